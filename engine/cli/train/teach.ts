/** From matches to weights: generations of players, each fitted on all matches so far. */

import { type Searching, WEIGHT_UNIT, type Weights } from '../../search/contract.ts';
import { weighed } from '../../search/evaluation.ts';
import {
  brier,
  type Forecast,
  fitScore,
  fitSharpness,
  fitWin,
  oddsOf,
  type Sample,
} from '../../search/fit.ts';

/** Small enough to matter only where positions reveal little. */
const RIDGE = 3;

const kept = (row: Float64Array): number[] =>
  Array.from(row, (weight) => Math.round(weight * WEIGHT_UNIT));

/**
 * Weights for all buckets.
 * @param equals positions of matches among equals: between a strong and a weak player a small lead
 * means more, and odds by those matches alone would be too sure
 * @throws Error if a bucket has no positions
 */
export function weightsFrom(
  { features, buckets }: Searching,
  samples: readonly Sample[],
  equals: readonly Sample[],
  made: string,
): Weights {
  const win: number[][] = [];
  const score: number[][] = [];
  for (let bucket = 0; bucket < buckets; bucket++) {
    const own = samples.filter((sample) => sample.bucket === bucket);
    if (own.length === 0) throw new Error(`No match had a position of bucket ${bucket}.`);
    const fitted = fitWin(own, features.length, RIDGE);
    const held = equals.filter((sample) => sample.bucket === bucket);
    const sharpness = fitSharpness(fitted, held, RIDGE);
    win.push(kept(fitted.map((weight) => sharpness * weight)));
    score.push(kept(fitScore(own, features.length, RIDGE)));
  }
  return { made, features: features.map(({ name }) => name), win, score };
}

/** The weights' forecasts for matches that were not used for the fit. */
export function forecasts(weights: Weights, samples: readonly Sample[]): Forecast[] {
  return samples.flatMap(({ bucket, seats, figures, wins }) => {
    const odds = oddsOf(weighed(weights.win[bucket]), figures, seats);
    return wins.map((win, p) => ({ odds: odds[p], win }));
  });
}

/** Brier scores by bucket, with those of equal odds. */
export function quality(
  weights: Weights,
  samples: readonly Sample[],
): { readonly bucket: number; readonly brier: number; readonly equal: number }[] {
  return weights.win.map((_, bucket) => {
    const own = samples.filter((sample) => sample.bucket === bucket);
    const equal = own.flatMap(({ seats, wins }) => wins.map((win) => ({ odds: 1 / seats, win })));
    return { bucket, brier: brier(forecasts(weights, own)), equal: brier(equal) };
  });
}
