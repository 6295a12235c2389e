/**
 * Chooses the bot that plays for a person who is away or has left: like the other bots at the
 * table.
 */

import type { Game } from '../../engine/core/contract.ts';
import { botName } from '../house.ts';

/**
 * The name of the bot on most chairs, the first of several; the game's usual one if there are no
 * bots.
 */
export function substituteOf(game: Game, chairs: readonly { readonly bot: string }[]): string {
  const bots = chairs.map(({ bot }) => bot).filter((bot) => Object.hasOwn(game.bots, bot));
  const times = (bot: string): number => bots.filter((other) => other === bot).length;
  const [most] = [...bots].sort((a, b) => times(b) - times(a));
  return most ?? botName(game, '');
}
