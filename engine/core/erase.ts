/** From a game's own types to those of the frame. */

import type { ActionBase, Game, ViewBase } from './contract.ts';

/**
 * A game as the frame knows every game: its actions, views and options are any JSON. The frame
 * gives a game only what the game has made itself, or what its `encode` has read.
 */
export const erase = <
  A extends ActionBase,
  V extends ViewBase,
  O extends object,
  Open extends ActionBase,
>(
  game: Game<A, V, O, Open>,
): Game =>
  // Its functions take only its own views and commands; `Game` says they take any. The types
  // cannot know that each comes back to the game that made it.
  game as unknown as Game;
