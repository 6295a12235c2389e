/** Texts of the causes that the lines of a log open to. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  sum: '{head} = {parts}',
  single: '{head}: {what}',
  part: '{what} {n}',
  times: '{times} × {what} {n}',
  plus: '{sum} + {part}',
  minus: '{sum} − {part}',
  negative: '−{part}',
  fetching: 'Looking up the rule…',
  failed: 'The rules could not be loaded. Close the line and open it again.',
  none: 'No rule is known for this line.',
  rule: 'Rule {id} in the help (opens a new window)',
  whyOf: 'Why did this happen?',
});

export const t = translator({ en });
