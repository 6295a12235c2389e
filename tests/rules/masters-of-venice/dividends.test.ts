import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { turnAt } from './positions.ts';
import type { Table } from './table.ts';

/** Sells fabric for exactly `total`; seats own 0, 1 and 2 tailor shares. */
function sale(resourcePrice: number, count: number): Table {
  const table = turnAt('shops', {
    shops: { tailor: { resourcePrice, orders: 15 } },
    seats: [
      { cash: 0, cubes: { fabric: count } },
      { cash: 0, shares: { tailor: 1 } },
      { cash: 0, shares: { tailor: 2 } },
    ],
  });
  return table.do(0, { type: 'sellAtShop', shop: 'tailor', count });
}

rule(
  ['MV-521', 'MV-522', 'MV-523'],
  'The total, to the nearest hundred; 10 % of it per share',
  () => {
    for (const [price, count, perShare] of [
      [5, 1, 0], // 10
      [20, 1, 0], // 40
      [15, 1, 0], // 30
      [5, 4, 0], // 40
      [25, 1, 10], // exactly 50
      [5, 5, 10], // 50
      [30, 1, 10], // 60
      [65, 1, 10], // 130
      [70, 1, 10], // 140
      [75, 1, 20], // exactly 150
      [50, 2, 20], // 200
      [60, 2, 20], // 240
      [25, 5, 30], // exactly 250
      [100, 4, 80], // 800
      [100, 15, 300], // 3000
    ] as const) {
      const table = sale(price, count);
      expect(table.allCash()).toEqual([2 * price * count, perShare, 2 * perShare]);
      const paid = table.events('dividendPaid').map((event) => event.perShare);
      expect(paid).toEqual(perShare > 0 ? [perShare] : []);
    }
  },
);

rule('MV-521', 'Only shares of that shop count, the seller’s own too', () => {
  const table = turnAt('shops', {
    seats: [
      { cash: 0, cubes: { fabric: 2 }, shares: { tailor: 3 } },
      { cash: 0, shares: { miller: 5, officeNorth: 4 } },
    ],
  });
  table.do(0, { type: 'sellAtShop', shop: 'tailor', count: 2 });
  expect(table.allCash()).toEqual([160 + 60, 0]);
});

rule('MV-524', 'Using a Shipping Office pays 10 per share of that office', () => {
  const seats = [
    { cash: 0, shares: { officeNorth: 2, officeSouth: 1 } },
    { cash: 0, shares: { officeSouth: 3 } },
    { cash: 0, shares: { officeNorth: 1, tailor: 4 } },
  ];
  const north = turnAt(
    'officeNorth',
    { seats },
    { draws: ['iron', 'iron', 'iron', 'iron', 'iron'] },
  );
  north.do(0, { type: 'useOffice' });
  const placement = { 1: 'iron', 2: 'iron', 3: 'iron', 4: 'iron' } as const;
  north.do(0, { type: 'placeCubes', placement });
  expect(north.allCash()).toEqual([20, 0, 10]);
  const south = turnAt(
    'officeSouth',
    { seats },
    { draws: ['iron', 'iron', 'iron', 'iron', 'iron'] },
  );
  south.do(0, { type: 'useOffice' }).do(0, { type: 'placeCubes', placement });
  expect(south.allCash()).toEqual([10, 30, 0]);
  // A visit without using it pays nothing.
  const visit = turnAt('officeNorth', { seats }).end(0);
  expect(visit.allCash()).toEqual([0, 0, 0]);
});

rule('MV-525', 'Dividends come from the bank, at once, to all owners', () => {
  const table = sale(75, 1);
  expect(table.events('paid')).toEqual([
    { type: 'paid', seat: 0, amount: 150, reason: 'sale' },
    { type: 'paid', seat: 1, amount: 20, reason: 'dividend' },
    { type: 'paid', seat: 2, amount: 40, reason: 'dividend' },
  ]);
  expect(table.pub().turn).not.toBeNull();
  // Before the pegs move: the order of a deal.
  const types = table.eventTypes().filter((type) => type !== 'paid' && type !== 'pawnStepped');
  expect(types.indexOf('dividendPaid')).toBeLessThan(types.indexOf('pegMoved'));
});
