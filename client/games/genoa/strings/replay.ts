/** English texts of a replay: chapters and charts. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'chapter.turn': 'Turn {turn}: {name} moves the tower',
  'chapter.deal': '{name} buys from {merchant}: {space}',
  'chapter.order': '{name} delivers a large order to {space}',
  'chapter.owner': '{name} takes {space} from {from}',
  'chapter.market': 'The tower starts on the Market: one round less',
  'chapter.lead': '{name} takes the lead',
  'chapter.end': 'Final scoring',

  'chart.total': 'If the match had ended then',
  'chart.totalAbout':
    'Each merchant’s ducats at the start of each turn, plus what buildings and contracts would have paid.',
  'chart.ducats': 'Ducats in hand',
  'chart.ducatsAbout': 'Each merchant’s ducats at the start of each turn, and at the end.',
  'chart.income': 'Where the income came from',
  'chart.incomeAbout': 'Everything each merchant was paid during the match and at its end.',
  'chart.deals': 'Deals sold and bought',
  'chart.dealsAbout':
    'How many deals each merchant made on their own turns, and on other merchants’ turns.',
  'chart.paid': 'Who paid whom',
  'chart.paidAbout': 'Ducats each merchant paid each of the others in deals.',

  'source.deals': 'Deals',
  'source.orders': 'Orders',
  'source.messages': 'Messages',
  'source.buildings': 'Buildings',
  'source.contracts': 'Contracts',
  'side.sold': 'Sold as the merchant',
  'side.bought': 'Bought from others',
});

/** Apart from the texts of the table: a page with a person at it does not load them. */
export const t = translator({ en });
