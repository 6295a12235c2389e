/** Texts of the account: a player's changes since their last decision. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  money: 'money',
  coins: 'coins',
  points: 'points',
  cards: 'cards',
  shares: 'shares',
  camels: 'camels',
  favours: 'favours',
  change: '{what} {n}',
  own: '{changes, select, none {Your last turn changed nothing of yours.} other {Your last turn: {changes}.}}',
  still: 'Since you last decided, nothing of yours has changed.',
  since:
    '{changes, select, none {{when, select, first {This is your first decision.} turn {Nothing of yours has changed since your last turn.} other {Nothing of yours has changed so far.}}} other {{when, select, first {Before your first decision: {changes}.} turn {Since your last turn: {changes}.} other {So far: {changes}.}}}}',
  deals: '{n, plural, one {# deal} other {# deals}}',
  steps: '{n, plural, one {# step} other {# steps}}',
  show: 'What happened',
  step: 'Step {k} of {n}',
  first: 'Step by step',
  next: 'Next step',
  back: 'Step back',
  now: 'Skip to now',
  mine: 'You',
});

export const t = translator({ en });
