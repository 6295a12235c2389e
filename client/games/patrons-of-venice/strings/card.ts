/** English texts of the game's card: the menu shows them before the game itself is loaded. */

import { messages } from '../../../i18n/messages.ts';

export const card = messages({
  'game.name': 'The Patrons of Venice',
  'game.summary':
    'One of you picks an action, and everyone performs it. Galleys bring goods, workshops on seven campi turn them into luxuries, and a statue helps all its neighbours.',
  'game.goal':
    'The most points win. Businesses bring them, more beside statues, and so does every luxury you make.',
  'game.quick': 'You against three bots.',
  'game.picture': 'Seven campi of Venice between canals, with workshops, statues and galleys',
  'stand.one': 'From the eighth turn on: about 12 minutes',
  'stand.two': 'From the fourth turn on: about 14 minutes',
  'stand.full': 'Whole match: about 15 minutes',
  'stand.patron': 'Patron bots: strong',
  'stand.random': 'Random bots: easy, three times as long',
  'cast.amount': '{n, plural, one {# turn} other {# turns}}',
  'cast.nth': 'turn {n}',
});
