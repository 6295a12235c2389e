/**
 * `npm run train -- --game ID`: plays matches among varied bots, fits the weights of the game's
 * evaluation on them and writes them to its room. It starts from nothing, and the same seed gives
 * the same weights with any number of threads. `--matches 400` of each generation, `--seats 4` the
 * usual number, `--out FILE`, `--threads 1`. The last line is one JSON object: how accurate the
 * odds were in matches that were kept apart.
 */

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { searchings } from '../registry.ts';
import type { Weights } from '../search/contract.ts';
import { brier, reliability, type Sample } from '../search/fit.ts';
import { gameById } from './games.ts';
import { leave, wholeNumber } from './say.ts';
import { spread, THREADS } from './threads.ts';
import { type Lesson, type Lessons, samplesOf } from './train/samples.ts';
import { forecasts, quality, weightsFrom } from './train/teach.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: Object.keys(searchings)[0] ?? '' },
    seats: { type: 'string', default: '4' },
    matches: { type: 'string', default: '400' },
    rollouts: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    threads: { type: 'string', default: String(THREADS) },
  },
});

/**
 * The players, as parts of a hundred, and the multiple of `--matches`: the first fit comes from
 * policies and scripts, the next ones from searches among them. Old matches stay: those of the last
 * generation alone gave weaker weights. The last generation is all searches, and also judges the
 * odds.
 */
const GENERATIONS = [
  { times: 3, mixture: { policy: 100, script: 0 } },
  { times: 0.5, mixture: { policy: 40, script: 60 } },
  { times: 1, mixture: { policy: 35, script: 5 } },
  { times: 1, mixture: { policy: 15, script: 5 } },
  { times: 0.5, mixture: { policy: 0, script: 0 } },
] as const;
/** One match in so many of the last generation is kept apart. */
const APART = 2;

/** The weights in the form of the file in a game's room. */
const written = (weights: Weights): string =>
  [
    '/** Made by `npm run train`: never by hand. */',
    '',
    `export const weights = ${JSON.stringify(weights)};`,
    '',
  ].join('\n');

const room = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

async function train(): Promise<void> {
  const { id, version } = gameById(values.game);
  const searching = searchings[id];
  if (!searching)
    leave(`${id} has no search. These games have one: ${Object.keys(searchings).join(', ')}`);
  const seats = wholeNumber('seats', values.seats);
  const threads = wholeNumber('threads', values.threads);
  const matches = wholeNumber('matches', values.matches);
  const rollouts = wholeNumber('rollouts', values.rollouts);
  const made = `${id} ${version}, ${matches} matches a generation, seed ${values.seed}`;
  const samples: Sample[] = [];
  const equals: Sample[] = [];
  const apart: Sample[] = [];
  let weights: Weights | null = null;
  const began = performance.now();
  for (const [number, { times, mixture }] of GENERATIONS.entries()) {
    const seed = `train ${values.seed} ${number}`;
    const lesson: Lesson = { game: id, seed, seats, mixture, rollouts, weights };
    const module = new URL('./train/samples.ts', import.meta.url);
    const count = Math.ceil(times * matches);
    const lessons = await spread<Lessons>(module, lesson, count, threads);
    const isLast = number === GENERATIONS.length - 1;
    for (const [k, match] of lessons.entries()) {
      const found = samplesOf(match);
      (isLast && k % APART === 0 ? apart : samples).push(...found);
      if (isLast && k % APART !== 0) equals.push(...found);
    }
    weights = weightsFrom(searching, samples, equals, made);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `generation ${number}: ${count} matches, ${samples.length} positions, ${seconds} s`,
    );
  }
  if (!weights) return;
  const out = values.out ?? room(`games/${id}/search/weights.ts`);
  writeFileSync(out, written(weights));
  execFileSync(room('../node_modules/.bin/biome'), ['format', '--write', out], { stdio: 'ignore' });
  const said = forecasts(weights, apart);
  const report = {
    game: id,
    positions: samples.length,
    apart: apart.length,
    brier: brier(said),
    buckets: quality(weights, apart),
    reliability: reliability(said),
  };
  for (const row of report.buckets) console.log(JSON.stringify(row));
  for (const row of report.reliability) console.log(JSON.stringify(row));
  console.log(JSON.stringify(report));
}

try {
  await train();
} catch (error) {
  leave((error as Error).message);
}
