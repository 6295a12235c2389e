/** MP-001, AV-003: every number of seats with every set of modules comes to its end. */

import { describe, expect, test } from 'vitest';
import { MAX_SEATS, MIN_SEATS } from '../../../engine/games/marco-polo/data.ts';
import { playOne, setsFor } from './campaign.ts';
import { game } from './table.ts';

for (let seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
  describe(`${seats} seats`, () => {
    test.each(setsFor(seats))('with %o', (modules) => {
      for (let number = 0; number < 4; number++) {
        const { actions, longestList } = playOne(seats, modules, number);
        expect(actions).toBeGreaterThan(0);
        expect(longestList).toBeLessThanOrEqual(game.maxLegal);
      }
    });
  });
}
