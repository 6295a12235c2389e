/** Texts of what can be answered in advance. */

import { messages } from '../../../i18n/messages.ts';

export const beforehand = messages({
  declineProposals: 'Decline the merchant’s requests',
  offerNothing: 'Offer nothing, unless the merchant asks me for something',
  acquireNothing: 'Acquire no buildings in turns of others',
});
