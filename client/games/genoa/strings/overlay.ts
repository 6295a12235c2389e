/** English texts of the overlay’s parts. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'overlay.partOffers': 'Ticker of offers along the bottom',
  'overlay.partTown': 'The town, its owners and the tower’s route',
  'overlay.turn': 'Turn {n}',
  'overlay.over': 'Final scoring',
  'overlay.starts': '{name} rolls',
  'overlay.claims': '{name} has an action to sell',
  'overlay.leads': '{name} moves the tower',
  'overlay.acts': '{name} acts',
  'overlay.acquires': '{name} may acquire',
  'overlay.earned': '{n, plural, =0 {nothing sold yet} other {{n} from deals}}',
  'overlay.deals': '{n, plural, one {# deal} other {# deals}} this turn',
  'overlay.noOffers': 'No offers yet.',
  'overlay.more': '+{n}',
  'overlay.asks': 'for {what}',
  'overlay.askedOf': 'from {name}',
  'overlay.promise': 'from the action',
});

/** Separate from the texts of the table: a player's page does not load this catalogue. */
export const t = translator({ en });
