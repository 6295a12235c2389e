/** English texts that no phone shows: of the own board at a desk, the ledger, all hands. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  deliver: 'Deliver',
  'deliver.which': 'Deliver: {contract}',
  'goal.reached': '{city}: reached',
  'goal.open': '{city}: not reached yet',
  'ledger.seat': 'Traveller',
  'ledger.character': 'Character',
  'ledger.points': 'Points',
  'ledger.dice': 'Dice',
  'ledger.done': 'Delivered',
  'ledger.before': 'Before them',
  'ledger.status': 'Now',
  'ledger.missing': 'Missing',
  'hands.title': 'All hands',
  'hands.none': 'Nobody’s hand is known here.',
  'hands.empty': 'no goals yet',
  'ledger.title': 'Ledger',
});
export const deskText = translator({ en });
