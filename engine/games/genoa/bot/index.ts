/** The bots of Genoa by name. */

import type { BotFactory } from '../../../core/contract.ts';
import { randomBot } from './random.ts';
import { createTrader } from './trader.ts';

export const bots: { readonly [name: string]: BotFactory } = {
  trader: createTrader,
  random: randomBot,
};
