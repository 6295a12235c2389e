/** Which games can be searched: odds are told of them, hints given, matches reviewed. */

import { searchedGames } from '../../engine/registry-searching.ts';

/** Asked by id, before anything of the game is loaded. */
export const isSearched = (game: string): boolean => Object.hasOwn(searchedGames, game);
