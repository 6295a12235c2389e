/**
 * Fits the weights of an evaluation, and measures the accuracy of odds. Plain linear algebra, no
 * chance.
 */

import { softmax } from './evaluation.ts';

/** One position of a match and the end of that match, with the figures of all seats. */
export interface Sample {
  readonly bucket: number;
  readonly seats: number;
  /** [seat * features + feature] */
  readonly figures: Float64Array;
  /** Each seat's share of the win: they add up to 1. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
}

/** Solves `matrix` x = `right` for a symmetric positive definite matrix, row by row, in place. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let sum = matrix[i * n + j];
      for (let k = 0; k < j; k++) sum -= matrix[i * n + k] * matrix[j * n + k];
      if (i === j && sum <= 0)
        throw new Error('The figures of the positions do not fix the weights.');
      matrix[i * n + j] = i === j ? Math.sqrt(sum) : sum / matrix[j * n + j];
    }
  }
  const x = Float64Array.from(right);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= matrix[i * n + k] * x[k];
    x[i] /= matrix[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= matrix[k * n + i] * x[k];
    x[i] /= matrix[i * n + i];
  }
  return x;
}

/** Adds `weight` times the outer product of `row` (of `n` figures from `start`) to the lower half. */
function addOuter(
  matrix: Float64Array,
  row: Float64Array,
  start: number,
  n: number,
  weight: number,
): void {
  for (let i = 0; i < n; i++) {
    const scaled = weight * row[start + i];
    if (scaled === 0) continue;
    for (let j = 0; j <= i; j++) matrix[i * n + j] += scaled * row[start + j];
  }
}

/** Ridge regression of the final score: weights of `features` figures. */
export function fitScore(
  samples: readonly Sample[],
  features: number,
  ridge: number,
): Float64Array {
  const matrix = new Float64Array(features * features);
  const right = new Float64Array(features);
  for (let i = 0; i < features; i++) matrix[i * features + i] = ridge;
  for (const { seats, figures, scores } of samples) {
    for (let p = 0; p < seats; p++) {
      addOuter(matrix, figures, p * features, features, 1);
      for (let i = 0; i < features; i++) right[i] += figures[p * features + i] * scores[p];
    }
  }
  return solve(matrix, right);
}

const NEWTON_STEPS = 10;

/**
 * Weights with which the softmax over the seats makes the wins most likely, kept small by `ridge`:
 * a few of Newton's steps suffice for this convex sum.
 */
export function fitWin(samples: readonly Sample[], features: number, ridge: number): Float64Array {
  let weights = new Float64Array(features);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const matrix = new Float64Array(features * features);
    const slope = new Float64Array(features);
    for (let i = 0; i < features; i++) {
      matrix[i * features + i] = ridge;
      slope[i] = -ridge * weights[i];
    }
    for (const sample of samples) addSample(sample, weights, matrix, slope);
    const change = solve(matrix, slope);
    weights = weights.map((weight, i) => weight + change[i]);
    if (change.every((x) => Math.abs(x) < 1e-6)) break;
  }
  return weights;
}

/**
 * The factor that sharpens (over 1) or blurs (under 1) odds so that they match `samples`: one for
 * all weights, kept near 1 by `ridge`.
 */
export function fitSharpness(
  weights: Float64Array,
  samples: readonly Sample[],
  ridge: number,
): number {
  const logits = samples.map((sample) => ({
    ...sample,
    figures: Float64Array.from({ length: sample.seats }, (_, p) =>
      weights.reduce((sum, weight, i) => sum + weight * sample.figures[p * weights.length + i], 0),
    ),
  }));
  let factor = 1;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const matrix = new Float64Array([ridge]);
    const slope = new Float64Array([ridge * (1 - factor)]);
    for (const sample of logits) addSample(sample, new Float64Array([factor]), matrix, slope);
    factor = Math.max(0, factor + slope[0] / matrix[0]);
  }
  return factor;
}

/** Adds one sample's part to slope and curvature. */
function addSample(
  { seats, figures, wins }: Sample,
  weights: Float64Array,
  matrix: Float64Array,
  slope: Float64Array,
): void {
  const n = weights.length;
  const odds = oddsOf(weights, figures, seats);
  const mean = new Float64Array(n);
  for (let p = 0; p < seats; p++) {
    addOuter(matrix, figures, p * n, n, odds[p]);
    for (let i = 0; i < n; i++) {
      const figure = figures[p * n + i];
      mean[i] += odds[p] * figure;
      slope[i] += (wins[p] - odds[p]) * figure;
    }
  }
  addOuter(matrix, mean, 0, n, -1);
}

/** Odds of the seats from their consecutive figures. */
export function oddsOf(
  weights: ArrayLike<number>,
  figures: Float64Array,
  seats: number,
): Float64Array {
  const n = weights.length;
  const odds = new Float64Array(seats);
  for (let p = 0; p < seats; p++) {
    for (let i = 0; i < n; i++) odds[p] += weights[i] * figures[p * n + i];
  }
  softmax(odds);
  return odds;
}

/** A seat's forecast and its result. */
export interface Forecast {
  readonly odds: number;
  readonly win: number;
}

/** Mean squared error of odds: 0 is perfect; equal odds of n seats give (n - 1) / n². */
export function brier(forecasts: readonly Forecast[]): number {
  let sum = 0;
  for (const { odds, win } of forecasts) sum += (win - odds) ** 2;
  return sum / forecasts.length;
}

/** Forecasts between two tenths: their number, their mean, and the mean of the results. */
export interface Reliability {
  readonly count: number;
  readonly said: number;
  readonly came: number;
}

/** By tenths of odds; tenths without forecasts are left out. */
export function reliability(forecasts: readonly Forecast[]): Reliability[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const among = forecasts.filter(({ odds }) => Math.min(9, Math.floor(odds * 10)) === tenth);
    const mean = (of: (forecast: Forecast) => number): number =>
      among.reduce((sum, forecast) => sum + of(forecast), 0) / among.length;
    return { count: among.length, said: mean(({ odds }) => odds), came: mean(({ win }) => win) };
  }).filter(({ count }) => count > 0);
}
