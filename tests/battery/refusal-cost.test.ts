/** What a refusal costs the one thread that all tables share: never a look through the legal list. */

import { expect, test } from 'vitest';
import type { Remedy } from '../../engine/core/contract.ts';
import { several } from '../scope.ts';
import { tables } from './games.ts';
import { Pool, playRandom } from './play.ts';

/** Milliseconds of the thread for one refusal, at most. */
const MOST_MS = 0.3;
/** Repeats of one refusal, of which the quickest counts: the others may have waited for something. */
const REPEATS = 5;

test.each(tables)('$samples.game: a refusal takes less than 0.3 ms', ({ game, samples }) => {
  const pool = new Pool(samples);
  let worst = { ms: 0, said: '' };
  let refused = 0;
  for (let number = 0; number < several(12, 60); number++) {
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
        if (refused++ % 40 === 0) {
          // The long form says the same, and what could be done instead.
          const { remedy, ...said } = game.explain(state, seat, action) ?? { remedy: {} };
          const { action: _action, given: _given, ...rest } = remedy as Remedy;
          expect(game.explain(state, seat, action, true)).toEqual({ ...said, remedy: rest });
        }
        if (least > worst.ms) worst = { ms: least, said: `${seat} ${JSON.stringify(action)}` };
      }
    });
  }
  expect(refused).toBeGreaterThan(200);
  expect(worst.ms, worst.said).toBeLessThan(MOST_MS);
});
