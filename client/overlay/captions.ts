/**
 * The lower third of a broadcast: the director's sentences, one at a time, each long enough to be
 * read; while nothing happens, what is at stake. Pure: events and seconds in, sentences out.
 */

import type { MvEvent } from '../../engine/games/masters-of-venice/events.ts';
import type { View } from '../../engine/games/masters-of-venice/types.ts';
import { Scene } from '../games/masters-of-venice/director/scene.ts';
import { sentence } from '../games/masters-of-venice/director/sentences.ts';
import { stakes } from '../games/masters-of-venice/director/stakes.ts';
import { seatName } from '../games/masters-of-venice/strings/names.ts';
import type { EventBatch } from '../store/table.ts';

export interface Line {
  readonly text: string;
  /** The merchant whom it is about; null: everybody. */
  readonly seat: number | null;
}

/** Seconds that a sentence stands at least: a little, and more for each letter. */
const LEAST = 2.2;
const A_LETTER = 0.038;
/** After so many seconds without news, what is at stake stands there. */
const QUIET = 7;
/** Sentences that wait; of a long tail the oldest are left out. */
const MOST = 3;

export const readingTime = (text: string): number => LEAST + A_LETTER * text.length;

/** The sentences of what one action did. */
export function linesOf(batch: Pick<EventBatch, 'events' | 'before' | 'after'>): Line[] {
  const { events, before, after } = batch;
  if (!before) return [];
  const now = after as View;
  const scene = new Scene(events as unknown as readonly MvEvent[], before as View, now);
  const name = (seat: number): string => seatName(now, seat, null);
  return scene.events.flatMap((event) => {
    const text = sentence(event, scene, name);
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
    return text ? [{ text, seat }] : [];
  });
}

export class Captions {
  private waiting: Line[] = [];
  private shown: Line | null = null;
  private since = Number.NEGATIVE_INFINITY;
  private news = Number.NEGATIVE_INFINITY;

  /** Sentences that have come. */
  hear(lines: readonly Line[]): void {
    this.waiting = [...this.waiting, ...lines].slice(-MOST);
  }

  /** What was told and what waits is of the past: another match, or a step back. */
  forget(): void {
    this.waiting = [];
    this.shown = null;
  }

  /** What stands there at `now` seconds; null: nothing. */
  at(now: number, view: View | null): Line | null {
    const { shown } = this;
    const read = shown === null || now - this.since >= readingTime(shown.text);
    const next = read ? this.waiting.shift() : undefined;
    if (next) {
      this.news = now;
      return this.show(next, now);
    }
    if (!read || now - this.news < QUIET || !view) return shown;
    const stake = stakes(view).find(({ text }) => text !== null);
    if (!stake?.text) return this.show(null, now);
    if (shown?.text === stake.text) return shown;
    return this.show({ text: stake.text, seat: stake.seat }, now);
  }

  private show(line: Line | null, now: number): Line | null {
    this.shown = line;
    this.since = now;
    return line;
  }
}
