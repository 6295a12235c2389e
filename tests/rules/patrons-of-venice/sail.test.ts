/** The Sail action (rules, sections 5.3 and 5.8). */

import { expect } from 'vitest';
import { OrderedChance, SeededChance } from '../../../engine/core/chance.ts';
import type { Json, JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, C, counted, D, game, hoarded, RAW, ships, Table, VALUE } from './table.ts';

const empty = { ducats: 0 };
const three = [empty, empty, empty];
/** Boards with nothing but a card on the right ship. */
const right = (cargo: Parameters<typeof ships>[2], more: JsonObject = {}) => ({
  ...{ ducats: 0, ships: ships(null, null, cargo) },
  ...more,
});
const shipments = (table: Table) => table.view.sail?.newShipments;

/** A position whose next shuffles come out as given. */
const shuffling = (given: JsonObject, ...shuffles: string[][]): Table => {
  const orders = shuffles.map((words) => game.pile?.(words as Json[]) ?? []);
  return Table.of(given, {}, new OrderedChance(orders, new SeededChance('on')));
};

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

const raided = {
  seats: [right('iron'), right(['silk', B]), right('wine')],
  discard: { pirates: 1 },
  drawDeck: ['wool', 'pirates', 'lumber', 'hemp'],
};

rule(
  ['PV-033', 'PV-034', 'PV-035', 'PV-038'],
  'V05 Pirates! take what is not reserved, and are replaced',
  () => {
    const table = Table.of(raided).lead('sail');
    expect(table.view.wharf).toEqual({ iron: 1, wine: 1 });
    expect(table.view.discard).toEqual({ pirates: 2 });
    expect(shipments(table)).toEqual(['wool', 'lumber', 'hemp']);
    expect(table.view).toMatchObject({ phase: 'sailUnload', decider: [B], sail: { board: B } });
    const kept = Table.of(raided).lead('sail').unload(B, 'keep');
    expect(kept.hand(B)).toEqual({ silk: 1 });
    expect([kept.ducats(B), kept.view.market]).toEqual([0, {}]);
    table.unload(B, 'sell');
    expect(table.ducats(B)).toBe(3);
    expect([table.hand(B), table.view.market]).toEqual([{}, { silk: 1 }]);
    expect(table.view).toMatchObject({ phase: 'sailPlace', decider: [A] });
  },
);

rule('PV-033', 'Only right ships are robbed, of whatever good', () => {
  for (const good of RAW) {
    const table = Table.of({
      seats: [{ ships: ships('hemp', 'wool', good) }, {}, {}],
      drawDeck: ['pirates', 'iron', 'iron', 'iron'],
    }).lead('sail');
    expect(table.view.wharf).toEqual({ [good]: 1 });
    expect(table.board(A)).toEqual(['', 'hemp', 'wool']);
  }
});

rule('PV-034', 'A cube protects its shipment, on the own board and on another one', () => {
  const table = Table.of({
    ...raided,
    seats: [right(['iron', A]), right(['silk', C]), right('wine')],
  }).lead('sail');
  expect(table.view.wharf).toEqual({ wine: 1 });
  table.unload(A, 'keep').unload(C, 'keep');
  expect([table.hand(A), table.hand(C)]).toEqual([{ iron: 1 }, { silk: 1 }]);
});

rule('PV-035', 'Replacements follow what is left; those that are Pirates! go as well', () => {
  const table = Table.of({
    seats: three,
    drawDeck: ['pirates', 'silk', 'pirates', 'pirates', 'hemp', 'iron', 'wool'],
  }).lead('sail');
  expect(shipments(table)).toEqual(['silk', 'hemp', 'iron']);
  expect(table.view.discard).toEqual({ pirates: 3 });
  expect(table.deck[0]).toBe('wool');
});

rule(
  ['PV-036', 'PV-033', 'PV-035', 'PV-037'],
  'V24 All are discarded first; the fourth brings the discard pile back at once',
  () => {
    const lower = ['wool', 'wool', 'iron', 'silk', 'silk', 'hemp', 'grain'];
    const given = hoarded({
      seats: [right('pepper'), right(['iron', B]), right(null)],
      drawDeck: ['pirates', 'wool', 'pirates', ...lower],
      discard: { pirates: 2, lumber: 1, wine: 2 },
    });
    const rest = ['wine', 'pirates', 'pirates', 'pirates', 'pirates', 'wine', 'wool', 'wool'];
    const shuffled = ['lumber', 'hemp', ...rest, 'iron', 'silk', 'silk', 'grain'];
    const table = shuffling(given, shuffled).lead('sail');
    expect(shipments(table)).toEqual(['wool', 'lumber', 'hemp']);
    expect(table.deck).toEqual(shuffled.slice(2));
    expect([table.view.drawDeck, table.view.discard]).toEqual([12, {}]);
    expect(table.view.wharf).toEqual({ pepper: 1 });
  },
);

rule(
  ['PV-036', 'PV-037'],
  'The fourth as a replacement brings the pile back before the next',
  () => {
    const given = hoarded({
      seats: three,
      drawDeck: ['pirates', 'wool', 'iron', 'pirates', 'silk'],
      discard: { pirates: 2, hemp: 1 },
    });
    const table = shuffling(given, ['hemp', 'pirates', 'silk', 'pirates', 'pirates', 'pirates']);
    table.lead('sail');
    expect(shipments(table)).toEqual(['wool', 'iron', 'hemp']);
    expect(table.deck).toEqual(['pirates', 'silk', 'pirates', 'pirates', 'pirates']);
    expect(table.view.discard).toEqual({});
  },
);

const v04 = {
  lead: B,
  seats: [
    { ducats: 4, ships: ships('wool', 'iron', 'silk') },
    { ducats: 6, ships: ships('hemp', 'lumber', 'pepper') },
    { ducats: 5, ships: ships('silk', 'wool', ['grain', A]) },
  ],
  drawDeck: ['lumber', 'wine', 'hemp'],
};

rule(
  ['PV-038', 'PV-039', 'PV-040', 'PV-041', 'PV-042', 'PV-043', 'PV-045'],
  'V04 Sailing without pirates',
  () => {
    const table = Table.of(v04).lead('sail');
    const { market } = table.view;
    const boards: unknown[] = [];
    const asked = (seat: number, choice: 'keep' | 'sell') => {
      boards.push(table.view.sail?.board);
      expect(table.view).toMatchObject({ phase: 'sailUnload', decider: [seat] });
      table.unload(seat, choice);
    };
    asked(B, 'sell');
    asked(A, 'sell');
    asked(A, 'keep');
    expect(boards).toEqual([B, C, A]);
    expect([A, B, C].map((p) => table.board(p))).toEqual([
      ['', 'wool', 'iron'],
      ['', 'hemp', 'lumber'],
      ['', 'silk', 'wool'],
    ]);
    table.place(B, 'wine');
    expect(shipments(table)).toEqual(['lumber', 'hemp']);
    table.place(C, 'hemp');
    expect(table.purses()).toEqual([7, 11, 5]);
    expect(table.hand(A)).toEqual({ silk: 1 });
    expect(table.view.discard).toEqual({ pepper: 1, grain: 1 });
    expect(table.view.market).toEqual(market);
    expect(table.view.seats[A]?.cubesLeft).toBe(10);
    expect([A, B, C].map((p) => table.board(p))).toEqual([
      ['lumber', 'wool', 'iron'],
      ['wine', 'hemp', 'lumber'],
      ['hemp', 'silk', 'wool'],
    ]);
    expect(table.view).toMatchObject({ phase: 'chooseAction', turn: 2, lead: C, sail: null });
  },
);

rule('PV-038', 'A foreign cube decides who receives, keeps free or sells', () => {
  const given = { seats: [right(['wine', C]), empty, empty], drawDeck: ['iron', 'iron', 'iron'] };
  const table = Table.of(given).lead('sail');
  expect(table.view).toMatchObject({ decider: [C], sail: { board: A } });
  expect(table.refusal(A, { type: 'unload', choice: 'keep' })).toBe('NOT_YOUR_DECISION');
  expect(table.legal()).toEqual([
    { type: 'unload', choice: 'keep' },
    { type: 'unload', choice: 'sell' },
  ]);
  table.unload(C, 'keep');
  expect([table.purses(), table.hand(C), table.hand(A)]).toEqual([[0, 0, 0], { wine: 1 }, {}]);
  expect(Table.of(given).lead('sail').unload(C, 'sell').purses()).toEqual([0, 0, 4]);
});

rule(['PV-039', 'PV-040'], 'Every good is worth its value, and goes where it belongs', () => {
  for (const good of RAW) {
    const given = { seats: [right(good), empty, empty], drawDeck: ['iron', 'iron', 'iron'] };
    const table = Table.of(given).lead('sail').unload(A, 'sell');
    expect(table.purses()).toEqual([VALUE[good], 0, 0]);
    const toDiscard = ['grain', 'wine', 'pepper'].includes(good);
    expect(table.view.market).toEqual(toDiscard ? {} : { [good]: 1 });
    expect(table.view.discard).toEqual(toDiscard ? { [good]: 1 } : {});
    expect(Table.of(given).lead('sail').unload(A, 'keep').hand(A)).toEqual({ [good]: 1 });
  }
});

rule('PV-041', 'The cube on an unloaded shipment comes home, kept or sold', () => {
  for (const choice of ['keep', 'sell'] as const) {
    for (const owner of [A, B]) {
      const seats = [right(['iron', owner]), empty, empty];
      const table = Table.of({ seats, drawDeck: ['iron', 'iron', 'iron'] }).lead('sail');
      expect(table.view.seats[owner]?.cubesLeft).toBe(9);
      table.unload(owner, choice);
      expect(table.view.seats[owner]?.cubesLeft).toBe(10);
    }
  }
});

rule('PV-042', 'Every board moves one ship on, with the cubes; gaps move as well', () => {
  const table = Table.of({
    seats: [
      { ships: ships(['wool', C], ['iron', A], null) },
      { ships: ships(null, 'lumber', null) },
      { ships: ships('silk', null, null) },
    ],
    drawDeck: ['pepper', 'pepper', 'pepper'],
  }).lead('sail');
  expect([A, B, C].map((p) => table.board(p))).toEqual([
    ['', 'wool2', 'iron0'],
    ['', '', 'lumber'],
    ['', 'silk', ''],
  ]);
});

rule(
  'PV-043',
  'Each takes one that lies there, onto the own left ship; the last comes by itself',
  () => {
    const table = Table.of({
      lead: C,
      seats: [empty, empty, empty, empty],
      drawDeck: ['iron', 'wool', 'iron', 'hemp'],
    }).lead('sail');
    expect(table.legal()).toHaveLength(3);
    expect(table.refusal(C, { type: 'placeShipment', good: 'silk' })).toBe('CARD_NOT_OFFERED');
    expect(table.refusal(C, { type: 'pass' })).toBe('NOT_YOUR_DECISION');
    table.place(C, 'hemp');
    expect(table.view.decider).toEqual([D]);
    expect(table.refusal(D, { type: 'placeShipment', good: 'hemp' })).toBe('CARD_NOT_OFFERED');
    table.place(D, 'iron').place(A, 'iron');
    expect([A, B, C, D].map((p) => table.board(p)[0])).toEqual(['iron', 'wool', 'hemp', 'iron']);
    expect(table.view.turn).toBe(2);
  },
);

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

rule('PV-045', 'Boards unload in turn order, whoever receives', () => {
  const table = Table.of({
    lead: C,
    seats: [right(['wool', D]), right('hemp'), right(['iron', A]), right(null)],
    drawDeck: ['silk', 'silk', 'silk', 'silk'],
  }).lead('sail');
  const order: unknown[] = [];
  while (table.view.phase === 'sailUnload') {
    order.push([table.view.sail?.board, table.decider]);
    table.unload(table.decider, 'keep');
  }
  expect(order).toEqual([
    [C, A],
    [A, D],
    [B, B],
  ]);
});
