/** Texts of hints and of a player's own odds. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'The house’s counsel',
  hint: 'Hint',
  hintHelp: 'Up to three sensible choices, by what you know yourself',
  close: 'Put the hint away',
  thinking: 'Weighing the choices …',
  found:
    '{n, plural, one {One choice stands out.} other {# sensible choices, the best first.}} By what you know yourself.',
  same: 'Several choices come to much the same. By what you know yourself.',
  alike: 'About as good: {list}',
  none: 'There is nothing to weigh here: the choices come to the same.',
  failed: 'The hint could not be worked out. Try again.',
  odds: 'With this: about {n} %',
  oddsNone: 'With this: below 1 %',
  take: 'Take this up',
  takeOne: 'Take this up: {choice}',
  showOdds: 'Odds',
  oddsHelp: 'The odds of winning, by what you know yourself',
  differ: 'The bar counts on the best choice.',

  fields: 'What players may be shown',
  hints: 'Hints: up to three sensible choices, with reasons',
  oddsField: 'The odds of winning',
  fieldsHelp:
    'Each is worked out from what a player’s own seat knows. Whoever plays against bots alone always has them.',
  agreedBoth: 'Players may ask for hints and see their odds of winning.',
  agreedHints: 'Players may ask for hints.',
  agreedOdds: 'Players may see their odds of winning.',
  agreedNone: 'No hints and no odds while people play with each other.',
});

export const t = /* @__PURE__ */ translator({ en });
