/** The bots of Strozzi by name. */

import type { BotFactory } from '../../../core/contract.ts';
import { randomOf } from '../../../kit/random.ts';
import { deciding } from '../deciding.ts';
import { createBanker } from './banker.ts';

export const bots: { readonly [name: string]: BotFactory } = {
  banker: createBanker,
  random: randomOf(deciding),
};
