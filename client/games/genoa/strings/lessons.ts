/** The rules in five pictures. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'lesson.tower': 'One tower, four moves',
  'lesson.towerText':
    'Each turn a different merchant moves the tower. The dice decide where it starts. Then it moves up to four spaces, and at each building it visits, one of you may act.',
  'lesson.action': 'Sell what you cannot use',
  'lesson.actionText':
    'A building gives goods, tiles, orders, messages, contracts or markers, once a turn. The merchant has only one action too: everything else along the way is for sale.',
  'lesson.deal': 'Haggle, and shake hands',
  'lesson.dealText':
    '“Go to the Park and let me act there.” Offer ducats, goods, cards, or a share of what the action brings. Everybody sees the offers. Once you accept one, it’s binding.',
  'lesson.orders': 'Deliver orders and messages',
  'lesson.ordersText':
    'A large order takes three goods to a Villa for 100 ducats and a tile. A small order takes one good for 40. A message pays 30 as soon as the tower has visited both of its buildings.',
  'lesson.owners': 'Own a piece of the town',
  'lesson.ownersText':
    'Where the tower has left a disc on a street, spend markers to own the buildings beside it. They pay you 10 ducats whenever somebody else acts there. Contracts pay at the end. The player with the most ducats wins. Scan to try it.',
});

/** Separate from the texts of the table: a player's page does not load this catalogue. */
export const t = translator({ en });
