/** English texts of the game's card: the menu shows them before the game itself is there. */

import { messages } from '../../../i18n/messages.ts';

export const card = messages({
  'game.name': 'Strozzi',
  'game.money': '{n, plural, one {# ducat} other {# ducats}}',
  'game.summary':
    'Ships arrive, and everybody says take it or leave it: speed for the harbours, wares for the cities, scrolls for Florence. A pirate’s flag beats every other.',
  'game.quick': 'Four houses, three of them played by bots, open chests.',
  'game.picture': 'The gulf of Italy with its harbours and a ship at anchor',
  'stand.one': 'Last round: about 4 minutes',
  'stand.two': 'Last two rounds: about 7 minutes',
  'stand.full': 'Whole match: about 10 minutes',
  'stand.banker': 'Bankers: strong',
  'stand.random': 'At random: easy',
  'cast.amount': '{n, plural, one {# ship} other {# ships}}',
  'cast.nth': 'ship {n}',
});
