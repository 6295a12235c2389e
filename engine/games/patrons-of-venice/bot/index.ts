/** The bots of The Patrons of Venice by name. */

import type { BotFactory } from '../../../core/contract.ts';
import { createPatron } from './patron.ts';
import { randomBot } from './random.ts';

export const bots: { readonly [name: string]: BotFactory } = {
  patron: createPatron,
  random: randomBot,
};
