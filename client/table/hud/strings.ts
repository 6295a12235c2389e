/** Texts of the panels around a board. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  lower: 'Lower the sheet',
  raise: 'Raise the sheet',
  asked: 'to act',
  comes: 'still to act',
});

export const t = translator({ en });
