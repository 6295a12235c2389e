/**
 * `npm run duel -- --game ID --a doge --b steady --seats 4 --games 400 --seed 1 --json`: one seat
 * of *a* against *b* on all others; seats rotate. The last line of the output is one JSON object;
 * without --json its figures come one by one before it. `--threads 1` keeps cores free.
 *
 * `--table` plays the missing rows of the table of strengths in `engine/README.md`, limited to one
 * game with `--game`, one level with `--a`, so many seats with `--seats`, and writes it after every
 * few matches: after a stop it continues.
 *
 * `--scale --game ID --games 40` plays matches among all bots of the game and writes where they
 * stand on the scale of ratings (`engine/games/ID/bot/scale.json`), after every few matches.
 */

import { parseArgs } from 'node:util';
import type { JsonObject } from '../core/contract.ts';
import type { Bout, Duel } from './duel/match.ts';
import type { Mixed, Placed } from './duel/mixed.ts';
import { report } from './duel/report.ts';
import { kinds, scaleOf, writeScale } from './duel/scale.ts';
import {
  fingerprint,
  isSame,
  joined,
  planned,
  readStrengths,
  SCRIPT,
  type Strength,
  writeStrengths,
} from './duel/strengths.ts';
import { gameById, games } from './games.ts';
import { leave, wholeNumber } from './say.ts';
import { spread, THREADS } from './threads.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string', default: 'steady' },
    seats: { type: 'string' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    threads: { type: 'string', default: String(THREADS) },
    json: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
  },
});

/** Plays matches `from` … `from + count` - 1 of a duel; returns its figures. */
async function play(duel: Duel, count: number) {
  const module = new URL('./duel/match.ts', import.meta.url);
  const threads = wholeNumber('threads', values.threads);
  return report(duel, await spread<Bout>(module, duel, count, threads));
}

async function one(): Promise<void> {
  const game = gameById(values.game ?? Object.keys(games)[0] ?? '');
  const a = values.a ?? 'doge';
  for (const name of [a, values.b]) {
    if (game.bots[name]) continue;
    leave(`There is no bot "${name}". Known: ${Object.keys(game.bots).join(', ')}`);
  }
  const seats = wholeNumber('seats', values.seats ?? '4');
  const wished = JSON.parse(values.options) as JsonObject;
  const options = game.options({ ...game.botsOnly, ...wished }, seats);
  const duel: Duel = { game: game.id, a, b: values.b, seats, seed: values.seed, options };
  const figures = await play(duel, wholeNumber('games', values.games));
  if (!values.json) {
    for (const [name, value] of Object.entries(figures)) {
      console.log(`${name.padEnd(24)} ${JSON.stringify(value)}`);
    }
  }
  console.log(JSON.stringify(figures));
}

/** Matches after which the table is written. */
const SLICE = 25;

async function table(): Promise<void> {
  const wanted = wholeNumber('games', values.games);
  const { seed } = values;
  const { game: id, a: level } = values;
  const count = values.seats === undefined ? undefined : wholeNumber('seats', values.seats);
  const rows = planned().filter(
    ({ game, a, seats }) =>
      game === (id ?? game) && a === (level ?? a) && seats === (count ?? seats),
  );
  for (const row of rows) {
    const weights = fingerprint(row.game);
    const known = readStrengths().find(
      (kept) => isSame(row, kept) && kept.weights === weights && kept.seed === seed,
    );
    let sum: Strength | undefined = known;
    while ((sum?.games ?? 0) < wanted) {
      const from = sum?.games ?? 0;
      // Options of a table of bots: without a limit, some games may never end among them.
      const game = gameById(row.game);
      const options = game.options(game.botsOnly ?? {}, row.seats);
      const duel: Duel = { ...row, b: SCRIPT, seed, options, from };
      const figures = await play(duel, Math.min(SLICE, wanted - from));
      const { interval: _, ...means } = figures;
      const more = { ...means, seed, weights } as Strength;
      const next: Strength = sum ? joined(sum, more) : more;
      sum = next;
      writeStrengths([...readStrengths().filter((kept) => !isSame(kept, row)), next]);
      console.log(JSON.stringify(next));
    }
  }
  // Earlier rows may belong to other weights now.
  writeStrengths(readStrengths());
}

/** Matches after which the scale is written. */
const SCALE_SLICE = 10;

async function scale(): Promise<void> {
  const game = gameById(values.game ?? Object.keys(games)[0] ?? '');
  const { min, max } = game.seats;
  const seats = wholeNumber('seats', values.seats ?? String(Math.min(max, Math.max(min, 4))));
  const wanted = wholeNumber('games', values.games);
  const threads = wholeNumber('threads', values.threads);
  const options = game.options(game.botsOnly ?? {}, seats);
  const module = new URL('./duel/mixed.ts', import.meta.url);
  const { seed } = values;
  const matches: Placed[][] = [];
  while (matches.length < wanted) {
    const from = matches.length;
    const mixed: Mixed = { game: game.id, bots: kinds(game), seats, seed, options, from };
    const count = Math.min(SCALE_SLICE, wanted - from);
    matches.push(...(await spread<Placed[]>(module, mixed, count, threads)));
    const so = scaleOf(game, seats, seed, matches);
    writeScale(game.id, so);
    console.log(JSON.stringify(so));
  }
}

try {
  await (values.scale ? scale() : values.table ? table() : one());
} catch (error) {
  leave((error as Error).message);
}
