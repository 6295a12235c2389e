/** The worked examples of the rules, section 10: acquiring, buildings, cards, tiles, the end. */

import { expect } from 'vitest';
import { BUILDINGS, type BuildingId } from '../../../engine/games/genoa/map.ts';
import { contractValue } from '../../../engine/games/genoa/scoring.ts';
import { rule } from '../rule.ts';
import { A, acquired, B, C, D, game, on, seats, Table } from './table.ts';

rule(
  [
    'GE-601',
    'GE-602',
    'GE-603',
    'GE-604',
    'GE-605',
    'GE-606',
    'GE-607',
    'GE-608',
    'GE-609',
    'GE-614',
  ],
  'GX-05 Two acquire, and no street is left',
  () => {
    const table = Table.of(
      on(4, ['s42', 's32', 'spices', 'villaRicci', 'inn'], {
        0: { personal: 2, general: 5 },
        2: { personal: 3, general: 4 },
        3: { personal: 2 },
      }),
    ).unused();
    expect(table.view).toMatchObject({ state: 'ACQUIRE', acquiring: A });
    table.acquire(A, 's42', 'place guildHall', 'place coachHouse');
    expect(table.seat(A)).toMatchObject({ personal: 0, placed: 2 });
    expect(table.view.discs.s42).toBeUndefined();
    expect(table.view.acquiring).toBe(C);
    table.acquire(C, 's32', 'replace coachHouse', 'place spices');
    expect(table.seat(C)).toMatchObject({ personal: 0, general: 5, placed: 2 });
    expect(table.seat(A)).toMatchObject({ general: 6, placed: 1 });
    expect(table.view.owners).toEqual({ guildHall: A, coachHouse: C, spices: C });
    expect(table.view).toMatchObject({ state: 'START', turn: 2, merchant: B });
  },
);

rule(['GE-804', 'GE-611', 'GE-708', 'GE-802'], 'GX-15 A large order at a Villa of another', () => {
  const goods = { copper: 1, linen: 1, saffron: 1 };
  const table = Table.of(
    on(
      4,
      ['villaColini'],
      { 0: { ducats: 60, hand: ['LO-01'], commodities: goods } },
      {
        owners: { villaColini: 3 },
      },
    ),
  );
  const main = { mode: 'deliver', order: 'LO-01', tileChoice: 'extraAction' };
  table.do(A, { type: 'takeAction' }).main(A, main);
  expect([table.ducats(D), table.ducats(A)]).toEqual([140, 160]);
  expect(table.seat(A)).toMatchObject({ tiles: { extraAction: 1 }, commodities: {} });
  expect(table.view.supply.commodities).toMatchObject({ copper: 5, linen: 5, saffron: 5 });
  expect(table.view.piles.LO.faceUp).toEqual(['LO-01']);
});

rule(['GE-907', 'GE-908', 'GE-911', 'GE-901'], 'GX-16 The tile that has just come back', () => {
  const one = { tiles: { commodityChoice: 1 } };
  const table = Table.of(
    on(5, ['s76'], {
      1: { ...one, hand: ['LO-13'], commodities: { silver: 1, linen: 1 } },
      0: { tiles: { commodityChoice: 2 } },
      2: one,
      3: one,
    }),
  );
  table.offer(B, 'villaZasteri', { ducats: 5 }).accept(A, 1);
  table.do(B, { type: 'playTile', tile: 'commodityChoice', commodity: 'pepper' });
  table.main(B, { mode: 'deliver', order: 'LO-13', tileChoice: 'commodityChoice' });
  expect(table.ducats(B)).toBe(225);
  expect(table.seat(B)?.tiles).toEqual({ commodityChoice: 1 });
});

rule(['GE-805', 'GE-806', 'GE-908', 'GE-705'], 'GX-17 A small order inside a bought action', () => {
  const table = Table.of(on(4, ['s37'], { 2: { ducats: 50, hand: ['SO-07'] } }));
  table.offer(C, 'harbor', { ducats: 10 }).accept(A, 1);
  expect(table.refusal(C, { type: 'deliverSmall', order: 'SO-07' })).toBe('E_MAIN_FIRST');
  table.main(C);
  expect(table.refusal(C, { type: 'deliverSmall', order: 'SO-07' })).toBe('E_MISSING_GOODS');
  table.do(C, { type: 'playTile', tile: 'commodityChoice', commodity: 'copper' });
  table.do(C, { type: 'deliverSmall', order: 'SO-07' }).end(C);
  expect(table.ducats(C)).toBe(80);
  expect(table.seat(C)).toMatchObject({ commodities: {}, tiles: {}, taken: 1 });
});

rule(['GE-807', 'GE-915'], 'GX-18 One order an action, and none through a tile', () => {
  const held = { hand: ['SO-07', 'SO-08'], commodities: { copper: 1, silk: 1 } };
  const table = Table.of(on(4, ['s37'], { 2: held }));
  table.offer(C, 'harbor', { ducats: 5 }).accept(A, 1).main(C);
  table.do(C, { type: 'deliverSmall', order: 'SO-07' });
  expect(table.refusal(C, { type: 'deliverSmall', order: 'SO-08' })).toBe('E_ORDER_LIMIT');
  const owner = { hand: ['SO-08'], commodities: { silk: 1 }, tiles: { buildingAction: 1 } };
  const later = Table.of(on(4, ['s24'], { 2: owner }, { owners: { harbor: C } }));
  later.offer(C, 'inn', { ducats: 5 }).accept(A, 1).main(C);
  later.do(C, { type: 'playTile', tile: 'buildingAction', building: 'harbor' });
  expect(later.view.window?.tiled).toEqual(['harbor']);
  expect(later.refusal(C, { type: 'deliverSmall', order: 'SO-08' })).toBe('E_NOT_TOWER_ACTION');
});

rule(
  ['GE-912', 'GE-913', 'GE-914', 'GE-916', 'GE-612', 'GE-706'],
  'GX-19 Two Building actions for the same building',
  () => {
    const table = Table.of(
      on(4, ['s52'], { 1: { tiles: { buildingAction: 2 } } }, { owners: { fabric: B } }),
    );
    table.offer(B, 'park', { ducats: 5 }).accept(A, 1).main(B);
    const play = { type: 'playTile', tile: 'buildingAction', building: 'fabric' };
    table.do(B, play).do(B, play);
    expect(table.seat(B)).toMatchObject({
      tiles: { extraAction: 1 },
      commodities: { linen: 2, silk: 2 },
      taken: 1,
    });
    expect(table.view.supply.commodities).toMatchObject({ linen: 3, silk: 3 });
    expect(table.events('ownerPaid')).toEqual([]);
    expect(table.events('buildingActionUsed')).toMatchObject([
      { seat: B, building: 'fabric' },
      { seat: B, building: 'fabric' },
    ]);
    expect(table.view.window?.tiled).toEqual(['fabric']);
    expect(table.view.status.fabric).toBeUndefined();
    expect(table.refusal(B, { ...play, building: 'inn' })).toBe('E_NOT_OWNED');
  },
);

rule(['GE-611', 'GE-612', 'GE-701'], 'GX-20 The owner is paid for others alone', () => {
  const table = Table.of(on(4, ['guildHall'], {}, { owners: { guildHall: B } })).act();
  expect(table.ducats(B)).toBe(140);
  expect(table.seat(A)?.handCount.LO).toBe(1);
  const own = Table.of(on(4, ['guildHall'], {}, { owners: { guildHall: B }, merchant: B })).act();
  expect(own.ducats(B)).toBe(130);
});

rule(['GE-407', 'GE-707'], 'GX-21 What is short is not given', () => {
  const table = Table.of(on(4, ['s62'], { 2: { commodities: { silver: 5, copper: 3 } } }));
  table.offer(B, 'metals', { ducats: 5 }).accept(A, 1).main(B);
  expect(table.seat(B)).toMatchObject({ commodities: { copper: 1 }, taken: 1 });
  expect(table.view.supply.commodities.copper).toBe(1);
  expect(table.view.status.metals).toBe('taken');
});

rule(
  ['GE-605', 'GE-606', 'GE-607', 'GE-608', 'GE-615', 'GE-616'],
  'GX-30 What can be done from a street, and what not',
  () => {
    const given = on(
      4,
      ['s74'],
      { 1: { personal: 1 } },
      {
        owners: { tavern: C, cathedral: B },
        state: 'ACQUIRE',
        acquiring: B,
      },
    );
    const table = Table.of(given);
    const error = (...ops: string[]) => table.refusal(B, acquired('s74', ...ops));
    expect(error('replace tavern')).toBe('E_NO_MARKERS');
    expect(error('place tavern')).toBe('E_OCCUPIED');
    expect(error('place cathedral')).toBe('E_ALREADY_OWNER');
    expect(error('place inn')).toBe('E_NOT_ADJACENT_BUILDING');
    expect(error()).toBe('E_NO_OP');
    expect(table.refusal(B, acquired('s75', 'remove tavern'))).toBe('E_NO_STREET_DISC');
    const [before, other] = [table.seat(B)?.general ?? 0, table.seat(C)?.general ?? 0];
    table.acquire(B, 's74', 'remove tavern');
    expect(table.seat(B)).toMatchObject({ personal: 0, general: before + 1 });
    expect(table.seat(C)?.general).toBe(other + 1);
    expect(table.view.owners).toEqual({ cathedral: B });
  },
);

const small = (n: number): string => `SO-${String(n).padStart(2, '0')}`;

rule(['GE-803', 'GE-702'], 'GX-31 A pile is formed anew between two draws', () => {
  const others = [2, 3, 4, 6, 7, 8, 10, 11, 13, 14, 15, 16];
  const table = Table.of({
    ...on(4, ['cityHall'], { 3: { hand: others.map(small) } }),
    deck: { SO: ['SO-05'] },
    piles: { SO: { faceUp: ['SO-01', 'SO-09', 'SO-12'] } },
  });
  table.act();
  expect(table.hand(A)).toContain('SO-05');
  expect(table.hand(A)).toHaveLength(2);
  expect(table.view.piles.SO).toEqual({ faceDown: 2, faceUp: [] });
});

rule(['GE-803'], 'A pile is left alone as long as a card lies face down on it', () => {
  const others = [2, 3, 4, 8, 9, 10, 11, 12, 13, 14, 15, 16];
  const table = Table.of({
    ...on(4, ['cityHall'], { 3: { hand: others.map(small) } }),
    deck: { SO: ['SO-05', 'SO-06', 'SO-07'] },
    piles: { SO: { faceUp: ['SO-01'] } },
  });
  table.act();
  expect(table.hand(A)).toEqual(['SO-05', 'SO-06']);
  expect(table.view.piles.SO).toEqual({ faceDown: 1, faceUp: ['SO-01'] });
});

rule(['GE-910', 'GE-917'], 'GX-32 One good for another', () => {
  const table = Table.of(
    on(4, ['s24'], {
      1: { tiles: { trade11: 2 }, hand: ['MS-02'] },
      2: { commodities: { silk: 4 } },
    }),
  );
  table.offer(B, 'inn', { ducats: 5 }).accept(A, 1).main(B);
  const trade = (give: object, commodity: string) => ({
    type: 'playTile',
    tile: 'trade11',
    give: { ...give },
    get: { commodity },
  });
  expect(table.refusal(B, trade({ commodity: 'silk' }, 'silk'))).toBe('E_NOT_OWNED');
  table.do(B, trade({ card: 'MS-02' }, 'silk'));
  expect(table.seat(B)).toMatchObject({ commodities: { silk: 1 }, tiles: { trade11: 2 } });
  expect(table.view.piles.MS.faceUp).toEqual(['MS-02']);
  expect(table.view.supply.commodities.silk).toBeUndefined();
  expect(table.refusal(B, trade({ tile: 'trade11' }, 'silk'))).toBe('E_SUPPLY_EMPTY');
  const more = Table.of(on(4, ['inn'], { 0: { tiles: { trade11: 1 }, commodities: { silk: 1 } } }));
  more.do(A, { type: 'takeAction' });
  expect(more.refusal(A, trade({ commodity: 'silk' }, 'silk'))).toBe('E_BAD_CHOICE');
});

const worth = (...ids: BuildingId[]): number =>
  contractValue(ids.reduce((mask, id) => mask | (1 << BUILDINGS.indexOf(id)), 0));

rule(['GE-812', 'GE-813'], 'GX-33 Groups of contracts', () => {
  expect(worth('tavern')).toBe(10);
  expect(worth('spices', 'coachHouse', 'park', 'metals')).toBe(100);
  expect(worth('spices', 'coachHouse', 'park', 'metals', 'villaColini')).toBe(150);
  expect(worth('spices', 'coachHouse', 'park', 'metals', 'villaColini', 'tavern')).toBe(200);
  expect([worth('inn', 'villaRicci'), worth('inn', 'villaRicci', 'spices')]).toEqual([30, 60]);
  expect(worth('inn', 'palace')).toBe(20);
});

rule(['GE-1001', 'GE-1002', 'GE-1004', 'GE-020'], 'GX-34 The final count', () => {
  const owners = {
    inn: 0,
    park: 0,
    metals: 0,
    spices: 1,
    drinks: 1,
    fabric: 1,
    palace: 1,
    harbor: 1,
  };
  const table = Table.of({
    seats: seats(2, {
      0: { ducats: 415, hand: ['CT-14', 'CT-01', 'CT-02', 'CT-10', 'CT-11', 'CT-07'] },
      1: { ducats: 480, hand: ['CT-05'] },
    }),
    state: 'OVER',
    roundsLeft: 0,
    owners,
  });
  expect(table.view.result?.winners).toEqual([A]);
  expect(table.view.result?.table).toEqual([
    { seat: A, ducats: 415, markers: 30, contracts: 100, total: 545, goods: 6 },
    { seat: B, ducats: 480, markers: 50, contracts: 10, total: 540, goods: 1 },
  ]);
  expect(game.standings(table.state)[A]).toEqual({ seat: A, score: 545, winner: true });
});
