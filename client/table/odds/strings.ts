/** Texts of the odds. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  odds: 'Odds',
  hide: 'Hide the odds of winning',
  show: 'Show the odds of winning',
  open: 'Too early to tell',
  thinking: 'Working out the odds …',
  part: '{n} %',
  one: '{name} {n} %',
  all: 'Odds of winning: {list}',
  earlier: 'Odds before the last move: {list}',
  updating: 'These are the odds before the last move. The new odds are being worked out.',
});

export const t = translator({ en });
