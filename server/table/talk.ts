/**
 * The talk at a table: chat of its people, and the table's own notices. Kept for newcomers as long
 * as the table is awake, and never written to disk.
 */

import { HOST_CLOCK } from '../clock.ts';
import type { RequestError } from '../protocol/messages.ts';
import {
  type ChatPreset,
  MAX_LINES,
  type Notice,
  type TalkLine,
  withoutName,
} from '../protocol/talk.ts';
import { Rate } from './rate.ts';
import type { Seats } from './seats.ts';

/** Lines that a person may send in a row, and the pause that earns one more, in milliseconds. */
const IN_A_ROW = 6;
const REFILL_MS = 2500;

/** Values of a game's option `chat`; a game without it has preset sentences. */
export type ChatMode = 'off' | 'presets' | 'free';

export function chatMode(options: { readonly [name: string]: unknown }): ChatMode {
  const { chat } = options;
  return chat === 'off' || chat === 'free' ? chat : 'presets';
}

/** A chat message. */
export type Saying = { readonly preset: ChatPreset } | { readonly text: string };

type Body = Saying | { readonly notice: Notice; readonly by?: string };

/** Why this message is not passed on, for any sender; null if it may be. */
function refusalOf(saying: Saying, mode: ChatMode): RequestError | null {
  if (mode === 'off' || ('text' in saying && mode !== 'free')) return 'chatOff';
  return 'text' in saying && saying.text === '' ? 'malformed' : null;
}

export class Talk {
  /** The last lines, oldest first. */
  lines: readonly TalkLine[] = [];
  private readonly seats: Seats;
  private readonly tell: (line: TalkLine) => void;
  private readonly rate: Rate;
  private count = 0;
  /** The mark of the person who has said each of the lines, where it is known. */
  private readonly speakers = new Map<number, string>();

  constructor(seats: Seats, tell: (line: TalkLine) => void, now = HOST_CLOCK.now) {
    this.rate = new Rate(IN_A_ROW, REFILL_MS, now);
    this.seats = seats;
    this.tell = tell;
  }

  /** The mark of the person who has said a line, '' if it is not known. */
  speakerOf(n: number): string {
    return this.speakers.get(n) ?? '';
  }

  /** The last lines without those of people whom somebody mutes. */
  linesFor(mutes: readonly string[]): readonly TalkLine[] {
    if (mutes.length === 0) return this.lines;
    return this.lines.filter(({ n }) => !mutes.includes(this.speakerOf(n)));
  }

  /**
   * A line of `seat`.
   * @param by the mark of its person, '' if it is not known
   * @returns null, or why it is not passed on
   */
  say(seat: number, saying: Saying, mode: ChatMode, by = ''): RequestError | null {
    if (!this.seats.isPerson(seat)) return 'notSeated';
    const error = refusalOf(saying, mode);
    if (error) return error;
    if (!this.rate.take(seat)) return 'tooFast';
    this.add(seat, saying, by);
    return null;
  }

  /**
   * A spectator's line, marked as such.
   * @param may whether this spectator may talk now; called when nothing else prevents it
   * @param by the mark of its person, '' if it is not known
   * @returns null, or why it is not passed on
   */
  sayWatching(
    name: string,
    saying: Saying,
    mode: ChatMode,
    may: () => boolean,
    by = '',
  ): RequestError | null {
    const error = refusalOf(saying, mode);
    if (error) return error;
    if (!may()) return 'tooFast';
    this.add(-1, saying, by, name, true);
    return null;
  }

  /**
   * Adds a notice about `seat`.
   * @param name of the former person, if the chair has another owner by now
   */
  notice(notice: Notice, seat: number, more: { name?: string; by?: string } = {}): void {
    const { name, by } = more;
    if (notice === 'freed') this.lines = withoutName(this.lines, seat);
    this.add(seat, by === undefined ? { notice } : { notice, by }, '', name);
  }

  private add(
    seat: number,
    body: Body,
    by: string,
    name = this.seats.chairs[seat]?.name ?? '',
    watcher = false,
  ): void {
    const said = { n: ++this.count, seat, name, ...body };
    const line: TalkLine = watcher ? { ...said, watcher } : said;
    this.lines = [...this.lines, line].slice(-MAX_LINES);
    if (by !== '') this.speakers.set(line.n, by);
    this.speakers.delete(line.n - MAX_LINES);
    this.tell(line);
  }
}
