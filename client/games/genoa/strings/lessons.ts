/** How to play, in five pictures. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'lesson.tower': 'One tower, four steps',
  'lesson.towerText':
    'Each turn another merchant leads the tower. Dice say where it starts; then it walks up to four spaces, and at each building that it comes to one of you may act.',
  'lesson.action': 'Sell what you cannot use',
  'lesson.actionText':
    'A building gives goods, tiles, orders, messages, contracts or markers, once. The merchant has one action a turn as well: everything else on the way is for sale.',
  'lesson.deal': 'Haggle, and shake hands',
  'lesson.dealText':
    '“Go to the Park, and I act there.” Offer ducats, goods, cards, or a share of what the action brings. Offers are open to all; once one is accepted, it binds.',
  'lesson.orders': 'Deliver',
  'lesson.ordersText':
    'A large order brings a Villa three goods for 100 ducats and a tile, a small one brings one good for 40. A message is worth 30 as soon as the tower has been to both of its buildings.',
  'lesson.owners': 'Own a piece of the town',
  'lesson.ownersText':
    'Where the tower has left a disc in a street, markers take the buildings beside it: 10 ducats whenever somebody else acts there. Contracts pay at the end. Most ducats win. Scan, and try it.',
});

/** Apart from the texts of the table: a page with a person at it does not load them. */
export const t = translator({ en });
