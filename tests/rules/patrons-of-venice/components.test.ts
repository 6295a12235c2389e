/** Components and set-up (rules, sections 2 and 3). */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, BUSINESSES, COUNT, counted, game, owned, RAW, Table, TRADE_ONLY } from './table.ts';

const PLAYERS = [3, 4, 5] as const;
const SEEDS = 150;
const three = [{}, {}, {}];

/** Every raw card of a fresh match, in any place. */
function rawCards(table: Table): string[] {
  const boards = table.view.seats.flatMap(({ seat }) => table.board(seat));
  const hands = table.view.seats.flatMap(({ seat }) => Object.keys(table.hand(seat)));
  const market = Object.entries(table.view.market).flatMap(([good, n]) => Array(n).fill(good));
  return [...table.deck, ...boards, ...hands, ...market];
}

rule('PV-001', 'Three to five players', () => {
  for (const n of [2, 6, 3.5]) expect(() => game.options({}, n)).toThrow(/three to five/);
  for (const n of PLAYERS) expect(Table.fresh(n).view.seats).toHaveLength(n);
  expect(() => Table.of({ seats: [{}, {}] })).toThrow();
  expect(() => Table.of({ seats: Array(6).fill({}) })).toThrow();
});

rule('PV-002', '65 goods and 4 Pirates!', () => {
  for (const n of PLAYERS) {
    const cards = counted(rawCards(Table.fresh(n, {}, n)));
    expect(cards).toEqual({ ...COUNT, pirates: 4 });
    expect(Object.values(cards).reduce((sum, one) => sum + one, 0)).toBe(69);
  }
  for (const good of RAW) {
    expect(() => Table.of({ seats: three, wharf: { [good]: COUNT[good] + 1 } })).toThrow();
  }
  expect(() => Table.of({ seats: three, discard: { pirates: 4 } })).toThrow();
});

rule('PV-003', '18 manufactured goods and Favours, 10 and 9 tiles, 6 statues, and no more', () => {
  const { view } = Table.fresh(4);
  expect(view).toMatchObject({
    clothPile: 9,
    canvasPile: 9,
    favourPile: 18,
    statuesLeft: 6,
    sites: {},
    statues: [],
    tilesLeft: Object.fromEntries(Object.entries(BUSINESSES).map(([id, [tiles]]) => [id, tiles])),
  });
  const tooMany: JsonObject[] = [
    { seats: [{ favours: 19 }, {}, {}] },
    { seats: three, market: { cloth: 10 } },
    { seats: three, market: { canvas: 10 } },
    ...Object.entries(BUSINESSES).map(([id, [tiles]]) => ({
      seats: three,
      sites: Object.fromEntries(
        Array.from({ length: tiles + 1 }, (_, i) => [`B0${i + 1}`, owned(i % 3, id)]),
      ),
    })),
  ];
  for (const given of tooMany) expect(() => Table.of(given), JSON.stringify(given)).toThrow();
});

rule('PV-004', 'Everybody has one colour and 10 cubes', () => {
  expect(new Set(game.colors).size).toBeGreaterThanOrEqual(5);
  for (const n of PLAYERS) {
    expect(Table.fresh(n).view.seats.map(({ cubesLeft }) => cubesLeft)).toEqual(Array(n).fill(10));
  }
  expect(() => Table.of({ seats: [{ cubesLeft: 11 }, {}, {}] })).toThrow();
});

rule('PV-005', 'Piles, tiles and Favours lie open to everybody, sorted', () => {
  const table = Table.of({
    seats: [{ favours: 2, hand: { cloth: 1 } }, { hand: { canvas: 2 } }, {}],
    sites: { B01: owned(A, 'tailor') },
  });
  for (const viewer of ['public', 1] as const) {
    expect(table.seenBy(viewer).public).toMatchObject({
      clothPile: 8,
      canvasPile: 7,
      favourPile: 16,
      statuesLeft: 6,
      tilesLeft: { draper: 5, canvaser: 5, wainwright: 2, tailor: 0, gondolaMaker: 2 },
    });
  }
});

rule('PV-006', 'Everybody starts with 10 Ducats', () => {
  for (const n of PLAYERS) expect(Table.fresh(n).purses()).toEqual(Array(n).fill(10));
});

rule(
  ['PV-007', 'PV-008', 'PV-009', 'PV-013'],
  'One card to each hand, two to the Market, three to ships',
  () => {
    for (const n of PLAYERS) {
      const table = Table.fresh(n, {}, `deal ${n}`);
      const { view } = table;
      for (const { seat, handCount, ships } of view.seats) {
        expect([handCount, Object.values(table.hand(seat))]).toEqual([1, [1]]);
        for (const ship of Object.values(ships)) expect(ship).toMatchObject({ reservedBy: null });
      }
      expect(Object.values(view.market).reduce((sum, count) => sum + count, 0)).toBe(2);
      expect([view.drawDeck, view.discard, view.wharf]).toEqual([69 - 4 * n - 2, {}, {}]);
      expect(table.deck).toHaveLength({ 3: 55, 4: 51, 5: 47 }[n]);
    }
  },
);

rule(['PV-010', 'PV-011'], 'No trade goods in hands and Market, no Pirates! on ships', () => {
  const onShips = new Set<string>();
  const elsewhere = new Set<string>();
  for (let seed = 0; seed < SEEDS; seed++) {
    const table = Table.fresh(5, {}, seed);
    for (const { seat } of table.view.seats) {
      for (const good of table.board(seat)) onShips.add(good);
      for (const good of Object.keys(table.hand(seat))) elsewhere.add(good);
    }
    for (const good of Object.keys(table.view.market)) elsewhere.add(good);
    expect(table.deck.filter((card) => card === 'pirates')).toHaveLength(4);
  }
  expect([...onShips].sort()).toEqual([...RAW].sort());
  expect([...elsewhere].sort()).toEqual(['hemp', 'iron', 'lumber', 'silk', 'wool']);
  for (const good of TRADE_ONLY) {
    expect(() => Table.of({ seats: three, market: { [good]: 1 } })).toThrow();
  }
});

rule('PV-012', 'What was replaced is shuffled back: it may lie anywhere in the deck', () => {
  const top = new Set<string>();
  const bottom = new Set<string>();
  for (let seed = 0; seed < SEEDS; seed++) {
    const { deck } = Table.fresh(3, {}, seed);
    top.add(deck[0] ?? '');
    bottom.add(deck.at(-1) ?? '');
  }
  for (const seen of [top, bottom]) expect([...seen].sort()).toEqual(['pirates', ...RAW].sort());
});

rule('PV-014', 'Chance or the host says who leads first', () => {
  const leads = new Set<number>();
  for (let seed = 0; seed < 60; seed++) leads.add(Table.fresh(5, {}, seed).view.lead);
  expect([...leads].sort()).toEqual([0, 1, 2, 3, 4]);
  for (const seat of [0, 2, 3]) {
    const { view } = Table.fresh(4, { startPlayer: seat });
    expect(view).toMatchObject({ lead: seat, decider: [seat], phase: 'chooseAction', turn: 1 });
  }
  expect(() => game.options({ startPlayer: 3 }, 3)).toThrow(/startPlayer/);
});
