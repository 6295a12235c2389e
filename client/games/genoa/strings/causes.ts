/** Texts of the numbers behind events. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  gets: '{you, select, yes {You get} other {{name} gets}} {n} ducats',
  pays: '{you, select, yes {You pay} other {{name} pays}} {n} ducats',
  owner: 'another player used the building',
  large: 'a Large order',
  small: 'a Small order',
  message: 'a Message, both buildings visited this turn',
  deal: 'the terms of the deal',
  dice: 'Blue is the column, red the row.',
  draws: 'The bank pays nothing: the cards are the gain.',
  goods: 'Goods and tiles change hands, but no ducats.',
  short: 'The supply had nothing left.',
  contracts: 'Contracts are worth {n} ducats',
  single: 'building on its own',
  group: 'group of {size} buildings',
  noContracts: 'No Contracts, no ducats for them.',
  all: '{you, select, yes {You have} other {{name} has}} {n} ducats in the end',
  cash: 'in hand',
  markers: 'markers on buildings',
  groups: 'Contracts',
  discs: '{n, plural, =0 {No discs are} one {One disc is} other {# discs are}} left in the tower.',
});

export const t = translator({ en });
