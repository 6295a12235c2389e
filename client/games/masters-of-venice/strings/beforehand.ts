/** Texts of what can be answered in advance. */

import { messages } from '../../../i18n/messages.ts';

export const beforehand = messages({
  bid: 'Bid up to (ducats)',
  character: 'Choose as character, if it’s still free',
  raise: 'Then raise the orders of',
  lower: 'Then lower the orders of',
  note: 'When to ask you as the Gondolieri is set in the panel of the match.',
});
