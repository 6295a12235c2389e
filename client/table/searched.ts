import type { GameBasics } from './game.ts';

/**
 * Whether a game can be searched: odds are told of it, hints given, matches reviewed. It has words for
 * advice then. Pure.
 */
export const isSearched = (game: Pick<GameBasics, 'adviceWords'> | null | undefined): boolean =>
  game?.adviceWords !== undefined;
