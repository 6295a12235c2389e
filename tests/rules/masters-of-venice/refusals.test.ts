/** The first broken check is answered, in the order of the rules (5.0 and each action's list). */

import { expect, test } from 'vitest';
import { codeOf } from '../../../engine/games/masters-of-venice/actions.ts';
import { rule } from '../rule.ts';
import { bidding, moving, turnAt } from './positions.ts';
import { game, type Table } from './table.ts';

test('Common checks: schema, phase, seat, question, place, use, emptiness', () => {
  const dock = (buy: object, more: object = {}) => ({
    type: 'useDock',
    dock: 1,
    buy,
    steal: null,
    ...more,
  });
  const table = turnAt('docks', {
    docks: [{ iron: 3 }, {}, {}, {}],
    seats: [{ cash: 40 }, {}, {}],
  });
  // Everything is wrong with it: the schema comes first.
  expect(moving().refusal(1, dock({ iron: 16 }))).toBe('E_PARAM');
  expect(moving().refusal(1, dock({}))).toBe('E_PHASE');
  expect(bidding().refusal(0, dock({}))).toBe('E_PHASE');
  expect(table.refusal(1, dock({}))).toBe('E_TURN');
  expect(turnAt('church').refusal(1, dock({}))).toBe('E_TURN');
  const office = turnAt('officeNorth').do(0, { type: 'useOffice' });
  expect(office.refusal(0, dock({}))).toBe('E_PENDING');
  expect(office.refusal(0, { type: 'endTurn' })).toBe('E_PENDING');
  expect(office.refusal(1, dock({}))).toBe('E_TURN');
  // A question that is not open is another phase.
  const keep = { type: 'guildKeep', keep: 'GO-01', returnHeld: null };
  expect(office.refusal(0, keep)).toBe('E_PHASE');
  expect(table.refusal(0, keep)).toBe('E_PHASE');
  expect(table.refusal(0, { type: 'placeCubes', placement: {} })).toBe('E_PHASE');
  expect(turnAt('church').refusal(0, dock({}))).toBe('E_LOCATION');
  expect(table.refusal(0, dock({}))).toBe('E_EMPTY');
  table.do(0, { type: 'useDock', dock: 1, buy: { iron: 1 }, steal: null });
  expect(table.refusal(0, dock({}))).toBe('E_USED');
  expect(table.refusal(0, { type: 'sellAtShop', shop: 'tailor', count: 1 })).toBe('E_LOCATION');
  expect(table.refusal(0, { type: 'useInterrupt', target: 'own' })).toBe('E_PHASE');
  expect(table.refusal(0, { type: 'submitBid', amount: 0 })).toBe('E_PHASE');
  expect(table.refusal(5, { type: 'endTurn' })).toBe('E_TURN');
});

/** Expects these codes one after another, each position mending what the last one refused. */
function codes(action: object, ...tables: readonly (readonly [Table, string | null])[]): void {
  for (const [table, code] of tables) expect(table.refusal(0, action)).toBe(code);
}

rule(['MV-401', 'MV-402', 'MV-607'], 'Docks: the Thief, the cubes, the cash', () => {
  const at = (thief: boolean, iron: number, cash: number): Table =>
    turnAt('docks', {
      docks: [{ iron }, {}, {}, {}],
      seats: [{ cash, characters: thief ? ['thief'] : [] }, {}],
    });
  const both = { type: 'useDock', dock: 1, buy: { iron: 2 }, steal: 'iron' };
  codes(
    both,
    [at(false, 0, 0), 'E_CHARACTER'],
    [at(true, 2, 0), 'E_NOT_THERE'],
    [at(true, 3, 75), 'E_CASH'],
    [at(true, 3, 80), null],
  );
});

rule(['MV-413', 'MV-415', 'MV-418'], 'Shops: majority before room, cubes before orders', () => {
  const raise = { type: 'useMajority', shop: 'jeweler', direction: 'raisePrice' };
  const at = (jeweler: number, orders: number): Table =>
    turnAt('shops', {
      shops: { jeweler: { orders } },
      seats: [{ shares: { jeweler } }, { shares: { jeweler: 1 } }],
    });
  codes(raise, [at(1, 0), 'E_MAJORITY'], [at(2, 0), 'E_ROOM'], [at(2, 1), null]);
  const sell = { type: 'sellAtShop', shop: 'jeweler', count: 2 };
  const seller = (gems: number, orders: number): Table =>
    turnAt('shops', { shops: { jeweler: { orders } }, seats: [{ cubes: { gems } }, {}] });
  codes(sell, [seller(1, 1), 'E_CUBES'], [seller(2, 1), 'E_ORDERS'], [seller(2, 2), null]);
});

rule(['MV-014', 'MV-431', 'MV-433', 'MV-436'], 'Market: limit, both ways, supply, cash', () => {
  const at = (cash: number, others: number): Table =>
    turnAt('stockMarket', {
      seats: [{ cash, shares: { miller: 1 } }, { shares: { miller: others } }],
    });
  const three = { type: 'buyShares', lots: { miller: 3 } };
  codes({ type: 'buyShares', lots: { miller: 4 } }, [at(0, 9), 'E_LIMIT']);
  const sold = (cash: number, others: number): Table =>
    at(cash, others).do(0, { type: 'sellShares', lots: { miller: 1 } });
  codes(three, [sold(0, 9), 'E_BOTH_WAYS'], [at(0, 7), 'E_SUPPLY'], [at(115, 6), 'E_CASH']);
  codes(three, [at(120, 6), null]);
  const bought = at(500, 0).do(0, { type: 'buyShares', lots: { tailor: 1 } });
  codes(
    { type: 'sellShares', lots: { tailor: 2, jeweler: 2 } },
    [bought, 'E_LIMIT'],
    [turnAt('stockMarket'), 'E_LIMIT'],
  );
  codes({ type: 'sellShares', lots: { tailor: 1, jeweler: 2 } }, [bought, 'E_BOTH_WAYS']);
  codes({ type: 'sellShares', lots: { miller: 2 } }, [bought, 'E_SHARES']);
});

rule(['MV-443', 'MV-449', 'MV-452', 'MV-601'], 'Guild Hall: card, cubes, orders, award', () => {
  const at = (card: boolean, fabric: number, orders: number): Table =>
    turnAt('guildHall', {
      shops: { tailor: { orders } },
      seats: [{ guildOrders: card ? ['GO-11'] : [], cubes: { lumber: 1, fabric } }, {}],
    });
  codes(
    { type: 'deliverOrder', card: 'GO-11', takeVp: 4 },
    [at(false, 0, 0), 'E_CARD'],
    [at(true, 1, 0), 'E_CUBES'],
    [at(true, 2, 1), 'E_ORDERS'],
    [at(true, 2, 2), 'E_AWARD'],
  );
  codes({ type: 'deliverOrder', card: 'GO-11', takeVp: 3 }, [at(true, 2, 2), null]);
  const all = Array.from({ length: 21 }, (_, i) => `GO-${String(i + 1).padStart(2, '0')}`);
  const empty = (master: boolean): Table =>
    turnAt('guildHall', {
      seats: [{ characters: master ? ['guildMaster'] : [] }, { delivered: all }],
    });
  codes(
    { type: 'drawOrder', useGuildMaster: true },
    [empty(false), 'E_CHARACTER'],
    [empty(true), 'E_DECK'],
  );
});

rule(
  ['MV-461', 'MV-501', 'MV-504', 'MV-507'],
  'Church and tiles: is it there, then the rest',
  () => {
    const buy = { type: 'buyFavor', favor: 'FAV-40-A' };
    const church = (plaza: string[], cash: number): Table =>
      turnAt('church', { plaza, seats: [{ cash }, {}] });
    codes(
      buy,
      [church(['FAV-20-A', 'FAV-20-B'], 0), 'E_NOT_THERE'],
      [church(['FAV-20-A', 'FAV-40-A'], 35), 'E_CASH'],
      [church(['FAV-20-A', 'FAV-40-A'], 40), null],
    );
    const at = (favors: string[], rumors: string[], orders: number): Table =>
      turnAt('church', { shops: { tailor: { orders } }, seats: [{ favors, rumors }, {}] });
    codes(
      { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 3 },
      [at([], [], 15), 'E_TILE'],
      [at(['FAV-20-A'], [], 15), 'E_LIMIT'],
    );
    codes(
      { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 2 },
      [at(['FAV-20-A'], [], 14), 'E_ROOM'],
      [at(['FAV-20-A'], [], 13), null],
    );
    codes(
      { type: 'playRumor', rumor: 'RUM-T1', peg: 'orders', direction: 'up' },
      [at([], [], 15), 'E_TILE'],
      [at([], ['RUM-T1'], 15), 'E_ROOM'],
      [at([], ['RUM-T1'], 14), null],
    );
  },
);

rule(
  ['MV-481', 'MV-482', 'MV-483', 'MV-485', 'MV-610'],
  'Mercato: limit, both ways, goods, cash',
  () => {
    const at = (cash: number, iron: number, gone: number): Table =>
      turnAt('mercato', { seats: [{ cash, cubes: { iron } }, { cubes: { iron: gone } }] });
    codes({ type: 'mercatoBuy', cubes: { iron: 2 } }, [at(0, 0, 15), 'E_LIMIT']);
    const buy = { type: 'mercatoBuy', cubes: { iron: 1 } };
    const sold = at(0, 1, 14).do(0, { type: 'mercatoSell', cubes: { iron: 1 } });
    codes(buy, [sold, 'E_BOTH_WAYS'], [at(0, 0, 15), 'E_BAG'], [at(35, 0, 14), 'E_CASH']);
    codes(buy, [at(40, 0, 14), null]);
    const bought = at(40, 0, 0).do(0, { type: 'mercatoBuy', cubes: { gems: 1 } });
    codes({ type: 'mercatoSell', cubes: { gems: 2 } }, [bought, 'E_LIMIT']);
    codes({ type: 'mercatoSell', cubes: { gems: 1 } }, [bought, 'E_BOTH_WAYS']);
    codes({ type: 'mercatoSell', cubes: { spice: 1 } }, [bought, 'E_CUBES']);
    const trader = (trades: boolean, iron: number, gems: number): Table =>
      turnAt('mercato', {
        seats: [{ cubes: { iron }, characters: trades ? ['trader'] : [] }, { cubes: { gems } }],
      });
    codes({ type: 'mercatoSwap', give: 'iron', take: 'iron' }, [
      trader(false, 0, 15),
      'E_CHARACTER',
    ]);
    codes({ type: 'mercatoSwap', give: 'iron', take: 'iron' }, [
      trader(true, 0, 15),
      'E_BOTH_WAYS',
    ]);
    codes(
      { type: 'mercatoSwap', give: 'iron', take: 'gems' },
      [trader(true, 0, 15), 'E_CUBES'],
      [trader(true, 1, 15), 'E_BAG'],
      [trader(true, 1, 14), null],
    );
  },
);

rule(['MV-413', 'MV-437', 'MV-483'], 'Every turn starts with nothing used, bought or sold', () => {
  const seats = [{ cash: 500 }, { cash: 500, shares: { miller: 1 } }, {}];
  const table = turnAt('stockMarket', { seats });
  table.do(0, { type: 'buyShares', lots: { miller: 1 } }).end(0);
  expect(table.pub().turn).toEqual({
    seat: 1,
    location: 'stockMarket',
    kind: 'shared',
    byMarker: false,
    used: [],
    bought: [],
    sold: [],
  });
  table.do(1, { type: 'sellShares', lots: { miller: 1 } });
  table.do(1, { type: 'buyShares', lots: { tailor: 1 } }).end(1);
  expect(table.pub().turn).toMatchObject({ seat: 2, used: [], bought: [], sold: [] });
  expect(table.end(2).events('turnEnded').at(-1)).toMatchObject({ seat: 2, passed: true });
  // The majority too is fresh in the next round.
  const shops = turnAt('shops', { seats: [{ shares: { miller: 1 } }, {}] });
  const raise = { type: 'useMajority', shop: 'miller', direction: 'raisePrice' } as const;
  shops.do(0, raise).order();
  shops.go('church', 'shops').end(0).end(1);
  expect(shops.pub().turn).toMatchObject({ seat: 0, location: 'shops', kind: 'shared' });
  shops.do(0, raise);
  expect(shops.price('grain')).toBe(60);
});

rule('MV-353', 'A stance lasts until it is changed, for every seat and at any time', () => {
  const table = bidding();
  table.do(1, { type: 'setStance', stance: 'always' });
  table.do(2, { type: 'setStance', stance: 'wait' });
  expect([0, 1, 2].map((seat) => table.you(seat).stance)).toEqual(['placeStart', 'always', 'wait']);
  table.bid(0, 0, 5).draft();
  expect([0, 1, 2].map((seat) => table.you(seat).stance)).toEqual(['placeStart', 'always', 'wait']);
  table.do(1, { type: 'setStance', stance: 'placeStart' });
  expect(table.you(1).stance).toBe('placeStart');
  expect(game.check(table.state, 3, codeOf({ type: 'setStance', stance: 'wait' }))).not.toBe(0);
});
