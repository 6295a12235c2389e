/**
 * A match as its caster may see it: replayed from the entries that are old enough, and from no
 * others. The trailing match stops at its last entry, so nothing read from it can reveal later
 * ones.
 */

import type { Game, Json } from '../../engine/core/contract.ts';
import type { CastMoment, CastStep } from '../protocol/casting.ts';
import { delta } from '../protocol/delta.ts';
import { eventsMessage } from '../table/outbox.ts';
import { Play } from '../table/play.ts';
import type { Step } from '../table/step.ts';
import { AFTER_THE_END } from './publicity.ts';

/** Facts about a running match that decide how much of it may be shown. */
export interface Aged {
  /** The game's count for its casters, after the set-up and after each entry. */
  readonly counts: readonly number[];
  /** The count below which no undo can lead. */
  readonly settledCount: number;
  /** The last entry is in the journal, too. */
  readonly over: boolean;
}

/**
 * How many entries of a match may be shown under a whole `delay` in the game's count (rounds, ships
 * …): those after which so many units have been completed. After the match's own end, all of them.
 * @returns -1 if not even the set-up may
 */
export function horizonOf(play: Aged, delay: number): number {
  if (play.over) return play.counts.length - 1;
  if (delay === AFTER_THE_END) return -1;
  const first = play.counts.findIndex((count) => play.settledCount - count <= delay);
  return (first < 0 ? play.counts.length : first) - 1;
}

const NOTHING: CastMoment = { view: {}, hands: [] };

export class Trail {
  /** The match that it follows. */
  readonly live: Play;
  /** All steps that may be shown, oldest first; number 0 is the set-up. */
  readonly steps: CastStep[] = [];
  private readonly own: Play;
  private moment: CastMoment = NOTHING;

  constructor(game: Game, live: Play) {
    this.live = live;
    const { record } = live;
    this.own = new Play(
      game,
      record,
      () => record.seats,
      async () => undefined,
    );
  }

  /**
   * Goes on by at most `most` steps, and not beyond the horizon.
   * @returns whether more may be shown
   * @throws Error if an entry no longer fits the rules
   */
  advance(delay: number, most: number): boolean {
    const horizon = horizonOf(this.live, delay);
    for (let left = most; left > 0 && this.steps.length <= horizon; left--) this.next();
    return this.steps.length <= horizon;
  }

  private next(): void {
    const { own, steps } = this;
    if (steps.length === 0) {
      this.add({ seq: 0, seat: null, emitted: own.opening, hidden: false });
      return;
    }
    const [entry] = this.live.entriesFrom(steps.length - 1, 1);
    if (!entry) throw new Error(`Match ${own.id}: entry ${steps.length} is missing`);
    own.resume([entry]);
    this.add(own.past.last as Step);
  }

  private add(step: Step): void {
    const { own } = this;
    const view = own.view('public');
    const hands = own.record.seats.map((_, seat) => own.own(seat) as Json);
    const moment = { view, hands };
    const change = delta(this.moment, moment);
    this.moment = moment;
    this.steps.push({ ...eventsMessage(own.game, step, -1), count: own.count, delta: change });
  }
}
