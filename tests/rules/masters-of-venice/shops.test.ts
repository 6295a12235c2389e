import { expect } from 'vitest';
import type { Shop } from '../../../engine/games/masters-of-venice/data.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { rule } from '../rule.ts';
import { same, someSteps } from './matches.ts';
import { turnAt } from './positions.ts';

const sell = (shop: Shop, count: number) => ({ type: 'sellAtShop', shop, count }) as const;
const raise = (shop: Shop) => ({ type: 'useMajority', shop, direction: 'raisePrice' }) as const;
const lower = (shop: Shop) => ({ type: 'useMajority', shop, direction: 'lowerPrice' }) as const;

rule(['MV-411', 'MV-412'], 'The strict majority decides where a shop board stands', () => {
  const majority = (...shares: number[]): number | null =>
    turnAt('shops', { seats: shares.map((count) => ({ shares: { miller: count } })) }).majority(
      'miller',
    );
  expect(majority(1, 0, 0)).toBe(0);
  expect(majority(2, 3, 2)).toBe(1);
  expect(majority(0, 0, 4)).toBe(2);
  expect(majority(2, 2, 1)).toBeNull();
  expect(majority(0, 0, 0)).toBeNull();
  expect(majority(0, 3, 3)).toBeNull();
  expect(majority(1, 1)).toBeNull();
  // The majority changes at once with every deal.
  const table = turnAt('stockMarket', {
    seats: [{ cash: 500, shares: { miller: 1, tailor: 3 } }, { shares: { miller: 1, tailor: 2 } }],
  });
  expect(table.majority('miller')).toBeNull();
  expect(table.majority('tailor')).toBe(0);
  table.do(0, { type: 'buyShares', lots: { miller: 1 } });
  table.do(0, { type: 'sellShares', lots: { tailor: 2 } });
  expect(table.majority('miller')).toBe(0);
  expect(table.majority('tailor')).toBe(1);
  expect(table.events('majorityChanged')).toEqual([
    { type: 'majorityChanged', shop: 'miller', from: null, to: 0 },
    { type: 'majorityChanged', shop: 'tailor', from: 0, to: 1 },
  ]);
  for (const { after, seats } of someSteps())
    for (let shop = 0; shop < 5; shop++) {
      const held = Array.from({ length: seats }, (_, p) => S.shares(after, p, shop));
      const most = Math.max(...held);
      const alone = held.filter((count) => count === most).length === 1;
      same(after[S.MAJORITY + shop], alone ? held.indexOf(most) : -1);
    }
});

rule('MV-411', 'The Tax Collector’s extra share gives no majority', () => {
  const table = turnAt('shops', {
    seats: [{ characters: ['taxCollector'], shares: { miller: 1 } }, { shares: { miller: 1 } }],
  });
  expect(table.majority('miller')).toBeNull();
  expect(table.refusal(0, raise('miller'))).toBe('E_MAJORITY');
});

rule('MV-413', 'The holder may lower the price two steps and raise the orders by one', () => {
  const table = turnAt('shops', { seats: [{ shares: { miller: 1, tailor: 1 } }, {}] });
  expect(table.refusal(0, lower('jeweler'))).toBe('E_MAJORITY');
  table.do(0, lower('miller'));
  expect(table.pub().shops.miller).toMatchObject({ resourcePrice: 30, orders: 3, sharePrice: 40 });
  expect(table.refusal(0, lower('miller'))).toBe('E_USED');
  expect(table.refusal(0, raise('miller'))).toBe('E_USED');
  expect(table.cash(0)).toBe(100);
  // Not for the owner of fewer shares, and only at the shops.
  const other = turnAt('shops', { seats: [{ shares: { miller: 1 } }, { shares: { miller: 2 } }] });
  expect(other.refusal(0, lower('miller'))).toBe('E_MAJORITY');
  const docks = turnAt('docks', { seats: [{ shares: { miller: 1 } }, {}] });
  expect(docks.refusal(0, lower('miller'))).toBe('E_LOCATION');
});

rule('MV-414', 'Or raise the price two steps and lower the orders by one', () => {
  const table = turnAt('shops', { seats: [{ shares: { spiceShop: 1 } }, {}] });
  table.do(0, raise('spiceShop'));
  expect(table.pub().shops.spiceShop).toMatchObject({ resourcePrice: 50, orders: 1 });
  expect(table.refusal(0, raise('spiceShop'))).toBe('E_USED');
  expect(table.refusal(0, lower('spiceShop'))).toBe('E_USED');
});

rule('MV-415', 'Both pegs need the full room', () => {
  const at = (resourcePrice: number, orders: number, action: object): string | null =>
    turnAt('shops', {
      shops: { jeweler: { resourcePrice, orders } },
      seats: [{ shares: { jeweler: 1 } }, {}],
    }).refusal(0, action);
  expect(at(15, 14, lower('jeweler'))).toBeNull();
  expect(at(10, 14, lower('jeweler'))).toBe('E_ROOM');
  expect(at(15, 15, lower('jeweler'))).toBe('E_ROOM');
  expect(at(90, 1, raise('jeweler'))).toBeNull();
  expect(at(95, 1, raise('jeweler'))).toBe('E_ROOM');
  expect(at(90, 0, raise('jeweler'))).toBe('E_ROOM');
});

rule('MV-416', 'With several majorities, each of them once', () => {
  const table = turnAt('shops', { seats: [{ shares: { miller: 1, tailor: 1, jeweler: 2 } }, {}] });
  table.do(0, raise('miller')).do(0, lower('tailor')).do(0, raise('jeweler'));
  expect(table.prices()).toMatchObject({ grain: 50, fabric: 30, gems: 50, iron: 40 });
  for (const shop of ['miller', 'tailor', 'jeweler'] as const)
    expect(table.refusal(0, lower(shop))).toBe('E_USED');
});

rule('MV-417', 'One resource at one shop per turn', () => {
  const table = turnAt('shops', { seats: [{ cubes: { gems: 2, iron: 1 } }, {}] });
  expect(table.legal(0, 'sellAtShop').length).toBe(3);
  table.do(0, sell('jeweler', 1));
  expect(table.refusal(0, sell('jeweler', 1))).toBe('E_USED');
  expect(table.refusal(0, sell('blacksmith', 1))).toBe('E_USED');
  expect(table.cubes(0)).toEqual({ gems: 1, iron: 1 });
});

rule('MV-418', 'As many as he has, up to the orders', () => {
  const given = { shops: { jeweler: { orders: 3 } }, seats: [{ cubes: { gems: 5 } }, {}] };
  const table = turnAt('shops', given);
  expect(table.refusal(0, sell('jeweler', 6))).toBe('E_CUBES');
  expect(table.refusal(0, sell('jeweler', 4))).toBe('E_ORDERS');
  expect(table.legal(0, 'sellAtShop').length).toBe(3);
  table.do(0, sell('jeweler', 3));
  expect(table.cubes(0)).toEqual({ gems: 2 });
});

rule('MV-419', 'Twice the price for each cube, all at the price before the sale', () => {
  const shops = { jeweler: { resourcePrice: 25, orders: 4 }, tailor: { resourcePrice: 95 } };
  const table = turnAt('shops', { shops, seats: [{ cash: 0, cubes: { gems: 3, fabric: 1 } }, {}] });
  const other = table.copy();
  table.do(0, sell('jeweler', 3));
  expect(table.cash(0)).toBe(150);
  other.do(0, sell('tailor', 1));
  expect(other.cash(0)).toBe(190);
  expect(table.events('sold')).toEqual([
    { type: 'sold', seat: 0, shop: 'jeweler', count: 3, total: 150 },
  ]);
});

rule(['MV-420', 'MV-541', 'MV-543'], 'Resource and share price rise one step per cube sold', () => {
  for (const count of [1, 2, 4]) {
    const given = { shops: { tailor: { orders: 9 } }, seats: [{ cubes: { fabric: 4 } }, {}] };
    const table = turnAt('shops', given).do(0, sell('tailor', count));
    expect(table.price('fabric')).toBe(40 + 5 * count);
    expect(table.share('tailor')).toBe(40 + 5 * count);
    expect(table.prices()).toMatchObject({ iron: 40, lumber: 40, spice: 40, grain: 40, gems: 40 });
    expect(table.sharePrices()).toMatchObject({ blacksmith: 40, jeweler: 40, miller: 40 });
  }
});

rule('MV-421', 'Orders fall by one per cube sold', () => {
  const given = { shops: { tailor: { orders: 9 } }, seats: [{ cubes: { fabric: 4 } }, {}] };
  const table = turnAt('shops', given).do(0, sell('tailor', 4));
  const others = { blacksmith: 2, jeweler: 2, miller: 2, spiceShop: 2 };
  expect(table.allOrders()).toEqual({ ...others, tailor: 5 });
});

rule('MV-422', 'Sold cubes go back into the bag', () => {
  const table = turnAt('shops', { seats: [{ cubes: { grain: 3 } }, {}] });
  expect(table.bag('grain')).toBe(12);
  table.do(0, sell('miller', 2));
  expect(table.bag('grain')).toBe(14);
  expect(table.cubes(0)).toEqual({ grain: 1 });
});

rule('MV-423', 'With no orders nothing can be sold', () => {
  const table = turnAt('shops', {
    shops: { jeweler: { orders: 0 } },
    seats: [{ cubes: { gems: 2, iron: 1 } }, {}],
  });
  expect(table.refusal(0, sell('jeweler', 1))).toBe('E_ORDERS');
  expect(table.legal(0, 'sellAtShop')).toEqual([sell('blacksmith', 1)]);
});

rule('MV-424', 'Majority and sale in any order, each optional', () => {
  const given = { seats: [{ cubes: { gems: 1 }, shares: { jeweler: 1 } }, {}] };
  const first = turnAt('shops', given).do(0, raise('jeweler')).do(0, sell('jeweler', 1));
  expect(first.cash(0)).toBe(100 + 100 + 10);
  const second = turnAt('shops', given).do(0, sell('jeweler', 1)).do(0, raise('jeweler'));
  expect(second.cash(0)).toBe(100 + 80 + 10);
  expect(second.pub().shops).toEqual(first.pub().shops);
  turnAt('shops', given).do(0, raise('jeweler')).end(0);
  turnAt('shops', given).do(0, sell('jeweler', 1)).end(0);
});
