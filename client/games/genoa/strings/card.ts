/** English texts of the game's card: the menu shows them before the game itself is loaded. */

import { messages } from '../../../i18n/messages.ts';

export const card = messages({
  'game.name': 'Genoa',
  'game.money': '{n, plural, one {# ducat} other {# ducats}}',
  'game.summary':
    'A tower moves through the splendid city, and wherever it stops, one merchant may act. On your turn you sell the route and the actions to the highest bidder. Haggle and shake hands: a deal is binding.',
  'game.goal':
    'The most ducats after the last round win. Deliver orders and messages, and sell the others what they need.',
  'game.quick': 'A short match of four merchants: you and three bots.',
  'game.picture':
    'The striped town of Genoa around its market, with three offers on trays above the Guild Hall',
  'stand.one': 'Last round: about 14 minutes',
  'stand.two': 'Last two rounds: about 28 minutes',
  'stand.full': 'Whole short match: 25 to 55 minutes',
  'stand.trader': 'Traders: strong',
  'stand.random': 'Random: easy, and twice as fast',
  'cast.amount': '{n, plural, one {# turn} other {# turns}}',
  'cast.nth': 'turn {n}',
});
