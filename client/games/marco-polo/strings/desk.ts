/** English texts of the own board at a desk. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  deliver: 'Deliver now',
  'deliver.which': 'Deliver now: {contract}',
  'goal.reached': '{city}: reached',
  'goal.open': '{city}: not reached yet',
});
export const deskText = translator({ en });
