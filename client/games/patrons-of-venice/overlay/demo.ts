/** An example for the preview, where there is no table yet: a statue in the middle of a match among four. */

import type { RawGood } from '../../../../engine/games/patrons-of-venice/data.ts';
import type {
  PublicView,
  SeatView,
  View,
} from '../../../../engine/games/patrons-of-venice/types.ts';
import { VIEW_VERSION } from '../../../../engine/games/patrons-of-venice/view-shape.ts';
import type { Example } from '../../../table/overlay/make.ts';

type Told = Pick<SeatView, 'ducats' | 'handCount' | 'favours' | 'points' | 'cubesLeft'>;

const seatOf = (
  seat: number,
  name: string,
  color: string,
  told: Told,
  goods: readonly [left: RawGood, middle: RawGood, right: RawGood],
  reserved: readonly (number | null)[] = [],
): SeatView => {
  const ship = (k: number) => ({ good: goods[k] ?? 'wool', reservedBy: reserved[k] ?? null });
  return {
    seat,
    name,
    color,
    bot: false,
    hand: null,
    ...told,
    ships: { left: ship(0), middle: ship(1), right: ship(2) },
  };
};

const SEATS: readonly SeatView[] = [
  seatOf(
    ...([0, 'Bianca', 'red'] as const),
    { ducats: 2, handCount: 4, favours: 2, points: 8, cubesLeft: 6 },
    ['wine', 'wool', 'pepper'],
  ),
  seatOf(
    ...([1, 'Marco', 'blue'] as const),
    { ducats: 6, handCount: 4, favours: 1, points: 7, cubesLeft: 6 },
    ['wool', 'wool', 'iron'],
    [null, null, 1],
  ),
  seatOf(
    ...([2, 'Lucia', 'green'] as const),
    { ducats: 5, handCount: 5, favours: 1, points: 5, cubesLeft: 6 },
    ['wine', 'lumber', 'grain'],
  ),
  seatOf(
    ...([3, 'Alvise', 'purple'] as const),
    { ducats: 8, handCount: 3, favours: 2, points: 9, cubesLeft: 6 },
    ['grain', 'iron', 'grain'],
    [0],
  ),
];

const BEFORE: PublicView = {
  options: {},
  turn: 26,
  lead: 1,
  phase: 'sponsor',
  action: 'sponsor',
  decider: [2],
  seats: SEATS,
  market: { lumber: 1, wool: 1, silk: 5, iron: 3, cloth: 1, canvas: 2 },
  wharf: { lumber: 2, hemp: 2, grain: 1 },
  drawDeck: 28,
  discard: { wine: 1 },
  clothPile: 7,
  canvasPile: 5,
  favourPile: 12,
  tilesLeft: {
    draper: 1,
    canvaser: 1,
    wainwright: 1,
    armourer: 2,
    tentmaker: 0,
    tailor: 0,
    gondolaMaker: 0,
  },
  statuesLeft: 4,
  sites: {
    B01: { business: 'gondolaMaker', owner: 2 },
    B02: { business: 'canvaser', owner: 0 },
    B03: { business: 'draper', owner: 1 },
    B04: { business: 'canvaser', owner: 3 },
    B05: { business: 'draper', owner: 1 },
    B06: { business: 'canvaser', owner: 0 },
    B07: { business: 'gondolaMaker', owner: 1 },
    B10: { business: 'draper', owner: 2 },
    B11: { business: 'draper', owner: 2 },
    B12: { business: 'tentmaker', owner: 3 },
    B13: { business: 'tentmaker', owner: 0 },
    B14: { business: 'canvaser', owner: 3 },
    B17: { business: 'tailor', owner: 2 },
    B18: { business: 'wainwright', owner: 3 },
  },
  statues: ['MARG', 'POLO'],
  sail: null,
  buy: null,
  production: null,
  result: null,
};

/** Lucia has raised the third statue, on San Giacomo, where two of her drapers stand. */
const AFTER: PublicView = {
  ...BEFORE,
  decider: [3],
  seats: SEATS.map((one) => (one.seat === 2 ? { ...one, ducats: 0, points: 7 } : one)),
  statues: ['MARG', 'POLO', 'ORIO'],
  statuesLeft: 3,
};

/** A statue, before and after. */
export const demo: Example<View> = {
  version: VIEW_VERSION,
  positions: [BEFORE, AFTER],
  last: [{ type: 'statueRaised', seat: 2, campo: 'ORIO', price: 5 }],
  clock: { seat: 3, seconds: 12 },
};
