/** English texts of the game's card: the menu shows them before the game itself is loaded. */

import { messages } from '../../../i18n/messages.ts';

export const card = messages({
  'game.name': 'Masters of Venice',
  'game.summary':
    'Sixteen rounds on the Grand Canal: buy at the docks, sell at the shops, own what others need.',
  'game.goal':
    'The most victory points (VP) after 16 rounds win. Guild Orders, shares and money bring them.',
  'game.quick': 'Three seats: you and two bots, with open money.',
  'stand.one': 'Last term: about 3 minutes',
  'stand.two': 'Last two terms: about 7 minutes',
  'stand.full': 'Whole match: about 14 minutes',
  'stand.merchant': 'Merchants: strong',
  'stand.random': 'Random: easy',
  'game.picture': 'The Grand Canal with its shops and docks',
  'cast.amount': '{n, plural, one {# round} other {# rounds}}',
  'cast.nth': 'round {n}',
});
