/** English texts of the large pages alone: the banner, the flat table, all chests. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'progress.leads': '{you, select, yes {You are} other {{name} is}} the merchant',
  'progress.label': 'Phases of the turn',
  'phase.START': 'Start',
  'phase.CLAIM': 'Offers',
  'phase.ACTION': 'Action',
  'phase.MOVE': 'Moves',
  'phase.ACQUIRE': 'Buildings',
  'progress.moves': '{n, plural, one {# move} other {# moves}} left',
  'hands.title': 'All chests',
  'hands.none': 'Nothing to show yet.',
  'hands.empty': 'No cards.',

  'ledger.title': 'Ledger of Genoa',
  'ledger.own': 'Your chest',
  'ledger.town': 'The town',
  'ledger.merchants': 'Merchants',
  'ledger.words': 'Offers on the table',
  'ledger.buildings': 'Buildings',
  'ledger.stores': 'Supply',
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
  'ledger.state': 'This turn',
  'status.open': 'open',
  'status.taken': 'taken',
  'status.unused': 'unused',
});

/** Separate from the texts of the table: a phone does not load this catalogue. */
export const t = translator({ en });
