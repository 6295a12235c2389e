/** The Patrons of Venice in half a minute, for a guest who has just scanned the code. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import type { Primer } from '../../../table/game.ts';

const en = messages({
  'primer.you': 'You’re a patron with three galleys and a hand of goods.',
  'primer.goal':
    'Be first to 12 points, or 10 with five players. Businesses, statues beside them and luxuries bring points.',
  'primer.turn': 'One player picks an action and everyone takes it. Choose what helps you most.',
  'primer.screen':
    'The seven squares, the galleys and the market. Your goods are only on your phone.',
});
const t = translator({ en });

export const primer: Primer = {
  you: t('primer.you'),
  goal: t('primer.goal'),
  turn: t('primer.turn'),
  screen: t('primer.screen'),
};
