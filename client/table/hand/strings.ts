/** Texts of the phone's page. They come with it. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';
import type { GameAbout } from '../game.ts';

const en = messages({
  defaultName: 'Guest',
  /** Names of Venice for whoever brings none. */
  names:
    'Alvise, Bianca, Caterina, Donato, Elena, Fosca, Giustina, Jacopo, Loredana, Marin, Orsa, Pietro, Tullia, Zanetta',
  title: 'Your hand',
  arriving: 'Coming to table {code} …',
  sitting: 'Taking a seat …',

  caster: 'A caster may see all hands {amount} later.',
  casterEnd: 'A caster may see all hands after the end.',
  casterChip: '{n} back',
  casterChipEnd: 'at end',

  sitTitle: 'Take a seat',
  sitWho: 'At table {code}: {names}.',
  sitNobody: 'Nobody sits at table {code} yet. Whoever comes first opens the match.',
  sit: 'Sit down',
  sitHelp: 'This phone then shows your hand; the board is on the big screen.',
  botTitle: 'Take over from {name}',
  botTitleBefore: 'Sit down instead of {name}',
  botHelp: 'The match is running. You get the seat with all that it has.',
  botMakesRoom: 'The match has not begun. The bot makes room for you.',
  botSit: 'Take this seat',
  takenJust: 'Somebody was quicker: that chair is taken now.',

  fullTitle: 'Every chair at table {code} is taken',
  fullHelp: 'As soon as a chair is free, you can take it here.',
  runningTitle: 'The match at table {code} is running',
  runningHelp:
    'No chair is open. Ask somebody at the table to open a bot’s chair: it then appears here.',
  overTitle: 'The match at table {code} is over',
  overHelp:
    'This page stays with the table. When the next match has a free chair, you can take it here.',
  watch: 'Watch this table',
  otherCode: 'Another code',
  noneTitle: 'Which table?',
  noneHelp: 'The code stands on the big screen, under the QR code.',
  code: 'Table code',
  toTable: 'To the table',
  unknownHelp: 'The code may be mistyped, or the table was closed long ago.',
  removedIdle: 'There was no sign of life from you for a while, so the bot has your chair again.',
  removedFreed: 'The operator of the stand has given your chair back to its bot.',
  removedVote: 'The others have voted to give your chair to a bot.',
  removedOver: 'The match was over: the next one began with bots on all chairs.',
  removedSomehow: 'A bot has your chair now.',
  removedTitle: 'A bot has your chair',
  retake: 'Take a seat again',

  lobbyTitle: 'You sit at table {code}',
  lobbyHelp: 'Look at the big screen: your name stands there.',
  start: 'Start the match',
  fillBots: 'Fill with bots and start',
  waitHost: '{name} starts the match.',
  waitNobody: 'The match starts soon.',
  missing: 'Free chairs: {n}.',
  addBot: 'Seat a bot',
  removeBot: 'Send away',
  bot: 'Bot',
  you: 'You',
  host: 'Host',
  freeChair: 'Free chair',
  away: 'away',
  chairs: 'Chairs',
  fewer: 'One chair less',
  more: 'One chair more',
  allOptions: 'All options of the match',
  leave: 'Get up',

  tabs: 'What is shown',
  turn: 'Decide',
  yourDecision: 'Your decision',

  cover: 'Cover the hand',
  covered: 'Your hand is covered',
  coveredHelp: 'Nobody sees it. Hold the button to look, or uncover it.',
  look: 'Hold to look',
  uncover: 'Uncover',

  menu: 'Table and settings',
  settings: 'This phone',
  sound: 'Sound',
  soundHelp: 'A sign for your ear when you have to decide.',
  textSize: 'Text size',
  awake: 'The screen stays on while you play.',
  awakeNot: 'This browser lets the screen sleep. Your seat waits; you come back to it by itself.',
});

export const t = translator({ en });
/**
 * What a phone is told of its table's caster, in a sentence; of a game that is not there yet nothing.
 * @param delay in what the game counts, 0 = after the end
 */
export function casterLine(delay: number, game: GameAbout | null): string {
  if (delay === 0) return t('casterEnd');
  return game ? t('caster', { amount: game.castDelay.amount(delay) }) : '';
}
