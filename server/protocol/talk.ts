/**
 * The chat of a table and its notices. Preset sentences travel as names and are put into words by
 * each reader's catalogue. None of them names a price or promises anything (MV-805): where people may
 * make deals, some haggle.
 */

import { plainLine } from './names.ts';

export const CHAT_PRESETS = [
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
/** Said besides in games in which people may make deals. */
export const HAGGLING_PRESETS = [
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
/** Lines that a table keeps for those who come. */
export const MAX_LINES = 60;

/** What the table itself says about one seat. */
export type Notice =
  | 'left' // a bot plays on
  | 'removed' // by vote
  | 'idle' // at a showcase: the bot has the chair again
  | 'freed' // at a showcase: its operator gives the chair back to the bot; names nobody
  | 'over' // at a showcase: the next match begins with bots
  | 'asks' // somebody who watches asks for a chair
  | 'declined' // the table has declined it
  | 'took' // a person has taken the bot's chair
  | 'returned' // whoever was removed has the chair again
  | 'opened' // the chair may be taken
  | 'closed'
  | 'late' // the time is out: a bot plays
  | 'away' // for long: a bot plays
  | 'back'
  | 'host' // has the host's rights now
  | 'voteBegan' // about this seat
  | 'voteLapsed'
  | 'pauseAsked'
  | 'pauseLapsed'
  | 'pauseBegan'
  | 'resumed'
  | 'closing' // the server ends in order; all that is accepted is kept
  | 'kept' // the last match cannot go on here: another version's, or its log does not fit the rules
  | 'damaged'; // the last match cannot go on: what is stored of it is not what was written

/** One line of the talk at a table. */
export type TalkLine = {
  /** Counts up at this table. */
  readonly n: number;
  /** Who speaks, or whom a notice is about; -1 = nobody. */
  readonly seat: number;
  /** Name of that seat at the time; empty if its operator has freed the chair because of it. */
  readonly name: string;
  /** Somebody who watches speaks: without a seat, and knowing no more than everybody. */
  readonly watcher?: true;
} & (
  | { readonly preset: ChatPreset }
  | { readonly text: string }
  | { readonly notice: Notice; readonly by?: string }
);

/**
 * The lines without the name of whoever sat on `seat` last: its operator has freed that chair because
 * of it. Names that others had on the same chair stay.
 */
export function withoutName(lines: readonly TalkLine[], seat: number): readonly TalkLine[] {
  const name = lines.findLast((line) => line.seat === seat && line.name !== '')?.name;
  if (name === undefined) return lines;
  return lines.map((line) => {
    if ('by' in line && line.by === name) return { ...line, by: '' };
    return line.seat === seat && line.name === name ? { ...line, name: '' } : line;
  });
}

/** Free text as it is passed on; readers show it as text, never as markup. */
export const cleanChat = (given: string): string => plainLine(given, MAX_CHAT);
