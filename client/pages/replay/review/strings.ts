/** Texts of the review. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  whose: 'Whose decisions',
  intro:
    'Each decision of {name} is weighed against what the Doge, the strongest bot of the house, would have done with the same knowledge. Your browser works it out beside the picture; it takes about a minute.',
  start: 'Review the match',
  stop: 'Stop',
  working: 'Decision {done} of {of}',
  progress: 'Progress of the review',
  failed: 'The review could not be worked out. Try again.',
  none: 'There was no decision with more than one sensible answer.',

  summary:
    '{name} chose as well as the Doge in {good} of {all} {all, plural, one {decision} other {decisions}}.',
  clean: 'No decision cost a whole part of a hundred.',
  mattered: '{n, plural, one {The decision} other {The # decisions}} that mattered most',
  all: 'All decisions',
  again: 'Work it out again',

  where: '{chapter} · {place}',
  at: 'decision {at} of {end}',
  loss: '−{n} %',
  odds: 'Odds {from} % instead of {to} %',
  lost: '−{amount}',
  lostPart: 'less than {amount}',
  open: 'at the end; the odds were still open',
  points: 'about {amount} less at the end',
  chose: 'Chosen: {choice}',
  better: 'The Doge: {choice}',
  show: 'Show this decision',
  showOne: 'Show decision {at}: {choice}',
  as: 'As good as the Doge’s choice',
});

export const t = translator({ en });
