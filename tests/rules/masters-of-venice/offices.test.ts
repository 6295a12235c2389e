import { expect } from 'vitest';
import type { Resource } from '../../../engine/games/masters-of-venice/data.ts';
import { rule } from '../rule.ts';
import { type Given, turnAt } from './positions.ts';
import type { Table } from './table.ts';

const use = { type: 'useOffice' } as const;
const place = (a: Resource, b: Resource, c: Resource, d: Resource) =>
  ({ type: 'placeCubes', placement: { 1: a, 2: b, 3: c, 4: d } }) as const;

/** Seat 0 at officeNorth, which has an iron cube. */
function north(given: Given, ...draws: Resource[]): Table {
  const offices = { officeNorth: 'iron', officeSouth: 'spice' };
  return turnAt('officeNorth', { offices, ...given }, { draws });
}
const five: Resource[] = ['grain', 'lumber', 'gems', 'gems', 'fabric'];

rule(['MV-471', 'MV-475'], 'The cube at the office is free and moves no price', () => {
  const table = north({}, ...five).do(0, use);
  expect(table.cubes(0)).toEqual({ iron: 1 });
  expect(table.cash(0)).toBe(100);
  expect(table.price('iron')).toBe(40);
  expect(table.refusal(0, use)).toBe('E_PENDING');
  table.do(0, place('lumber', 'gems', 'gems', 'fabric'));
  expect(table.refusal(0, use)).toBe('E_USED');
  // The other office is another place.
  expect(table.pub().offices.officeSouth).toBe('spice');
  const south = turnAt(
    'officeSouth',
    { offices: { officeNorth: 'iron', officeSouth: 'spice' } },
    { draws: five },
  );
  south.do(0, use);
  expect(south.cubes(0)).toEqual({ spice: 1 });
  expect(south.pub().offices).toEqual({ officeNorth: 'iron', officeSouth: 'grain' });
  expect(turnAt('church').refusal(0, use)).toBe('E_LOCATION');
  // An empty office gives nothing and is filled all the same.
  const empty = north({ offices: { officeNorth: null, officeSouth: null } }, ...five).do(0, use);
  expect(empty.cubes(0)).toEqual({});
  expect(empty.pub().offices.officeNorth).toBe('grain');
});

rule('MV-472', 'A random cube from the bag takes its place', () => {
  const table = north({}, ...five).do(0, use);
  expect(table.pub().offices.officeNorth).toBe('grain');
  expect(table.bag('grain')).toBe(14);
  const seen = new Set<unknown>();
  for (let seed = 0; seed < 60; seed++) {
    const offices = { officeNorth: 'iron', officeSouth: 'spice' };
    const random = turnAt('officeNorth', { offices }, { seed }).do(0, use);
    seen.add(random.pub().offices.officeNorth);
  }
  expect(seen.size).toBe(6);
});

rule('MV-473', 'Four more cubes, one for each dock as the player likes', () => {
  const table = north({}, ...five).do(0, use);
  expect(table.pub().pending).toEqual({
    kind: 'placeCubes',
    seat: 0,
    drawn: ['lumber', 'gems', 'gems', 'fabric'],
  });
  // Four cubes, two of them alike: 12 ways.
  expect(table.legal(0).length).toBe(12);
  for (const placement of [
    {},
    { 1: 'lumber', 2: 'gems', 3: 'gems' },
    { 1: 'lumber', 2: 'gems', 3: 'fabric', 4: 'fabric' },
    { 1: 'lumber', 2: 'gems', 3: 'gems', 4: 'iron' },
  ])
    expect(table.refusal(0, { type: 'placeCubes', placement })).toBe('E_PLACEMENT');
  expect(table.refusal(0, { type: 'endTurn' })).toBe('E_PENDING');
  expect(table.refusal(1, place('lumber', 'gems', 'gems', 'fabric'))).toBe('E_TURN');
  table.do(0, place('gems', 'fabric', 'lumber', 'gems'));
  expect(table.pub().docks).toEqual([{ gems: 1 }, { fabric: 1 }, { lumber: 1 }, { gems: 1 }]);
  expect(table.pub().pending).toBeNull();
  expect(table.phase()).toBe('turn');
});

rule(['MV-474', 'MV-542'], 'The price falls one step for each of the five, on drawing', () => {
  const table = north({}, ...five).do(0, use);
  // Before anything is placed.
  const prices = { iron: 40, spice: 40, grain: 35, lumber: 35, gems: 30, fabric: 35 };
  expect(table.prices()).toEqual(prices);
  table.do(0, place('lumber', 'gems', 'gems', 'fabric'));
  expect(table.prices()).toEqual(prices);
  const same = north({}, 'gems', 'gems', 'gems', 'gems', 'gems').do(0, use);
  expect(same.price('gems')).toBe(15);
  expect(Object.values(same.sharePrices())).toEqual([40, 40, 40, 40, 40]);
  expect(Object.values(same.allOrders())).toEqual([2, 2, 2, 2, 2]);
});

/** Holds everything but `left` cubes, which stay in the bag. */
function shortBag(left: { readonly [r in Resource]?: number }, harborMaster = false): Table {
  const all: Resource[] = ['iron', 'lumber', 'spice', 'grain', 'gems', 'fabric'];
  const held = Object.fromEntries(
    all.map((r) => [r, 15 - (left[r] ?? 0) - (r === 'iron' ? 1 : 0)]),
  );
  return turnAt('officeNorth', {
    offices: { officeNorth: 'iron', officeSouth: null },
    seats: [
      { characters: harborMaster ? ['harborMaster'] : [], shares: { officeNorth: 1 } },
      { cubes: held },
      {},
    ],
  });
}

rule('MV-476', 'When the bag runs short: free cube, office, docks, as far as possible', () => {
  const two = shortBag({ gems: 3 }).do(0, use);
  expect(two.pub().offices.officeNorth).toBe('gems');
  expect(two.pub().pending?.drawn).toEqual(['gems', 'gems']);
  expect(two.legal(0).length).toBe(6);
  expect(two.refusal(0, { type: 'placeCubes', placement: { 1: 'gems' } })).toBe('E_PLACEMENT');
  two.do(0, { type: 'placeCubes', placement: { 2: 'gems', 4: 'gems' } });
  expect(two.pub().docks).toEqual([{}, { gems: 1 }, {}, { gems: 1 }]);
  expect(two.price('gems')).toBe(25);
  expect(two.events('cubesPlaced')).toStrictEqual([
    { type: 'cubesPlaced', seat: 0, placement: { 2: 'gems', 4: 'gems' } },
  ]);
  // Nothing for the docks: no question, but the dividend is paid.
  const one = shortBag({ gems: 1 }).do(0, use);
  expect(one.pub().offices.officeNorth).toBe('gems');
  expect(one.pub().pending).toBeNull();
  expect(one.cash(0)).toBe(110);
  const none = shortBag({}).do(0, use);
  expect(none.pub().offices.officeNorth).toBeNull();
  expect(none.cubes(0)).toEqual({ iron: 1 });
  expect(none.cash(0)).toBe(110);
  // The Harbor Master's cube comes first.
  const harbor = shortBag({ gems: 1 }, true).do(0, use);
  expect(harbor.cubes(0)).toEqual({ iron: 1, gems: 1 });
  expect(harbor.pub().offices.officeNorth).toBeNull();
});
