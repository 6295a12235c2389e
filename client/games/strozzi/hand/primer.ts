/** Strozzi in half a minute, for a guest who has just scanned the code. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import type { Primer } from '../../../table/game.ts';

const en = messages({
  'primer.you': 'You lead a merchant house with three flags a round: ware, +1 and pirate.',
  'primer.goal': 'Earn the most ducats in three rounds, with fast ships, cargo and art.',
  'primer.turn':
    'When a ship comes in, lay a flag on it or pass. The first flag wins it, but a pirate flag beats all others. Then choose a port.',
  'primer.screen': 'The ship, the harbours and everyone’s steps in the four cities.',
});
const t = translator({ en });

export const primer: Primer = {
  you: t('primer.you'),
  goal: t('primer.goal'),
  turn: t('primer.turn'),
  screen: t('primer.screen'),
};
