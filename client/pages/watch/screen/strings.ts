/** Texts of the big screen around which people sit with their phones. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  title: 'Scan, and take a seat',
  qr: 'QR code of the link {link}',
  table: 'Table',
  chairs: 'Chairs',
  freeChair: 'Free chair',
  bot: 'bot',
  host: 'opens the match',
  away: 'away',
  free: 'Free chairs: {n}.',
  full: 'Everybody is here.',
  starts: '{name} fills the rest with bots and starts, on the phone.',
  first: 'Whoever comes first opens the match.',
  mode: 'One big screen, each with a phone',
  modeHelp:
    'This screen shows the board and no secret. Each person scans a code and plays on a phone: no seat is taken here.',
});

export const t = translator({ en });
