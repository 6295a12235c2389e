/** Texts around the reference card of a game. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: '{name}: reference card',
  turn: 'Course of play',
  scores: 'What scores',
  end: 'End of the match',
  signs: 'Signs',
  print: 'Print',
  rules: 'All rules',
  loading: 'Fetching the card …',
  failed: 'The card couldn’t be loaded. Try again in a moment.',
});

export const t = /* @__PURE__ */ translator({ en });
