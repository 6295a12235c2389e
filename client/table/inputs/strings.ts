/** Texts of the typed inputs. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  chooseExactly: 'Choose {n}, {chosen} chosen.',
  chooseBetween: 'Choose {min} to {max}, {chosen} chosen.',
  chooseUpTo: 'Choose up to {max}, {chosen} chosen.',
  chooseAtLeast: 'Choose {min} or more, {chosen} chosen.',
  enough: 'No more than {n} can be chosen: take one back first.',
  die: 'Die {n}: {pips}',
  dieBlank: 'Die {n}',
  quick: '{label}: at once',
  pays: 'Paid',
  costs: 'To pay',
  missing: 'Missing',
  over: 'Too much',
  exact: 'All is paid',
  earlier: '{label}: earlier',
  later: '{label}: later',
  first: 'It is the first already.',
  last: 'It is the last already.',
  place: '{n}. {label}',
  steps: '{label}: steps so far',
  noSteps: 'No step yet.',
  backTo: 'Back to step {n}: {label}',
  backStart: 'Back to the start',
  next: '{label}: next step',
  end: 'No further step is possible.',
});

export const t = translator({ en });
