/** English texts of the overlay’s parts. */

import { messages } from '../../../i18n/messages.ts';

export const overlay = messages({
  'overlay.asked': '{name} is asked',
  'overlay.places': '{name} chooses a port',
  'overlay.takes': '{name} chooses a tile',
  'overlay.ship': 'Speed {speed}',
  'overlay.free': 'no flag yet',
  'overlay.claim': '{flag} of {name}',
  'overlay.left': '{n, plural, =0 {last ship} one {one ship more} other {# ships more}}',
  'overlay.loggia': 'In the loggia',
});
