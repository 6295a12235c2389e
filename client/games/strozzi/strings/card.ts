/** English texts of the game's card: the menu shows them before the game itself is loaded. */

import { messages } from '../../../i18n/messages.ts';

export const card = messages({
  'game.name': 'Strozzi',
  'game.money': '{n, plural, one {# ducat} other {# ducats}}',
  'game.summary':
    'Ships arrive one by one: take it or leave it. Fast ships win in the harbours, wares count in the cities, scrolls in Florence. A pirate flag beats every other.',
  'game.goal': 'The most ducats win. Harbours, cities and tiles pay them.',
  'game.quick': 'You against three bots, with everyone’s money open.',
  'game.picture': 'The gulf of Italy with its harbours and a ship at anchor',
  'stand.one': 'Last round: about 4 minutes',
  'stand.two': 'Last two rounds: about 7 minutes',
  'stand.full': 'Whole match: about 10 minutes',
  'stand.banker': 'Banker bots: strong',
  'stand.random': 'Random bots: easy',
  'cast.amount': '{n, plural, one {# ship} other {# ships}}',
  'cast.nth': 'ship {n}',
});
