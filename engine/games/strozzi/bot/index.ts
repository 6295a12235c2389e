/** The bots of Strozzi by name. */

import type { BotFactory } from '../../../core/contract.ts';
import { createBanker } from './banker.ts';
import { randomBot } from './random.ts';

export const bots: { readonly [name: string]: BotFactory } = {
  banker: createBanker,
  random: randomBot,
};
