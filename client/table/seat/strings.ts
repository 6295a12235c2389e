/** What picking something of a board does, as far as every game says it alike. */

import { translator } from '../../i18n/index.ts';

const en = {
  chosen: 'Part of your present choice.',
  compose: 'Choose this.',
  send: 'Click again to confirm: {action}.',
} as const;

export const t = translator({ en });
