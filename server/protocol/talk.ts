/**
 * The chat of a table and its notices. Preset sentences travel as names, and each reader's
 * catalogue has the words. None of them names a price or promises anything (MV-805); games with
 * deals between people have some for haggling.
 */

import { plainLine } from './names.ts';

const CHAT_PRESETS = [
  'hello',
  'goodLuck',
  'thanks',
  'wellPlayed',
  'ouch',
  'sorry',
  'thinking',
  'moment',
  'ready',
  'yourTurn',
  'oneMore',
  'goodbye',
] as const;
/** Further sentences in games in which people may make deals. */
const HAGGLING_PRESETS = [
  'fiveMore',
  'goodToo',
  'tooMuch',
  'lastWord',
  'whoGivesMore',
  'askMe',
  'notForMe',
  'pass',
] as const;
export type ChatPreset = (typeof CHAT_PRESETS | typeof HAGGLING_PRESETS)[number];

/** The sentences of a game's tables. @param deals whether people may make deals there */
export const presetsOf = (deals: boolean): readonly ChatPreset[] =>
  deals ? [...HAGGLING_PRESETS, ...CHAT_PRESETS] : CHAT_PRESETS;

/** Longest line of free text, in code points. */
export const MAX_CHAT = 200;
/** Lines that a table keeps for newcomers. */
export const MAX_LINES = 60;

/** Notices of the table about one seat. */
export type Notice =
  | 'left' // a bot plays on
  | 'removed' // by vote
  | 'idle' // at a showcase: the bot has the chair again
  | 'freed' // at a showcase: its operator gives the chair back to the bot; shows no name
  | 'over' // at a showcase: the next match begins with bots
  | 'ended' // in an event: its operator has ended the round
  | 'asks' // a spectator asks for a chair
  | 'declined' // the table has declined it
  | 'took' // a person has taken the bot's chair
  | 'returned' // the removed person has the chair again
  | 'opened' // the chair may be taken
  | 'closed'
  | 'half' // half the match is over: the queue leads nobody here any more
  | 'missed' // over days: the time has run out, and the rules have decided this turn
  | 'late' // the time has run out: a bot plays
  | 'away' // away for long: a bot plays
  | 'back'
  | 'host' // has the host's rights now
  | 'voteBegan' // about this seat
  | 'voteLapsed'
  | 'pauseAsked'
  | 'pauseLapsed'
  | 'pauseBegan'
  | 'resumed'
  | 'closing' // the server ends in order; accepted actions are kept
  | 'kept' // the last match cannot go on here: another version's, or its log breaks the rules
  | 'damaged'; // the last match cannot go on: its stored data is damaged

/** One line of the talk at a table. */
export type TalkLine = {
  /** Counts up at this table. */
  readonly n: number;
  /** The speaking seat, or the seat of a notice; -1 = none. */
  readonly seat: number;
  /**
   * Name of that seat at the time; empty if its operator has freed the chair because of the name.
   */
  readonly name: string;
  /** A spectator speaks: without a seat, and with only public knowledge. */
  readonly watcher?: true;
} & (
  | { readonly preset: ChatPreset }
  | { readonly text: string }
  | { readonly notice: Notice; readonly by?: string }
);

/**
 * The lines without the name of the last person on `seat`: the operator has freed that chair
 * because of the name. Names of earlier people on the same chair stay.
 */
export function withoutName(lines: readonly TalkLine[], seat: number): readonly TalkLine[] {
  const name = lines.findLast((line) => line.seat === seat && line.name !== '')?.name;
  if (name === undefined) return lines;
  return lines.map((line) => {
    if ('by' in line && line.by === name) return { ...line, by: '' };
    return line.seat === seat && line.name === name ? { ...line, name: '' } : line;
  });
}

/** Free text in the form that is passed on; readers show it as text, never as markup. */
export const cleanChat = (given: string): string => plainLine(given, MAX_CHAT);
