/** English texts of the phone's page. */

import { messages } from '../../../i18n/messages.ts';

export const hand = messages({
  'hand.of': 'of {target}',
  'hand.progress': 'Turn {n}: {action}',
  'hand.choosing': 'Turn {n}: {name} {you, select, yes {lead} other {leads}}',
  'hand.house': 'Hand',
  'hand.city': 'Campi',
  'hand.market': 'Market',
  'hand.own': 'Your businesses',
  'hand.ownGalleys': 'Your galleys',
});
