/** English texts of the flat table alone. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'ledger.title': 'Ledger of Genoa',
  'ledger.own': 'Your chest',
  'ledger.town': 'The town',
  'ledger.merchants': 'Merchants',
  'ledger.words': 'Words that stand',
  'ledger.buildings': 'Buildings',
  'ledger.stores': 'Stores',
  'ledger.merchant': 'Merchant',
  'ledger.ducats': 'Ducats',
  'ledger.actions': 'Actions',
  'ledger.commodities': 'Commodities',
  'ledger.tiles': 'Tiles',
  'ledger.markers': 'Markers',
  'ledger.cards': 'Cards',
  'ledger.building': 'Building',
  'ledger.gives': 'Gives',
  'ledger.owner': 'Owner',
  'ledger.state': 'In this turn',
  'status.open': 'open',
  'status.taken': 'taken',
  'status.unused': 'unused',
});

/** Apart from the texts of the table: a phone does not load them. */
export const t = translator({ en });
