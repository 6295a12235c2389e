/** English titles of a replay's chapters. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  round: 'Round {round}: {name} starts',
  contract: '{name} completes a contract for {n, plural, one {# point} other {# points}}',
  post: '{name} places a post in {node}',
  beijing: '{name} reaches Beijing',
  ducale: '{name} enters the Palazzo Ducale',
  lastPost: '{name} places the last post',
  lead: '{name} takes the lead',
  end: 'Final scoring',
});

export const t = translator({ en });
