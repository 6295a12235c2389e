/** A seat's knowledge (rules, section 7). */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, C, Table } from './table.ts';

const given: JsonObject = {
  seats: [
    { ducats: 4, hand: { wool: 2, cloth: 1 } },
    { ducats: 5, hand: { hemp: 1 } },
    { ducats: 6 },
  ],
};
const seats = (table: Table, viewer: number | 'public') =>
  (table.seenBy(viewer).public as Table['view']).seats;

rule('PV-015', "Hand cards are the owner's to know, and their number everybody's", () => {
  const table = Table.of(given);
  expect(table.seenBy(A).you).toEqual({ seat: A, ducats: 4, hand: { wool: 2, cloth: 1 } });
  expect(table.seenBy(C).you).toEqual({ seat: C, ducats: 6, hand: {} });
  expect(table.seenBy('public').you).toBeUndefined();
  for (const viewer of [A, B, 'public'] as const) {
    const rows = seats(table, viewer);
    expect(rows.map(({ handCount }) => handCount)).toEqual([3, 1, 0]);
    expect(rows.map(({ hand }) => hand)).toEqual([null, null, null]);
  }
});

rule('PV-015', 'With `openHands` everybody sees them', () => {
  const rows = seats(Table.of(given, { openHands: true }), 'public');
  expect(rows.map(({ hand }) => hand)).toEqual([{ wool: 2, cloth: 1 }, { hemp: 1 }, {}]);
});

rule(
  'PV-015',
  'Hands are dealt unseen: whoever holds another card looks the same to others',
  () => {
    const other = structuredClone(given);
    (other.seats as JsonObject[])[B] = { ducats: 5, hand: { silk: 1 } };
    const [one, two] = [Table.of(given), Table.of(other)];
    for (const viewer of [A, C, 'public'] as const) {
      expect(one.seenBy(viewer)).toEqual(two.seenBy(viewer));
    }
    expect(one.seenBy(B)).not.toEqual(two.seenBy(B));
  },
);

test("Ducats are open by default; with `openMoney` off they are their owner's to know", () => {
  expect(seats(Table.of(given), B).map(({ ducats }) => ducats)).toEqual([4, 5, 6]);
  const hidden = Table.of(given, { openMoney: false });
  for (const viewer of [A, 'public'] as const) {
    expect(seats(hidden, viewer).map(({ ducats }) => ducats)).toEqual([null, null, null]);
  }
  expect(hidden.seenBy(B).you).toMatchObject({ ducats: 5 });
  hidden.lead('reserve').pass(A, B, C);
  expect(seats(hidden, 'public')[A]?.ducats).toBeNull();
});

test('at the end all hands and all Ducats are shown', () => {
  const rows = (given.seats as JsonObject[]).map((seat, p) => ({ ...seat, favours: p * 6 }));
  const table = Table.of({ seats: rows }, { openMoney: false });
  expect(seats(table, A)[B]).toMatchObject({ ducats: null, hand: null });
  table.lead('reserve').pass(A, B, C);
  const shown = seats(table, 'public');
  expect(shown.map(({ ducats }) => ducats)).toEqual([4, 5, 6]);
  expect(shown.map(({ hand }) => hand)).toEqual([{ wool: 2, cloth: 1 }, { hemp: 1 }, {}]);
});
