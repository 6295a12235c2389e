/**
 * `npm run odds -- --game ID --bot sharp --seats 4 --matches 200 --seed 1 --json`: the accuracy of
 * the odds that people are shown. Plays matches among equals that were not used for the fit,
 * computes the odds at random moments, for the public, for one of the seats and for an observer who
 * knows all hands, and compares them with the end of each match. The last line is one JSON object.
 * `--threads 1` keeps cores free.
 */

import { parseArgs } from 'node:util';
import { searchings } from '../registry.ts';
import { LOOKERS, type Looker, type Searching } from '../search/contract.ts';
import { brier, type Forecast, fitSharpness, reliability, type Sample } from '../search/fit.ts';
import { gameById } from './games.ts';
import type { Foretold, Matches } from './odds/match.ts';
import { leave, wholeNumber } from './say.ts';
import { spread, THREADS } from './threads.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: Object.keys(searchings)[0] ?? '' },
    bot: { type: 'string', default: 'sharp' },
    seats: { type: 'string', default: '4' },
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(THREADS) },
    json: { type: 'boolean', default: false },
  },
});

const rounded = (x: number): number => Number(x.toFixed(4));

/** Accuracy of the shown odds; open ones only count as moments. */
function quality(matches: readonly Foretold[], looker: Looker, bucket: number | null) {
  const told: Forecast[] = [];
  const equal: Forecast[] = [];
  let moments = 0;
  let open = 0;
  for (const { said, wins } of matches) {
    for (const one of said) {
      if (one.looker !== looker || (bucket !== null && one.bucket !== bucket)) continue;
      moments++;
      if (!one.odds) open++;
      for (const [p, win] of wins.entries()) {
        if (!one.odds) continue;
        told.push({ odds: one.odds[p], win });
        equal.push({ odds: 1 / wins.length, win });
      }
    }
  }
  const score = (of: readonly Forecast[]) => (of.length > 0 ? rounded(brier(of)) : null);
  return { moments, open, brier: score(told), equal: score(equal), told };
}

/** Lower bound of a forecast: the logarithm ends there. */
const LEAST = 1e-4;
const RIDGE = 3;

/** The `sharpness` of a game's search that would have been best for `looker` in these matches. */
function sharpnessFor(matches: readonly Foretold[], looker: Looker, now: Searching): number {
  const samples: Sample[] = matches.flatMap(({ said, wins }) =>
    said.flatMap(({ looker: by, bucket, odds }) => {
      if (by !== looker || !odds) return [];
      const figures = Float64Array.from(odds, (one) => Math.log(Math.max(LEAST, one)));
      return [{ bucket, seats: wins.length, figures, wins, scores: [] }];
    }),
  );
  const factor = samples.length > 0 ? fitSharpness(new Float64Array([1]), samples, RIDGE) : 1;
  return rounded(factor * (now.sharpness?.[looker] ?? 1));
}

try {
  const { id } = gameById(values.game);
  const searching = searchings[id];
  if (!searching)
    leave(`${id} has no search. These games have one: ${Object.keys(searchings).join(', ')}`);
  const seats = wholeNumber('seats', values.seats);
  const shared: Matches = { game: id, bot: values.bot, seats, seed: values.seed };
  const matches = await spread<Foretold>(
    new URL('./odds/match.ts', import.meta.url),
    shared,
    wholeNumber('matches', values.matches),
    wholeNumber('threads', values.threads),
  );
  const figures = LOOKERS.map((looker) => {
    const { told, ...all } = quality(matches, looker, null);
    const buckets = Array.from({ length: searching.buckets }, (_, bucket) => {
      const { told: _told, ...part } = quality(matches, looker, bucket);
      return { bucket, ...part };
    });
    if (!values.json) {
      console.log(looker);
      for (const row of buckets) console.log(JSON.stringify(row));
      for (const row of reliability(told)) {
        console.log(JSON.stringify({ ...row, said: rounded(row.said), came: rounded(row.came) }));
      }
    }
    const sharpness = sharpnessFor(matches, looker, searching);
    if (!values.json) console.log(JSON.stringify({ sharpness }));
    return [looker, { ...all, sharpness, buckets, reliability: reliability(told) }];
  });
  const spent = matches.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  console.log(
    JSON.stringify({
      ...shared,
      matches: matches.length,
      ...Object.fromEntries(figures),
      milliseconds: rounded(spent / matches.length),
    }),
  );
} catch (error) {
  leave((error as Error).message);
}
