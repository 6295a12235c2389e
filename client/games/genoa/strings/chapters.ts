/** English titles of a replay's chapters. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  turn: 'Turn {turn}: {name} moves the tower',
  deal: '{name} buys from {merchant}: {space}',
  order: '{name} delivers a large order {toSpace}',
  owner: '{name} takes {space} from {from}',
  market: 'The tower starts on the Market: one round less',
  lead: '{name} takes the lead',
  end: 'Final scoring',
});

export const t = translator({ en });
