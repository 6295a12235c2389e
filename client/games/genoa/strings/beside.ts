/** English texts beside the turn: the town, the stores, the merchants, the wishes, the end. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'merchants.title': 'Merchants',
  'seat.merchant': 'This turn’s merchant',
  'seat.passed': 'passed',
  'seat.markers': '{n, plural, one {# personal marker} other {# personal markers}}',
  'town.title': 'The town',
  'town.here': 'the tower is here',
  'town.visited': 'visited',
  'town.next': 'next to the tower',
  'town.reach': '{n, plural, one {# move} other {# moves}} away',
  'town.words': '{n, plural, one {# offer} other {# offers}}',
  'town.discs': '{n, plural, one {# disc} other {# discs}}',
  'store.title': 'Supply',
  'store.goods': 'Commodities left',
  'store.tiles': 'Tiles left',
  'store.piles': 'Cards left',
  'tab.turn': 'Turn',
  'tab.wishes': 'Auto-offers',
  'result.title': 'Final scoring',
  'result.merchant': 'Merchant',
  'result.total': 'Total',
  'result.ducats': 'Ducats',
  'result.markers': 'Buildings',
  'result.contracts': 'Contracts',
  'result.winner':
    '{you, select, yes {{names} share the victory} other {{n, plural, one {{names} wins} other {{names} share the victory}}}}',
  'result.winnerYou': 'You win',
  'result.goods': 'Tied on ducats. More goods break the tie: {goods}.',
  'result.shared': 'Tied on ducats and on goods: {goods}.',
  'result.goodsOf': '{name} {n}',
  'wish.title': 'Auto-offers',
  'wish.help':
    'Your screen makes these offers for you, and nobody else sees the limits. Goods, cards and promises you offer yourself.',
  'wish.all': 'All buildings',
});

/** Separate from the texts of the turn: a phone loads this catalogue with the pages that use it. */
export const t = translator({ en });
