/** Texts of the decision panel. The game brings the question, its actions and its reasons. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'Decision',
  confirm: 'Confirm',
  startOver: 'Start over',
  final: 'This cannot be taken back.',
  pressAgain: 'Chosen, not sent yet: press its key again, or Enter.',
  done: 'done',
  notNow: 'not now',
  stillToAnswer: 'Still open: {what}',
  stillPossible: 'Still possible: {what}.',
  nothingPossible: 'Nothing else is possible in this turn.',
  endSure: 'End the turn all the same?',
  goOn: 'Go on',
  spectator:
    'You are watching: this match is under way. At the table’s panel (T) you can ask for a chair and talk; after the match a seat may be free.',
  spectatorOwn:
    'You have a seat in this match: it is open in another tab of this browser, or was left there. Above you can take it here.',
  caster: 'You tell this match: nobody decides here, and no seat is asked.',
  spectatorOver:
    'You have watched this match to its end. At the next one a seat may be free: stay, and you are there when it begins.',
  leave: 'Back to the menu',
  result: 'Show the scoring',
});

export const t = translator({ en });
