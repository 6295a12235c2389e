/** Texts of what can be answered in advance. */

import { messages } from '../../../i18n/messages.ts';

export const beforehand = messages({
  declineProposals: 'Decline the merchant’s proposals',
  offerNothing: 'Offer nothing, unless the merchant has made me a proposal',
  acquireNothing: 'Acquire no buildings in turns of others',
});
