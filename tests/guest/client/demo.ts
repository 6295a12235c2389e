/** An example of the caravan game for the preview of its overlay: an offer, and the offer taken. */

import type { Now, OverlayGame, ShownTable } from '../../../client/table/overlay/part.ts';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { type Open, sentence } from './words.ts';

const TRADERS = [
  { name: 'Marco', color: 'red', coins: 65, goods: { salt: 2, silk: 1 } },
  { name: 'Lucia', color: 'blue', coins: 40, goods: { salt: 1, dates: 3 } },
  { name: 'Alvise', color: 'green', coins: 55, goods: { silk: 2, dates: 1 } },
] as const;
const SEATS = TRADERS.map((trader, seat) => ({ ...trader, seat, goal: null }));
const OFFER = { offer: 'o1', seat: 1, give: { dates: 2 }, ask: 10 } as const;

const TABLE: ShownTable = {
  stage: 'playing',
  pause: 'none',
  bank: 0,
  timers: [],
  matchId: '',
  code: '',
  seats: SEATS.map(({ seat, name, color }) => ({
    seat,
    name,
    color,
    bank: 0,
    taken: true,
    bot: '',
  })),
};

const at = (offers: Open['offers']): ViewBase => {
  const open: Open = {
    options: { rounds: 6 },
    round: 3,
    phase: 'trade',
    leader: 0,
    caravan: 12,
    dice: [2, 6, 4, 1, 3],
    visits: { 12: 1 },
    passed: [2],
    decider: [0, 1],
    result: null,
    offers,
    seats: SEATS,
  };
  return { version: 'cv-view/1', seq: 0, public: open };
};
const clock = (): number => 0;
const moment = (view: ViewBase): Now => ({ table: TABLE, view, line: null, log: [], clock });

export const demo = (): ReturnType<OverlayGame['demo']> => {
  const text = sentence({ type: 'offerMade', ...OFFER }, at([OFFER]));
  return {
    moments: [moment(at([])), moment(at([OFFER]))],
    lines: text ? [{ text, seat: OFFER.seat }] : [],
  };
};
