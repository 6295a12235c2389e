/** Texts of the panels around a board. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  lower: 'Lower the sheet',
  raise: 'Raise the sheet',
  asked: 'asked',
  comes: 'still to come',
});

export const t = translator({ en });
