/**
 * `npm run simulate -- --game ID --seats 4 --games 1000 --seed 1
 * --bots merchant,random,random,random --json`: plays whole matches with the same `apply` that the
 * server uses. One bot name fills all seats; seats rotate over the games. The last line of the
 * output is one JSON object; without --json a table for people comes before it.
 */

import { parseArgs } from 'node:util';
import type { JsonObject } from '../core/contract.ts';
import { gameById, games } from './games.ts';
import { leave, wholeNumber } from './say.ts';
import { type Simulation, simulate } from './simulate/run.ts';

function readCommand(): Simulation {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: Object.keys(games)[0] ?? '' },
      seats: { type: 'string', default: '4' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      options: { type: 'string', default: '{}' },
      json: { type: 'boolean', default: false },
    },
  });
  const game = gameById(values.game);
  const seats = wholeNumber('seats', values.seats);
  const names = values.bots.split(',').map((name) => name.trim());
  for (const name of names) {
    if (game.bots[name]) continue;
    leave(`There is no bot "${name}". Known: ${Object.keys(game.bots).join(', ')}`);
  }
  if (names.length !== 1 && names.length !== seats) {
    leave(`Name one bot, or ${seats} of them separated by commas.`);
  }
  const bots = names.length === 1 ? Array<string>(seats).fill(values.bots) : names;
  const options = game.options(JSON.parse(values.options) as JsonObject, seats);
  const count = wholeNumber('games', values.games);
  return { game, seats, games: count, seed: values.seed, bots, options, quiet: values.json };
}

try {
  const simulation = readCommand();
  const report = simulate(simulation);
  if (!simulation.quiet) {
    for (const [name, value] of Object.entries(report)) {
      console.log(`${name.padEnd(20)} ${JSON.stringify(value)}`);
    }
  }
  console.log(JSON.stringify(report));
} catch (error) {
  leave((error as Error).message);
}
