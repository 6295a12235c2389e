/** English texts that no phone shows: the player's own board at a desk, the ledger, all hands. */

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
  'ledger.before': 'Cards and companions',
  'ledger.status': 'Now',
  'ledger.missing': 'Missing',
  'hands.title': 'All hands',
  'hands.none': 'No hands are shown here.',
  'hands.empty': 'no goals yet',
  'ledger.title': 'Ledger',
});
export const deskText = translator({ en });
