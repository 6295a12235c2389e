/** English texts of the panels around the board. */

import { messages } from '../../../i18n/messages.ts';

export const panels = messages({
  'progress.round': '{n, plural, one {Last round} other {# rounds left}}',
  'progress.over': 'Final account',

  'merchants.title': 'Merchants',
  'seat.merchant': 'The merchant of this turn',
  'seat.passed': 'passed',
  'seat.action.left': 'An action left',
  'seat.action.used': 'Action used',
  'seat.action.more': '{n} actions left',
  'seat.markers': '{n} personal markers',

  'own.title': 'Your chest',
  'own.cards': 'Your cards',
  'own.noCards': 'No cards.',
  'own.ready': 'the goods are there',
  'own.missing': 'missing: {goods}',

  'town.title': 'The town',
  'town.here': 'the tower',
  'town.visited': 'visited',
  'town.next': 'next to the tower',
  'town.reach': '{n, plural, one {# move} other {# moves}} away',
  'town.owner': '{you, select, yes {yours} other {of {name}}}',
  'town.words': '{n, plural, one {# word} other {# words}}',
  'town.discs': '{n, plural, one {# disc} other {# discs}}',
  'town.gives': 'gives {what}',

  'store.title': 'Stores',
  'store.goods': 'Commodities left',
  'store.tiles': 'Tiles left',
  'store.piles': 'Cards left',

  'tab.turn': 'Turn',
  'tab.town': 'Town',
  'tab.merchants': 'Merchants',
  'tab.wishes': 'Wishes',

  'result.title': 'Final account',
  'result.merchant': 'Merchant',
  'result.total': 'Total',
  'result.ducats': 'Ducats',
  'result.markers': 'Buildings',
  'result.contracts': 'Contracts',
  'result.winner': '{n, plural, one {{names} wins} other {{names} share the victory}}',
  'result.winnerYou': 'You win',
  'result.goods': 'Level in ducats; more goods decide: {goods}.',
  'result.shared': 'Level in ducats and in goods: {goods}.',
  'result.goodsOf': '{name} {n}',

  'place.market': 'The Market',
  'place.dice': 'The dice',
  'place.tower': 'The tower',
  'place.own': 'Your house',
});
