/**
 * The one way into the log. No guest can make the log grow by more than `MAX_LOG_BYTES` in a
 * minute: it takes a few lines of each kind, none of them long; the rest is counted and reported as
 * a number when the minute is over. Trouble and normal events have a share each, so that neither
 * crowds the other out.
 */

export const MINUTE_MS = 60_000;
/** Lines of one kind in a minute: of trouble, and of normal events. */
export const MAX_LINES = { trouble: 10, event: 30 } as const;
/** Bytes in a minute. */
const MAX_BYTES = { trouble: 40 * 1024, event: 20 * 1024 } as const;
/** Longest line, in bytes. */
export const MAX_LINE_BYTES = 4096;
/** Longest line about withheld lines, in bytes. */
const MAX_SUMMARY_BYTES = MAX_LINE_BYTES;
/** Kinds that are counted separately within a minute. */
const MAX_KINDS = 60;
const OTHERS = 'others';

/** All lines, with the one about withheld lines: 64 KiB. */
export const MAX_LOG_BYTES = MAX_BYTES.trouble + MAX_BYTES.event + MAX_SUMMARY_BYTES;

/** Trouble, or a normal event. */
export type Sort = 'trouble' | 'event';

/** Takes lines, each with its end. */
export type Sink = (sort: Sort, line: string) => void;

/**
 * Formats how many lines of each kind were not written in the last `seconds`, as a line of the log.
 */
export type Summary = (withheld: ReadonlyMap<string, number>, seconds: number) => string;

export class Gate {
  private readonly sink: Sink;
  private readonly summary: Summary;
  private readonly now: () => number;
  private since = Number.NEGATIVE_INFINITY;
  private readonly lines = new Map<string, number>();
  private readonly bytes = { trouble: 0, event: 0 };
  private readonly withheld = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(sink: Sink, summary: Summary, now: () => number = Date.now) {
    this.sink = sink;
    this.summary = summary;
    this.now = now;
  }

  /**
   * Writes a line, or counts it.
   *
   * @param kind one of a few kinds: never a text that a guest chooses
   *
   * @param line without its end
   */
  tell(sort: Sort, kind: string, line: string): void {
    if (this.now() - this.since >= MINUTE_MS || this.now() < this.since) this.turn();
    const known = this.lines.has(kind) || this.lines.size < MAX_KINDS ? kind : OTHERS;
    const count = (this.lines.get(known) ?? 0) + 1;
    this.lines.set(known, count);
    const text = cut(line, MAX_LINE_BYTES);
    const bytes = this.bytes[sort] + Buffer.byteLength(text);
    if (count > MAX_LINES[sort] || bytes > MAX_BYTES[sort]) {
      this.withhold(known);
      return;
    }
    this.bytes[sort] = bytes;
    this.sink(sort, text);
  }

  /** Reports the lines withheld so far, and begins the next minute. */
  turn(): void {
    const now = this.now();
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.withheld.size > 0) {
      const seconds = Math.max(1, Math.round((now - this.since) / 1000));
      this.sink('trouble', cut(this.summary(this.withheld, seconds), MAX_SUMMARY_BYTES));
    }
    this.withheld.clear();
    this.lines.clear();
    this.bytes.trouble = 0;
    this.bytes.event = 0;
    this.since = now;
  }

  private withhold(kind: string): void {
    this.withheld.set(kind, (this.withheld.get(kind) ?? 0) + 1);
    if (this.timer) return;
    // The end of a flood is reported, too, although no line comes after it.
    const left = Math.max(0, this.since + MINUTE_MS - this.now());
    this.timer = setTimeout(() => this.turn(), left);
    this.timer.unref();
  }
}

/** The line with its end, in at most `most` bytes. */
function cut(line: string, most: number): string {
  if (Buffer.byteLength(line) < most) return `${line}\n`;
  const END = ' …\n';
  const room = most - Buffer.byteLength(END);
  // A character that the bound cuts in two is left out.
  const kept = new TextDecoder().decode(Buffer.from(line).subarray(0, room), { stream: true });
  return `${kept}${END}`;
}
