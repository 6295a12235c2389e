/** Positions and moments of the first game that its pictures show. */

import type { JsonObject } from '../../../engine/core/contract.ts';

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
const chosen: JsonObject = { seat: 2, action: { type: 'submitDestination', location: 'docks' } };

/** Scenarios by the name of their subject; their `when` is staged. */
export const SCENARIOS = {
  start: { given: start, options: open },
  bid: { given: bids },
  destinations: { given: destinations, when: [chosen] },
  rich: { given: rich, options: open },
  richHidden: { given: rich, options: { money: 'hidden' } },
  sale: { given: sale, when: [sell], options: open },
  split: { given: split, when: [sell], options: open },
  pour: { given: pour, when: [{ seat: 0, action: { type: 'useOffice' } }] },
  lastRounds: { given: { ...rich, round: 15 }, options: open },
  scoring: { given: last, options: open, when: [{ seat: 0, action: { type: 'endTurn' } }] },
  /** A delivery to the guild hall, about to be made. */
  delivery: {
    given: {
      phase: 'turn',
      round: 6,
      turnOrder: [0, 1, 2],
      turn: turn('guildHall'),
      seats: three({
        cubes: { lumber: 2, gems: 1 },
        guildOrders: ['GO-05'],
        pawn: pawn('guildHall'),
      }),
    },
    when: [{ seat: 0, action: { type: 'deliverOrder', card: 'GO-05', takeVp: 2 } }],
  },
} satisfies { readonly [name: string]: JsonObject };
