/** The parts of the search without a game: halving, fits, odds. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interval, report } from '../../engine/cli/duel/report.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import { searchings } from '../../engine/registry.ts';
import { checkWeights, softmax } from '../../engine/search/evaluation.ts';
import {
  brier,
  fitScore,
  fitSharpness,
  fitWin,
  oddsOf,
  reliability,
  type Sample,
  solve,
} from '../../engine/search/fit.ts';
import { halve, passesOf } from '../../engine/search/halving.ts';

const arms = fc.integer({ min: 2, max: 16 });
const budgets = fc.integer({ min: 1, max: 500 });

test('halving keeps to its budget, and pulls all arms of a pass in the same circumstances', () => {
  fc.assert(
    fc.property(arms, budgets, fc.integer(), (count, budget, seed) => {
      const seen: number[][] = Array.from({ length: count }, () => []);
      const chance = new SeededChance(seed);
      const found = halve(count, budget, (index, nth) => {
        seen[index].push(nth);
        return chance.below(100);
      });
      const pulls = seen.reduce((sum, list) => sum + list.length, 0);
      expect(pulls).toBeLessThanOrEqual(Math.max(budget, 2 * count + passesOf(count)));
      if (budget >= count * passesOf(count)) expect(pulls).toBeLessThanOrEqual(budget);
      for (const list of seen) expect(list).toEqual(list.map((_, i) => i));
      expect(found.map(({ index }) => index).sort((a, b) => a - b)).toEqual([...seen.keys()]);
      // An arm that survived longer was pulled at least as often.
      for (let i = 1; i < count; i++) {
        expect(found[i].pulls).toBeLessThanOrEqual(found[i - 1].pulls);
      }
    }),
  );
});

test('halving ends sooner where the work is worth no more pulls, and gives all arms of a pass as many', () => {
  fc.assert(
    fc.property(arms, fc.integer({ min: 1, max: 30 }), fc.integer(), (count, most, seed) => {
      const chance = new SeededChance(seed);
      const pays = Array.from({ length: count }, () => chance.below(100));
      let work = 0;
      let pulls = 0;
      const bound = most * count;
      const found = halve(
        count,
        1000,
        (index) => {
          work += 1 + (index % 3);
          pulls++;
          return pays[index];
        },
        () => (pulls === 0 ? bound : ((bound - work) * pulls) / work),
      );
      expect(pays[found[0].index]).toBe(Math.max(...pays));
      // Each arm is pulled once a pass at any cost; no other pull exceeds the bound.
      expect(work).toBeLessThanOrEqual(3 * Math.max(bound, 2 * count + passesOf(count)));
      expect(pulls).toBeLessThan(1000);
    }),
  );
});

test('halving finds the arm that pays most where each always pays the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 2, maxLength: 16 }),
      budgets,
      (pays, budget) => {
        const [best] = halve(pays.length, budget, (index) => pays[index]);
        expect(pays[best.index]).toBe(Math.max(...pays));
        expect(best.index).toBe(pays.indexOf(Math.max(...pays)));
      },
    ),
  );
});

test('halving tells arms apart that only pay more in mean', () => {
  let right = 0;
  for (let seed = 0; seed < 200; seed++) {
    const chance = new SeededChance(`luck ${seed}`);
    const luck = Array.from({ length: 400 }, () => chance.below(100));
    const [best] = halve(8, 400, (index, nth) => luck[nth] * (index === 5 ? 1.2 : 1));
    if (best.index === 5) right++;
  }
  expect(right).toBe(200);
});

/** Positions of three seats whose wins and scores follow from three figures by these weights. */
const TRUE_WIN = [0, 1.5, -0.8];
const TRUE_SCORE = [10, 4, -2];

function invented(count: number): Sample[] {
  const chance = new SeededChance('fits');
  const seats = 3;
  return Array.from({ length: count }, () => {
    const figures = new Float64Array(seats * 3);
    for (let p = 0; p < seats; p++) {
      figures.set([1, chance.below(200) / 100, chance.below(200) / 100], p * 3);
    }
    const odds = oddsOf(TRUE_WIN, figures, seats);
    const drawn = chance.below(1e6) / 1e6;
    const winner = drawn < odds[0] ? 0 : drawn < odds[0] + odds[1] ? 1 : 2;
    const scores = Array.from({ length: seats }, (_, p) =>
      TRUE_SCORE.reduce((sum, weight, i) => sum + weight * figures[p * 3 + i], 0),
    );
    const wins = scores.map((_, p) => (p === winner ? 1 : 0));
    return { bucket: 0, seats, figures, wins, scores };
  });
}

test('fits find the weights that positions were made by', () => {
  const samples = invented(20_000);
  const score = fitScore(samples, 3, 1e-6);
  for (const [i, weight] of TRUE_SCORE.entries()) expect(score[i]).toBeCloseTo(weight, 4);
  const win = fitWin(samples, 3, 1e-3);
  expect(win[0]).toBeCloseTo(0, 6);
  for (const i of [1, 2]) expect(Math.abs(win[i] - TRUE_WIN[i])).toBeLessThan(0.1);
});

test('odds by fitted weights are better than equal ones on matches that were kept apart', () => {
  const samples = invented(6000);
  const win = fitWin(samples.slice(0, 4000), 3, 1);
  const said = samples.slice(4000).flatMap(({ figures, seats, wins }) => {
    const odds = oddsOf(win, figures, seats);
    return wins.map((came, p) => ({ odds: odds[p], win: came }));
  });
  const equal = said.map(({ win: came }) => ({ odds: 1 / 3, win: came }));
  expect(brier(equal)).toBeCloseTo(2 / 9, 9);
  expect(brier(said)).toBeLessThan(0.19);
  for (const { count, said: mean, came } of reliability(said)) {
    if (count > 200) expect(Math.abs(mean - came)).toBeLessThan(0.06);
  }
});

test('odds that are too sure are blurred until they hold, and the other way round', () => {
  const samples = invented(6000);
  const scaled = (by: number) => Float64Array.from(TRUE_WIN, (weight) => by * weight);
  expect(fitSharpness(scaled(1), samples, 1)).toBeCloseTo(1, 1);
  expect(fitSharpness(scaled(3), samples, 1)).toBeCloseTo(1 / 3, 1);
  expect(fitSharpness(scaled(0.5), samples, 1)).toBeCloseTo(2, 0);
  expect(fitSharpness(scaled(3), [], 1)).toBe(1);
});

test('a system that the figures do not fix is refused, another solved', () => {
  expect(() => solve(new Float64Array([1, 0, 1, 1]), new Float64Array([1, 1]))).toThrow('fix');
  const x = solve(new Float64Array([4, 0, 2, 3]), new Float64Array([2, 5]));
  expect(4 * x[0] + 2 * x[1]).toBeCloseTo(2, 9);
  expect(2 * x[0] + 3 * x[1]).toBeCloseTo(5, 9);
});

test('a softmax of great numbers stays a share', () => {
  const logits = new Float64Array([1000, 1001, -1000]);
  softmax(logits);
  expect(logits.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
  expect(logits[1]).toBeCloseTo(1 / (1 + Math.exp(-1)), 9);
});

test.each(Object.entries(searchings))('%s: weights of other features are refused', (_id, game) => {
  const { weights } = game;
  expect(() => checkWeights(game, weights)).not.toThrow();
  const other = { ...weights, features: [...weights.features].reverse() };
  expect(() => checkWeights(game, other)).toThrow('npm run train');
  expect(() => checkWeights(game, { ...weights, win: weights.win.slice(1) })).toThrow();
  const broken = weights.score.map((row) => row.map(() => Number.NaN));
  expect(() => checkWeights(game, { ...weights, score: broken })).toThrow();
});

test('a duel says how sure it is', () => {
  const [low, high] = interval(0.9, 400);
  expect(low).toBeCloseTo(0.8667, 3);
  expect(high).toBeCloseTo(0.9258, 3);
  expect(interval(1, 10)[1]).toBe(1);
  expect(interval(0, 10)[0]).toBe(0);
  const duel = { game: 'g', a: 'x', b: 'y', seats: 4, seed: '1', options: {} };
  const bout = { points: 10, pointsOfOthers: 7, decisions: 4, milliseconds: 8 };
  const figures = report(duel, [
    { ...bout, win: 1 },
    { ...bout, win: 0.5, points: 20 },
  ]);
  expect(figures).toMatchObject({
    games: 2,
    winShare: 0.75,
    points: 15,
    pointsOfOthers: 7,
    millisecondsPerDecision: 2,
  });
});
