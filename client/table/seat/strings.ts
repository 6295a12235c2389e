/** What picking something of a board does, as far as every game says it alike. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  chosen: 'Part of your current choice.',
  compose: 'Choose this.',
  send: 'Click again to confirm: {action}.',
});

export const t = translator({ en });
