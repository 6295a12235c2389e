/** English texts of a replay's charts. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'chart.total': 'If the match had ended then',
  'chart.totalAbout':
    'Each merchant’s ducats at the start of each turn, plus what buildings and contracts would have paid.',
  'chart.ducats': 'Ducats in hand',
  'chart.ducatsAbout': 'Each merchant’s ducats at the start of each turn, and at the end.',
  'chart.income': 'Where the income came from',
  'chart.incomeAbout': 'Everything each merchant was paid during the match and at its end.',
  'chart.deals': 'Deals sold and bought',
  'chart.dealsAbout': 'Deals each merchant made on their own turns, and on other merchants’ turns.',
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

/** Separate from the texts of the table: a player's page does not load this catalogue. */
export const t = translator({ en });
