/** Texts of the account: what has changed for somebody since the own last decision. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  money: 'money',
  points: 'points',
  cards: 'cards',
  shares: 'shares',
  camels: 'camels',
  favours: 'favours',
  change: '{what} {n}',
  since: 'Since your last decision: {changes}.',
  sinceNothing: 'Nothing of yours has changed since your last decision.',
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
