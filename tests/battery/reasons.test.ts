/** Reasons that may be shown: figures that a person would count, and no oddity of the weights. */

import { expect, test } from 'vitest';
import { featuresOf, type Searching, type SearchRules } from '../../engine/search/contract.ts';
import { Evaluation, type Terms } from '../../engine/search/evaluation.ts';

const features = featuresOf({ purse: ['coins', 'debt'], hand: ['cards', 'burdens'] }, [
  'debt',
  'burdens',
]);
// Coins and debt as a person sees them; cards that cost and burdens that help are quirks.
const row = [1000, -1000, -500, 500];
const searching = {
  features,
  buckets: 1,
  bucket: () => 0,
  leadWeight: 0,
  weights: { made: '', features: features.map(({ name }) => name), win: [row], score: [row] },
  measure: (_state: Int32Array, seat: number, out: Float64Array): void =>
    out.set(seat === 0 ? [3, 1, 2, 2] : [1, 0, 4, 0]),
} as unknown as Searching;
const rules = { seats: { max: 3 }, isFinished: () => false } as unknown as SearchRules;

test('features are listed by group, and say of which less is better', () => {
  expect(features).toEqual([
    { name: 'coins', group: 'purse' },
    { name: 'debt', group: 'purse', less: true },
    { name: 'cards', group: 'hand' },
    { name: 'burdens', group: 'hand', less: true },
  ]);
});

test('terms whose weight says the contrary count, and are no reason', () => {
  const terms = (): Terms => ({ all: new Float64Array(4), sound: new Float64Array(4) });
  const [own, others] = [terms(), terms()];
  expect(new Evaluation(rules, searching).addTerms(new Int32Array(1), 3, 0, own, others)).toBe(
    true,
  );
  expect([...own.all]).toEqual([3, -1, -1, 1]);
  expect([...own.sound]).toEqual([3, -1, 0, 0]);
  expect(others.all.map((x) => x + 0)).toEqual(Float64Array.of(1, 0, -2, 0));
  expect(others.sound.map((x) => x + 0)).toEqual(Float64Array.of(1, 0, 0, 0));
});
