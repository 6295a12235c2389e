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
  // The sentences of the example, in which Marco is a player.
  'example.sold': 'Marco sells 2 fabric for 220 ducats: the share of the Tailor rises to 95.',
  'example.split':
    'One more step, and the share of the Tailor splits: everyone who owns one gains.',
  orders: '{n, plural, one {order} other {orders}}',
});

export const t = translator({ en });
