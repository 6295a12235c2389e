import type { GameBasics } from './game.ts';

/** Whether the house can weigh a game's choices and tell its odds: it has words for advice then. Pure. */
export const isSearched = (game: Pick<GameBasics, 'adviceWords'> | null | undefined): boolean =>
  game?.adviceWords !== undefined;
