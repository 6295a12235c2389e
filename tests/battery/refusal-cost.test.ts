/**
 * The cost of a refusal on the one thread that all tables share: never a search of the legal list.
 */

import { expect, test } from 'vitest';
import type { Remedy } from '../../engine/core/contract.ts';
import { several } from '../scope.ts';
import { tables } from './games.ts';
import { Pool, playRandom } from './play.ts';

/** Milliseconds of the thread for one refusal, at most. */
const MOST_MS = 0.3;
/** Share of refusals that must keep the limit: other work of the machine delays some. */
const SHARE = 0.99;
/** Repeats of one refusal, of which the fastest counts: the others may have been delayed. */
const REPEATS = 5;

test.each(tables)('$samples.game: a refusal takes less than 0.3 ms', ({ game, samples }) => {
  const pool = new Pool(samples);
  const costs: { ms: number; said: string }[] = [];
  for (let number = 0; number < several(4, 60); number++) {
    playRandom({ game, samples, number, asideEvery: 8 }, (moment) => {
      const { state, seats, chosen } = moment;
      if (chosen >= 0) pool.add(game.decode(state, moment.seat, chosen));
      for (let seat = 0; seat < seats.length; seat++) {
        const action = pool.pick();
        let least = Number.POSITIVE_INFINITY;
        for (let k = 0; k < REPEATS; k++) {
          const begun = performance.now();
          const why = game.explain(state, seat, action, true);
          const ms = performance.now() - begun;
          if (!why) return;
          least = Math.min(least, ms);
        }
        if (costs.length % 40 === 0) {
          // The long form is the same, with an alternative added.
          const { remedy, ...said } = game.explain(state, seat, action) ?? { remedy: {} };
          const { action: _action, given: _given, ...rest } = remedy as Remedy;
          expect(game.explain(state, seat, action, true)).toEqual({ ...said, remedy: rest });
        }
        costs.push({ ms: least, said: `${seat} ${JSON.stringify(action)}` });
      }
    });
  }
  expect(costs.length).toBeGreaterThan(several(100, 200));
  costs.sort((a, b) => a.ms - b.ms);
  const { ms, said } = costs[Math.floor(costs.length * SHARE)];
  expect(ms, said).toBeLessThan(MOST_MS);
});
