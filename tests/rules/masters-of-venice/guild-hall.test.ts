import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { turnAt } from './positions.ts';

const deliver = (card: string, takeVp: number) => ({ type: 'deliverOrder', card, takeVp }) as const;
const draw = { type: 'drawOrder', useGuildMaster: false } as const;

rule('MV-441', 'The top card of the deck, once a turn', () => {
  const table = turnAt('guildHall', { deck: ['GO-05', 'GO-16'], seats: [{}, {}] });
  const left = table.pub().guildDeck;
  table.do(0, draw);
  expect(table.hand(0)).toEqual(['GO-05']);
  expect(table.deck()[0]).toBe('GO-16');
  expect(table.pub().guildDeck).toBe(left - 1);
  expect(table.refusal(0, draw)).toBe('E_USED');
  expect(table.bytes(1)).not.toContain('GO-05');
  expect(turnAt('church', { deck: ['GO-05'] }).refusal(0, draw)).toBe('E_LOCATION');
});

rule('MV-442', 'Any number of deliveries in a turn, before and after drawing', () => {
  const table = turnAt('guildHall', {
    deck: ['GO-12'],
    seats: [
      { guildOrders: ['GO-01', 'GO-02'], cubes: { lumber: 6, iron: 2, spice: 1 } },
      { guildOrders: ['GO-03'] },
    ],
  });
  table.do(0, deliver('GO-02', 3)).do(0, draw).do(0, deliver('GO-12', 4));
  table.do(0, deliver('GO-01', 5));
  expect(table.hand(0)).toEqual([]);
  expect(table.vp(0)).toBe(12);
  expect(table.refusal(0, deliver('GO-03', 0))).toBe('E_CARD');
  expect(table.refusal(0, deliver('GO-01', 0))).toBe('E_CARD');
});

rule(['MV-443', 'MV-451'], 'It needs the cubes and, but for lumber, the orders', () => {
  const cubes = { lumber: 3, fabric: 2, gems: 1 };
  const at = (tailor: number, jeweler: number, card: string): string | null =>
    turnAt('guildHall', {
      shops: { tailor: { orders: tailor }, jeweler: { orders: jeweler } },
      seats: [{ guildOrders: [card], cubes }, {}],
    }).refusal(0, deliver(card, 3));
  expect(at(1, 0, 'GO-11')).toBe('E_ORDERS');
  expect(at(2, 0, 'GO-11')).toBeNull();
  expect(at(1, 1, 'GO-21')).toBeNull();
  expect(at(0, 1, 'GO-21')).toBe('E_ORDERS');
  expect(at(1, 0, 'GO-21')).toBe('E_ORDERS');
  expect(at(0, 0, 'GO-01')).toBeNull();
  expect(at(15, 15, 'GO-19')).toBe('E_CUBES');
  const shops = { tailor: { orders: 0 }, jeweler: { orders: 0 }, blacksmith: { orders: 0 } };
  const none = { ...shops, miller: { orders: 0 }, spiceShop: { orders: 0 } };
  const lumber = turnAt('guildHall', {
    shops: none,
    seats: [{ guildOrders: ['GO-01'], cubes }, {}],
  });
  lumber.do(0, deliver('GO-01', 3));
  expect(Object.values(lumber.allOrders())).toEqual([0, 0, 0, 0, 0]);
});

rule(['MV-444', 'MV-445', 'MV-446', 'MV-447'], 'Cubes to the bag, pegs for each cube', () => {
  const table = turnAt('guildHall', {
    lumberPrice: 30,
    shops: { tailor: { orders: 5, sharePrice: 20, resourcePrice: 60 } },
    seats: [{ guildOrders: ['GO-11', 'GO-01'], cubes: { lumber: 4, fabric: 2 } }, {}],
  });
  expect([table.bag('lumber'), table.bag('fabric')]).toEqual([11, 13]);
  table.do(0, deliver('GO-11', 3));
  expect(table.cubes(0)).toEqual({ lumber: 3 });
  expect([table.bag('lumber'), table.bag('fabric')]).toEqual([12, 15]);
  const others = { iron: 40, spice: 40, grain: 40, gems: 40 };
  expect(table.prices()).toEqual({ ...others, lumber: 35, fabric: 70 });
  const shops = { blacksmith: 40, jeweler: 40, miller: 40, spiceShop: 40 };
  expect(table.sharePrices()).toEqual({ ...shops, tailor: 30 });
  expect(table.allOrders()).toEqual({
    blacksmith: 2,
    jeweler: 2,
    miller: 2,
    spiceShop: 2,
    tailor: 3,
  });
  table.do(0, deliver('GO-01', 4));
  expect(table.cubes(0)).toEqual({});
  expect(table.bag('lumber')).toBe(15);
  expect(table.price('lumber')).toBe(50);
  expect(table.sharePrices()).toEqual({ ...shops, tailor: 30 });
});

rule('MV-445', 'Price control after a delivery, lumber included', () => {
  const table = turnAt('guildHall', {
    lumberPrice: 95,
    shops: { tailor: { resourcePrice: 90 } },
    seats: [{ guildOrders: ['GO-01', 'GO-11'], cubes: { lumber: 4, fabric: 2 } }, {}],
  });
  table.do(0, deliver('GO-11', 3));
  expect(table.price('lumber')).toBe(100);
  expect(table.price('fabric')).toBe(100);
  table.do(0, deliver('GO-01', 3));
  expect(table.price('lumber')).toBe(40);
});

rule('MV-448', 'Deliveries are worth 3, 4, 5, 6 and again 6 VP', () => {
  const cards = ['GO-01', 'GO-02', 'GO-03', 'GO-04', 'GO-05'];
  const table = turnAt('guildHall', {
    seats: [
      { guildOrders: cards, cubes: { lumber: 11, iron: 1, spice: 1, grain: 1, gems: 1 } },
      { delivered: ['GO-06', 'GO-07'] },
    ],
  });
  const vp = cards.map((card, i) => {
    const award = [3, 4, 5, 6, 6][i];
    if (award < 6) expect(table.refusal(0, deliver(card, award + 1))).toBe('E_AWARD');
    table.do(0, deliver(card, award));
    return table.vp(0);
  });
  expect(vp).toEqual([3, 7, 12, 18, 24]);
  expect(table.cash(0)).toBe(100);
  const third = turnAt('guildHall', {
    seats: [{ delivered: ['GO-06', 'GO-07'], guildOrders: ['GO-01'], cubes: { lumber: 3 } }, {}],
  });
  expect(third.legal(0, 'deliverOrder').length).toBe(6);
  expect(third.do(0, deliver('GO-01', 5)).vp(0)).toBe(5);
});

rule('MV-449', 'Any part of the award as 50 ducats per VP forgone', () => {
  for (const takeVp of [0, 1, 2, 3]) {
    const table = turnAt('guildHall', {
      seats: [{ cash: 0, guildOrders: ['GO-01'], cubes: { lumber: 3 } }, {}],
    });
    expect(table.legal(0, 'deliverOrder').length).toBe(4);
    table.do(0, deliver('GO-01', takeVp));
    expect(table.vp(0)).toBe(takeVp);
    expect(table.cash(0)).toBe((3 - takeVp) * 50);
  }
  const table = turnAt('guildHall', {
    seats: [
      {
        cash: 0,
        delivered: ['GO-06', 'GO-07', 'GO-08'],
        guildOrders: ['GO-01'],
        cubes: { lumber: 3 },
      },
      {},
    ],
  });
  table.do(0, deliver('GO-01', 1));
  expect([table.vp(0), table.cash(0)]).toEqual([1, 250]);
});

rule('MV-450', 'A delivered card lies face up before its owner', () => {
  const table = turnAt('guildHall', {
    seats: [{ guildOrders: ['GO-02', 'GO-01'], cubes: { lumber: 3 } }, {}],
  });
  expect(table.bytes(1)).not.toContain('GO-01');
  table.do(0, deliver('GO-01', 3));
  expect(table.pub().seats[0]).toMatchObject({ delivered: ['GO-01'], guildHeld: 1 });
  expect(table.bytes(1)).toContain('GO-01');
  expect(table.bytes(1)).not.toContain('GO-02');
  expect(table.hand(0)).toEqual(['GO-02']);
  expect(table.events('orderDelivered')).toEqual([
    { type: 'orderDelivered', seat: 0, card: 'GO-01', nth: 1, award: 3, vp: 3, ducats: 0 },
  ]);
});

rule('MV-452', 'Nobody can draw from an empty deck', () => {
  const all = Array.from({ length: 21 }, (_, i) => `GO-${String(i + 1).padStart(2, '0')}`);
  const table = turnAt('guildHall', {
    deck: [],
    seats: [
      { guildOrders: ['GO-01'], cubes: { lumber: 3 } },
      { guildOrders: all.slice(1), characters: ['guildMaster'] },
    ],
  });
  expect(table.pub().guildDeck).toBe(0);
  expect(table.refusal(0, draw)).toBe('E_DECK');
  expect(table.legal(0, 'drawOrder')).toEqual([]);
  table.do(0, deliver('GO-01', 3));
  // A delivered card does not come back into the deck.
  expect(table.refusal(0, draw)).toBe('E_DECK');
});

rule('MV-453', 'A delivery pays no dividend', () => {
  const table = turnAt('guildHall', {
    seats: [
      { guildOrders: ['GO-11'], cubes: { lumber: 1, fabric: 2 }, shares: { tailor: 3 } },
      { shares: { tailor: 2 }, characters: ['taxCollector'] },
      {},
    ],
  });
  table.do(0, deliver('GO-11', 3));
  expect(table.allCash()).toEqual([100, 100, 100]);
  expect(table.events('dividendPaid')).toEqual([]);
});
