/** The registry of tests: the house's games, those in rehearsal, and the test guest. */

import type { Game } from '../../engine/core/contract.ts';
import { erase } from '../../engine/core/erase.ts';
import { games as registered } from '../../engine/registry.ts';
import { caravan } from './engine/index.ts';
import { rehearsed } from './rehearsed.ts';

export const guest = erase(caravan);

export const games: { readonly [id: string]: Game } = {
  ...registered,
  ...rehearsed,
  [guest.id]: guest,
};

/** @throws Error naming the known games if `id` is none of them. */
export function gameById(id: string): Game {
  const game = games[id];
  if (!game) throw new Error(`No game "${id}". Known: ${Object.keys(games).join(', ')}`);
  return game;
}
