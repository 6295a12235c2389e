/** The bots of The Patrons of Venice by name. */

import type { BotFactory } from '../../../core/contract.ts';
import { randomOf } from '../../../kit/random.ts';
import { deciding } from '../deciding.ts';
import { createPatron } from './patron.ts';

export const bots: { readonly [name: string]: BotFactory } = {
  patron: createPatron,
  random: randomOf(deciding),
};
