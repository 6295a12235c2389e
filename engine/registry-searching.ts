/**
 * The games that can be searched, each with how, loaded one by one: one line each. For pages that tell
 * odds, review a match or give a hint.
 */

import type { Game } from './core/contract.ts';
import type { Tier } from './core/tier.ts';
import type { Searching } from './search/contract.ts';

/** A game, and how it is searched. */
export interface Searched {
  readonly game: Game;
  readonly searching: Searching;
}

const both = async (
  game: Promise<unknown>,
  search: Promise<{ readonly searching: Searching }>,
): Promise<Searched> => ({ game: (await game) as Game, searching: (await search).searching });

export const searchedGames: Tier<Searched> = {
  'masters-of-venice': () =>
    both(
      import('./games/masters-of-venice/index.ts').then((room) => room.mastersOfVenice),
      import('./games/masters-of-venice/search/index.ts'),
    ),
  strozzi: () =>
    both(
      import('./games/strozzi/index.ts').then((room) => room.strozzi),
      import('./games/strozzi/search/index.ts'),
    ),
  'patrons-of-venice': () =>
    both(
      import('./games/patrons-of-venice/index.ts').then((room) => room.patronsOfVenice),
      import('./games/patrons-of-venice/search/index.ts'),
    ),
  'marco-polo': () =>
    both(
      import('./games/marco-polo/index.ts').then((room) => room.marcoPolo),
      import('./games/marco-polo/search/index.ts'),
    ),
};
