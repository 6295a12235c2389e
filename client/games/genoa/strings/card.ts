/** English texts of the game's card: the menu shows them before the game itself is there. */

import { messages } from '../../../i18n/messages.ts';

export const card = messages({
  'game.name': 'Genoa',
  'game.money': '{n, plural, one {# ducat} other {# ducats}}',
  'game.summary':
    'A tower walks through the superb city, and where it stops one merchant may act. Whose turn it is sells the way and the action to whoever pays best: haggle, shake hands, and it binds.',
  'game.quick': 'A short match of four merchants, three of them played by bots.',
  'game.picture':
    'The striped town of Genoa around its market, with three offers on trays above the Guild Hall',
  'stand.one': 'Last round: about 13 minutes',
  'stand.two': 'Last two rounds: about 28 minutes',
  'stand.full': 'Whole short match: 25 to 55 minutes',
  'stand.trader': 'Traders: strong',
  'stand.random': 'At random: easy, and twice as fast',
  'cast.amount': '{n, plural, one {# turn} other {# turns}}',
  'cast.nth': 'turn {n}',
});
