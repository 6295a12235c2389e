/** The games this house knows: one line each. */

import type { Game } from './core/contract.ts';
import { mastersOfVenice } from './games/masters-of-venice/index.ts';
import { patronsOfVenice } from './games/patrons-of-venice/index.ts';
import { strozzi } from './games/strozzi/index.ts';

export const games: { readonly [id: string]: Game } = {
  [mastersOfVenice.id]: mastersOfVenice as unknown as Game,
  [strozzi.id]: strozzi as unknown as Game,
  [patronsOfVenice.id]: patronsOfVenice as unknown as Game,
};

/** @throws Error naming the known games if `id` is none of them. */
export function gameById(id: string): Game {
  const game = games[id];
  if (!game) throw new Error(`No game "${id}". Known: ${Object.keys(games).join(', ')}`);
  return game;
}
