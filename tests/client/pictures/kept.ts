/**
 * The pictures that `npm test` compares with what is kept: every side of a game, once. A further
 * game has its own in its room, `tests/client/ID/pictures.ts`, named after it.
 */

import { existsSync, readdirSync } from 'node:fs';

import { DELIVERY, given, scenarioOf, type Wish, wish } from './wish.ts';

const start = scenarioOf('start');
const bid = scenarioOf('bid');
const destinations = scenarioOf('destinations');
const rich = scenarioOf('rich-open');
const sale = scenarioOf('sale');
const split = scenarioOf('split');
const pour = scenarioOf('pour');
const scoring = scenarioOf('scoring');

const PHONE = { width: 320, height: 640 };

interface Changed {
  readonly of: string;
  readonly what: string;
  readonly wish: Wish;
}

/** What the games' rooms keep. */
interface Room {
  readonly KEPT: readonly Wish[];
  readonly CHANGED: readonly Changed[];
}
const HERE = new URL('..', import.meta.url);
const rooms = readdirSync(HERE)
  .map((id) => new URL(`${id}/pictures.ts`, HERE))
  .filter((file) => existsSync(file))
  .map(async (file) => (await import(file.href)) as Room);
const others = await Promise.all(rooms);

const OWN: readonly Wish[] = [
  // Phases and moments.
  wish('start-morning', start, { light: 0 }),
  wish('bid', bid, { viewer: 2, light: 0 }),
  wish('destinations', destinations, { at: 1 }),
  wish('sale', sale, { at: 0.9, focus: 'jeweler' }),
  wish('split', split, { at: 2.4, focus: 'jeweler', light: 2 }),
  wish('delivery', DELIVERY, { at: 1.2, focus: 'guildHall', viewer: 0 }),
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

const OWN_CHANGED: readonly Changed[] = [
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

export const KEPT: readonly Wish[] = [...OWN, ...others.flatMap((room) => room.KEPT)];

/** Changes that a person would see: each must be told from the kept picture of that name. */
export const CHANGED: readonly Changed[] = [
  ...OWN_CHANGED,
  ...others.flatMap((room) => room.CHANGED),
];

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
