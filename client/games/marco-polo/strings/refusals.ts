/** English sentences of refusals: one per error code, and what would help. */

import { messages } from '../../../i18n/messages.ts';

export const refusals = messages({
  'why.BAD_PARAM': 'This is no action of the game, or a part of it is missing.',
  'why.WRONG_PHASE': 'Not at this moment.',
  'why.NOT_YOUR_TURN': 'That is not yours to decide now.',
  'why.PENDING_DECISION': 'First answer what is asked.',
  'why.MAIN_ACTION_DONE': 'You have placed dice in this turn: one action a turn.',
  'why.NO_SUCH_SPACE': 'There is no such space at this table.',
  'why.NOT_YOUR_SPACE': 'Only whoever has the companion may place dice with him.',
  'why.NO_POST_HERE': 'You have no trading post there.',
  'why.NOT_YOUR_DIE': 'That is no die of yours that could still be placed.',
  'why.TOKEN_LIMIT': 'One token a round, and no more.',
  'why.WRONG_DICE_COUNT':
    'This space takes {n, plural, one {# die} other {# dice}}, no more and no less.',
  'why.CANNOT_ADJUST': 'A die shows 1 to 6, and cannot be turned so far.',
  'why.TOKEN_FIXED': 'A token keeps its value.',
  'why.NOT_APPLICABLE': 'That does not go with your character.',
  'why.SAME_COLOR_PRESENT':
    'A die of your colour lies here since an earlier turn: black, white and token may join it, not your own.',
  'why.SPACE_OCCUPIED': 'A die lies here already in this round.',
  'why.SPACE_FULL': 'All places are taken in this round.',
  'why.COMPANION_USED': 'This companion has helped already in this round.',
  'why.DIE_TOO_LOW': 'Your dice count {value} here, and it takes {least}.',
  'why.CANNOT_PAY_OCCUPANCY':
    'Dice lie here: joining them costs {due}, as many as your lowest die shows, and you have {coins}.',
  'why.CANNOT_PAY': 'You cannot pay for it. You have {own}.',
  'why.NOTHING_TO_DO': 'It would do nothing.',
  'why.NOT_OFFERED': 'That is not offered.',
  'why.CONTRACT_LIMIT': 'You may hold two contracts: give one up for each further one.',
  'why.BAD_DISCARD': 'Only contracts held before are given up, and no more than needed.',
  'why.BAD_STEP_COUNT':
    '{steps, plural, =0 {A journey has at least one step} one {That is # step} other {These are # steps}}; here {most, plural, one {only # is} other {at most # are}} allowed.',
  'why.ILLEGAL_PATH': 'No route leads that way.',
  'why.TOO_MANY_TIMES': 'At most {most, plural, one {once} =2 {twice} other {# times}}.',
  'why.BAD_CHOICE': 'That does not fit what is asked.',
  'why.COMPANION_NOT_AVAILABLE': 'This companion does not lie open.',
  'why.PALAZZO_ALREADY_YOURS': 'You have a post in this palazzo already.',
  'why.MUST_ENTER_AT_V1': 'The first post in Venice goes to Palazzo Contarini.',
  'why.PALAZZO_NOT_CONNECTED': 'No post of yours is next to this palazzo.',
  'why.NOT_YOURS': 'That is not yours to use.',
  'why.ALREADY_USED': 'That is used up for this round.',
  'why.BLACK_DIE_LIMIT': 'You have bought a black die in this turn already.',
  'why.NO_BLACK_DIE': 'No black die is left in this round.',
  'why.MUST_ACT': 'You have dice: place some of them before the turn ends.',
  'why.NO_SUCH_QUESTION': 'Nobody asks that now.',

  'help.wait': 'Waiting for {names}.',
  'help.instead': 'You could: {what}.',
});
