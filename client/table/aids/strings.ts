/** Texts of hints and of a player's own odds. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'Hints and odds',
  hint: 'Hint',
  hintHelp: 'Shows up to three good choices, from what you know',
  close: 'Close the hint',
  thinking: 'Working out the best choices …',
  found:
    '{n, plural, one {Best choice, from what you know:} other {# good choices, the best first, from what you know:}}',
  same: 'Several choices are about equally good, from what you know:',
  alike: 'About as good: {list}',
  none: 'All choices are equally good here.',
  failed: 'No hint this time. Try again.',
  odds: 'Odds with this choice: {n} %',
  oddsNone: 'Odds with this choice: below 1 %',
  take: 'Choose this',
  takeOne: 'Choose this: {choice}',
  showOdds: 'Odds',
  oddsHelp: 'Each player’s odds of winning, from what you know',
  differ: 'The bar shows the odds with the best choice.',

  fields: 'Help for players',
  hints: 'Hints: up to three good choices, with reasons',
  oddsField: 'The odds of winning',
  fieldsHelp:
    'Both use only what a player’s own seat knows. If you play against bots alone, you always have them.',
  agreedBoth: 'Players can ask for hints and see their odds of winning.',
  agreedHints: 'Players can ask for hints.',
  agreedOdds: 'Players can see their odds of winning.',
  agreedNone: 'No hints and no odds while people play each other.',
});

export const t = /* @__PURE__ */ translator({ en });
