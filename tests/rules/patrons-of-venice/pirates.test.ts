/** Pirates! on the way of a Sail (rules, section 5.3). */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { right, shipments, shuffling, three } from './sailing.ts';
import { A, B, C, hoarded, RAW, ships, Table } from './table.ts';

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

rule('PV-033', 'Only right ships are robbed, of any good', () => {
  for (const good of RAW) {
    const table = Table.of({
      seats: [{ ships: ships('hemp', 'wool', good) }, {}, {}],
      drawDeck: ['pirates', 'iron', 'iron', 'iron'],
    }).lead('sail');
    expect(table.view.wharf).toEqual({ [good]: 1 });
    expect(table.board(A)).toEqual(['', 'hemp', 'wool']);
  }
});

rule('PV-034', 'A cube protects its shipment, on the player’s own board and on another one', () => {
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
