/** A match against bots, begun with one press. */

import type { LevelName } from '../../engine/search/level-names.ts';
import { createTable } from '../net/lazy.ts';
import { useSettings } from '../store/settings.ts';
import type { GameCard } from './game.ts';
import { identity } from './Identity.tsx';

/**
 * Opens a table of bots for a quick game, and begins.
 * @param level of the bots, if the game has the house's levels; else they are its own
 * @returns its code
 * @throws if the server cannot be reached
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

/** Number of opponents of a newcomer. */
const FEW = 2;

/**
 * The same for a newcomer: few opponents of the mildest level, the shorter form of the game, no
 * clock. The browser remembers that the game is new.
 */
export function openFirst({ id, levels, quick, newcomer }: GameCard): Promise<string> {
  const { newTo, set } = useSettings.getState();
  set({ newTo: { ...newTo, [id]: 1 } });
  const bots = quick.bots.slice(0, FEW);
  return createTable({
    game: id,
    seats: bots.length + 1,
    bots: levels ? bots.map(() => 'easy') : bots,
    options: newcomer ?? quick.options,
    start: true,
    pace: 'normal',
    ...identity(),
  });
}
