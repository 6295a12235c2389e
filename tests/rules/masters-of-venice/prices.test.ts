import { expect } from 'vitest';
import { RESOURCES } from '../../../engine/games/masters-of-venice/data.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { rule } from '../rule.ts';
import { same, someSteps } from './matches.ts';
import { turnAt } from './positions.ts';
import type { Table } from './table.ts';

rule(
  ['MV-541', 'MV-542'],
  'Resource prices move only by deals, draws, majorities and rumors',
  () => {
    const up = new Set<string>();
    const down = new Set<string>();
    for (const { before, after, action } of someSteps()) {
      for (let r = 0; r < 6; r++) {
        const change = S.price(after, r) - S.price(before, r);
        if (change > 0) up.add(action.type);
        // Price control brings a peg down from above 100.
        if (change < 0 && S.price(after, r) !== 40) down.add(action.type);
      }
    }
    const dealt = ['deliverOrder', 'mercatoBuy', 'mercatoSell', 'sellAtShop', 'useDock'];
    expect([...up].sort()).toEqual([...dealt, 'playRumor', 'useMajority'].sort());
    expect([...down].sort()).toEqual(['playRumor', 'useMajority', 'useOffice']);
  },
);

rule(['MV-543', 'MV-544'], 'Share prices rise and fall only by what the rules name', () => {
  const up = new Set<string>();
  const down = new Set<string>();
  for (const { before, after, action, events } of someSteps()) {
    const split = events.some((event) => event.type === 'stockSplit');
    for (let k = 0; k < 5; k++) {
      const change = S.sharePrice(after, k) - S.sharePrice(before, k);
      if (change > 0) up.add(action.type);
      if (change < 0 && !split) down.add(action.type);
    }
  }
  expect([...up].sort()).toEqual(['buyShares', 'deliverOrder', 'playRumor', 'sellAtShop']);
  expect([...down].sort()).toEqual(['playRumor', 'sellShares']);
});

/** Sells `count` gems at a share price of `sharePrice`. */
function push(sharePrice: number, count: number): Table {
  const table = turnAt('shops', {
    shops: { jeweler: { sharePrice, orders: 15, resourcePrice: 5 } },
    seats: [{ cubes: { gems: count }, shares: { jeweler: 2 } }, { shares: { jeweler: 3 } }, {}],
  });
  return table.do(0, { type: 'sellAtShop', shop: 'jeweler', count });
}

rule('MV-545', 'Past 100: half of the price reached, up to the next step', () => {
  for (const [from, count, to] of [
    [100, 1, 55], // 105
    [95, 3, 55], // 110
    [100, 3, 60], // 115
    [90, 6, 60], // 120
    [85, 8, 65], // 125
    [100, 15, 90], // 175
    [95, 1, 100], // exactly 100: no split
    [40, 12, 100],
  ] as const) {
    const table = push(from, count);
    expect(table.share('jeweler')).toBe(to);
    expect(table.events('stockSplit').length).toBe(to === 100 ? 0 : 1);
  }
});

rule('MV-546', 'A split is worth 1 VP per share of that shop; shares do not multiply', () => {
  const table = push(100, 1);
  expect([table.vp(0), table.vp(1), table.vp(2)]).toEqual([2, 3, 0]);
  expect([table.shares(0), table.shares(1)]).toEqual([{ jeweler: 2 }, { jeweler: 3 }]);
  expect(table.events('stockSplit')).toEqual([
    { type: 'stockSplit', shop: 'jeweler', reached: 105, to: 55, vp: [2, 3, 0] },
  ]);
  // Shares just bought count.
  const buyer = turnAt('stockMarket', {
    shops: { miller: { sharePrice: 100 } },
    seats: [{ cash: 300, shares: { tailor: 4 } }, { shares: { miller: 2 } }],
  });
  buyer.do(0, { type: 'buyShares', lots: { miller: 3 } });
  expect([buyer.vp(0), buyer.vp(1)]).toEqual([3, 2]);
  expect(buyer.share('miller')).toBe(55);
});

rule('MV-547', 'A resource price past 100 becomes 40, after all payouts of the deal', () => {
  const table = turnAt('shops', {
    shops: { jeweler: { resourcePrice: 95, orders: 5 } },
    seats: [{ cash: 0, cubes: { gems: 3 }, shares: { jeweler: 1 } }, { shares: { jeweler: 1 } }],
  });
  table.do(0, { type: 'sellAtShop', shop: 'jeweler', count: 3 });
  expect(table.allCash()).toEqual([570 + 60, 160]);
  expect(table.price('gems')).toBe(40);
  expect(table.events('priceControl')).toEqual([
    { type: 'priceControl', resource: 'gems', reached: 110 },
  ]);
  const exact = turnAt('shops', {
    shops: { jeweler: { resourcePrice: 95, orders: 5 } },
    seats: [{ cubes: { gems: 1 } }, {}],
  });
  exact.do(0, { type: 'sellAtShop', shop: 'jeweler', count: 1 });
  expect(exact.price('gems')).toBe(100);
  expect(exact.events('priceControl')).toEqual([]);
  // In a delivery all three resources are judged.
  const guild = turnAt('guildHall', {
    lumberPrice: 100,
    shops: { blacksmith: { resourcePrice: 100 }, spiceShop: { resourcePrice: 95 } },
    seats: [{ guildOrders: ['GO-12'], cubes: { lumber: 1, iron: 1, spice: 1 } }, {}],
  });
  guild.do(0, { type: 'deliverOrder', card: 'GO-12', takeVp: 3 });
  expect(guild.prices()).toMatchObject({ lumber: 40, iron: 40, spice: 100 });
});

/** Five draws of one resource at an office, at this price and these orders. */
function bottom(r: 'grain' | 'lumber', price: number, orders: number, ordersMax = 15): Table {
  const shops = { miller: { resourcePrice: r === 'grain' ? price : 40, orders } };
  const table = turnAt(
    'officeNorth',
    { shops, lumberPrice: r === 'lumber' ? price : 40 },
    { draws: [r, r, r, r, r], options: { ordersMax } },
  );
  return table.do(0, { type: 'useOffice' });
}

rule('MV-548', 'A cube drawn at price 5 gives its shop an order instead', () => {
  const table = bottom('grain', 15, 2);
  expect([table.price('grain'), table.orders('miller')]).toEqual([5, 5]);
  const five = bottom('grain', 5, 0);
  expect([five.price('grain'), five.orders('miller')]).toEqual([5, 5]);
  const ten = bottom('grain', 10, 2);
  expect([ten.price('grain'), ten.orders('miller')]).toEqual([5, 6]);
  const others = { blacksmith: 2, jeweler: 2, spiceShop: 2, tailor: 2 };
  expect(ten.allOrders()).toMatchObject(others);
});

rule('MV-549', 'For lumber price bottoming does nothing', () => {
  const table = bottom('lumber', 10, 2);
  expect(table.price('lumber')).toBe(5);
  expect(Object.values(table.allOrders())).toEqual([2, 2, 2, 2, 2]);
});

rule('MV-550', 'Orders gained beyond the end of the track are lost', () => {
  const table = bottom('grain', 5, 12);
  expect([table.price('grain'), table.orders('miller')]).toEqual([5, 15]);
  expect(bottom('grain', 5, 15).orders('miller')).toBe(15);
  expect(bottom('grain', 5, 10).orders('miller')).toBe(15);
  expect(bottom('grain', 5, 9, 12).orders('miller')).toBe(12);
});

rule('MV-551', 'All cubes of a deal move a peg in one move, judged once', () => {
  // 95 + 3 steps = 110 in one move; step by step it would be 100, then control, then 45.
  const dock = turnAt('docks', {
    shops: { jeweler: { resourcePrice: 95 } },
    docks: [{ gems: 3 }, {}, {}, {}],
    seats: [{ cash: 300 }, {}],
  });
  dock.do(0, { type: 'useDock', dock: 1, buy: { gems: 3 }, steal: null });
  expect(dock.price('gems')).toBe(40);
  expect(dock.cash(0)).toBe(15);
  expect(push(95, 3).share('jeweler')).toBe(55);
  expect(push(95, 3).events('stockSplit').length).toBe(1);
  const trader = turnAt('mercato', {
    shops: { jeweler: { resourcePrice: 100 } },
    seats: [{ cash: 200, characters: ['trader'] }, {}],
  });
  trader.do(0, { type: 'mercatoBuy', cubes: { gems: 2 } });
  expect([trader.cash(0), trader.price('gems')]).toEqual([0, 40]);
  const guild = turnAt('guildHall', {
    lumberPrice: 90,
    seats: [{ guildOrders: ['GO-01'], cubes: { lumber: 3 } }, {}],
  });
  guild.do(0, { type: 'deliverOrder', card: 'GO-01', takeVp: 3 });
  expect(guild.price('lumber')).toBe(40);
});

rule(['MV-119', 'MV-548'], 'Over whole matches, every price follows from the events', () => {
  const pegs = new Map<string, number>();
  let moves = 0;
  for (const { before, after, events } of someSteps()) {
    for (let r = 0; r < 6; r++) pegs.set(`resource ${RESOURCES[r]}`, S.price(before, r));
    for (const event of events) {
      if (event.type !== 'pegMoved' || event.track !== 'resource') continue;
      moves++;
      same(event.from, pegs.get(`resource ${event.id}`));
      pegs.set(`resource ${event.id}`, event.to);
    }
    for (let r = 0; r < 6; r++) same(pegs.get(`resource ${RESOURCES[r]}`), S.price(after, r));
  }
  expect(moves).toBeGreaterThan(1000);
});
