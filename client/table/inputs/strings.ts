/** Texts of the typed inputs. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  chooseExactly: 'Choose {n}, {chosen} chosen.',
  chooseBetween: 'Choose {min} to {max}, {chosen} chosen.',
  chooseUpTo: 'Choose up to {max}, {chosen} chosen.',
  chooseAtLeast: 'Choose {min} or more, {chosen} chosen.',
  enough: 'You can choose {n} at most. Remove one first.',
  die: 'Die {n}: {pips}',
  dieBlank: 'Die {n}',
  quick: '{label}: quick choice',
  jump: '{label}: {value}',
  pays: 'Paid',
  costs: 'To pay',
  unset: 'not chosen yet',
  missing: 'Missing',
  over: 'Too much',
  exact: 'Paid in full',
  earlier: '{label}: earlier',
  later: '{label}: later',
  first: 'This is already the first.',
  last: 'This is already the last.',
  place: '{n}. {label}',
  steps: '{label}: steps so far',
  noSteps: 'No steps yet.',
  backTo: 'Back to step {n}: {label}',
  backStart: 'Back to the start',
  next: '{label}: next step',
  end: 'No further steps are possible.',
});

export const t = translator({ en });
