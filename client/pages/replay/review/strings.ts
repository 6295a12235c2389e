/** Texts of the review. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  whose: 'Whose decisions',
  intro:
    'Compares each of {name}’s decisions with what the Doge, the strongest bot in the house, would have done knowing the same. Your browser works it out in the background, which takes about a minute.',
  start: 'Review the match',
  stop: 'Stop',
  working: 'Decision {done} of {of}',
  progress: 'Progress of the review',
  failed: 'The review couldn’t be worked out. Try again.',
  none: 'No decision had more than one sensible choice.',

  summary:
    '{name} chose as well as the Doge in {good} of {all} {all, plural, one {decision} other {decisions}}.',
  clean: 'No decision cost as much as one percent.',
  mattered: '{n, plural, one {The decision} other {The # decisions}} that mattered most',
  all: 'All decisions',
  again: 'Redo the review',

  where: '{chapter} · {place}',
  at: 'decision {at} of {end}',
  loss: '−{n} %',
  odds: 'Odds {from} % instead of {to} %',
  lost: '−{amount}',
  lostPart: 'less than {amount}',
  open: 'at the end; too early for odds',
  points: 'about {amount} fewer at the end',
  chose: 'Chosen: {choice}',
  better: 'The Doge’s choice: {choice}',
  show: 'Show this decision',
  showOne: 'Show decision {at}: {choice}',
  as: 'As good as the Doge’s choice',
});

export const t = translator({ en });
