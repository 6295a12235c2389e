/** The bots of Masters of Venice by name. */

import type { BotFactory } from '../../../core/contract.ts';
import { apply, legal, MAX_LEGAL } from '../actions.ts';
import { fromView } from '../from-view.ts';
import { createMerchant } from './merchant.ts';
import { randomBot } from './random.ts';

export const bots: { readonly [name: string]: BotFactory } = {
  merchant: () => createMerchant({ legal, apply, fromView, maxLegal: MAX_LEGAL }),
  random: randomBot,
};
