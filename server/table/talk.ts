/**
 * The talk at a table: chat of those who sit there, and the table's own notices. It is kept for those
 * who come in later as long as the table is awake, and written nowhere.
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

/** What the option `chat` of a game allows; a game without it has preset sentences. */
export type ChatMode = 'off' | 'presets' | 'free';

export function chatMode(options: { readonly [name: string]: unknown }): ChatMode {
  const { chat } = options;
  return chat === 'off' || chat === 'free' ? chat : 'presets';
}

/** What somebody wants to say. */
export type Saying = { readonly preset: ChatPreset } | { readonly text: string };

type Body = Saying | { readonly notice: Notice; readonly by?: string };

/** Why this is not passed on, whoever says it; null if it may be. */
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

  constructor(seats: Seats, tell: (line: TalkLine) => void, now = HOST_CLOCK.now) {
    this.rate = new Rate(IN_A_ROW, REFILL_MS, now);
    this.seats = seats;
    this.tell = tell;
  }

  /** A line of `seat`. @returns null, or why it is not passed on */
  say(seat: number, saying: Saying, mode: ChatMode): RequestError | null {
    if (!this.seats.isPerson(seat)) return 'notSeated';
    const error = refusalOf(saying, mode);
    if (error) return error;
    if (!this.rate.take(seat)) return 'tooFast';
    this.add(seat, saying);
    return null;
  }

  /**
   * A line of somebody who watches, marked as such.
   * @param may whether this one may speak now, asked when nothing else is in the way
   * @returns null, or why it is not passed on
   */
  sayWatching(
    name: string,
    saying: Saying,
    mode: ChatMode,
    may: () => boolean,
  ): RequestError | null {
    const error = refusalOf(saying, mode);
    if (error) return error;
    if (!may()) return 'tooFast';
    this.add(-1, saying, name, true);
    return null;
  }

  /** The table says something about `seat`. @param name where its chair has another owner by now */
  notice(notice: Notice, seat: number, more: { name?: string; by?: string } = {}): void {
    const { name, by } = more;
    if (notice === 'freed') this.lines = withoutName(this.lines, seat);
    this.add(seat, by === undefined ? { notice } : { notice, by }, name);
  }

  private add(
    seat: number,
    body: Body,
    name = this.seats.chairs[seat]?.name ?? '',
    watcher = false,
  ): void {
    const said = { n: ++this.count, seat, name, ...body };
    const line: TalkLine = watcher ? { ...said, watcher } : said;
    this.lines = [...this.lines, line].slice(-MAX_LINES);
    this.tell(line);
  }
}
