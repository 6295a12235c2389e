import { expect } from 'vitest';
import { RESOURCES } from '../../../engine/games/masters-of-venice/data.ts';
import type { Cubes } from '../../../engine/games/masters-of-venice/types.ts';
import { rule } from '../rule.ts';
import { turnAt } from './positions.ts';

const buy = (cubes: Cubes) => ({ type: 'mercatoBuy', cubes }) as const;
const sell = (cubes: Cubes) => ({ type: 'mercatoSell', cubes }) as const;
const prices = {
  blacksmith: { resourcePrice: 30 },
  jeweler: { resourcePrice: 55 },
  tailor: { resourcePrice: 80 },
};

rule('MV-481', 'One cube of any resource, at the current price', () => {
  for (const r of RESOURCES) {
    const table = turnAt('mercato', { shops: prices, lumberPrice: 25 });
    const price = table.price(r);
    table.do(0, buy({ [r]: 1 }));
    expect(table.cubes(0)).toEqual({ [r]: 1 });
    expect(table.cash(0)).toBe(100 - price);
    expect(table.bag(r)).toBe(14);
    expect(table.refusal(0, buy({ [r]: 1 }))).toBe('E_USED');
  }
  const table = turnAt('mercato', { shops: prices, seats: [{ cash: 50 }, {}] });
  expect(table.refusal(0, buy({ gems: 1 }))).toBe('E_CASH');
  expect(table.refusal(0, buy({ iron: 2 }))).toBe('E_LIMIT');
  expect(table.refusal(0, buy({ iron: 1, lumber: 1 }))).toBe('E_LIMIT');
  expect(table.refusal(0, buy({}))).toBe('E_EMPTY');
  expect(turnAt('docks').refusal(0, buy({ iron: 1 }))).toBe('E_LOCATION');
});

rule('MV-482', 'One cube of any resource sold, at the single price', () => {
  for (const r of RESOURCES) {
    const seats = [{ cash: 0, cubes: { [r]: 2 } }, {}];
    const table = turnAt('mercato', { shops: prices, lumberPrice: 25, seats });
    const price = table.price(r);
    table.do(0, sell({ [r]: 1 }));
    expect(table.cubes(0)).toEqual({ [r]: 1 });
    expect(table.cash(0)).toBe(price);
    expect(table.bag(r)).toBe(14);
    expect(table.refusal(0, sell({ [r]: 1 }))).toBe('E_USED');
  }
  const table = turnAt('mercato', { seats: [{ cubes: { iron: 2 } }, {}] });
  expect(table.refusal(0, sell({ iron: 2 }))).toBe('E_LIMIT');
  expect(table.refusal(0, sell({ gems: 1 }))).toBe('E_CUBES');
  expect(table.refusal(0, sell({}))).toBe('E_EMPTY');
});

rule('MV-483', 'The resource bought differs from the one sold', () => {
  const given = { seats: [{ cubes: { iron: 2, gems: 1 } }, {}] };
  const buyer = turnAt('mercato', given).do(0, buy({ iron: 1 }));
  expect(buyer.refusal(0, sell({ iron: 1 }))).toBe('E_BOTH_WAYS');
  expect(buyer.refusal(0, sell({ gems: 1 }))).toBeNull();
  const seller = turnAt('mercato', given).do(0, sell({ iron: 1 }));
  expect(seller.refusal(0, buy({ iron: 1 }))).toBe('E_BOTH_WAYS');
  expect(seller.refusal(0, buy({ gems: 1 }))).toBeNull();
  expect(seller.pub().turn).toMatchObject({ bought: [], sold: ['iron'] });
});

rule(['MV-484', 'MV-541'], 'Bought or sold, a resource rises one step', () => {
  const table = turnAt('mercato', { seats: [{ cubes: { lumber: 1 } }, {}] });
  table.do(0, sell({ lumber: 1 }));
  expect(table.prices()).toEqual({
    iron: 40,
    lumber: 45,
    spice: 40,
    grain: 40,
    gems: 40,
    fabric: 40,
  });
  table.do(0, buy({ spice: 1 }));
  expect(table.prices()).toMatchObject({ lumber: 45, spice: 45, grain: 40 });
  const top = { jeweler: { resourcePrice: 100 } };
  const control = turnAt('mercato', { shops: top, seats: [{ cash: 0, cubes: { gems: 1 } }, {}] });
  control.do(0, sell({ gems: 1 }));
  expect([control.cash(0), control.price('gems')]).toEqual([100, 40]);
});

rule('MV-485', 'Nothing can be bought that the bag does not hold', () => {
  const table = turnAt('mercato', { seats: [{}, { cubes: { spice: 15, gems: 14 } }] });
  expect(table.refusal(0, buy({ spice: 1 }))).toBe('E_BAG');
  expect(table.legal(0, 'mercatoBuy').length).toBe(5);
  table.do(0, buy({ gems: 1 }));
  expect(table.bag('gems')).toBe(0);
});

rule('MV-486', 'No orders needed, no dividend, no share move', () => {
  const table = turnAt('mercato', {
    shops: { jeweler: { orders: 0 }, tailor: { orders: 0 } },
    seats: [
      { cubes: { gems: 1 }, shares: { jeweler: 1 } },
      { shares: { jeweler: 2, tailor: 2 } },
      { characters: ['taxCollector'] },
    ],
  });
  table.do(0, sell({ gems: 1 })).do(0, buy({ fabric: 1 }));
  expect(table.allCash()).toEqual([100, 100, 100]);
  expect(table.sharePrices()).toMatchObject({ jeweler: 40, tailor: 40 });
  expect(table.allOrders()).toMatchObject({ jeweler: 0, tailor: 0 });
  expect(table.events('dividendPaid')).toEqual([]);
});
