/** The worked examples of the rules, section 10: movement, claims, turns. */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, B, C, D, on, seats, Table } from './table.ts';

rule(['GE-201', 'GE-202'], 'GX-01 The dice name column and row', () => {
  const table = Table.rolling({ seats: seats(4) }, [3, 2]).roll(A);
  expect(table.view).toMatchObject({ tower: 's32', state: 'MOVE', roundsLeft: 8 });
  expect(table.view.discs).toEqual({ s32: 5 });
  expect(table.steps().sort()).toEqual(['coachHouse', 's33', 's42', 'spices']);
});

rule(['GE-301', 'GE-302', 'GE-303', 'GE-309'], 'GX-02 Four moves and no more', () => {
  const table = Table.of(on(4, ['s42']))
    .move(A, 's52', 's62', 'metals')
    .unused();
  table.move(A, 'villaColini');
  expect(table.view).toMatchObject({ movesUsed: 4, state: 'CLAIM' });
  expect(table.view.discs).toEqual({ s42: 1, s52: 1, s62: 1, metals: 1, villaColini: 1 });
  expect(table.refusal(A, { type: 'moveFree', space: 'tavern' })).toBe('E_NO_DISCS');
  table.unused();
  // Nobody has a marker: phase 3 passes by itself.
  expect(table.view).toMatchObject({ state: 'START', merchant: B });
  const waiting = Table.of(
    on(
      4,
      ['s42', 's52', 's62', 's63', 's73'],
      { 2: { personal: 1 } },
      {
        state: 'ACQUIRE',
        acquiring: C,
      },
    ),
  );
  expect(waiting.refusal(A, { type: 'moveFree', space: 'tavern' })).toBe('E_WRONG_PHASE');
});

rule(
  ['GE-501', 'GE-502', 'GE-503', 'GE-506', 'GE-514', 'GE-542'],
  'GX-03 An offer, a counter-offer with a wildcard, a deal',
  () => {
    const table = Table.of(
      on(4, ['s63', 's62', 's52', 's42'], { 1: { commodities: { pepper: 1 } } }),
    );
    table.offer(B, 'coachHouse', { ducats: 5 });
    table.propose(A, B, 'coachHouse', { ducats: 5, any: { commodities: 1 } }, { replyTo: 'O1' });
    expect(table.refusal(B, { type: 'accept', offerId: 'O2', version: 1 })).toBe(
      'E_WILDCARD_UNFILLED',
    );
    table.accept(B, 2, { fill: { commodities: { pepper: 1 } } });
    expect([table.ducats(B), table.ducats(A)]).toEqual([125, 135]);
    expect([table.seat(B)?.commodities, table.seat(A)?.commodities]).toEqual([{}, { pepper: 1 }]);
    expect(table.view).toMatchObject({ tower: 'coachHouse', movesUsed: 4, state: 'ACTION' });
    expect(table.view.window).toMatchObject({ actor: B, building: 'coachHouse' });
    table.main(B);
    expect(table.seat(B)?.tiles).toEqual({ startingSpace: 1 });
    expect(table.view.supply.tiles.startingSpace).toBe(4);
    table.end(B);
    expect(table.view).toMatchObject({ state: 'START', turn: 2 });
  },
);

rule(['GE-522', 'GE-523', 'GE-524', 'GE-515'], 'GX-04 Five ducats force the merchant', () => {
  const table = Table.of(on(4, ['s57', 's47', 'harbor']));
  table.offer(B, 'harbor', { ducats: 5 }).pass(C, D);
  expect(table.refusal(A, { type: 'leaveUnused' })).toBe('E_MUST_ACCEPT');
  table.accept(A, 1);
  expect([table.ducats(A), table.ducats(B)]).toEqual([135, 125]);
  table.main(B).end(B);
  expect(table.seat(B)?.tiles).toEqual({ commodityChoice: 1 });
  table.move(A, 'drinks').unused().move(A, 'villaMonetti');
  expect(table.refusal(A, { type: 'takeAction' })).toBeNull();
});

rule(
  ['GE-109', 'GE-110', 'GE-204', 'GE-206', 'GE-107'],
  'GX-06 The Market, and the last round',
  () => {
    const table = Table.rolling(
      { seats: seats(4), roundsLeft: 2, options: {} },
      ...([
        [4, 4],
        [8, 2],
        [5, 5],
        [1, 1],
      ] as const),
    );
    table.roll(A);
    expect(table.view).toMatchObject({ tower: 'market', roundsLeft: 1, state: 'MOVE' });
    table.stop().roll(B).unused().stop().roll(C);
    expect(table.view).toMatchObject({ tower: 'market', roundsLeft: 1 });
    table.stop().roll(D).unused().stop();
    expect(table.view).toMatchObject({ roundsLeft: 0, state: 'OVER' });
  },
);

rule(['GE-1103', 'GE-1104'], 'GX-07 With two players the merchant has a second action', () => {
  const table = Table.of(on(2, ['inn'], { 1: { commodities: { ale: 1 } } }));
  table
    .offer(B, 'inn', { ducats: 5, commodities: { ale: 1 } })
    .accept(A, 1)
    .main(B)
    .end(B);
  table.move(A, 's24', 's23', 'spices').act();
  table.move(A, 'coachHouse').do(A, { type: 'takeAction' });
  expect(table.seat(A)?.taken).toBe(2);
});

rule(
  [
    'GE-004',
    'GE-005',
    'GE-006',
    'GE-007',
    'GE-008',
    'GE-009',
    'GE-010',
    'GE-011',
    'GE-012',
    'GE-013',
    'GE-014',
    'GE-101',
  ],
  'GX-08 Set-up',
  () => {
    const rounds = [0, 0, 12, 10, 8, 6];
    for (const n of [2, 3, 4, 5]) {
      const table = Table.fresh(n);
      expect(table.view.roundsLeft).toBe(rounds[n]);
      expect(table.view.seats).toHaveLength(n);
      for (let p = 0; p < n; p++) {
        expect(table.seat(p)).toMatchObject({ personal: 0, general: 7, placed: 0 });
        expect(table.seat(p)?.handCount).toEqual({ LO: 1, SO: 1, MS: 1, CT: 1 });
        expect(table.ducats(p)).toBe(130);
        expect(table.seat(p)?.hand).toEqual([]);
        expect(table.you(p).hand).toHaveLength(4);
      }
      const down = [16 - n, 16 - n, 14 - n, 14 - n];
      const { LO, SO, MS, CT } = table.view.piles;
      expect([LO, SO, MS, CT].map(({ faceDown }) => faceDown)).toEqual(down);
      expect(Object.values(table.view.supply.commodities)).toEqual(Array(8).fill(5));
      expect(table.view.supply.tiles).toEqual({
        startingSpace: 5,
        extraAction: 5,
        commodityChoice: 5,
        trade11: 7,
        buildingAction: 5,
      });
    }
    const orders = new Set(
      [1, 2, 3].map((seed) => JSON.stringify(Table.fresh(3, {}, seed).truth.deck)),
    );
    expect(orders.size).toBe(3);
  },
);

rule(['GE-207', 'GE-304'], 'GX-09 A square of a building is the building', () => {
  for (const [dice, space] of [
    [[8, 2], 'villaColini'],
    [[5, 8], 'palace'],
  ] as const) {
    const table = Table.rolling({ seats: seats(4) }, dice).roll(A);
    expect(table.view).toMatchObject({ tower: space, state: 'CLAIM' });
  }
});

rule(['GE-205', 'GE-903', 'GE-902'], 'GX-10 A chosen Market shortens the game as well', () => {
  const given = { seats: seats(4, { 0: { tiles: { startingSpace: 1 } } }) };
  const table = Table.of(given).do(A, { type: 'useStartingSpace', space: 'market' });
  expect(table.view).toMatchObject({ roundsLeft: 7, state: 'MOVE', dice: null });
  expect(table.view.supply.tiles.startingSpace).toBe(5);
  expect(table.seat(A)?.tiles).toEqual({});
  expect(table.steps()).toEqual(['guildHall', 'cathedral', 'postOffice', 'cityHall']);
  const without = Table.of({ seats: seats(4) });
  expect(without.refusal(A, { type: 'useStartingSpace', space: 'inn' })).toBe('E_NOT_OWNED');
  expect(without.refusal(A, { type: 'useStartingSpace', space: 'rialto' })).toBe('E_BAD_TARGET');
});

rule(['GE-308', 'GE-310', 'GE-604', 'GE-609'], 'GX-11 Stopping at once', () => {
  const markers = { 1: { personal: 1 }, 2: { personal: 1 } };
  const table = Table.of(on(4, ['s74'], markers)).stop();
  expect(table.view.discs).toEqual({ s74: 5 });
  expect(table.view).toMatchObject({ state: 'ACQUIRE', acquiring: B });
  table.acquire(B, 's74', 'place tavern');
  expect(table.view).toMatchObject({ state: 'START', turn: 2, owners: { tavern: B } });
});

rule(['GE-301', 'GE-306'], 'GX-12 Never back, never across a corner', () => {
  const table = Table.of(on(4, ['s42', 's52']));
  const to = (space: string) => table.refusal(A, { type: 'moveFree', space });
  expect([to('s42'), to('s63'), to('metals'), to('guildHall')]).toEqual([
    'E_VISITED',
    'E_NOT_ADJACENT',
    'E_NOT_ADJACENT',
    null,
  ]);
});

rule(['GE-808', 'GE-809', 'GE-810', 'GE-552'], 'GX-13 A message pays on arrival', () => {
  const table = Table.of(
    on(4, ['spices'], { 2: { hand: ['MS-04'], ducats: 100, taken: 1 } }),
  ).unused();
  table.move(A, 'coachHouse').unused().move(A, 'park');
  expect(table.ducats(C)).toBe(130);
  expect(table.view.piles.MS.faceUp).toEqual(['MS-04']);
  expect(table.view.state).toBe('CLAIM');
});

rule(['GE-814', 'GE-703'], 'GX-14 A message that is drawn after the visits', () => {
  const table = Table.of(
    on(4, ['fabric', 'palace', 'harbor', 's47'], {}, { deck: { MS: ['MS-10', 'MS-01'] } }),
  );
  table.offer(C, 'postOffice', { ducats: 5 }).accept(A, 1).main(C);
  expect(table.ducats(C)).toBe(155);
  expect(table.hand(C)).toEqual(['MS-01']);
});

rule(['GE-512', 'GE-513', 'GE-539'], 'GX-25 A promise out of the action', () => {
  const table = Table.of(on(4, ['s62'], { 1: { ducats: 40 } }));
  table.offer(B, 'metals', { ducats: 5 }, { deferred: { commodities: ['silver'] } }).accept(A, 1);
  expect(table.ducats(B)).toBe(35);
  expect([table.seat(A)?.commodities, table.seat(B)?.commodities]).toEqual([
    { silver: 1 },
    { copper: 1 },
  ]);
  expect(table.view.window).toMatchObject({ actor: B, mainDone: true, deferred: null });
});

rule(['GE-541', 'GE-540', 'GE-804'], 'GX-26 Ducats out of a committed order', () => {
  const goods = { ale: 1, linen: 1, saffron: 1 };
  const table = Table.of(on(4, ['s26'], { 2: { ducats: 0, hand: ['LO-06'], commodities: goods } }));
  const deferred = { ducats: 40, commit: 'LO-06' };
  table.do(C, { type: 'offer', target: 'villaMonetti', deferred }).accept(A, 1);
  expect(table.ducats(C)).toBe(100);
  expect(table.view.pending).toEqual({ seat: C, kind: 'rewardTile', cards: 0 });
  expect(table.view.window?.deferred).toEqual({ ducats: 40, commit: 'LO' });
  table.do(C, { type: 'choose', tile: 'trade11' });
  expect([table.ducats(C), table.ducats(A)]).toEqual([60, 170]);
  expect(table.seat(C)?.tiles).toEqual({ trade11: 1 });
  expect(table.view.window?.deferred).toBeNull();
  expect(table.view.piles.LO.faceUp).toEqual(['LO-06']);
});

rule(['GE-513', 'GE-540', 'GE-552'], 'GX-39 Which of two drawn cards is handed over', () => {
  const table = Table.of(
    on(
      4,
      ['drinks', 's37', 's47'],
      { 1: { ducats: 50, hand: ['MS-07'] } },
      {
        seats: seats(4, {
          1: { ducats: 50, hand: ['MS-07'] },
          2: { hand: ['MS-02', 'MS-03', 'MS-04', 'MS-05', 'MS-06', 'MS-08'] },
          3: { hand: ['MS-09', 'MS-10', 'MS-11', 'MS-13', 'MS-14'] },
        }),
        deck: { MS: ['MS-01', 'MS-12'] },
      },
    ),
  );
  table.offer(B, 'postOffice', { ducats: 5 }, { deferred: { cards: 1 } }).accept(A, 1);
  expect([table.ducats(A), table.ducats(B)]).toEqual([135, 75]);
  expect(table.view.piles.MS).toEqual({ faceDown: 1, faceUp: [] });
  expect(table.view.pending).toEqual({ seat: B, kind: 'handOver', cards: 2 });
  expect(table.view.window?.deferred).toEqual({ cards: 1 });
  expect(table.you(B).pending).toEqual(['MS-01', 'MS-12']);
  expect(table.refusal(A, { type: 'moveFree', space: 's36' })).toBe('E_WRONG_PHASE');
  expect(table.refusal(B, { type: 'choose', card: 'MS-07' })).toBe('E_BAD_CHOICE');
  table.do(B, { type: 'choose', card: 'MS-01' });
  expect([table.hand(A), table.hand(B)]).toEqual([['MS-01'], ['MS-12']]);
  expect(table.you(B).known).toEqual([{ seat: A, cards: ['MS-01'] }]);
  expect(table.you(C).known).toEqual([]);
  expect(table.view).toMatchObject({ state: 'ACTION', pending: null });
});
