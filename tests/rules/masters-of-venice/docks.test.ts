import { expect } from 'vitest';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import type { Cubes, DockNumber } from '../../../engine/games/masters-of-venice/types.ts';
import { rule } from '../rule.ts';
import { same, someSteps } from './matches.ts';
import { turnAt } from './positions.ts';

const buy = (dock: DockNumber, cubes: Cubes) =>
  ({ type: 'useDock', dock, buy: cubes, steal: null }) as const;

rule('MV-401', 'One dock a turn, any or all of its cubes', () => {
  const docks = [{ gems: 2, iron: 1 }, { spice: 1 }, {}, {}];
  const table = turnAt('docks', { docks, seats: [{ cash: 500 }, {}] });
  // Two gems and an iron: 3 × 2 − 1 choices; one spice: one.
  expect(table.legal(0, 'useDock').length).toBe(5 + 1);
  expect(table.refusal(0, buy(1, {}))).toBe('E_EMPTY');
  expect(table.refusal(0, buy(1, { gems: 3 }))).toBe('E_NOT_THERE');
  expect(table.refusal(0, buy(2, { gems: 1 }))).toBe('E_NOT_THERE');
  expect(table.refusal(0, buy(3, { gems: 1 }))).toBe('E_NOT_THERE');
  const all = table.copy().do(0, buy(1, { gems: 2, iron: 1 }));
  expect(all.cubes(0)).toEqual({ gems: 2, iron: 1 });
  expect(all.pub().docks).toEqual([{}, { spice: 1 }, {}, {}]);
  table.do(0, buy(1, { gems: 1 }));
  expect(table.pub().docks).toEqual([{ gems: 1, iron: 1 }, { spice: 1 }, {}, {}]);
  expect(table.refusal(0, buy(1, { gems: 1 }))).toBe('E_USED');
  expect(table.refusal(0, buy(2, { spice: 1 }))).toBe('E_USED');
});

rule('MV-402', 'Each cube costs the price before the purchase', () => {
  const shops = { jeweler: { resourcePrice: 30 }, blacksmith: { resourcePrice: 35 } };
  const given = { shops, docks: [{}, { gems: 3, iron: 1 }, {}, {}] };
  const table = turnAt('docks', { ...given, seats: [{ cash: 125 }, {}] });
  table.do(0, buy(2, { gems: 3, iron: 1 }));
  expect(table.cash(0)).toBe(0);
  expect(table.events('paid')).toEqual([{ type: 'paid', seat: 0, amount: -125, reason: 'dock' }]);
  const poor = turnAt('docks', { ...given, seats: [{ cash: 120 }, {}] });
  expect(poor.refusal(0, buy(2, { gems: 3, iron: 1 }))).toBe('E_CASH');
  expect(poor.refusal(0, buy(2, { gems: 3 }))).toBeNull();
});

rule(['MV-403', 'MV-541'], 'For each cube bought its price rises one step, lumber too', () => {
  const docks = [{ gems: 2, lumber: 3, spice: 1 }, {}, {}, {}];
  const table = turnAt('docks', { docks, lumberPrice: 20, seats: [{ cash: 500 }, {}] });
  table.do(0, buy(1, { gems: 2, lumber: 3 }));
  const prices = { iron: 40, spice: 40, grain: 40, fabric: 40 };
  expect(table.prices()).toEqual({ ...prices, gems: 50, lumber: 35 });
  expect(table.sharePrices().jeweler).toBe(40);
  expect(table.allOrders().jeweler).toBe(2);
});

rule('MV-404', 'Only Shipping Offices refill docks, and docks hold any number', () => {
  const total = (s: S.State): number => s.subarray(S.DOCK, S.DOCK + 24).reduce((a, b) => a + b, 0);
  for (const { before, after, action } of someSteps()) {
    if (total(after) > total(before)) expect(action.type).toBe('placeCubes');
    if (action.type === 'placeCubes') continue;
    for (let i = S.DOCK; i < S.DOCK + 24; i++) same(after[i] <= before[i], true);
  }
  const full = { iron: 14, gems: 15, grain: 15, spice: 15 };
  const table = turnAt(
    'officeSouth',
    { docks: [full, {}, {}, {}], offices: { officeNorth: null, officeSouth: null } },
    { draws: ['lumber', 'lumber', 'fabric', 'lumber', 'iron'] },
  );
  table.do(0, { type: 'useOffice' });
  const placement = { 1: 'iron', 2: 'fabric', 3: 'lumber', 4: 'lumber' } as const;
  table.do(0, { type: 'placeCubes', placement });
  expect(table.pub().docks[0]).toEqual({ ...full, iron: 15 });
});
