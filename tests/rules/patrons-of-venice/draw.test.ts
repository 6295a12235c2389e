/** New shipments, and the sources of cards when the deck is short (rules, sections 5.3 and 5.8). */

import { expect } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { empty, right, shipments, shuffling, three } from './sailing.ts';
import { A, B, C, counted, D, hoarded, Table } from './table.ts';

rule('PV-031', 'As many new shipments as players, face up, in the order of drawing', () => {
  const deck = ['iron', 'pepper', 'hemp', 'silk', 'wine', 'wool'];
  for (const n of [3, 4, 5]) {
    const table = Table.of({ seats: Array(n).fill(empty), drawDeck: deck });
    const { drawDeck } = table.view;
    table.lead('sail');
    expect(shipments(table)).toEqual(deck.slice(0, n));
    expect(table.view).toMatchObject({ phase: 'sailPlace', drawDeck: drawDeck - n });
    expect(table.view.sail?.board).toBeNull();
  }
});

rule('PV-032', 'V06 A short deck: the discard pile is shuffled into it first', () => {
  const given = hoarded({
    seats: three,
    drawDeck: ['pirates', 'pepper'],
    discard: { hemp: 3, silk: 2, iron: 1, pirates: 3 },
  });
  const mixed = ['iron', 'pepper', 'silk', 'hemp', 'pirates', 'hemp', 'pirates', 'silk', 'pirates'];
  const table = shuffling(given, [...mixed, 'hemp', 'pirates']).lead('sail');
  expect(shipments(table)).toEqual(['iron', 'pepper', 'silk']);
  expect(table.deck).toEqual([...mixed.slice(3), 'hemp', 'pirates']);
  expect(table.view.discard).toEqual({});
});

rule('PV-032', 'A deck that is just long enough is not touched', () => {
  const given = hoarded({
    seats: three,
    drawDeck: ['wool', 'hemp', 'silk'],
    discard: { iron: 5, pirates: 3 },
    wharf: { wool: 1 },
    market: { hemp: 1 },
  });
  // The fourth of the Pirates! is somewhere below.
  const table = Table.of({ ...given, drawDeck: ['wool', 'hemp', 'silk', 'pirates'] }).lead('sail');
  expect(shipments(table)).toEqual(['wool', 'hemp', 'silk']);
  expect(table.view).toMatchObject({
    drawDeck: 1,
    discard: { iron: 5, pirates: 3 },
    wharf: { wool: 1 },
    market: { hemp: 1 },
  });
});

rule('PV-032', 'Any order may come of that shuffle, of all these cards', () => {
  const given = hoarded({
    seats: three,
    drawDeck: ['pirates'],
    discard: { wool: 2, hemp: 2, wine: 1, pirates: 3 },
  });
  const seen = new Set<string>();
  for (let seed = 0; seed < 80; seed++) {
    const table = Table.of(given, {}, new SeededChance(seed)).lead('sail');
    for (const good of shipments(table) ?? []) seen.add(good);
  }
  expect([...seen].sort()).toEqual(['hemp', 'wine', 'wool']);
});

rule(
  'PV-044',
  'V07 Deck and discard pile lack the goods: Wharf and Market go into the deck',
  () => {
    const given = hoarded({
      seats: [...three, empty, empty],
      drawDeck: ['wool', 'pirates'],
      discard: { iron: 1, pirates: 3 },
      wharf: { wool: 1, wine: 1 },
      market: { iron: 1, silk: 1, cloth: 1 },
    });
    const top = ['wool', 'pirates', 'iron', 'silk', 'wool'];
    const table = shuffling(given, [...top, 'wine', 'pirates', 'iron', 'pirates', 'pirates']);
    table.lead('sail');
    expect(shipments(table)).toEqual(['wool', 'iron', 'silk', 'wool', 'wine']);
    expect(table.view).toMatchObject({ wharf: {}, market: { cloth: 1 } });
    expect(table.view.market).toEqual({ cloth: 1 });
    expect(table.deck).toEqual(['pirates', 'iron', 'pirates', 'pirates']);
    expect(table.view.discard).toEqual({ pirates: 1 });
  },
);

rule(
  'PV-044',
  'The Market is left alone where the Wharf is enough, and both where neither is needed',
  () => {
    const given = {
      seats: three,
      drawDeck: ['wool', 'pirates'],
      discard: { iron: 1, pirates: 3 },
      market: { iron: 2, canvas: 1 },
    };
    const withWharf = Table.of(hoarded({ ...given, wharf: { silk: 1 } })).lead('sail');
    expect(counted(shipments(withWharf) ?? [])).toEqual({ iron: 1, silk: 1, wool: 1 });
    expect(withWharf.view).toMatchObject({ wharf: {}, market: { iron: 2, canvas: 1 } });
    const enough = { ...given, discard: { iron: 2, pirates: 3 }, wharf: { silk: 1 } };
    const without = Table.of(hoarded(enough)).lead('sail');
    expect(without.view.wharf).toEqual({ silk: 1 });
  },
);

rule('PV-044', 'Only when the goods are nowhere do the last in turn order go without', () => {
  const given = hoarded({
    lead: B,
    seats: [empty, empty, empty, empty],
    drawDeck: ['pirates'],
    discard: { pirates: 3 },
    wharf: { silk: 1 },
    market: { hemp: 1, cloth: 2 },
  });
  const table = Table.of(given).lead('sail');
  expect(counted(shipments(table) ?? [])).toEqual({ hemp: 1, silk: 1 });
  table.place(B, 'hemp');
  expect([A, B, C, D].map((p) => table.board(p)[0])).toEqual(['', 'hemp', 'silk', '']);
  expect(table.view).toMatchObject({ turn: 2, lead: C, wharf: {}, market: { cloth: 2 } });
});

rule('PV-044', 'Without a single good nothing is drawn, and nothing is stolen', () => {
  const given = hoarded({
    seats: three,
    drawDeck: ['pirates', 'pirates'],
    discard: { pirates: 2 },
  });
  const [first, second, last] = given.seats as JsonObject[];
  const { iron = 0, ...hand } = (last?.hand ?? {}) as { [good: string]: number };
  const seats = [
    { ...first, ...right('iron') },
    second,
    { ...last, hand: { ...hand, iron: iron - 1 } },
  ];
  const table = Table.of({ ...given, seats }).lead('sail');
  expect(table.view).toMatchObject({ phase: 'sailUnload', decider: [A], wharf: {} });
  expect(shipments(table)).toEqual([]);
  table.unload(A, 'keep');
  expect(table.view).toMatchObject({ turn: 2, phase: 'chooseAction' });
  expect([A, B, C].map((p) => table.board(p)[0])).toEqual(['', '', '']);
});
