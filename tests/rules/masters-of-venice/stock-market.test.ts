import { expect } from 'vitest';
import type { Lots } from '../../../engine/games/masters-of-venice/types.ts';
import { rule } from '../rule.ts';
import { turnAt } from './positions.ts';

const buy = (lots: Lots) => ({ type: 'buyShares', lots }) as const;
const sell = (lots: Lots) => ({ type: 'sellShares', lots }) as const;

rule('MV-431', 'One to three shares, alike or different, at current prices', () => {
  const shops = { miller: { sharePrice: 25 }, tailor: { sharePrice: 70 } };
  const table = turnAt('stockMarket', { shops, seats: [{ cash: 500 }, {}] });
  // Multisets of one to three of seven stocks.
  expect(table.legal(0, 'buyShares').length).toBe(7 + 28 + 84);
  expect(table.refusal(0, buy({}))).toBe('E_EMPTY');
  expect(table.refusal(0, buy({ miller: 4 }))).toBe('E_LIMIT');
  expect(table.refusal(0, buy({ miller: 2, tailor: 2 }))).toBe('E_LIMIT');
  const alike = table.copy().do(0, buy({ miller: 3 }));
  expect(alike.cash(0)).toBe(425);
  expect(alike.shares(0)).toEqual({ miller: 3 });
  expect(alike.pub().supply.miller).toBe(7);
  table.do(0, buy({ miller: 1, tailor: 1, officeNorth: 1 }));
  expect(table.cash(0)).toBe(500 - 25 - 70 - 20);
  expect(table.shares(0)).toEqual({ miller: 1, tailor: 1, officeNorth: 1 });
  const poor = turnAt('stockMarket', { shops, seats: [{ cash: 90 }, {}] });
  expect(poor.refusal(0, buy({ miller: 1, tailor: 1 }))).toBe('E_CASH');
  expect(poor.refusal(0, buy({ officeNorth: 1, tailor: 1 }))).toBeNull();
});

rule(['MV-432', 'MV-543'], 'Each shop stock bought rises one step, however many', () => {
  const table = turnAt('stockMarket', { seats: [{ cash: 500 }, {}] });
  const mixed = table.copy().do(0, buy({ blacksmith: 2, spiceShop: 1 }));
  const same = { jeweler: 40, miller: 40, tailor: 40 };
  expect(mixed.sharePrices()).toEqual({ ...same, blacksmith: 45, spiceShop: 45 });
  table.do(0, buy({ blacksmith: 3 }));
  expect(table.sharePrices()).toEqual({ ...same, blacksmith: 45, spiceShop: 40 });
  expect(table.prices()).toMatchObject({ iron: 40 });
});

rule('MV-433', 'He may sell one to three shares at current prices', () => {
  const shops = { miller: { sharePrice: 25 }, tailor: { sharePrice: 70 } };
  const seats = [{ cash: 0, shares: { miller: 4, tailor: 1, officeSouth: 1 } }, {}];
  const table = turnAt('stockMarket', { shops, seats });
  expect(table.refusal(0, sell({}))).toBe('E_EMPTY');
  expect(table.refusal(0, sell({ miller: 4 }))).toBe('E_LIMIT');
  expect(table.refusal(0, sell({ tailor: 2 }))).toBe('E_SHARES');
  expect(table.refusal(0, sell({ jeweler: 1 }))).toBe('E_SHARES');
  const mixed = table.copy().do(0, sell({ miller: 1, tailor: 1, officeSouth: 1 }));
  expect(mixed.cash(0)).toBe(25 + 70 + 20);
  table.do(0, sell({ miller: 3 }));
  expect(table.cash(0)).toBe(75);
  expect(table.shares(0)).toEqual({ miller: 1, tailor: 1, officeSouth: 1 });
  expect(table.pub().supply).toMatchObject({ miller: 9, tailor: 9 });
});

rule(['MV-434', 'MV-544'], 'Each shop stock sold falls two steps per share', () => {
  for (const count of [1, 2, 3]) {
    const table = turnAt('stockMarket', { seats: [{ shares: { tailor: 3 } }, {}] });
    table.do(0, sell({ tailor: count }));
    expect(table.share('tailor')).toBe(40 - 10 * count);
    expect(table.prices()).toMatchObject({ fabric: 40 });
  }
  const seats = [{ shares: { tailor: 1, miller: 2 } }, {}];
  const mixed = turnAt('stockMarket', { seats }).do(0, sell({ tailor: 1, miller: 2 }));
  expect(mixed.sharePrices()).toMatchObject({ tailor: 30, miller: 20, jeweler: 40 });
});

rule('MV-435', 'No share price falls below 5', () => {
  for (const [sharePrice, count, left] of [
    [25, 3, 5],
    [30, 3, 5],
    [40, 3, 10],
    [35, 3, 5],
    [10, 1, 5],
    [5, 1, 5],
    [15, 1, 5],
  ] as const) {
    const seats = [{ cash: 0, shares: { miller: 3 } }, {}];
    const table = turnAt('stockMarket', { shops: { miller: { sharePrice } }, seats });
    table.do(0, sell({ miller: count }));
    expect(table.share('miller')).toBe(left);
    expect(table.cash(0)).toBe(sharePrice * count);
  }
});

rule('MV-436', 'No stock is both bought and sold in the same turn', () => {
  const seats = [{ cash: 500, shares: { miller: 2, tailor: 2, officeNorth: 2 } }, {}];
  const given = { seats };
  const buyer = turnAt('stockMarket', given).do(0, buy({ miller: 1, officeNorth: 1 }));
  expect(buyer.refusal(0, sell({ miller: 1 }))).toBe('E_BOTH_WAYS');
  expect(buyer.refusal(0, sell({ tailor: 1, officeNorth: 1 }))).toBe('E_BOTH_WAYS');
  expect(buyer.refusal(0, sell({ tailor: 1 }))).toBeNull();
  expect(buyer.pub().turn).toMatchObject({ bought: ['miller', 'officeNorth'], sold: [] });
  const seller = turnAt('stockMarket', given).do(0, sell({ miller: 1 }));
  expect(seller.refusal(0, buy({ miller: 1 }))).toBe('E_BOTH_WAYS');
  expect(seller.refusal(0, buy({ tailor: 1, miller: 1 }))).toBe('E_BOTH_WAYS');
  expect(seller.refusal(0, buy({ tailor: 1 }))).toBeNull();
  expect(seller.pub().turn).toMatchObject({ bought: [], sold: ['miller'] });
});

rule('MV-437', 'Buying and selling once each, in either order', () => {
  const given = { seats: [{ cash: 500, shares: { miller: 2, tailor: 2 } }, {}] };
  const table = turnAt('stockMarket', given).do(0, buy({ jeweler: 1 }));
  expect(table.refusal(0, buy({ jeweler: 1 }))).toBe('E_USED');
  expect(table.refusal(0, buy({ spiceShop: 1 }))).toBe('E_USED');
  table.do(0, sell({ miller: 1 }));
  expect(table.refusal(0, sell({ tailor: 1 }))).toBe('E_USED');
  const other = turnAt('stockMarket', given)
    .do(0, sell({ miller: 1 }))
    .do(0, buy({ jeweler: 1 }));
  expect(other.shares(0)).toEqual(table.shares(0));
  expect(other.cash(0)).toBe(table.cash(0));
  expect(turnAt('docks', given).refusal(0, buy({ jeweler: 1 }))).toBe('E_LOCATION');
});
