/** A match against bots, begun with one press. */

import type { LevelName } from '../../engine/search/level-names.ts';
import { createTable } from '../net/lazy.ts';
import type { GameCard } from './game.ts';
import { identity } from './Identity.tsx';

/**
 * Opens a table of bots for a quick game, and begins.
 * @param level of the bots, where the game has the house's levels; else they are its own
 * @returns its code @throws where the server cannot be reached
 */
export const openQuick = ({ id, levels, quick }: GameCard, level: LevelName): Promise<string> =>
  createTable({
    game: id,
    seats: quick.seats,
    bots: levels ? quick.bots.map(() => level) : quick.bots,
    options: quick.options,
    start: true,
    pace: 'normal',
    ...identity(),
  });
