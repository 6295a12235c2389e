/** Texts of the decision panel. The game brings the question, its actions and its reasons. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'Decision',
  confirm: 'Confirm',
  startOver: 'Start over',
  final: 'can’t be undone',
  pressAgain: 'Chosen but not sent: press its key again, or Enter.',
  moreBelow: '{n, plural, one {# more} other {# more}} below',
  done: 'done',
  notNow: 'not now',
  stillToAnswer: 'Still to choose: {what}',
  stillPossible: 'You can still choose: {what}.',
  nothingPossible: 'There’s nothing else you can do this turn.',
  endSure: 'End your turn anyway?',
  goOn: 'Keep playing',
  spectator:
    'You’re watching a match in progress. In the table panel (T) you can ask for a seat and chat. After the match, a seat may be free.',
  spectatorOwn:
    'You have a seat in this match. It’s open in another tab of this browser, or was left there. You can take it here, above.',
  caster: 'You’re the caster of this match. You have no seat and no decisions to make.',
  spectatorOver:
    'You’ve watched this match to the end. A seat may be free in the next one: stay, and you’ll be there when it starts.',
  leave: 'Back to the menu',
  result: 'Show the scoring',
});

export const t = translator({ en });
