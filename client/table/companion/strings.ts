/** Texts of the companion. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'What matters now:',
  ask: 'What matters now?',
  askHelp: 'Says what to look at, without naming a choice',
  thinking: 'Looking at the table …',
  even: 'No choice here is clearly better than the others.',
  nothing: 'Nothing special to look out for here.',
  less: 'Tell me only when I ask',
  always: 'Always say it',
  off: 'Turn the companion off',
  offHelp: 'You can turn it on again in the settings.',
});

export const t = /* @__PURE__ */ translator({ en });
