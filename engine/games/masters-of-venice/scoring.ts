/** End of the game and final scoring (rules, section 6). */

import type { Standing } from '../../core/contract.ts';
import type { EventSink } from '../../core/events.ts';
import { GUILD_ORDER_IDS, RUMOR_IDS, UNDELIVERED_PENALTY } from './data.ts';
import { tell } from './effects/emit.ts';
import { pay } from './effects/pay.ts';
import {
  at,
  CASH,
  CUBES,
  HAND,
  HAND_SIZE,
  OWED,
  PHASE,
  PHASE_FINISHED,
  PRICE,
  RUMORS,
  RUMORS_SIZE,
  SEATS,
  SHARE,
  SHARES,
  type State,
  TRACK,
  VP,
} from './state.ts';
import type { ResultRow } from './types.ts';

/** To the nearest hundred, halves up. */
export const roundHundreds = (ducats: number): number => Math.floor((ducats + 50) / 100);

/** Value of a seat's cubes at current prices. */
export function cubeValue(s: State, seat: number): number {
  let value = 0;
  for (let r = 0; r < 6; r++) value += s[CUBES + at(seat) + r] * s[PRICE + r];
  return value;
}

/** MV-702, MV-709: half the value of the cubes, up to the next multiple of 5 (Q25). */
export const taxOn = (value: number): number => 5 * Math.ceil(value / 10);

/** MV-705: all shares together at current prices, offices at 20 (MV-011). */
export function shareValue(s: State, seat: number): number {
  let value = 0;
  for (let k = 0; k < 7; k++) value += s[SHARES + at(seat) + k] * s[SHARE + k];
  return value;
}

type Step = 'track' | 'tax' | 'orders' | 'shares' | 'cash';

/** One step of one seat: changes the total and emits it. Totals may be negative (MV-710). */
function step(
  s: State,
  seat: number,
  name: Step,
  amount: number,
  vp: number,
  sink: EventSink | null,
): void {
  if (name !== 'track') s[VP + at(seat)] += vp;
  if (sink === null) return;
  const total = s[VP + at(seat)];
  tell(sink, { type: 'scoringStep', step: name, seat, amount, vp, total });
}

/** MV-702, MV-703: the tax in cash; each started hundred of an unpaid rest costs 1 VP. */
function levyTax(s: State, seat: number, sink: EventSink | null): void {
  const tax = taxOn(cubeValue(s, seat));
  const paid = Math.min(tax, s[CASH + at(seat)]);
  const owed = tax - paid;
  s[OWED + at(seat)] = owed;
  pay(s, seat, -paid, 'tax', sink);
  step(s, seat, 'tax', tax, 0 - Math.ceil(owed / 100), sink);
}

/** The match is over: hands open, then the steps of section 6, each for all seats. */
export function scoreMatch(s: State, sink: EventSink | null): void {
  const n = s[SEATS];
  s[PHASE] = PHASE_FINISHED;
  for (let p = 0; p < n; p++) {
    if (sink !== null) {
      const guildOrders = handIds(s, p);
      tell(sink, { type: 'handsRevealed', seat: p, guildOrders, rumors: rumorIds(s, p) });
    }
  }
  for (let p = 0; p < n; p++) {
    s[TRACK + at(p)] = s[VP + at(p)];
    step(s, p, 'track', s[VP + at(p)], s[VP + at(p)], sink);
  }
  for (let p = 0; p < n; p++) levyTax(s, p, sink);
  for (let p = 0; p < n; p++) {
    const held = s[HAND_SIZE + at(p)];
    step(s, p, 'orders', held, 0 - UNDELIVERED_PENALTY * held, sink); // MV-704
  }
  for (let p = 0; p < n; p++) {
    const value = shareValue(s, p);
    step(s, p, 'shares', value, roundHundreds(value), sink); // MV-705
  }
  for (let p = 0; p < n; p++) {
    const cash = s[CASH + at(p)];
    step(s, p, 'cash', cash, roundHundreds(cash), sink); // MV-706
  }
  if (sink !== null)
    tell(sink, { type: 'finalScored', table: resultTable(s), winners: winners(s) });
}

const handIds = (s: State, seat: number): string[] =>
  Array.from(
    { length: s[HAND_SIZE + at(seat)] },
    (_, i) => GUILD_ORDER_IDS[s[HAND + at(seat) + i]],
  );
const rumorIds = (s: State, seat: number): string[] =>
  Array.from({ length: s[RUMORS_SIZE + at(seat)] }, (_, i) => RUMOR_IDS[s[RUMORS + at(seat) + i]]);

/** The result of a finished match, a row a seat. */
export function resultTable(s: State): ResultRow[] {
  return Array.from({ length: s[SEATS] }, (_, seat) => {
    const value = cubeValue(s, seat);
    const owed = s[OWED + at(seat)];
    const held = s[HAND_SIZE + at(seat)];
    const shares = shareValue(s, seat);
    const cash = s[CASH + at(seat)];
    return {
      seat,
      track: s[TRACK + at(seat)],
      cubeValue: value,
      tax: taxOn(value),
      owed,
      vpTax: 0 - Math.ceil(owed / 100),
      guildOrders: handIds(s, seat),
      rumors: rumorIds(s, seat),
      vpOrders: 0 - UNDELIVERED_PENALTY * held,
      shareValue: shares,
      vpShares: roundHundreds(shares),
      cash,
      vpCash: roundHundreds(cash),
      total: s[VP + at(seat)],
    };
  });
}

/** MV-707, MV-708: positive if `a` ranks before `b`: VP, then cash, then value of the shares. */
function compareSeats(s: State, a: number, b: number): number {
  return (
    s[VP + at(a)] - s[VP + at(b)] ||
    s[CASH + at(a)] - s[CASH + at(b)] ||
    shareValue(s, a) - shareValue(s, b)
  );
}

/** The winners of a finished match: several if the victory is shared. */
export function winners(s: State): number[] {
  const n = s[SEATS];
  const best: number[] = [];
  for (let p = 0; p < n; p++) {
    let beaten = false;
    for (let q = 0; q < n; q++) beaten ||= compareSeats(s, q, p) > 0;
    if (!beaten) best.push(p);
  }
  return best;
}

/** VP of every seat; winners only once the match is finished. */
export function standings(s: State): Standing[] {
  const first = s[PHASE] === PHASE_FINISHED ? winners(s) : [];
  return Array.from({ length: s[SEATS] }, (_, seat) => ({
    seat,
    score: s[VP + at(seat)],
    winner: first.includes(seat),
  }));
}
