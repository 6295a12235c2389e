/** English texts of the overlay’s parts. */

import { messages } from '../../../i18n/messages.ts';

export const overlay = messages({
  'overlay.partTracks': 'Cities and harbours along the bottom',
  'overlay.partLoggia': 'Loggia of promotion',
  'overlay.asked': '{name} decides',
  'overlay.places': '{name} chooses a port',
  'overlay.takes': '{name} chooses a tile',
  'overlay.free': 'no flag yet',
  'overlay.claim': '{name}: {flag}',
  'overlay.left': '{n, plural, =0 {the last ship} one {# more ship} other {# more ships}}',
  'overlay.loggia': 'In the loggia',
});
