/**
 * Hands that a searching seat assumes: cards that their owners would keep, and none that do not
 * exist.
 */

import { expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { State } from '../../../engine/core/contract.ts';
import { survey } from '../../../engine/games/patrons-of-venice/search/city.ts';
import { lookAt } from '../../../engine/games/patrons-of-venice/search/hand.ts';
import { searching } from '../../../engine/games/patrons-of-venice/search/index.ts';
import { made, make } from '../../../engine/games/patrons-of-venice/search/making.ts';
import * as S from '../../../engine/games/patrons-of-venice/state.ts';
import { game } from './table.ts';

/** Possible earnings of the hand of `p` now, in Ducats. */
function earning(s: State, p: number): number {
  survey(s);
  lookAt(s, p);
  make(s, p);
  return made.income;
}

test('a hand that is believed could make nearly what the real one could, and one dealt blindly far less', () => {
  const sums = { real: 0, believed: 0, blind: 0 };
  for (let match = 0; match < 20; match++) {
    const chance = new SeededChance(`hands ${match}`);
    const s = game.setup(4, game.options({ maxTurns: 60 }, 4), chance);
    let turn = 0;
    while (game.deciders(s) !== 0) {
      const p = s[S.DECIDER];
      if (s[S.TURN] > turn) {
        turn = s[S.TURN];
        const other = (p + 1) % 4;
        const belief = s.slice();
        sums.real += earning(s, other);
        game.determinize(belief, p, chance);
        sums.blind += earning(belief, other);
        searching.believe(belief, p, chance);
        sums.believed += earning(belief, other);
      }
      game.apply(s, p, searching.policy(s, p, chance), chance, null);
    }
  }
  expect(sums.blind / sums.real).toBeLessThan(0.5);
  expect(sums.believed / sums.real).toBeGreaterThan(0.7);
  expect(sums.believed / sums.real).toBeLessThan(1.2);
});
