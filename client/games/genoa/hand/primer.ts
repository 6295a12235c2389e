/** Genoa in half a minute, for a guest who has just scanned the match's code. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import type { Primer } from '../../../table/game.ts';

const en = messages({
  'primer.you': 'You’re a merchant in Genoa, and everything here is for sale.',
  'primer.goal': 'End with the most ducats: deliver orders and messages, and own buildings.',
  'primer.turn':
    'One merchant moves the tower. Each building it visits offers an action, which that merchant takes or sells. Make offers: they’re binding.',
  'primer.screen': 'The town, the tower and every offer. Your cards are only on your phone.',
});
const t = translator({ en });

export const primer: Primer = {
  you: t('primer.you'),
  goal: t('primer.goal'),
  turn: t('primer.turn'),
  screen: t('primer.screen'),
};
