/** English texts of the game's card: the menu shows them before the game itself is there. */

import { messages } from '../../../i18n/messages.ts';

export const card = messages({
  'game.name': 'Masters of Venice',
  'game.summary':
    'Sixteen rounds on the Grand Canal: buy at the docks, sell at the shops, own what others need.',
  'game.quick': 'Three seats, two merchant bots, open money.',
  'stand.one': 'Last term: 5 to 8 minutes',
  'stand.two': 'Last two terms: 10 to 15 minutes',
  'stand.full': 'Whole match: half an hour and more',
  'stand.merchant': 'Merchants: strong',
  'stand.random': 'At random: easy',
  'game.picture': 'The Grand Canal with its shops and docks',
  'cast.amount': '{n, plural, one {# round} other {# rounds}}',
  'cast.nth': 'round {n}',
});
