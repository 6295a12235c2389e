/** Texts of the odds. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  odds: 'Odds',
  hide: 'Hide the odds of winning',
  show: 'Show the odds of winning',
  open: 'Open: nobody can say',
  thinking: 'Working out the odds …',
  part: '{n} %',
  one: '{name} {n} %',
  all: 'Odds of winning: {list}',
});

export const t = translator({ en });
