/** Odds on a page: whose knowledge they are asked with, and how they are written. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percents } from '../../client/table/odds/shares.ts';
import { publicSight, sightOf } from '../../client/table/odds/sight.ts';
import type { JsonObject, ViewBase } from '../../engine/core/contract.ts';

const view = { version: '1', seq: 7, public: { seats: [{}, {}, {}] } } as unknown as ViewBase;
const hand = (seat: number): JsonObject => ({ seat, cards: [seat] });

test('with all hands they are asked with all, with one as that seat, with none as the public', () => {
  const all = [hand(0), hand(1), hand(2)];
  expect(sightOf(view, all)).toEqual({ view, hands: all });
  expect(sightOf(view, [null, hand(1), null])).toEqual({
    view: { ...view, you: hand(1) },
    hands: null,
  });
  for (const none of [null, [], [null, null, null]]) {
    expect(sightOf(view, none)).toEqual({ view, hands: null });
  }
  // Two of three are not all: nobody sees so much, and nothing is told from it.
  expect(sightOf(view, [hand(0), hand(1), null]).hands).toBeNull();
});

test('the public’s odds are asked with what everybody sees, whatever else a view holds', () => {
  expect(publicSight({ ...view, you: hand(1) } as ViewBase)).toEqual({ view, hands: null });
});

test('parts of a hundred add up to a hundred, none further off than one', () => {
  const seats = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(seats, (weights) => {
      const sum = weights.reduce((a, b) => a + b, 0);
      fc.pre(sum > 0);
      const odds = weights.map((weight) => weight / sum);
      const parts = percents(odds);
      expect(parts.reduce((a, b) => a + b)).toBe(100);
      for (const [seat, part] of parts.entries()) {
        expect(Math.abs(part - 100 * (odds[seat] ?? 0))).toBeLessThan(1.000001);
      }
    }),
  );
});
