import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { type Given, type GivenSeat, turnAt } from './positions.ts';
import type { Table } from './table.ts';

/** Final scoring of these seats: the last turns of round 16, passed. */
function final(seats: GivenSeat[], given: Given = {}): Table {
  const table = turnAt('church', {
    round: 16,
    ...given,
    seats: seats.map((seat) => ({ cash: 0, ...seat })),
  });
  table.order();
  return table;
}
const row = (table: Table, seat = 0) => table.pub().result?.table[seat];

rule('MV-701', 'After the round of the Final Turn space the game is over', () => {
  const table = final([{}, {}]);
  expect(table.phase()).toBe('finished');
  expect(table.deciders()).toEqual([]);
  for (const action of [{ type: 'endTurn' }, { type: 'submitBid', amount: 0 }])
    expect(table.refusal(0, action)).toBe('E_PHASE');
  expect(table.legal(0)).toEqual([]);
});

rule('MV-702', 'Cubes are taxed at half their value, in cash, and worth nothing', () => {
  const shops = { jeweler: { resourcePrice: 60 }, tailor: { resourcePrice: 30 } };
  const table = final([{ cash: 500, cubes: { gems: 2, fabric: 1, lumber: 1 } }, {}], {
    shops,
    lumberPrice: 50,
  });
  expect(row(table)).toMatchObject({
    cubeValue: 200,
    tax: 100,
    owed: 0,
    vpTax: 0,
    cash: 400,
    vpCash: 4,
    total: 4,
  });
  expect(table.cash(0)).toBe(400);
  expect(final([{ cash: 500 }, {}]).cash(0)).toBe(500);
});

rule('MV-703', 'Who cannot pay loses all cash and 1 VP per started hundred owed', () => {
  const owing = (cash: number, gems: number): unknown => {
    const shops = { jeweler: { resourcePrice: 100 } };
    const table = final([{ cash, vp: 10, cubes: { gems } }, {}], { shops });
    expect(table.cash(0)).toBe(row(table)?.cash);
    return row(table);
  };
  expect(owing(200, 4)).toMatchObject({ tax: 200, owed: 0, vpTax: 0, cash: 0, total: 10 });
  expect(owing(195, 4)).toMatchObject({ tax: 200, owed: 5, vpTax: -1, cash: 0, total: 9 });
  expect(owing(100, 4)).toMatchObject({ owed: 100, vpTax: -1, cash: 0, total: 9 });
  expect(owing(95, 4)).toMatchObject({ owed: 105, vpTax: -2, cash: 0, total: 8 });
  expect(owing(0, 10)).toMatchObject({ tax: 500, owed: 500, vpTax: -5, cash: 0, total: 5 });
  expect(owing(205, 4)).toMatchObject({ owed: 0, cash: 5, vpCash: 0, total: 10 });
});

rule('MV-704', 'Each undelivered order costs 2 VP', () => {
  const table = final([
    { vp: 10, guildOrders: ['GO-01', 'GO-02', 'GO-03'] },
    { vp: 10, delivered: ['GO-04'] },
    { vp: 10, guildOrders: ['GO-05'] },
  ]);
  expect([0, 1, 2].map((p) => row(table, p)?.vpOrders)).toEqual([-6, 0, -2]);
  expect([0, 1, 2].map((p) => row(table, p)?.total)).toEqual([4, 10, 8]);
  expect(row(table)?.guildOrders).toEqual(['GO-01', 'GO-02', 'GO-03']);
});

rule('MV-705', 'All shares together, rounded once to the nearest hundred', () => {
  const value = (shares: object, sharePrice = 40): unknown => {
    const shops = { tailor: { sharePrice }, miller: { sharePrice } };
    return row(final([{ shares }, {}], { shops }));
  };
  expect(value({ tailor: 1 })).toMatchObject({ shareValue: 40, vpShares: 0 });
  expect(value({ tailor: 1 }, 45)).toMatchObject({ shareValue: 45, vpShares: 0 });
  expect(value({ tailor: 1 }, 50)).toMatchObject({ shareValue: 50, vpShares: 1 });
  // 40 + 40 + 3 × 20: rounded one by one it would be nothing.
  const mixed = { tailor: 1, miller: 1, officeNorth: 2, officeSouth: 1 };
  expect(value(mixed)).toMatchObject({ shareValue: 140, vpShares: 1, total: 1 });
  expect(value({ tailor: 3 }, 50)).toMatchObject({ shareValue: 150, vpShares: 2 });
  expect(value({ tailor: 10, miller: 10 }, 100)).toMatchObject({ vpShares: 20, total: 20 });
});

rule('MV-706', 'Remaining cash, rounded to the nearest hundred', () => {
  for (const [cash, vp] of [
    [0, 0],
    [45, 0],
    [50, 1],
    [145, 1],
    [150, 2],
    [1150, 12],
    [1145, 11],
  ] as const)
    expect(row(final([{ cash }, {}]))).toMatchObject({ cash, vpCash: vp, total: vp });
});

rule('MV-707', 'Most VP wins', () => {
  const winners = (...vps: number[]): readonly number[] | undefined =>
    final(vps.map((vp) => ({ vp }))).pub().result?.winners;
  expect(winners(3, 9, 5)).toEqual([1]);
  expect(winners(10, 9, 5, 9)).toEqual([0]);
  expect(winners(-3, -2)).toEqual([1]);
  const table = final([{ vp: 20 }, { vp: 19, cash: 300 }]);
  expect(table.pub().result?.winners).toEqual([1]);
  expect(table.pub().seats.map((seat) => seat.vp)).toEqual([20, 22]);
});

rule('MV-708', 'Ties: more cash, then more stock value, else a shared victory', () => {
  const winners = (...seats: GivenSeat[]): readonly number[] | undefined =>
    final(seats).pub().result?.winners;
  // The same cash VP, but more ducats.
  expect(winners({ vp: 5, cash: 140 }, { vp: 5, cash: 145 })).toEqual([1]);
  // After the tax: 200 − 20 = 180 against 190, both 2 VP.
  expect(winners({ vp: 5, cash: 200, cubes: { gems: 1 } }, { vp: 5, cash: 190 })).toEqual([1]);
  expect(
    winners(
      { vp: 5, cash: 140, shares: { tailor: 2 } },
      { vp: 5, cash: 140, shares: { miller: 3 } },
    ),
  ).toEqual([1]);
  expect(
    winners(
      { vp: 4, cash: 140 },
      { vp: 5, cash: 140, shares: { tailor: 1 } },
      { vp: 5, cash: 140, shares: { miller: 1 } },
    ),
  ).toEqual([1, 2]);
  expect(winners({ vp: 4 }, { vp: 4 }, { vp: 4 })).toEqual([0, 1, 2]);
});

rule('MV-709', 'Half values of the tax are rounded up to the next 5', () => {
  for (const [resourcePrice, tax] of [
    [5, 5],
    [10, 5],
    [15, 10],
    [20, 10],
    [25, 15],
    [95, 50],
    [100, 50],
  ] as const) {
    const shops = { jeweler: { resourcePrice } };
    const table = final([{ cash: 100, cubes: { gems: 1 } }, {}], { shops });
    expect(row(table)).toMatchObject({ cubeValue: resourcePrice, tax, cash: 100 - tax });
  }
});

rule('MV-710', 'Totals may be negative', () => {
  const cards = ['GO-01', 'GO-02', 'GO-03'];
  const table = final([{ cash: 0, cubes: { gems: 5 }, guildOrders: cards }, {}]);
  expect(row(table)).toMatchObject({ vpTax: -1, vpOrders: -6, total: -7 });
  expect(table.vp(0)).toBe(-7);
});
