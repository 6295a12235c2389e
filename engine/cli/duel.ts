/**
 * `npm run duel -- --game ID --a doge --b steady --seats 4 --games 400 --seed 1 --json`: one seat of
 * *a* against *b* on all others; seats rotate. The last line of the output is one JSON object;
 * without --json its figures come one by one before it. `--threads 1` leaves the machine to others.
 */

import { parseArgs } from 'node:util';
import type { JsonObject } from '../core/contract.ts';
import type { Bout, Duel } from './duel/match.ts';
import { report } from './duel/report.ts';
import { gameById, games } from './games.ts';
import { leave, wholeNumber } from './say.ts';
import { spread, THREADS } from './threads.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: Object.keys(games)[0] ?? '' },
    a: { type: 'string', default: 'doge' },
    b: { type: 'string', default: 'steady' },
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    threads: { type: 'string', default: String(THREADS) },
    json: { type: 'boolean', default: false },
  },
});

try {
  const game = gameById(values.game);
  for (const name of [values.a, values.b]) {
    if (game.bots[name]) continue;
    leave(`There is no bot "${name}". Known: ${Object.keys(game.bots).join(', ')}`);
  }
  const seats = wholeNumber('seats', values.seats);
  const options = game.options(JSON.parse(values.options) as JsonObject, seats);
  const duel: Duel = { game: game.id, a: values.a, b: values.b, seats, seed: values.seed, options };
  const bouts = await spread<Bout>(
    new URL('./duel/match.ts', import.meta.url),
    duel,
    wholeNumber('games', values.games),
    wholeNumber('threads', values.threads),
  );
  const figures = report(duel, bouts);
  if (!values.json) {
    for (const [name, value] of Object.entries(figures)) {
      console.log(`${name.padEnd(24)} ${JSON.stringify(value)}`);
    }
  }
  console.log(JSON.stringify(figures));
} catch (error) {
  leave((error as Error).message);
}
