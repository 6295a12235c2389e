/** Effects of picking a thing of a board, as far as all games use the same words. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  chosen: 'Part of your current choice.',
  compose: 'Choose this.',
  send: 'Click again to confirm: {action}.',
});

export const t = translator({ en });
