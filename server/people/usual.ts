/** How matches of the queue are set up, from what every game says of itself. */

import type { Game } from '../../engine/core/contract.ts';

/** Seats where a game says nothing about it. */
const SEATS = 3;
/** The round from which half a match is over where a game says nothing about it. */
const HALF = 2;
/** The bots of a match of the queue, where the game has the house's levels. */
export const QUEUE_BOT = 'steady';

/** How many play a match of the queue. */
export const usualSeats = ({ seats: { min, max }, stand }: Game): number =>
  Math.min(max, Math.max(min, stand?.seats ?? SEATS));

/** The bot beside people: the house's level where the game has it, else its own default. */
export const usualBot = ({ bots }: Game): string =>
  Object.hasOwn(bots, QUEUE_BOT) ? QUEUE_BOT : (Object.keys(bots)[0] ?? '');

/** Whether a match of the game is half over in this round: a stand of two phases begins there. */
export const isHalfOver = ({ stand }: Game, round: number): boolean =>
  round >= (stand?.from.two ?? HALF);
