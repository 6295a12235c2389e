/** Unloading, moving on and placing in a Sail (rules, section 5.3). */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { empty, right, shipments } from './sailing.ts';
import { A, B, C, D, RAW, ships, Table, VALUE } from './table.ts';

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
  'Each takes one that lies there, onto the player’s own left ship; the last comes by itself',
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

rule('PV-045', 'Boards unload in turn order, for any receiver', () => {
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
