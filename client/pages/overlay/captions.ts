/**
 * The lower third of a broadcast: the director's sentences, one at a time, each long enough to be
 * read; while nothing happens, the stakes. Pure: events and seconds in, sentences out.
 */

import type { Line } from '../../table/overlay/part.ts';

/** Minimum seconds of a sentence: a constant, and more for each letter. */
const LEAST = 2.2;
const A_LETTER = 0.038;
/** After so many seconds without news, the stakes are shown. */
const QUIET = 7;
/** Sentences that wait; of a long tail the oldest are left out. */
const MOST = 3;

export const readingTime = (text: string): number => LEAST + A_LETTER * text.length;

export class Captions {
  private waiting: Line[] = [];
  private shown: Line | null = null;
  private since = Number.NEGATIVE_INFINITY;
  private news = Number.NEGATIVE_INFINITY;

  /** Adds new sentences. */
  hear(lines: readonly Line[]): void {
    this.waiting = [...this.waiting, ...lines].slice(-MOST);
  }

  /** Shown and waiting sentences are outdated: another match, or an undo. */
  forget(): void {
    this.waiting = [];
    this.shown = null;
  }

  /**
   * The sentence at `now` seconds; null: nothing.
   * @param quiet the stakes
   */
  at(now: number, quiet: () => Line | null): Line | null {
    const { shown } = this;
    const read = shown === null || now - this.since >= readingTime(shown.text);
    const next = read ? this.waiting.shift() : undefined;
    if (next) {
      this.news = now;
      return this.show(next, now);
    }
    if (!read || now - this.news < QUIET) return shown;
    const stake = quiet();
    return shown && shown.text === stake?.text ? shown : this.show(stake, now);
  }

  private show(line: Line | null, now: number): Line | null {
    this.shown = line;
    this.since = now;
    return line;
  }
}
