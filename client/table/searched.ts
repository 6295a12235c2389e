/** Which games can be searched: the house's levels sit down at them, and odds can be told. */

import { searchedGames } from '../../engine/registry-searching.ts';

/** Asked by id, before anything of the game is loaded. */
export const isSearched = (game: string): boolean => Object.hasOwn(searchedGames, game);
