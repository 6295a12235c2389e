/** Odds on a page: whose knowledge they use, and their form. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Asking } from '../../client/table/odds/asking.ts';
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
  // Two of three are not all: no viewer sees so much, so there are no odds.
  expect(sightOf(view, [hand(0), hand(1), null]).hands).toBeNull();
});

test('the public’s odds are asked with the public part, even if a view holds more', () => {
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

/** A thinker that answers on command. */
function slow() {
  const open: {
    about: number;
    signal: AbortSignal;
    answer: (found: string) => void;
    fail: () => void;
  }[] = [];
  const told: [number, string][] = [];
  const asking = new Asking<number, string>(
    (about, signal) =>
      new Promise((resolve, reject) => {
        open.push({ about, signal, answer: resolve, fail: () => reject(new Error('no')) });
      }),
    ({ about, answer }) => told.push([about, answer]),
  );
  return { open, told, asking };
}
/** All work of promises is done. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('if positions come faster than answers, each answer is reported and the newest is asked next', async () => {
  const { open, told, asking } = slow();
  for (let view = 0; view < 5; view++) asking.about(view);
  expect(open.map(({ about }) => about)).toEqual([0]);
  open[0]?.answer('odds of 0');
  await settled();
  expect(told).toEqual([[0, 'odds of 0']]);
  expect(open.map(({ about }) => about)).toEqual([0, 4]);
  asking.about(5);
  open[1]?.fail();
  await settled();
  expect(open.map(({ about }) => about)).toEqual([0, 4, 5]);
  open[2]?.answer('odds of 5');
  await settled();
  expect(told).toEqual([
    [0, 'odds of 0'],
    [5, 'odds of 5'],
  ]);
  asking.about(6);
  expect(open).toHaveLength(4);
});

test('after its end nothing is told and nothing is asked', async () => {
  const { open, told, asking } = slow();
  asking.about(1);
  asking.about(2);
  asking.stop();
  expect(open[0]?.signal.aborted).toBe(true);
  open[0]?.answer('late');
  await settled();
  expect(told).toEqual([]);
  expect(open).toHaveLength(1);
});
