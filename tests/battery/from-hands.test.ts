/** Whoever knows every hand holds the right positions possible, and learns nothing beyond them. */

import { expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import { games } from './games.ts';
import { legalOf, viewsOf } from './hands.ts';

for (const game of Object.values(games)) {
  const { fromHands } = game;
  if (!fromHands) continue;
  test(`${game.id}: a state from all hands has every view and every choice of the real one`, () => {
    for (let seed = 1; seed <= 6; seed++) {
      const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
      const chance = new SeededChance(`hands ${seed}`);
      const state = game.setup(seats, game.options({}, seats), chance);
      const codes = new Int32Array(game.maxLegal);
      while (!game.isFinished(state)) {
        const { open, own } = viewsOf(game, state, seats);
        const hands = own.map(({ you }) => you as JsonObject);
        const made = fromHands(open, hands, new SeededChance(seed));
        expect(game.invariants(made)).toEqual([]);
        expect(viewsOf(game, made, seats)).toEqual({ open, own });
        expect(legalOf(game, made)).toEqual(legalOf(game, state));
        for (let skip = chance.below(6); skip >= 0 && !game.isFinished(state); skip--) {
          const next = 31 - Math.clz32(game.deciders(state));
          const many = game.legal(state, next, codes);
          game.apply(state, next, codes[chance.below(many)] ?? 0, chance, null);
        }
      }
    }
  });
}
