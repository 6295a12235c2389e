/** The house's levels in the threads of the server: each gives accepted answers. */

import { expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import { gameById, levelled } from '../../engine/registry.ts';
import { LEVEL_NAMES } from '../../engine/search/level-names.ts';
import { BotPool } from '../../server/bots/pool.ts';
import { botName } from '../../server/house.ts';

const registry = new URL('../../engine/registry.ts', import.meta.url).href;

test.each(levelled)('%s: every level sits down and decides', async (id) => {
  const game = gameById(id);
  const seats = Array.from({ length: game.seats.min }, () => ({ name: '', color: '', bot: true }));
  const pool = new BotPool(registry, 1);
  try {
    const chance = new SeededChance('levels');
    const state = game.setup(seats.length, game.options({}, seats.length), chance);
    for (let round = 0; round < 2; round++) {
      for (const level of LEVEL_NAMES) {
        expect(botName(game, level)).toBe(level);
        // A bot that waits for the others is asked after them.
        let done = false;
        for (let rest = game.deciders(state); rest !== 0 && !done; rest &= rest - 1) {
          const seat = 31 - Math.clz32(rest & -rest);
          const view = JSON.stringify(game.view(state, seat, seats));
          const action = await pool.think(id, level, view);
          if (action === null) continue;
          const command = accepted(game, state, seat, action);
          expect(command, `${level}: ${JSON.stringify(action)}`).not.toBeNull();
          if (command !== null) game.apply(state, seat, command, chance, null);
          done = true;
        }
        expect(done, level).toBe(true);
      }
    }
  } finally {
    await pool.close();
  }
});
