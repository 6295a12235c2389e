/** English sentences of refusals: one per error code, and its remedy. */

import { messages } from '../../../i18n/messages.ts';

export const refusals = messages({
  'why.BAD_PARAM': 'This isn’t an action of the game, or part of it is missing.',
  'why.WRONG_PHASE': 'You can’t do that now.',
  'why.NOT_YOUR_TURN': 'That isn’t your decision now.',
  'why.PENDING_DECISION': 'You have another decision to make first.',
  'why.MAIN_ACTION_DONE': 'You’ve already placed dice this turn: one main action a turn.',
  'why.NO_SUCH_SPACE': 'This table doesn’t have that space.',
  'why.NOT_YOUR_SPACE': 'Only the player with this companion may place dice here.',
  'why.NO_POST_HERE': 'You don’t have a trading post there.',
  'why.NOT_YOUR_DIE': 'That isn’t one of your unplaced dice.',
  'why.TOKEN_LIMIT': 'You use exactly one token a round.',
  'why.WRONG_DICE_COUNT': 'This space takes exactly {n, plural, one {# die} other {# dice}}.',
  'why.CANNOT_ADJUST': 'You can’t turn a die that far: it shows 1 to 6.',
  'why.TOKEN_FIXED': 'A token keeps its value.',
  'why.NOT_APPLICABLE': 'That doesn’t work with your character.',
  'why.SAME_COLOR_PRESENT':
    'You already have a die of your colour here. Only black dice, white dice and tokens may join it.',
  'why.SPACE_OCCUPIED': 'There’s already a die here this round.',
  'why.SPACE_FULL': 'All places here are taken this round.',
  'why.COMPANION_USED': 'You’ve already used this companion this round.',
  'why.DIE_TOO_LOW': 'Your dice count as {value} here. You need at least {least}.',
  'why.CANNOT_PAY_OCCUPANCY':
    'Joining the dice here costs {due}, the value of your lowest die. You have {coins}.',
  'why.CANNOT_PAY': 'You can’t pay for it. You have {own}.',
  'why.NOTHING_TO_DO': 'It would have no effect.',
  'why.NOT_OFFERED': 'That isn’t available.',
  'why.CONTRACT_LIMIT': 'You may hold only two contracts. Discard one for each extra one.',
  'why.BAD_DISCARD': 'Discard only contracts you already held, and no more than needed.',
  'why.BAD_STEP_COUNT':
    '{steps, plural, =0 {A journey needs at least one step} one {That’s # step} other {That’s # steps}}. You may take {most, plural, one {only #} other {up to #}} here.',
  'why.ILLEGAL_PATH': 'There’s no route that way.',
  'why.TOO_MANY_TIMES':
    'You can do this at most {most, plural, one {once} =2 {twice} other {# times}}.',
  'why.BAD_CHOICE': 'That isn’t one of the choices.',
  'why.COMPANION_NOT_AVAILABLE': 'This companion isn’t face up.',
  'why.PALAZZO_ALREADY_YOURS': 'You already have a post in this palazzo.',
  'why.MUST_ENTER_AT_V1': 'Your first post in Venice must go to Palazzo Contarini.',
  'why.PALAZZO_NOT_CONNECTED': 'None of your posts is next to this palazzo.',
  'why.NOT_YOURS': 'That isn’t yours to use.',
  'why.ALREADY_USED': 'You’ve already used that.',
  'why.BLACK_DIE_LIMIT': 'You’ve already bought a black die this turn.',
  'why.NO_BLACK_DIE': 'No black dice are left this round.',
  'why.MUST_ACT': 'You still have dice: place some before you end your turn.',
  'why.NO_SUCH_QUESTION': 'That decision isn’t open now.',

  'help.wait': 'Waiting for {names}.',
  'help.instead': 'Try this instead: {what}.',
});
