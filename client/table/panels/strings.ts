/** Texts of the seats' plates. The game brings what it asks of a seat and what a seat has. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  chest: 'closed chest',
  away: 'away',
  held: 'bot playing',
});

export const t = translator({ en });
