/** Drawing, hands and messages (rules, section 5.6 and 8), for every kind of card and every seat. */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, C, D, on, seats, Table } from './table.ts';

const all = (kind: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${kind}-${String(i + 1).padStart(2, '0')}`);

const PILES = [
  ['guildHall', 'LO', 16, 1],
  ['cityHall', 'SO', 16, 2],
  ['postOffice', 'MS', 14, 2],
  ['villaRicci', 'CT', 14, 1],
] as const;

rule(['GE-801', 'GE-816', 'GE-407'], 'Drawing stops at the end of a pile, never at a limit', () => {
  for (const [building, kind, size, draws] of PILES) {
    const mode: JsonObject = kind === 'CT' ? { mode: 'contract' } : {};
    for (let left = 0; left <= 2; left++) {
      const held = all(kind, size - left);
      const table = Table.of(on(4, [building], { 0: { hand: held } })).act(mode);
      expect(table.seat(A)?.handCount[kind]).toBe(size - left + Math.min(left, draws));
      expect(table.hand(A)).toEqual(expect.arrayContaining(held));
      expect(table.view.piles[kind].faceDown).toBe(left - Math.min(left, draws));
    }
  }
});

rule(
  ['GE-803', 'GE-802'],
  'All four piles are formed anew when a played card would lie on top',
  () => {
    for (const [building, kind, size, draws] of PILES) {
      const played = all(kind, 5);
      const [first] = all(kind, size).slice(-1);
      const others = all(kind, size).slice(5, -1);
      const table = Table.of({
        ...on(4, [building], { 3: { hand: others } }),
        deck: { [kind]: [first] },
        piles: { [kind]: { faceUp: played } },
      }).act(kind === 'CT' ? { mode: 'contract' } : {});
      expect(table.hand(A)).toContain(first);
      expect(table.hand(A)).toHaveLength(draws);
      expect(table.view.piles[kind]).toEqual({ faceDown: 6 - draws, faceUp: [] });
      expect(table.events('pileShuffled')).toMatchObject([{ kind }]);
    }
  },
);

rule(
  ['GE-808', 'GE-809', 'GE-811', 'GE-814'],
  'Everybody’s messages are paid at once, the merchant’s first',
  () => {
    for (const merchant of [A, C]) {
      const named = {
        [merchant]: { hand: ['MS-03', 'CT-01'], ducats: 10 },
        [(merchant + 3) % 4]: { hand: ['MS-13', 'LO-01', 'SO-01'], ducats: 20 },
      };
      const path = ['tavern', 'villaZasteri', 'fabric'];
      const table = Table.of({ ...on(4, path), seats: seats(4, named), merchant }).unused();
      table.move(merchant, 'palace');
      expect(table.events('messageDelivered').map(({ seat, card }) => [seat, card])).toEqual([
        [merchant, 'MS-03'],
        [(merchant + 3) % 4, 'MS-13'],
      ]);
      expect(table.ducats(merchant)).toBe(40);
      expect(table.ducats((merchant + 3) % 4)).toBe(50);
      expect(table.seat(merchant)?.handCount).toMatchObject({ MS: 0, CT: 1 });
      expect(table.view.piles.MS.faceUp).toEqual(['MS-03', 'MS-13']);
    }
  },
);

rule(['GE-808', 'GE-810'], 'A message waits for its second building', () => {
  const hand = ['MS-09'];
  const table = Table.of(on(4, ['coachHouse'], { 1: { hand } })).unused();
  table.move(A, 'park').unused();
  expect([table.ducats(B), table.hand(B)]).toEqual([130, hand]);
  table.move(A, 'metals').unused().move(A, 'villaColini');
  expect([table.ducats(B), table.hand(B)]).toEqual([160, []]);
  // The discs of an earlier turn are gone.
  table.unused().stop();
  expect([table.view.merchant, table.hand(C), table.hand(D)]).toEqual([B, [], []]);
});
