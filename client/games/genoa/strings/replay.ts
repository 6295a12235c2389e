/** English texts of a replay: chapters and charts. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'chapter.turn': 'Turn {turn}: {name} leads the tower',
  'chapter.deal': '{name} buys from {merchant}: {space}',
  'chapter.order': '{name} delivers a large order to {space}',
  'chapter.owner': '{name} takes {space} from {from}',
  'chapter.market': 'The tower starts on the Market: a round less',
  'chapter.lead': '{name} takes the lead',
  'chapter.end': 'The final account',

  'chart.total': 'If it had ended there',
  'chart.totalAbout':
    'Ducats of each merchant at the beginning of each turn, with buildings and contracts as the end would have paid them.',
  'chart.ducats': 'Ducats in the purse',
  'chart.ducatsAbout': 'What each merchant had at the beginning of each turn, and at the end.',
  'chart.income': 'Where the income came from',
  'chart.incomeAbout': 'Everything that a merchant was paid over the match, and at its end.',
  'chart.deals': 'Deals sold and bought',
  'chart.dealsAbout':
    'How many deals each merchant made with the own tower, and with that of others.',
  'chart.paid': 'Who paid whom',
  'chart.paidAbout': 'Ducats that each merchant handed to each of the others in deals.',

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
