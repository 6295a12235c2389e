/** The bots of Masters of Venice by name. */

import type { BotFactory } from '../../../core/contract.ts';
import { randomOf } from '../../../kit/random.ts';
import { apply, legal, MAX_LEGAL } from '../actions.ts';
import { deciding } from '../deciding.ts';
import { fromView } from '../from-view.ts';
import { createMerchant } from './merchant.ts';

export const bots: { readonly [name: string]: BotFactory } = {
  merchant: () => createMerchant({ legal, apply, fromView, maxLegal: MAX_LEGAL }),
  random: randomOf(deciding),
};
