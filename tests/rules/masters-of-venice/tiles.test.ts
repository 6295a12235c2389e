import { expect } from 'vitest';
import { LOCATIONS, type Shop } from '../../../engine/games/masters-of-venice/data.ts';
import { rule } from '../rule.ts';
import { bidding, given, moving, turnAt } from './positions.ts';

const favor = (id: string, shop: Shop, amount: number) =>
  ({ type: 'playFavor', favor: id, shop, amount }) as const;
const rumor = (id: string, peg: 'share' | 'resource' | 'orders', direction: 'up' | 'down') =>
  ({ type: 'playRumor', rumor: id, peg, direction }) as const;

rule('MV-501', 'A favor raises orders by 1 up to 2, 3 or 4, as its owner chooses', () => {
  for (const [id, most] of [
    ['FAV-20-A', 2],
    ['FAV-20-B', 2],
    ['FAV-30-A', 3],
    ['FAV-30-B', 3],
    ['FAV-40-A', 4],
    ['FAV-40-B', 4],
  ] as const) {
    const table = turnAt('mercato', { seats: [{ favors: [id] }, {}] });
    expect(table.legal(0, 'playFavor').length).toBe(5 * most);
    for (let amount = 1; amount <= 4; amount++) {
      if (amount > most) expect(table.refusal(0, favor(id, 'miller', amount))).toBe('E_LIMIT');
      else {
        const played = table.copy().do(0, favor(id, 'miller', amount));
        expect(played.orders('miller')).toBe(2 + amount);
        expect(played.orders('tailor')).toBe(2);
      }
    }
    expect(table.refusal(0, favor(id, 'miller', 0))).toBe('E_PARAM');
    expect(table.refusal(0, favor(id, 'miller', 5))).toBe('E_PARAM');
  }
});

rule('MV-502', 'Several favors in one turn, on the same or different shops', () => {
  const favors = ['FAV-20-A', 'FAV-30-B', 'FAV-40-A'];
  const table = turnAt('docks', { seats: [{ favors }, {}] });
  table.do(0, favor('FAV-20-A', 'miller', 2)).do(0, favor('FAV-40-A', 'miller', 4));
  table.do(0, favor('FAV-30-B', 'tailor', 1));
  expect(table.allOrders()).toEqual({
    blacksmith: 2,
    jeweler: 2,
    miller: 8,
    spiceShop: 2,
    tailor: 3,
  });
});

rule('MV-503', 'A used favor goes under the Church stack', () => {
  const table = turnAt('docks', {
    plaza: ['FAV-20-B', 'FAV-40-B'],
    stack: ['FAV-30-A', 'FAV-30-B', 'FAV-40-A'],
    seats: [{ favors: ['FAV-20-A'] }, {}],
  });
  table.do(0, favor('FAV-20-A', 'tailor', 1));
  expect(table.pub().seats[0]?.favors).toEqual([]);
  expect(table.stack()).toEqual(['FAV-30-A', 'FAV-30-B', 'FAV-40-A', 'FAV-20-A']);
  expect(table.plaza()).toEqual(['FAV-20-B', 'FAV-40-B']);
});

rule('MV-504', 'A rumor moves one peg of its own shop one step, up or down', () => {
  const at = { resourcePrice: 50, sharePrice: 60, orders: 7 };
  for (const [peg, field, step] of [
    ['share', 'sharePrice', 5],
    ['resource', 'resourcePrice', 5],
    ['orders', 'orders', 1],
  ] as const) {
    for (const [direction, sign] of [
      ['up', 1],
      ['down', -1],
    ] as const) {
      const table = turnAt('church', {
        shops: { spiceShop: at, tailor: at },
        seats: [{ rumors: ['RUM-S2'] }, {}],
      });
      expect(table.legal(0, 'playRumor').length).toBe(6);
      const others = table.pub().shops.tailor;
      table.do(0, rumor('RUM-S2', peg, direction));
      const moved = { ...at, [field]: at[field] + sign * step };
      expect(table.pub().shops.spiceShop).toMatchObject(moved);
      expect(table.pub().shops.tailor).toEqual(others);
    }
  }
});

rule('MV-505', 'A used rumor leaves the game, face up', () => {
  const table = turnAt('church', { seats: [{ rumors: ['RUM-S2', 'RUM-B1'] }, {}] });
  table.do(0, rumor('RUM-S2', 'orders', 'up'));
  expect(table.you(0).rumors).toEqual(['RUM-B1']);
  expect(table.pub().discardedRumors).toEqual(['RUM-S2']);
  expect(table.pub().seats[0]?.rumorsHeld).toBe(1);
  expect(table.refusal(0, rumor('RUM-S2', 'orders', 'up'))).toBe('E_TILE');
});

rule('MV-506', 'In any own turn of a commerce round, any number, and at once after buying', () => {
  const tiles = { favors: ['FAV-20-A'], rumors: ['RUM-B1', 'RUM-B2', 'RUM-T1'] };
  const up = rumor('RUM-B1', 'share', 'up');
  for (const place of LOCATIONS) {
    const table = turnAt(place, { seats: [tiles, {}] });
    table
      .do(0, up)
      .do(0, rumor('RUM-B2', 'share', 'up'))
      .do(0, rumor('RUM-T1', 'orders', 'up'));
    table.do(0, favor('FAV-20-A', 'tailor', 1));
    expect(table.share('blacksmith')).toBe(50);
    expect(table.orders('tailor')).toBe(4);
  }
  const bought = turnAt('church', { plaza: ['FAV-20-B'] });
  bought.do(0, { type: 'buyFavor', favor: 'FAV-20-B' }).do(0, favor('FAV-20-B', 'tailor', 2));
  expect(bought.orders('tailor')).toBe(4);
  // Not while others act, destinations are chosen, bids are made, or a question is open.
  const other = turnAt('church', { seats: [{}, tiles] });
  expect(other.refusal(1, up)).toBe('E_TURN');
  expect(other.refusal(1, favor('FAV-20-A', 'tailor', 1))).toBe('E_TURN');
  const going = moving({ seats: [tiles, {}] });
  expect(going.refusal(0, up)).toBe('E_PHASE');
  expect(going.refusal(0, favor('FAV-20-A', 'tailor', 1))).toBe('E_PHASE');
  const bid = bidding({ seats: [tiles, {}] });
  expect(bid.refusal(0, up)).toBe('E_PHASE');
  expect(bid.refusal(0, favor('FAV-20-A', 'tailor', 1))).toBe('E_PHASE');
  bid.bid(10, 5);
  expect(bid.refusal(0, up)).toBe('E_PHASE');
  const office = { offices: { officeNorth: 'iron', officeSouth: null }, seats: [tiles, {}] };
  const placing = turnAt('officeNorth', office).do(0, { type: 'useOffice' });
  expect(placing.refusal(0, up)).toBe('E_PENDING');
  expect(placing.refusal(0, favor('FAV-20-A', 'tailor', 1))).toBe('E_PENDING');
  const drawing = turnAt('guildHall', {
    seats: [{ ...tiles, characters: ['guildMaster'] }, {}],
  }).do(0, { type: 'drawOrder', useGuildMaster: true });
  expect(drawing.refusal(0, up)).toBe('E_PENDING');
});

rule('MV-507', 'A tile needs full room on the track', () => {
  const at = (shop: object, action: object): string | null =>
    turnAt('church', {
      shops: { tailor: shop },
      seats: [{ rumors: ['RUM-T1'], favors: ['FAV-30-A'] }, {}],
    }).refusal(0, action);
  expect(at({ orders: 13 }, favor('FAV-30-A', 'tailor', 3))).toBe('E_ROOM');
  expect(at({ orders: 13 }, favor('FAV-30-A', 'tailor', 2))).toBeNull();
  expect(at({ orders: 15 }, favor('FAV-30-A', 'tailor', 1))).toBe('E_ROOM');
  expect(at({ orders: 15 }, rumor('RUM-T1', 'orders', 'up'))).toBe('E_ROOM');
  expect(at({ orders: 14 }, rumor('RUM-T1', 'orders', 'up'))).toBeNull();
  expect(at({ orders: 0 }, rumor('RUM-T1', 'orders', 'down'))).toBe('E_ROOM');
  expect(at({ orders: 1 }, rumor('RUM-T1', 'orders', 'down'))).toBeNull();
  expect(at({ resourcePrice: 5 }, rumor('RUM-T1', 'resource', 'down'))).toBe('E_ROOM');
  expect(at({ resourcePrice: 10 }, rumor('RUM-T1', 'resource', 'down'))).toBeNull();
  expect(at({ sharePrice: 5 }, rumor('RUM-T1', 'share', 'down'))).toBe('E_ROOM');
  expect(at({ sharePrice: 10 }, rumor('RUM-T1', 'share', 'down'))).toBeNull();
  expect(at({ sharePrice: 100 }, rumor('RUM-T1', 'share', 'up'))).toBeNull();
  expect(at({ resourcePrice: 100 }, rumor('RUM-T1', 'resource', 'up'))).toBeNull();
});

rule(['MV-508', 'MV-546', 'MV-547'], 'A rumor past 100: split or price control', () => {
  const table = turnAt('church', {
    shops: { tailor: { sharePrice: 100, resourcePrice: 100 } },
    seats: [{ rumors: ['RUM-T1', 'RUM-T2'], shares: { tailor: 3 } }, { shares: { tailor: 1 } }],
  });
  table.do(0, rumor('RUM-T1', 'share', 'up'));
  expect(table.share('tailor')).toBe(55);
  expect([table.vp(0), table.vp(1)]).toEqual([3, 1]);
  table.do(0, rumor('RUM-T2', 'resource', 'up'));
  expect(table.price('fabric')).toBe(40);
  expect(table.events('stockSplit').length).toBe(1);
  expect(table.events('priceControl').length).toBe(1);
  const below = turnAt('church', {
    shops: { tailor: { sharePrice: 95, resourcePrice: 95 } },
    seats: [{ rumors: ['RUM-T1', 'RUM-T2'] }, {}],
  });
  below.do(0, rumor('RUM-T1', 'share', 'up')).do(0, rumor('RUM-T2', 'resource', 'up'));
  expect(below.pub().shops.tailor).toMatchObject({ sharePrice: 100, resourcePrice: 100 });
});

rule('MV-509', 'A tile works once; a favor may be bought again', () => {
  const others = ['FAV-20-B', 'FAV-30-A', 'FAV-30-B', 'FAV-40-A', 'FAV-40-B'];
  const table = turnAt('church', {
    plaza: ['FAV-20-A'],
    stack: [],
    seats: [{ rumors: ['RUM-B1'] }, { favors: others }],
  });
  table.do(0, { type: 'buyFavor', favor: 'FAV-20-A' });
  table.do(0, favor('FAV-20-A', 'tailor', 1));
  expect(table.refusal(0, favor('FAV-20-A', 'tailor', 1))).toBe('E_TILE');
  table.do(0, rumor('RUM-B1', 'share', 'up'));
  expect(table.refusal(0, rumor('RUM-B1', 'share', 'up'))).toBe('E_TILE');
  expect(table.plaza()).toEqual(['FAV-20-A']);
  const again = given({
    phase: 'turn',
    turn: { seat: 1, location: 'church', kind: 'main' },
    plaza: table.plaza(),
    stack: [],
    seats: [
      { pawn: { location: 'church', spot: null }, favors: others },
      { pawn: { location: 'church', spot: null } },
    ],
    mainDone: [0],
  });
  again.do(1, { type: 'buyFavor', favor: 'FAV-20-A' }).do(1, favor('FAV-20-A', 'miller', 2));
  expect(again.orders('miller')).toBe(4);
});
