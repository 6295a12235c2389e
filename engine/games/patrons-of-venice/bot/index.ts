/** The bots of The Patrons of Venice by name. */

import type { BotFactory } from '../../../core/contract.ts';
import { randomBot } from './random.ts';

export const bots: { readonly [name: string]: BotFactory } = {
  random: randomBot,
};
