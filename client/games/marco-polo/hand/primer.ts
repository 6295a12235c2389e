/**
 * The Voyages of Marco Polo in half a minute, for a guest who has just scanned the match's code.
 */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import type { Primer } from '../../../table/game.ts';

const en = messages({
  'primer.you': 'You’re a traveller, and your character breaks one of the rules.',
  'primer.goal':
    'Score the most points in five rounds: complete contracts, and place trading posts all the way to Beijing.',
  'primer.turn':
    'Place dice on one space: take coins, camels or goods, get contracts, or travel. Then you may end your turn.',
  'primer.screen': 'The map, the action spaces and the contracts. Your hand is on your phone.',
});
const t = translator({ en });

export const primer: Primer = {
  you: t('primer.you'),
  goal: t('primer.goal'),
  turn: t('primer.turn'),
  screen: t('primer.screen'),
};
