/** Who plays for somebody who is away or has left: a bot that plays as those at the table do. */

import type { Game } from '../../engine/core/contract.ts';
import { botName } from '../house.ts';

/**
 * The name of the bot that sits on most chairs, the first of those that sit on as many; the game's
 * usual one where people are among themselves.
 */
export function substituteOf(game: Game, chairs: readonly { readonly bot: string }[]): string {
  const bots = chairs.map(({ bot }) => bot).filter((bot) => Object.hasOwn(game.bots, bot));
  const times = (bot: string): number => bots.filter((other) => other === bot).length;
  const [most] = [...bots].sort((a, b) => times(b) - times(a));
  return most ?? botName(game, '');
}
