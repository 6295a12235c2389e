/** Texts of the account of the seats' results if the match ended now. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  now: 'If it ended now: {score}',
  title: 'If it ended now',
  part: 'From',
  total: 'Total',
  hidden: 'hidden',
  hiddenNote: 'A question mark is something that you can’t know.',
});

export const t = translator({ en });
