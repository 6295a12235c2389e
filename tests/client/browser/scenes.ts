/** Positions and moments that the pictures of the stage show. */

import type { JsonObject, Viewer } from '../../../engine/core/contract.ts';
import { SIZES } from './harness.ts';

export interface Scene {
  readonly name: string;
  /** A scenario; its `when` is staged. */
  readonly scenario: JsonObject;
  readonly viewer?: Viewer;
  /** Seconds into what is staged; nothing = the position at rest. */
  readonly at?: number;
  /** 0 morning … 3 night; noon if nothing is said. */
  readonly light?: number;
  readonly size?: { readonly width: number; readonly height: number };
  /** Medium if nothing is said. */
  readonly quality?: 'low' | 'medium';
  /** Once more at low quality. */
  readonly alsoLow?: true;
}

/** Pixels of the pictures in which nothing small has to be read. */
export const SMALL = { width: 640, height: 360 } as const;

const turn = (location: string): JsonObject => ({ seat: 0, location, kind: 'main' });
const pawn = (location: string): JsonObject => ({ location, spot: null });

const three = (own: JsonObject): JsonObject[] => [
  { cash: 140, ...own },
  { cash: 95, pawn: pawn('church') },
  { cash: 210, pawn: pawn('mercato') },
];

const RICH_AT = ['shops', 'church', 'guildHall', 'mercato', 'stockMarket'];
/** Five merchants in the evening of a long match. */
const rich: JsonObject = {
  phase: 'turn',
  round: 14,
  turnOrder: [0, 1, 2, 3, 4],
  turn: turn('shops'),
  marker: { holder: 4 },
  shops: {
    blacksmith: { resourcePrice: 35, sharePrice: 55, orders: 4 },
    jeweler: { resourcePrice: 80, sharePrice: 90, orders: 2 },
    miller: { resourcePrice: 20, sharePrice: 40, orders: 6 },
    spiceShop: { resourcePrice: 60, sharePrice: 75, orders: 0 },
    tailor: { resourcePrice: 45, sharePrice: 65, orders: 5 },
  },
  docks: [{ iron: 2, gems: 1 }, { spice: 1, grain: 1 }, { fabric: 2 }, { grain: 1, lumber: 1 }],
  offices: { officeNorth: 'lumber', officeSouth: 'fabric' },
  seats: (
    [
      { cash: 385, vp: 9, cubes: { iron: 3, gems: 1 }, shares: { blacksmith: 4, jeweler: 1 } },
      { cash: 240, vp: 12, cubes: { grain: 2 }, shares: { jeweler: 3, tailor: 1 } },
      { cash: 515, vp: 6, cubes: { spice: 2 }, shares: { miller: 3 } },
      { cash: 60, vp: 15, cubes: { fabric: 2 }, shares: { spiceShop: 2, miller: 1 } },
      { cash: 175, vp: 11, cubes: { lumber: 2 }, shares: { tailor: 3 } },
    ] as JsonObject[]
  ).map((seat, k) => ({ ...seat, pawn: pawn(RICH_AT[k] ?? 'shops') })),
};

const start: JsonObject = { round: 1, seats: [{}, {}, {}] };
const bids: JsonObject = {
  phase: 'bid',
  seats: [{ cash: 120, bid: 15 }, { cash: 100, bid: 30 }, { cash: 90 }],
};
const destinations: JsonObject = {
  phase: 'destination',
  round: 3,
  turnOrder: [0, 1, 2],
  seats: [{ cash: 90, destination: 'church' }, { cash: 120, destination: 'shops' }, { cash: 70 }],
};
const sale: JsonObject = {
  phase: 'turn',
  round: 6,
  turnOrder: [0, 1, 2],
  turn: turn('shops'),
  shops: { jeweler: { resourcePrice: 45, sharePrice: 50, orders: 5 } },
  seats: three({ cubes: { gems: 3 }, shares: { jeweler: 2 }, pawn: pawn('shops') }),
};
const split: JsonObject = {
  ...sale,
  shops: { jeweler: { resourcePrice: 95, sharePrice: 90, orders: 5 } },
};
const pour: JsonObject = {
  phase: 'turn',
  round: 6,
  turnOrder: [0, 1, 2],
  turn: turn('officeNorth'),
  offices: { officeNorth: 'iron', officeSouth: 'grain' },
  seats: three({ pawn: pawn('officeNorth') }),
};
const last: JsonObject = {
  ...rich,
  round: 16,
  turn: { seat: 0, location: 'church', kind: 'main' },
  seats: (rich.seats as JsonObject[]).map((seat) => ({ ...seat, pawn: pawn('church') })),
  activation: { location: 'church', mainDone: [1, 2, 3, 4], sharedDone: [1, 2, 3, 4] },
};

const sell: JsonObject = { seat: 0, action: { type: 'sellAtShop', shop: 'jeweler', count: 3 } };
const open = { money: 'open' };

export const SCENES: readonly Scene[] = [
  { name: 'start', scenario: { given: start, options: open }, alsoLow: true },
  { name: 'bid', scenario: { given: bids }, viewer: 2, light: 0 },
  {
    name: 'destinations',
    scenario: {
      given: destinations,
      when: [{ seat: 2, action: { type: 'submitDestination', location: 'docks' } }],
    },
    at: 1,
  },
  { name: 'rich-open', scenario: { given: rich, options: open }, light: 2 },
  {
    name: 'rich-hidden',
    scenario: { given: rich, options: { money: 'hidden' } },
    viewer: 0,
    alsoLow: true,
  },
  { name: 'sale', scenario: { given: sale, when: [sell], options: open }, at: 0.9 },
  { name: 'split', scenario: { given: split, when: [sell], options: open }, at: 2.4 },
  {
    name: 'pour',
    scenario: { given: pour, when: [{ seat: 0, action: { type: 'useOffice' } }] },
    at: 1.1,
  },
  { name: 'night', scenario: { given: { ...rich, round: 15 }, options: open }, light: 3 },
  {
    name: 'scoring',
    scenario: { given: last, options: open, when: [{ seat: 0, action: { type: 'endTurn' } }] },
    at: 5,
    light: 3,
  },
  {
    name: 'phone',
    scenario: { given: rich, options: open },
    size: { width: 390, height: 316 },
    quality: 'low',
  },
  {
    name: 'phone-tall',
    scenario: { given: rich, options: open },
    size: SIZES.phone,
    quality: 'low',
  },
];
