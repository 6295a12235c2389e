/** The allowed contents of an offer, good by good, also if the merchant is not the first seat. */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { COMMODITIES, TILES } from '../../../engine/games/genoa/data.ts';
import { rule } from '../rule.ts';
import { A, B, C, on, Table } from './table.ts';

const TARGET = 's52';
const offered = (table: Table, seat: number, give: JsonObject, more: JsonObject = {}) =>
  table.refusal(seat, { type: 'offer', target: TARGET, give, ...more });

rule(['GE-509', 'GE-533'], 'Any amounts of all goods, as far as they are there', () => {
  const kinds: readonly (readonly [held: JsonObject, basket: JsonObject, more: JsonObject])[] = [
    ...COMMODITIES.map((good): readonly [JsonObject, JsonObject, JsonObject] => [
      { commodities: { [good]: 2 } },
      { commodities: { [good]: 2 } },
      { commodities: { [good]: 3 } },
    ]),
    ...TILES.map((tile): readonly [JsonObject, JsonObject, JsonObject] => [
      { tiles: { [tile]: 2 } },
      { tiles: { [tile]: 2 } },
      { tiles: { [tile]: 3 } },
    ]),
    [{ personal: 2, general: 5 }, { markers: 2 }, { markers: 3 }],
  ];
  for (const [held, give, more] of kinds) {
    const table = Table.of(on(4, ['s42'], { 2: held }, { merchant: B }));
    expect(offered(table, C, give), JSON.stringify(give)).toBeNull();
    expect(offered(table, C, more), JSON.stringify(more)).toBe('E_NOT_OWNED');
    // The merchant sees commodities, tiles and markers, and cannot ask for more either.
    const asked = (ask: JsonObject) => ({
      type: 'propose',
      player: C,
      target: TARGET,
      give: ask,
      ask: { ducats: 5 },
    });
    expect(table.refusal(B, asked(give)), JSON.stringify(give)).toBeNull();
    expect(table.refusal(B, asked(more)), JSON.stringify(more)).toBe('E_NOT_OWNED');
    table.offer(C, TARGET, give).accept(B, 1);
    if (give.commodities) expect(table.seat(B)?.commodities).toEqual(give.commodities);
    else if (give.tiles) expect(table.seat(B)?.tiles).toEqual(give.tiles);
    else expect(table.seat(B)?.personal).toBe(2);
  }
  const ducats = Table.of(on(4, ['s42'], { 2: { ducats: 20 } }, { merchant: B }));
  expect(offered(ducats, C, { ducats: 20 })).toBeNull();
  expect(offered(ducats, C, { ducats: 25 })).toBe('E_FUNDS');
  const all = { ducats: 10, commodities: { silk: 1 }, tiles: { trade11: 1 }, markers: 1 };
  const held = { ...all, ducats: 10, personal: 1, general: 6, hand: ['LO-01'] };
  const { markers: _markers, ...purse } = held;
  const table = Table.of(on(4, ['s42'], { 2: purse }, { merchant: B }));
  table.offer(C, TARGET, { ...all, cards: [{ id: 'LO-01', show: 'taker' }] }).accept(B, 1);
  expect(table.seat(C)).toMatchObject({ commodities: {}, tiles: {}, personal: 0, general: 7 });
  expect(table.hand(B)).toEqual(['LO-01']);
  expect([table.ducats(B), table.ducats(C)]).toEqual([140, 0]);
});

rule(['GE-535', 'GE-510', 'GE-536'], 'The receiver needs as many markers of his own', () => {
  const at = (general: number, personal: number) =>
    Table.of(
      on(4, ['s42'], { 1: { general: 1, personal: 6 }, 2: { general, personal } }, { merchant: B }),
    );
  expect(offered(at(4, 3), C, { markers: 1 })).toBeNull();
  expect(offered(at(4, 3), C, { markers: 2 })).toBe('E_MARKERS_EXHAUSTED');
  const asks = (table: Table) => offered(table, C, { ducats: 5 }, { ask: { markers: 2 } });
  expect([asks(at(2, 5)), asks(at(1, 6))]).toEqual([null, 'E_MARKERS_EXHAUSTED']);
  // A promise out of the Cathedral counts as well.
  const cathedral = Table.of(
    on(4, ['cathedral'], { 1: { general: 1, personal: 6 } }, { merchant: B }),
  );
  const later = (markers: number) =>
    cathedral.refusal(C, { type: 'offer', target: 'cathedral', deferred: { markers } });
  expect([later(1), later(2)]).toEqual([null, 'E_MARKERS_EXHAUSTED']);
  const placed = Table.of(
    on(4, ['s42'], { 2: { personal: 1, general: 5 } }, { merchant: B, owners: { inn: C } }),
  );
  expect([1, 2].map((markers) => offered(placed, C, { markers }))).toEqual([null, 'E_NOT_OWNED']);
});

rule(
  ['GE-511', 'GE-512', 'GE-539', 'GE-513'],
  'Every kind of promise is kept right after the action',
  () => {
    const kept = (target: string, deferred: JsonObject): Table => {
      const table = Table.of(on(4, [target], {}, { merchant: B }));
      table.do(C, { type: 'offer', target, deferred });
      table.accept(B, 1);
      expect(table.view.window?.deferred ?? null).toBeNull();
      return table;
    };
    const goods = kept('spices', { commodities: ['pepper', 'saffron'] });
    expect([goods.seat(B)?.commodities, goods.seat(C)?.commodities]).toEqual([
      { pepper: 1, saffron: 1 },
      {},
    ]);
    const tile = kept('palace', { tile: 'buildingAction' });
    expect([tile.seat(B)?.tiles, tile.seat(C)?.tiles]).toEqual([{ buildingAction: 1 }, {}]);
    const markers = kept('cathedral', { markers: 1 });
    expect(markers.seat(B)).toMatchObject({ personal: 1, general: 6 });
    expect(markers.seat(C)).toMatchObject({ personal: 1, general: 6 });
    const cards = kept('cityHall', { cards: 2 });
    expect([cards.hand(B).length, cards.hand(C).length]).toEqual([2, 0]);
    const table = Table.of(on(4, ['spices'], {}, { merchant: B }));
    const wrong = (deferred: JsonObject) =>
      table.refusal(C, { type: 'offer', target: 'spices', deferred });
    const others: JsonObject[] = [{ commodities: ['silk'] }, { tile: 'trade11' }, { markers: 1 }];
    for (const deferred of others) {
      expect(wrong(deferred)).toBe('E_DEFERRED_INVALID');
    }
    expect(wrong({ cards: 1 })).toBe('E_DEFERRED_INVALID');
    const empty = Table.of(on(4, ['spices'], { 0: { commodities: { pepper: 5 } } }));
    const pepper = { type: 'offer', target: 'spices', deferred: { commodities: ['pepper'] } };
    expect(empty.refusal(B, pepper)).toBe('E_DEFERRED_UNAVAILABLE');
    expect(empty.seat(A)?.commodities).toEqual({ pepper: 5 });
  },
);

rule(['GE-540', 'GE-541'], 'What needs no choice is handed over before the question', () => {
  const held = { 2: { ducats: 0, hand: ['SO-15'], commodities: { pepper: 1 } } };
  const table = Table.of(on(4, ['s47'], held, { merchant: B }));
  const deferred = { ducats: 40, commit: 'SO-15', cards: 1 };
  table.do(C, { type: 'offer', target: 'postOffice', deferred }).accept(B, 1);
  expect([table.ducats(B), table.ducats(C)]).toEqual([170, 0]);
  expect(table.view.pending).toEqual({ seat: C, kind: 'handOver', cards: 2 });
  expect(table.view.window?.deferred).toEqual({ cards: 1 });
  const [first] = table.hand(C);
  table.do(C, { type: 'choose', card: first });
  expect([table.hand(B), table.hand(C).length]).toEqual([[first], 1]);
  expect([table.ducats(B), table.ducats(C)]).toEqual([170, 0]);
  expect(table.view.window?.deferred).toBeNull();
  expect(table.view.piles.SO.faceUp).toEqual(['SO-15']);
});
