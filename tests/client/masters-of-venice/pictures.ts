/** The kept pictures of the city: lights and levels, phases, moments, each kind of place and piece. */

import { SIZES } from '../browser/harness.ts';
import type { Changed, Sheet } from '../pictures/rooms.ts';
import { given, type Wish, wish } from '../pictures/wish.ts';
import { SCENARIOS } from './positions.ts';

const { start, bid, destinations, rich, sale, split, pour, scoring, delivery } = SCENARIOS;

const PHONE = { width: 320, height: 640 };

export const KEPT: readonly Wish[] = [
  // Phases and moments.
  wish('start-morning', start, { light: 0 }),
  wish('bid', bid, { viewer: 2, light: 0 }),
  wish('destinations', destinations, { at: 1 }),
  wish('sale', sale, { at: 0.9, focus: 'jeweler' }),
  wish('split', split, { at: 2.4, focus: 'jeweler', light: 2 }),
  wish('delivery', delivery, { at: 1.2, focus: 'guildHall', viewer: 0 }),
  wish('bag', pour, { at: 1.1 }),
  wish('scoring', scoring, { at: 5, light: 3 }),
  // A rich position: lights and levels.
  wish('noon-low', rich, { quality: 'low' }),
  wish('night-low', rich, { quality: 'low', light: 3 }),
  wish('morning', rich, { light: 0 }),
  wish('noon-high', rich, { quality: 'high' }),
  wish('evening', rich, { light: 2 }),
  wish('night', rich, { light: 3 }),
  wish('phone', rich, { quality: 'low', size: PHONE }),
  // Each kind of place.
  wish('church', rich, { focus: 'church', light: 0 }),
  wish('mercato', rich, { focus: 'mercato' }),
  wish('stock-market', rich, { focus: 'stockMarket', light: 2 }),
  wish('dock', rich, { focus: 'dock2' }),
  wish('office', rich, { focus: 'officeSouth', light: 3 }),
  wish('shop', rich, { focus: 'spiceShop', quality: 'high' }),
  wish('palazzo', rich, { focus: 'palazzo1', light: 0 }),
  wish('water', rich, {
    focus: { x: 0, y: 2, z: 40, pitch: 0.12, yaw: 0.3, distance: 40 },
    light: 2,
  }),
  // Pieces.
  wish('cubes', rich, { focus: { x: -21, z: 33, distance: 16, pitch: 0.75 } }),
  wish('prices', rich, { focus: { x: 19, y: 5.6, z: -25.5, distance: 24, pitch: 0.8 } }),
  wish('coins', rich, { focus: { x: 45.5, z: 18.6, distance: 24, pitch: 0.8 } }),
  wish('cards', rich, { focus: { x: -9, z: 17.8, distance: 20, pitch: 0.85 } }),
  wish('gondola', rich, { focus: { x: 31, y: 1, z: 6.2, distance: 22, pitch: 0.5 } }),
  wish('dials', destinations, { focus: { x: 45.5, z: 18.6, distance: 26, pitch: 0.8 } }),
];

/** Pictures with the most content: the whole, and pieces from near by. */
export const DAILY = ['evening', 'cards'] as const;

/** Visible changes: each must differ from the kept picture of that name. */
export const CHANGED: readonly Changed[] = [
  {
    of: 'prices',
    what: 'a price five ducats higher',
    wish: wish('prices', given(rich, { shops: shopsWith('spiceShop', { resourcePrice: 65 }) }), {
      focus: { x: 19, y: 5.6, z: -25.5, distance: 24, pitch: 0.8 },
    }),
  },
  {
    of: 'cubes',
    what: 'a cube gone from its dock',
    wish: wish('cubes', given(rich, { docks: docksWithout('iron') }), {
      focus: { x: -21, z: 33, distance: 16, pitch: 0.75 },
    }),
  },
];

/** Pictures at low quality come first; a scene in motion may cost more. */
export const ALIKE: readonly Wish[] = [
  wish('start', start, { quality: 'low' }),
  wish('rich-hidden', SCENARIOS.richHidden, { viewer: 0, quality: 'low' }),
  wish('phone', rich, { quality: 'low', size: { width: 390, height: 316 } }),
  wish('phone-tall', rich, { quality: 'low', size: SIZES.phone }),
  wish('start', start),
  wish('bid', bid, { viewer: 2, light: 0 }),
  wish('destinations', destinations, { at: 1 }),
  wish('rich-open', rich, { light: 2 }),
  wish('rich-hidden', SCENARIOS.richHidden, { viewer: 0 }),
  wish('sale', sale, { at: 0.9 }),
  wish('split', split, { at: 2.4 }),
  wish('pour', pour, { at: 1.1 }),
  wish('night', SCENARIOS.lastRounds, { light: 3 }),
  wish('scoring', scoring, { at: 5, light: 3 }),
];

export const SHEET: Sheet = {
  full: rich,
  phases: {
    start: { scenario: start },
    bid: { scenario: bid, viewer: 2 },
    destination: { scenario: destinations, viewer: 2 },
    turn: { scenario: rich },
    shops: { scenario: sale, viewer: 0 },
    scoring: { scenario: scoring, at: 5 },
  },
  places: [
    'church',
    'mercato',
    'guildHall',
    'stockMarket',
    'officeNorth',
    'officeSouth',
    'dock2',
    'blacksmith',
    'jeweler',
    'tailor',
    'palazzo0',
    'palazzo1',
  ],
  moments: {
    dials: { scenario: destinations, instants: [0.4, 1, 1.8] },
    sale: { scenario: sale, focus: 'jeweler', instants: [0.4, 0.9, 1.8] },
    split: { scenario: split, focus: 'jeweler', light: 2, instants: [1.2, 2.4, 3.6] },
    bag: { scenario: pour, focus: 'dock2', light: 0, instants: [0.6, 1.1, 1.8] },
    delivery: { scenario: delivery, focus: 'guildHall', viewer: 0, instants: [0.5, 1.2, 2] },
    scoring: { scenario: scoring, light: 3, instants: [2, 5, 8] },
  },
};

type Shops = { [shop: string]: object };

function shopsWith(shop: string, change: object): { [shop: string]: never } {
  const { shops } = rich.given as { shops: Shops };
  return { ...shops, [shop]: { ...shops[shop], ...change } } as { [shop: string]: never };
}

function docksWithout(resource: string): never[] {
  const { docks } = rich.given as unknown as { docks: { [resource: string]: number }[] };
  return docks.map((dock, k) =>
    k === 0 ? { ...dock, [resource]: (dock[resource] ?? 1) - 1 } : dock,
  ) as never[];
}
