/** Texts of the end of a match. The game provides its steps and the winner. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  soFar: 'So far',
  next: 'Next step',
  all: 'Show all',
  rematch: 'Rematch',
  rematchHost: 'The host can open a rematch.',
  review: 'Review my decisions',
  look: 'Look at the table',
  soon: 'Show the scoring',
});

export const t = translator({ en });
