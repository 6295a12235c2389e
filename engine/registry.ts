/** The games of this house: one line each, and one more for a game's search or its levels. */

import type { Game } from './core/contract.ts';
import { erase } from './core/erase.ts';
import { levels as genoaLevels } from './games/genoa/bot/levels.ts';
import { genoa } from './games/genoa/index.ts';
import { searching as genoaSearching } from './games/genoa/search/index.ts';
import { marcoPolo } from './games/marco-polo/index.ts';
import { searching as marcoPoloSearching } from './games/marco-polo/search/index.ts';
import { mastersOfVenice } from './games/masters-of-venice/index.ts';
import { searching as mastersSearching } from './games/masters-of-venice/search/index.ts';
import { patronsOfVenice } from './games/patrons-of-venice/index.ts';
import { searching as patronsSearching } from './games/patrons-of-venice/search/index.ts';
import { strozzi } from './games/strozzi/index.ts';
import { searching as strozziSearching } from './games/strozzi/search/index.ts';
import type { Searching } from './search/contract.ts';
import { type Levels, levelsOf, withLevels } from './search/levels.ts';

/** The searchable games: their odds are shown, and decisions evaluated. */
export const searchings: { readonly [id: string]: Searching } = {
  [mastersOfVenice.id]: mastersSearching,
  [strozzi.id]: strozziSearching,
  [patronsOfVenice.id]: patronsSearching,
  [genoa.id]: genoaSearching,
  [marcoPolo.id]: marcoPoloSearching,
};

/**
 * Levels that a game brings itself, if its decisions go beyond a search of codes: in all other
 * searchable games the levels are searches.
 */
export const ownLevels: { readonly [id: string]: Levels } = {
  [genoa.id]: genoaLevels,
};

const known: { readonly [id: string]: Game } = {
  [mastersOfVenice.id]: erase(mastersOfVenice),
  [strozzi.id]: erase(strozzi),
  [patronsOfVenice.id]: erase(patronsOfVenice),
  [genoa.id]: erase(genoa),
  [marcoPolo.id]: erase(marcoPolo),
};

export const games: { readonly [id: string]: Game } = Object.fromEntries(
  Object.entries(known).map(([id, game]) => {
    const searching = searchings[id];
    const levels = ownLevels[id] ?? (searching && levelsOf(game, searching));
    return [id, levels ? withLevels(game, levels) : game];
  }),
);

/** The games in which the house's levels play. */
export const levelled: readonly string[] = [
  ...new Set([...Object.keys(searchings), ...Object.keys(ownLevels)]),
];

/** @throws Error naming the known games if `id` is none of them. */
export function gameById(id: string): Game {
  const game = games[id];
  if (!game) throw new Error(`No game "${id}". Known: ${Object.keys(games).join(', ')}`);
  return game;
}
