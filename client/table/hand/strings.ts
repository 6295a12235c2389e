/** Texts of the phone's page. They come with it. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';
import type { GameAbout } from '../game.ts';

const en = messages({
  defaultName: 'Guest',
  /** Names of Venice for people who give none. */
  names:
    'Alvise, Bianca, Caterina, Donato, Elena, Fosca, Giustina, Jacopo, Loredana, Marin, Orsa, Pietro, Tullia, Zanetta',
  title: 'Your hand',
  arriving: 'Joining table {code} …',
  sitting: 'Taking a seat …',

  caster: 'A caster may see all hands {amount} later.',
  casterEnd: 'A caster may see all hands after the end.',
  casterChip: '{n} behind',
  casterChipEnd: 'at end',

  sitTitle: 'Take a seat',
  sitWho: 'At table {code}: {names}.',
  sitNobody: 'No one is at table {code} yet. The first to join becomes the host.',
  sit: 'Sit down',
  sitHelp: 'This phone will show your hand. The board is on the big screen.',
  botTitle: 'Take over from {name}',
  botTitleBefore: 'Sit here instead of {name}',
  botHelp: 'The match is under way. You take over the seat and everything it has.',
  botMakesRoom: 'The match hasn’t started. The bot makes room for you.',
  botSit: 'Take this seat',
  takenJust: 'Someone was quicker. That seat is taken now.',

  fullTitle: 'Every seat at table {code} is taken',
  fullHelp: 'As soon as a seat is free, you can take it here.',
  runningTitle: 'The match at table {code} is under way',
  runningHelp:
    'No seat is open. Ask someone at the table to open a bot’s seat. It will then appear here.',
  overTitle: 'The match at table {code} is over',
  overHelp: 'Keep this page open. When the next match has a free seat, you can take it here.',
  watch: 'Watch this table',
  otherCode: 'Another code',
  noneTitle: 'Which table?',
  noneHelp: 'The code is on the big screen, below the QR code.',
  code: 'Table code',
  toTable: 'Go to the table',
  unknownHelp: 'The code may be mistyped, or the table may have closed long ago.',
  removedIdle: 'You were inactive for a while, so the bot has your seat again.',
  removedFreed: 'The operator of the stand has given your seat back to its bot.',
  removedVote: 'The others voted to give your seat to a bot.',
  removedEnded: 'The round has ended. Bots finish this match for everyone, and it counts.',
  removedOver: 'The match was over, and the next one started with bots in all seats.',
  removedSomehow: 'A bot has your seat now.',
  removedTitle: 'A bot has your seat',
  retake: 'Take a seat again',

  primer: 'The game in 30 seconds',
  'primer.you': 'You',
  'primer.goal': 'Goal',
  'primer.turn': 'Turn',
  'primer.screen': 'Big screen',
  primerDone: 'Start playing',
  primerDue: 'It’s your turn: play',

  lobbyTitle: 'You’re at table {code}',
  lobbyHelp: 'Look at the big screen: your name is there.',
  start: 'Start the match',
  fillBots: 'Fill with bots and start',
  waitHost: '{name} starts the match.',
  waitNobody: 'The match starts soon.',
  missing: 'Free seats: {n}.',
  addBot: 'Add a bot',
  removeBot: 'Remove',
  bot: 'Bot',
  you: 'You',
  host: 'Host',
  freeChair: 'Free seat',
  away: 'away',
  chairs: 'Seats',
  fewer: 'One seat fewer',
  more: 'One more seat',
  allOptions: 'All match options',
  leave: 'Leave seat',

  tabs: 'Pages',
  turn: 'Decide',
  yourDecision: 'Your decision',

  cover: 'Cover the hand',
  covered: 'Your hand is covered',
  coveredHelp: 'No one can see it. Hold the button to look, or uncover it.',
  look: 'Hold to look',
  uncover: 'Uncover',

  reference: 'Reference card',
  menu: 'Table and settings',
  settings: 'This phone',
  sound: 'Sound',
  soundHelp: 'A sound when you have a decision to make.',
  textSize: 'Text size',
  awake: 'The screen stays on while you play.',
  awakeNot:
    'This browser lets the screen turn off. You keep your seat and return to it automatically.',
});

export const t = translator({ en });
/**
 * The sentence about the table's caster on a phone; '' while its game is not loaded.
 * @param delay in the game's unit, 0 = after the end
 */
export function casterLine(delay: number, game: GameAbout | null): string {
  if (delay === 0) return t('casterEnd');
  return game ? t('caster', { amount: game.castDelay.amount(delay) }) : '';
}
