/** English texts of the panel that shows every seat's own knowledge. */

import { messages } from '../../../i18n/messages.ts';

export const hands = messages({
  'hands.title': 'All hands',
  'hands.none': 'Nothing to show yet.',
  'hands.bid': 'Bid',
  'hands.noBid': 'no bid yet',
  'hands.noDestination': 'undecided',
  'hands.drawn': 'Just drawn',
  'hands.ready': 'deliverable now',
  'hands.empty': 'no cards',
  'hands.queued': 'Marker',
});
