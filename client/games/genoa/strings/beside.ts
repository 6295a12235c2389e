/** English texts of what lies beside the turn: the town, the stores, the merchants, the wishes, the end. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'merchants.title': 'Merchants',
  'seat.merchant': 'The merchant of this turn',
  'seat.passed': 'passed',
  'seat.markers': '{n} personal markers',
  'town.title': 'The town',
  'town.here': 'the tower',
  'town.visited': 'visited',
  'town.next': 'next to the tower',
  'town.reach': '{n, plural, one {# move} other {# moves}} away',
  'town.words': '{n, plural, one {# word} other {# words}}',
  'town.discs': '{n, plural, one {# disc} other {# discs}}',
  'store.title': 'Stores',
  'store.goods': 'Commodities left',
  'store.tiles': 'Tiles left',
  'store.piles': 'Cards left',
  'tab.turn': 'Turn',
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
  'wish.title': 'Standing wishes',
  'wish.help':
    'Told to this screen alone, which then speaks for you. Goods, cards and promises you offer yourself.',
  'wish.all': 'All buildings',
});

/** Apart from the texts of the turn: a phone loads them with their pages. */
export const t = translator({ en });
