/** Worked examples of the rules, section 10: docks, shops, market, guild. */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { type Given, turnAt } from './positions.ts';
import type { Table } from './table.ts';

const sell = (shop: 'jeweler' | 'tailor', count: number) =>
  ({ type: 'sellAtShop', shop, count }) as const;
const deliver = (card: string, takeVp: number) => ({ type: 'deliverOrder', card, takeVp }) as const;
const draw = { type: 'drawOrder', useGuildMaster: false } as const;
const raise = { type: 'useMajority', shop: 'jeweler', direction: 'raisePrice' } as const;

rule(['MV-401', 'MV-402', 'MV-403'], 'MV-X10 Dock purchase', () => {
  const at = (cash: number): Table =>
    turnAt('docks', {
      docks: [{}, { gems: 2, iron: 1 }, {}, {}],
      shops: { jeweler: { resourcePrice: 30 }, blacksmith: { resourcePrice: 35 } },
      seats: [{ cash }, {}],
    });
  const buy = { type: 'useDock', dock: 2, buy: { gems: 2, iron: 1 }, steal: null } as const;
  const table = at(100).do(0, buy);
  expect(table.cash(0)).toBe(5);
  expect(table.prices()).toMatchObject({ gems: 40, iron: 40 });
  expect(table.pub().docks[1]).toEqual({});
  expect(at(90).refusal(0, buy)).toBe('E_CASH');
});

rule(['MV-547', 'MV-551'], 'MV-X11 Price control at a dock', () => {
  const table = turnAt('docks', {
    docks: [{ gems: 3 }, {}, {}, {}],
    shops: { jeweler: { resourcePrice: 95 } },
    seats: [{ cash: 300 }, {}],
  });
  const one = table.copy();
  table.do(0, { type: 'useDock', dock: 1, buy: { gems: 3 }, steal: null });
  expect([table.cash(0), table.price('gems'), table.share('jeweler')]).toEqual([15, 40, 40]);
  one.do(0, { type: 'useDock', dock: 1, buy: { gems: 1 }, steal: null });
  expect([one.cash(0), one.price('gems')]).toEqual([205, 100]);
  expect(one.events('priceControl')).toEqual([]);
});

rule(
  ['MV-417', 'MV-418', 'MV-419', 'MV-420', 'MV-421', 'MV-422', 'MV-521'],
  'MV-X12 Selling gems',
  () => {
    const table = turnAt('shops', {
      shops: { jeweler: { resourcePrice: 25, sharePrice: 40, orders: 4 } },
      seats: [
        { cash: 0, cubes: { gems: 3 }, shares: { jeweler: 1 } },
        { cash: 0, shares: { jeweler: 2 } },
      ],
    });
    table.do(0, sell('jeweler', 3));
    expect(table.allCash()).toEqual([170, 40]);
    expect(table.pub().shops.jeweler).toMatchObject({
      orders: 1,
      sharePrice: 55,
      resourcePrice: 40,
    });
    expect(table.bag('gems')).toBe(15);
  },
);

rule(['MV-521', 'MV-522', 'MV-523'], 'MV-X13 Dividend rounding', () => {
  const dividend = (resourcePrice: number): number => {
    const table = turnAt('shops', {
      shops: { tailor: { resourcePrice } },
      seats: [{ cubes: { fabric: 1 } }, { cash: 0, shares: { tailor: 1 } }],
    });
    return table.do(0, sell('tailor', 1)).cash(1);
  };
  expect([dividend(65), dividend(75), dividend(20)]).toEqual([10, 20, 0]);
});

rule(['MV-413', 'MV-414', 'MV-415', 'MV-416', 'MV-424'], 'MV-X14 Majority before or after', () => {
  const at = (): Table =>
    turnAt('shops', {
      shops: { jeweler: { resourcePrice: 40, sharePrice: 40, orders: 3 } },
      seats: [{ cash: 0, cubes: { gems: 2 }, shares: { jeweler: 1 } }, {}],
    });
  const before = at().do(0, raise);
  expect(before.pub().shops.jeweler).toMatchObject({ resourcePrice: 50, orders: 2 });
  before.do(0, sell('jeweler', 2));
  expect(before.cash(0)).toBe(220);
  const end = { resourcePrice: 60, sharePrice: 50, orders: 0 };
  expect(before.pub().shops.jeweler).toMatchObject(end);
  const after = at().do(0, sell('jeweler', 2));
  expect(after.pub().shops.jeweler).toMatchObject({ resourcePrice: 50, sharePrice: 50, orders: 1 });
  after.do(0, raise);
  expect(after.cash(0)).toBe(180);
  expect(after.pub().shops.jeweler).toMatchObject(end);
  expect(after.refusal(0, raise)).toBe('E_USED');
});

rule(['MV-431', 'MV-432', 'MV-011'], 'MV-X15 Buying shares', () => {
  const table = turnAt('stockMarket', { seats: [{ cash: 150 }, {}] });
  table.do(0, { type: 'buyShares', lots: { blacksmith: 2, officeSouth: 1 } });
  expect([table.cash(0), table.share('blacksmith')]).toEqual([50, 45]);
  const next = turnAt('stockMarket', { seats: [{ cash: 0, shares: { officeSouth: 1 } }, {}] });
  next.do(0, { type: 'sellShares', lots: { officeSouth: 1 } });
  expect(next.cash(0)).toBe(20);
});

rule(['MV-014', 'MV-436', 'MV-437'], 'MV-X16 Illegal share deals', () => {
  const table = turnAt('stockMarket', {
    seats: [{ cash: 500 }, { shares: { miller: 8 } }],
  });
  const buy = (lots: object) => ({ type: 'buyShares', lots });
  expect(table.refusal(0, buy({ tailor: 4 }))).toBe('E_LIMIT');
  expect(table.refusal(0, buy({ miller: 3 }))).toBe('E_SUPPLY');
  table.do(0, { type: 'buyShares', lots: { tailor: 1 } });
  expect(table.refusal(0, { type: 'sellShares', lots: { tailor: 1 } })).toBe('E_BOTH_WAYS');
  expect(table.refusal(0, buy({ jeweler: 1 }))).toBe('E_USED');
});

rule(['MV-545', 'MV-546'], 'MV-X17 Split by purchase', () => {
  const table = turnAt('stockMarket', {
    shops: { miller: { sharePrice: 100 } },
    seats: [{ cash: 100 }, { shares: { miller: 2 } }],
  });
  table.do(0, { type: 'buyShares', lots: { miller: 1 } });
  expect([table.cash(0), table.vp(0), table.vp(1)]).toEqual([0, 1, 2]);
  expect(table.share('miller')).toBe(55);
  expect(table.majority('miller')).toBe(1);
});

rule('MV-545', 'MV-X18 Split prices', () => {
  const split = (sharePrice: number, count: number): number => {
    const table = turnAt('shops', {
      shops: { jeweler: { sharePrice, orders: 15, resourcePrice: 5 } },
      seats: [{ cubes: { gems: count } }, {}],
    });
    return table.do(0, sell('jeweler', count)).share('jeweler');
  };
  expect([split(100, 1), split(95, 3), split(100, 3), split(100, 15)]).toEqual([55, 55, 60, 90]);
  expect(split(95, 1)).toBe(100);
});

/** Russell with his first order, and the one he will draw. */
const russell: Given = {
  lumberPrice: 30,
  deck: ['GO-12'],
  shops: { spiceShop: { resourcePrice: 35, sharePrice: 50, orders: 2 }, blacksmith: { orders: 2 } },
  seats: [
    { cash: 0, guildOrders: ['GO-03'], cubes: { lumber: 3, spice: 2, iron: 1 } },
    { shares: { spiceShop: 3 } },
  ],
};

rule(
  ['MV-442', 'MV-443', 'MV-444', 'MV-445', 'MV-446', 'MV-447', 'MV-448', 'MV-449', 'MV-453'],
  'MV-X19 First delivery',
  () => {
    const table = turnAt('guildHall', russell);
    const bag = { lumber: table.bag('lumber'), spice: table.bag('spice') };
    table.do(0, deliver('GO-03', 2));
    expect([table.vp(0), table.cash(0), table.cash(1)]).toEqual([2, 50, 100]);
    expect(table.pub().lumberPrice).toBe(40);
    expect(table.pub().shops.spiceShop).toMatchObject({
      resourcePrice: 40,
      sharePrice: 55,
      orders: 1,
    });
    expect([table.bag('lumber'), table.bag('spice')]).toEqual([bag.lumber + 2, bag.spice + 1]);
  },
);

rule(['MV-441', 'MV-442', 'MV-448'], 'MV-X20 Deliver, draw, deliver', () => {
  const table = turnAt('guildHall', russell).do(0, deliver('GO-03', 2)).do(0, draw);
  const [iron, share] = [table.price('iron'), table.share('blacksmith')];
  expect(table.refusal(0, deliver('GO-12', 5))).toBe('E_AWARD');
  table.do(0, deliver('GO-12', 4));
  expect(table.vp(0)).toBe(6);
  expect(table.pub().shops.spiceShop).toMatchObject({
    resourcePrice: 45,
    sharePrice: 60,
    orders: 0,
  });
  expect(table.pub().shops.blacksmith).toMatchObject({
    resourcePrice: iron + 5,
    sharePrice: share + 5,
    orders: 1,
  });
  expect(table.pub().lumberPrice).toBe(45);
  expect(table.refusal(0, draw)).toBe('E_USED');
});

rule(['MV-443', 'MV-501'], 'MV-X21 Orders block a delivery', () => {
  const table = turnAt('guildHall', {
    shops: { tailor: { orders: 1 } },
    seats: [{ guildOrders: ['GO-11'], favors: ['FAV-20-A'], cubes: { lumber: 1, fabric: 2 } }, {}],
  });
  expect(table.refusal(0, deliver('GO-11', 3))).toBe('E_ORDERS');
  table.do(0, { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 1 });
  expect(table.orders('tailor')).toBe(2);
  table.do(0, deliver('GO-11', 3));
  expect([table.orders('tailor'), table.share('tailor')]).toEqual([0, 50]);
});

rule(['MV-601', 'MV-602'], 'MV-X22 Guild Master', () => {
  const named = ['GO-05', 'GO-16', 'GO-01', 'GO-21'];
  const all = Array.from({ length: 21 }, (_, i) => `GO-${String(i + 1).padStart(2, '0')}`);
  const table = turnAt('guildHall', {
    deck: ['GO-05', 'GO-16', 'GO-01'],
    seats: [
      { guildOrders: ['GO-21'], characters: ['guildMaster'] },
      { delivered: all.filter((card) => !named.includes(card)) },
    ],
  });
  table.do(0, { type: 'drawOrder', useGuildMaster: true });
  expect(table.refusal(0, { type: 'endTurn' })).toBe('E_PENDING');
  table.do(0, { type: 'guildKeep', keep: 'GO-16', returnHeld: 'GO-21' });
  expect(table.hand(0)).toEqual(['GO-16']);
  expect(table.deck()).toEqual(['GO-01', 'GO-05', 'GO-21']);
});
