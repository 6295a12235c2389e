/** Lines of the talk in words; the lines that this person has seen, and the muted persons. */

import { create } from 'zustand';
import type { TableState } from '../../../server/protocol/messages.ts';
import type { TalkLine } from '../../../server/protocol/talk.ts';
import { people } from '../../i18n/people.ts';

interface Hearing {
  /** Number of the last line that was in sight. */
  readonly seen: number;
  /** Keys of `voiceOf`: a muted person who hands the chair over takes the mute along. */
  readonly muted: ReadonlySet<string>;
  see(n: number): void;
  setMuted(voice: string, muted: boolean): void;
  /** The button whose ways about somebody are open. */
  readonly about: string | null;
  turn(about: string | null): void;
}

export const useHearing = create<Hearing>()((set, get) => ({
  seen: 0,
  muted: new Set(),
  see(n) {
    if (n !== get().seen) set({ seen: n });
  },
  setMuted(voice, now) {
    const muted = new Set(get().muted);
    if (now) muted.add(voice);
    else muted.delete(voice);
    set({ muted });
  },
  about: null,
  turn(about) {
    set({ about });
  },
}));

/** Key of the speaker of a line. */
export const voiceOf = (seat: number, name: string): string => `${seat} ${name}`;

export const isNotice = (line: TalkLine): boolean => 'notice' in line;

/** The visible lines: notices of the table always. */
export function heard(talk: readonly TalkLine[], muted: ReadonlySet<string>): TalkLine[] {
  return talk.filter((line) => isNotice(line) || !muted.has(voiceOf(line.seat, line.name)));
}

/**
 * Name of the speaker or of the subject; "somebody", if the operator of a stand has removed the
 * name.
 */
export const nameOf = (line: TalkLine): string => line.name || people('chat.somebody');

/** Text of a line without its speaker; a notice in a whole sentence. Plain text, never markup. */
export function wordsOf(line: TalkLine): string {
  if ('text' in line) return line.text;
  if ('preset' in line) return people(`chat.${line.preset}`);
  return people(`notice.${line.notice}`, {
    name: nameOf(line),
    by: line.by || people('chat.somebody'),
  });
}

/** A line as one sentence, for readers and for the news. */
export function sentenceOf(line: TalkLine): string {
  if (isNotice(line)) return wordsOf(line);
  const key = line.watcher ? 'chat.lineWatcher' : 'chat.line';
  return people(key, { name: nameOf(line), text: wordsOf(line) });
}

export type ChatMode = 'off' | 'presets' | 'free';

/** Value of the table's option `chat`. */
export function chatMode(table: TableState): ChatMode {
  const text = table.options.chat;
  const mode: unknown = text === undefined ? 'presets' : JSON.parse(text);
  return mode === 'off' || mode === 'free' ? mode : 'presets';
}
