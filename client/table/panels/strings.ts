/** Texts of the seats' plates. The game provides the texts of decisions and possessions. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  chest: 'hidden',
  coins: '{n} {unit}',
  awaited: 'The table waits for {name}.',
  awayNote: '{name} is not connected at the moment.',
  heldNote: '{name} is not connected, and a bot plays for now.',
  away: 'away',
  held: 'bot playing',
});

export const t = translator({ en });
