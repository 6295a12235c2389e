/** English texts of the game's card: the menu shows them before the game itself is loaded. */

import { messages } from '../../../i18n/messages.ts';

export const card = messages({
  'game.name': 'The Voyages of Marco Polo',
  'game.summary':
    'Five rounds from Venezia to Beijing. Place dice for camels, silk and contracts, travel, and set up trading posts. Your character breaks a rule, your agents work in the palazzi, and companions are for hire.',
  'game.goal': 'The most points after five rounds win. Contracts, posts and goal cards bring them.',
  'game.quick': 'You and three bots, with characters already chosen.',
  'game.picture':
    'A carved map of the world from Venezia to Beijing on a table by the lagoon, with dice, scrolls and travellers',
  'stand.one': 'Last two rounds: 12 to 15 minutes',
  'stand.two': 'Last three rounds: about 20 minutes',
  'stand.full': 'Whole match: 30 to 35 minutes',
  'stand.traveller': 'Traveller bots: strong',
  'stand.random': 'Random bots: easy',
  'cast.amount': '{n, plural, one {# round} other {# rounds}}',
  'cast.nth': 'round {n}',
});
