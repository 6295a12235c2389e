/**
 * The searchable games with their search, loaded one by one: one line each. For pages that show
 * odds, review a match or give a hint.
 */

import type { Game } from './core/contract.ts';
import type { Tier } from './core/tier.ts';
import type { Searching } from './search/contract.ts';

/** A game and its search. */
export interface Searched {
  readonly game: Game;
  readonly searching: Searching;
}

export const searchedGames: Tier<Searched> = {
  'masters-of-venice': () => import('./games/masters-of-venice/search/index.ts'),
  strozzi: () => import('./games/strozzi/search/index.ts'),
  'patrons-of-venice': () => import('./games/patrons-of-venice/search/index.ts'),
  genoa: () => import('./games/genoa/search/index.ts'),
  'marco-polo': () => import('./games/marco-polo/search/index.ts'),
};
