import type { GameBasics } from './game.ts';

/**
 * Whether a game can be searched: it then has odds, hints and reviews of matches, and words for
 * advice. Pure.
 */
export const isSearched = (game: Pick<GameBasics, 'adviceWords'> | null | undefined): boolean =>
  game?.adviceWords !== undefined;
