/** Worked examples of the rules, section 10: offices, Mercato, tiles, wrong moments. */

import { expect } from 'vitest';
import type { Resource } from '../../../engine/games/masters-of-venice/data.ts';
import { rule } from '../rule.ts';
import { type Given, given, sharedTurnAt, turnAt } from './positions.ts';
import type { Action, Table } from './table.ts';

const sell = (shop: 'jeweler' | 'tailor', count: number) =>
  ({ type: 'sellAtShop', shop, count }) as const;
const deliver = (card: string, takeVp: number) => ({ type: 'deliverOrder', card, takeVp }) as const;
const draw = { type: 'drawOrder', useGuildMaster: false } as const;
const raise = { type: 'useMajority', shop: 'jeweler', direction: 'raisePrice' } as const;

rule(
  ['MV-471', 'MV-472', 'MV-473', 'MV-474', 'MV-475', 'MV-548'],
  'MV-X23 Office with bottoming',
  () => {
    const table = turnAt(
      'officeNorth',
      {
        offices: { officeNorth: 'iron', officeSouth: null },
        shops: { miller: { resourcePrice: 10 } },
      },
      { draws: ['grain', 'grain', 'grain', 'gems', 'lumber'] },
    );
    table.do(0, { type: 'useOffice' });
    expect(table.cubes(0)).toEqual({ iron: 1 });
    expect(table.prices()).toMatchObject({ iron: 40, grain: 5, gems: 35, lumber: 35 });
    expect(table.orders('miller')).toBe(4);
    const placement = { 1: 'lumber', 2: 'grain', 3: 'gems', 4: 'grain' } as const;
    table.do(0, { type: 'placeCubes', placement });
    expect(table.pub().docks).toEqual([{ lumber: 1 }, { grain: 1 }, { gems: 1 }, { grain: 1 }]);
  },
);

rule(
  ['MV-603', 'MV-604', 'MV-605', 'MV-524'],
  'MV-X24 Harbor Master and Tax Collector at an office',
  () => {
    const draws: Resource[] = ['fabric', 'iron', 'iron', 'gems', 'gems', 'grain'];
    const at = (): Table =>
      turnAt(
        'officeNorth',
        {
          offices: { officeNorth: 'spice', officeSouth: null },
          seats: [
            { cash: 0, shares: { officeNorth: 2 }, characters: ['harborMaster'] },
            { cash: 0, shares: { officeNorth: 1 } },
            { cash: 0, characters: ['taxCollector'] },
          ],
        },
        { draws },
      );
    const table = at().do(0, { type: 'useOffice' });
    expect(table.cubes(0)).toEqual({ spice: 1, fabric: 1 });
    expect(table.prices()).toMatchObject({ fabric: 35, iron: 30, gems: 30, grain: 35, spice: 40 });
    const placement = { 1: 'iron', 2: 'gems', 3: 'gems', 4: 'grain' } as const;
    table.do(0, { type: 'placeCubes', placement });
    expect(table.allCash()).toEqual([20, 10, 10]);
    const declined = at().do(0, { type: 'useOffice', declineFree: true });
    expect(declined.cubes(0)).toEqual({ spice: 1 });
    expect(declined.pub().offices.officeNorth).toBe('fabric');
    const plain = turnAt('officeNorth');
    expect(plain.refusal(0, { type: 'useOffice', declineFree: true })).toBe('E_CHARACTER');
  },
);

rule(['MV-482', 'MV-483', 'MV-484', 'MV-485', 'MV-547'], 'MV-X25 Mercato limits', () => {
  const position: Given = {
    shops: { jeweler: { resourcePrice: 100 } },
    seats: [{ cash: 0, cubes: { gems: 2 } }, { cubes: { fabric: 15 } }],
  };
  const table = turnAt('mercato', position).do(0, { type: 'mercatoSell', cubes: { gems: 1 } });
  expect([table.cash(0), table.price('gems')]).toEqual([100, 40]);
  expect(table.refusal(0, { type: 'mercatoBuy', cubes: { gems: 1 } })).toBe('E_BOTH_WAYS');
  expect(table.refusal(0, { type: 'mercatoSell', cubes: { gems: 1 } })).toBe('E_USED');
  const next = turnAt('mercato', position);
  expect(next.refusal(0, { type: 'mercatoSell', cubes: { gems: 2 } })).toBe('E_LIMIT');
  expect(next.refusal(0, { type: 'mercatoBuy', cubes: { fabric: 1 } })).toBe('E_BAG');
});

rule(['MV-608', 'MV-609', 'MV-610'], 'MV-X26 Trader', () => {
  const table = turnAt('mercato', {
    shops: { blacksmith: { resourcePrice: 30 }, spiceShop: { resourcePrice: 25 } },
    seats: [{ cash: 20, cubes: { iron: 2 }, characters: ['trader'] }, {}],
  });
  table.do(0, { type: 'mercatoSell', cubes: { iron: 2 } });
  expect([table.cash(0), table.price('iron')]).toEqual([80, 40]);
  table.do(0, { type: 'mercatoBuy', cubes: { spice: 2 } });
  expect([table.cash(0), table.price('spice')]).toEqual([30, 35]);
  const prices = table.prices();
  table.do(0, { type: 'mercatoSwap', give: 'spice', take: 'gems' });
  expect(table.prices()).toEqual(prices);
  expect(table.cubes(0)).toEqual({ spice: 1, gems: 1 });
});

rule('MV-607', 'MV-X27 Thief', () => {
  const at = (thief: boolean): Table =>
    turnAt('docks', {
      docks: [{}, {}, { gems: 2, lumber: 1 }, {}],
      shops: { jeweler: { resourcePrice: 25 } },
      seats: [{ cash: 25, characters: thief ? ['thief'] : [] }, {}],
    });
  const dock = (gems: number): Action => ({
    type: 'useDock',
    dock: 3,
    buy: { gems },
    steal: 'gems',
  });
  const table = at(true);
  expect(table.refusal(0, dock(2))).toBe('E_NOT_THERE');
  table.do(0, dock(1));
  expect([table.cash(0), table.price('gems')]).toEqual([0, 30]);
  expect(table.cubes(0)).toEqual({ gems: 2 });
  expect(at(false).refusal(0, dock(1))).toBe('E_CHARACTER');
});

rule(['MV-501', 'MV-503', 'MV-462'], 'MV-X28 Favor', () => {
  const held = ['FAV-20-A', 'FAV-20-B', 'FAV-30-B', 'FAV-40-A'];
  const table = turnAt('docks', {
    shops: { miller: { orders: 13 } },
    plaza: ['FAV-40-B'],
    stack: [],
    seats: [{ favors: ['FAV-30-A'] }, { favors: held }],
  });
  const favor = (amount: number): Action => ({
    type: 'playFavor',
    favor: 'FAV-30-A',
    shop: 'miller',
    amount,
  });
  expect(table.refusal(0, favor(3))).toBe('E_ROOM');
  expect(table.refusal(0, favor(4))).toBe('E_LIMIT');
  expect(table.refusal(0, favor(0))).toBe('E_PARAM');
  table.do(0, favor(2));
  expect(table.orders('miller')).toBe(15);
  expect(table.plaza()).toEqual(['FAV-40-B', 'FAV-30-A']);
});

rule(['MV-504', 'MV-507', 'MV-508'], 'MV-X29 Rumor', () => {
  const at = (tailor: object): Table =>
    turnAt('docks', {
      shops: { tailor },
      seats: [{ rumors: ['RUM-T1'], shares: { tailor: 3 } }, {}],
    });
  const rumor = (peg: string, direction: string) => ({
    type: 'playRumor',
    rumor: 'RUM-T1',
    peg,
    direction,
  });
  const table = at({ sharePrice: 100 });
  table.do(0, { type: 'playRumor', rumor: 'RUM-T1', peg: 'share', direction: 'up' });
  expect([table.share('tailor'), table.vp(0)]).toEqual([55, 3]);
  expect(at({ resourcePrice: 5 }).refusal(0, rumor('resource', 'down'))).toBe('E_ROOM');
  expect(at({ orders: 0 }).refusal(0, rumor('orders', 'down'))).toBe('E_ROOM');
  expect(at({ orders: 15 }).refusal(0, rumor('orders', 'up'))).toBe('E_ROOM');
  expect(at({ sharePrice: 5 }).refusal(0, rumor('share', 'down'))).toBe('E_ROOM');
});

rule('MV-605', 'MV-X30 Tax Collector', () => {
  const at = (collector: number): number[] => {
    const table = turnAt('shops', {
      shops: { tailor: { resourcePrice: 75 } },
      seats: [2, 1, 0].map((tailor, i) => ({
        cash: 0,
        shares: { tailor },
        cubes: i === 1 ? { fabric: 1 } : {},
        characters: i === collector ? (['taxCollector'] as const) : [],
        pawn: { location: i === 1 ? ('shops' as const) : ('church' as const), spot: null },
      })),
      turn: { seat: 1, location: 'shops', kind: 'main' },
      turnOrder: [1, 0, 2],
    });
    return table.do(1, sell('tailor', 1)).allCash();
  };
  expect(at(2)).toEqual([40, 150 + 20, 20]);
  expect(at(0)).toEqual([60, 150 + 20, 0]);
});

rule(['MV-461', 'MV-462', 'MV-312'], 'MV-X39 Church', () => {
  const table = given({
    phase: 'turn',
    turn: { seat: 0, location: 'church', kind: 'main' },
    plaza: ['FAV-20-A', 'FAV-40-B'],
    stack: ['FAV-30-A'],
    seats: [
      { pawn: { location: 'church', spot: null } },
      { pawn: { location: 'church', spot: null }, cash: 25 },
      { pawn: { location: 'mercato', spot: null } },
    ],
  });
  table.do(0, { type: 'buyFavor', favor: 'FAV-20-A' });
  expect(table.cash(0)).toBe(80);
  expect(table.plaza()).toEqual(['FAV-40-B', 'FAV-30-A']);
  expect(table.refusal(0, { type: 'buyFavor', favor: 'FAV-40-B' })).toBe('E_USED');
  expect(table.legal(0, 'playFavor').length).toBe(10);
  table.end(0);
  expect(table.pub().turn).toMatchObject({ seat: 1, kind: 'main' });
  expect(table.refusal(1, { type: 'buyFavor', favor: 'FAV-30-A' })).toBe('E_CASH');
  expect(table.refusal(1, { type: 'buyFavor', favor: 'FAV-20-A' })).toBe('E_NOT_THERE');
  table.end(1);
  expect(table.pub().turn).toMatchObject({ seat: 2, location: 'mercato' });
});

rule(['MV-452', 'MV-506'], 'MV-X40 Wrong moment', () => {
  const all = Array.from({ length: 21 }, (_, i) => `GO-${String(i + 1).padStart(2, '0')}`);
  const guild = turnAt('guildHall', {
    seats: [{ guildOrders: ['GO-01'], cubes: { lumber: 3 } }, { delivered: all.slice(1) }],
  });
  expect(guild.refusal(0, draw)).toBe('E_DECK');
  guild.do(0, deliver('GO-01', 3));
  const rumor = { type: 'playRumor', rumor: 'RUM-T1', peg: 'share', direction: 'up' };
  const seats = [{ rumors: ['RUM-T1'] }, { rumors: ['RUM-T2'] }, {}];
  expect(turnAt('church', { seats }).refusal(1, { ...rumor, rumor: 'RUM-T2' })).toBe('E_TURN');
  expect(given({ phase: 'destination', seats }).refusal(0, rumor)).toBe('E_PHASE');
  const window = given({ phase: 'destination', marker: { holder: 2, used: false }, seats });
  window.go('docks', 'church', 'mercato');
  expect(window.phase()).toBe('window');
  expect(window.refusal(0, rumor)).toBe('E_WINDOW');
  const office = turnAt('officeNorth', { seats }).do(0, { type: 'useOffice' });
  expect(office.refusal(0, rumor)).toBe('E_PENDING');
  const dock = { type: 'useDock', dock: 1, buy: { iron: 1 }, steal: null };
  expect(turnAt('church').refusal(0, dock)).toBe('E_LOCATION');
});

rule(
  ['MV-214', 'MV-411', 'MV-418', 'MV-433', 'MV-443', 'MV-473', 'MV-602'],
  'MV-X42 Other refusals',
  () => {
    const draft = given({ round: 1, phase: 'bid', turnOrder: [] }).bid(0, 0, 0);
    const [first, second] = draft.pub().turnOrder as [number, number];
    draft.do(first, { type: 'chooseCharacter', character: 'thief' });
    expect(draft.refusal(second, { type: 'chooseCharacter', character: 'thief' })).toBe(
      'E_CHAR_TAKEN',
    );
    const none = { type: 'useDock', dock: 1, buy: {}, steal: null };
    expect(turnAt('docks').refusal(0, none)).toBe('E_EMPTY');
    const market = turnAt('stockMarket', { seats: [{ shares: { miller: 1 } }, {}] });
    expect(market.refusal(0, { type: 'buyShares', lots: {} })).toBe('E_EMPTY');
    expect(market.refusal(0, { type: 'sellShares', lots: { miller: 2 } })).toBe('E_SHARES');
    const shops = turnAt('shops', {
      shops: { tailor: { orders: 0 } },
      seats: [{ cubes: { fabric: 1 } }, { shares: { jeweler: 2 } }],
    });
    expect(shops.refusal(0, sell('tailor', 2))).toBe('E_CUBES');
    expect(shops.refusal(0, raise)).toBe('E_MAJORITY');
    const shared = sharedTurnAt('shops', { seats: [{ shares: { jeweler: 2 } }, {}, {}] });
    expect(shared.refusal(1, raise)).toBe('E_MAJORITY');
    const guild = turnAt('guildHall', {
      deck: ['GO-05', 'GO-16'],
      seats: [{ guildOrders: ['GO-21'], characters: ['guildMaster'] }, {}],
    });
    expect(guild.refusal(0, deliver('GO-05', 0))).toBe('E_CARD');
    guild.do(0, { type: 'drawOrder', useGuildMaster: true });
    const keep = (card: string, returnHeld: string | null) => ({
      type: 'guildKeep',
      keep: card,
      returnHeld,
    });
    expect(guild.refusal(0, keep('GO-21', null))).toBe('E_CARD');
    expect(guild.refusal(0, keep('GO-05', 'GO-16'))).toBe('E_CARD');
    const office = turnAt('officeNorth', {}, { draws: ['iron', 'iron', 'iron', 'gems', 'gems'] });
    office.do(0, { type: 'useOffice' });
    const place = (placement: object) => office.refusal(0, { type: 'placeCubes', placement });
    expect(place({ 1: 'iron', 2: 'iron', 3: 'gems', 4: 'grain' })).toBe('E_PLACEMENT');
    expect(place({ 1: 'iron', 2: 'iron', 3: 'gems' })).toBe('E_PLACEMENT');
    const tiles = turnAt('church', { seats: [{}, { favors: ['FAV-20-A'], rumors: ['RUM-B1'] }] });
    const favor = { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 1 };
    expect(tiles.refusal(0, favor)).toBe('E_TILE');
    const rumor = { type: 'playRumor', rumor: 'RUM-B1', peg: 'share', direction: 'up' };
    expect(tiles.refusal(0, rumor)).toBe('E_TILE');
  },
);
