/** Texts of the overlay alone. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'phase.bid': 'secret bids',
  'phase.draft': 'characters and orders',
  'phase.destination': 'secret destinations',
  'phase.window': 'the Gondola Marker',
  'phase.turn': '{place}',
  'part.ticker': 'Market ticker along the bottom',
  'part.characters': 'Characters',
  vp: 'VP',
  orders: '{n, plural, one {order} other {orders}}',
});

export const t = translator({ en });
