/** Texts of the big screen around which people sit with their phones. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  title: 'Scan to take a seat',
  qr: 'QR code of the link {link}',
  table: 'Table',
  chairs: 'Seats',
  freeChair: 'Free seat',
  bot: 'bot',
  host: 'starts the match',
  away: 'away',
  free: 'Free seats: {n}.',
  full: 'Everyone’s here.',
  starts: '{name} can fill the rest with bots and start, on the phone.',
  first: 'The first to join becomes the host.',
  mode: 'One big screen, a phone each',
  modeHelp:
    'This screen shows the board and no secrets. Everyone scans a code and plays on their phone. You don’t take a seat here.',
});

export const t = translator({ en });
