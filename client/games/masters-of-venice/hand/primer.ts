/** Masters of Venice in half a minute, for a guest who has just scanned the code. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import type { Primer } from '../../../table/game.ts';

const en = messages({
  'primer.you': 'You’re a merchant with ducats, goods, shares and secret orders.',
  'primer.goal': 'End with the most points: deliver orders, let shares split, and grow rich.',
  'primer.turn':
    'Choose a place in secret. On your turn, act there: buy at the docks, sell to shops, trade shares or deliver.',
  'primer.screen':
    'The docks, the shops with their prices, and where everyone stands. Your orders are only on your phone.',
});
const t = translator({ en });

export const primer: Primer = {
  you: t('primer.you'),
  goal: t('primer.goal'),
  turn: t('primer.turn'),
  screen: t('primer.screen'),
};
