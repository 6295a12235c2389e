/**
 * Plays timelines one after the other. Independent of speed, skipping or a lost beat, the final
 * picture is made from the view alone.
 */

import type { GameEvent, ViewBase } from '../../../engine/core/contract.ts';
import type { Timed } from './motion.ts';
import type { Timeline } from './script.ts';
import type { StageOptions } from './staging.ts';

export interface Take<View extends ViewBase = ViewBase> {
  readonly events: readonly GameEvent[];
  readonly before: View | null;
  readonly after: View;
  /** A replay, for those who missed it: plays slower. */
  readonly again?: boolean;
  /** Time of arrival, in milliseconds of the clock that `behind` uses; absent = before all time. */
  readonly came?: number;
}

/** Pace of a replay. */
const SLOW = 0.5;

/** `instant`: views follow one another without motion. */
export type Rate = number | 'instant';

/** A longer queue would lag so far behind that nobody could relate it to the game. */
const MOST_WAITING = 12;

/**
 * A listener that wishes to be ready before a take is staged. It receives the next take, its pace,
 * and the number of takes that wait behind it; answers the seconds until the take may begin.
 * Without a timeline the view after the take is shown at once.
 */
export type Prompter = (
  take: Take,
  timeline: Timeline<never> | null,
  pace: number,
  waiting: number,
) => number;

/** A game's staging. `Shown`: the picture of a view, which motions change one by one. */
export interface Staging<View extends ViewBase, Shown, Sites, Motion extends Timed> {
  readonly shownOf: (view: View) => Shown;
  readonly stage: (
    events: readonly GameEvent[],
    before: Shown,
    sites: Sites,
    options: StageOptions,
  ) => Timeline<Shown, Motion>;
  /**
   * Changes the picture before a take by the parts that are visible at once, while the rest still
   * settles.
   */
  readonly begin?: (from: Shown, after: View) => void;
}

/** The position before a take; null if the take is no news any more. */
function beforeOf<View extends ViewBase>(take: Take<View>, since: number): View | null {
  const { before, again = false, came = Number.NEGATIVE_INFINITY } = take;
  return again || came < since ? null : before;
}

export class Player<View extends ViewBase, Shown, Sites, Motion extends Timed> {
  /** Receives every take before it begins. */
  prompter: Prompter | null = null;
  /** The visible picture; null before the first view. */
  shown: Shown | null = null;
  timeline: Timeline<Shown, Motion> | null = null;
  /** Seconds into the timeline. */
  time = 0;
  /** The position whose staging has ended last; null before the first. */
  landed: View | null = null;
  private readonly waiting: Take<View>[] = [];
  private take: Take<View> | null = null;
  private patched = 0;
  /** The pace that the prompter received: it does not change within a take. */
  private haste: number | null = null;
  private readonly game: Staging<View, Shown, Sites, Motion>;

  constructor(game: Staging<View, Shown, Sites, Motion>) {
    this.game = game;
  }

  get playing(): boolean {
    return this.timeline !== null;
  }
  get pending(): number {
    return this.waiting.length;
  }
  /** The position to which the take on stage leads; null while there is none. */
  get leads(): View | null {
    return this.take?.after ?? null;
  }

  /**
   * The position that the picture still shows while the following takes are being staged: the one
   * before the oldest take that is not over. Null if the picture is up to date.
   * @param since earlier takes are ignored: nobody waits for them any more
   */
  behind(since: number): View | null {
    let first = this.take ? beforeOf(this.take, since) : null;
    for (const take of this.waiting) {
      // A position without events, such as the first one of a match, is shown at once.
      if (!take.before || take.events.length === 0) first = null;
      else first ??= beforeOf(take, since);
    }
    return first;
  }

  /** One accepted action. */
  add(take: Take<View>): void {
    this.waiting.push(take);
    while (this.waiting.length > MOST_WAITING) {
      const skipped = this.waiting.shift();
      if (skipped) this.land(skipped.after);
    }
  }

  /** Drops the current takes and shows `view`. */
  jump(view: View): void {
    this.waiting.length = 0;
    this.land(view);
  }

  /**
   * Advances by `seconds` of real time. Answers whether the still picture has changed. The longer
   * the queue, the quicker it plays.
   */
  advance(seconds: number, rate: Rate, reduced: boolean, sites: Sites): boolean {
    let changed = false;
    if (rate === 'instant') {
      const last = this.waiting.at(-1) ?? this.take;
      this.waiting.length = 0;
      if (!last) return false;
      this.prompter?.(last, null, 1, 0);
      this.land(last.after);
      return true;
    }
    if (!this.timeline) {
      changed = this.begin(rate, reduced, sites);
      if (!this.timeline || !this.shown) return changed;
    } else {
      this.time += seconds * rate * (this.haste ?? this.hurry());
    }
    const { patches, lasts } = this.timeline;
    while (this.shown && this.patched < patches.length) {
      const patch = patches[this.patched];
      if (!patch || patch.at > this.time) break;
      patch.apply(this.shown);
      this.patched++;
      changed = true;
    }
    if (this.time < lasts) return changed;
    if (this.take) this.land(this.take.after);
    return true;
  }

  /** All takes end at once; waiting ones are not played. */
  finish(): void {
    const last = this.waiting.at(-1) ?? this.take;
    this.waiting.length = 0;
    if (last) this.land(last.after);
  }

  /**
   * The current take ends at once, or the next one if there is none; the waiting takes are played.
   */
  next(): void {
    const take = this.take ?? this.waiting.shift();
    if (take) this.land(take.after);
  }

  /** The longer the queue, the quicker. */
  private hurry(): number {
    return this.take?.again ? SLOW : 1 + 0.6 * this.waiting.length;
  }

  /** Starts the next take; true if the still picture changed with it. */
  private begin(rate: number, reduced: boolean, sites: Sites): boolean {
    const next = this.waiting.shift();
    if (!next) return false;
    if (!next.before || next.events.length === 0) {
      this.prompter?.(next, null, 1, 0);
      this.land(next.after);
      return true;
    }
    const from = this.game.shownOf(next.before);
    this.game.begin?.(from, next.after);
    this.shown = from;
    this.take = next;
    this.timeline = this.game.stage(next.events, from, sites, { reduced });
    this.patched = 0;
    const { prompter, waiting } = this;
    this.haste = prompter ? this.hurry() : null;
    const pace = Math.max(0.05, rate * this.hurry());
    // Before its time nothing of a take is visible.
    this.time = -pace * (prompter?.(next, this.timeline, pace, waiting.length) ?? 0);
    return true;
  }

  private land(view: View): void {
    this.landed = view;
    this.shown = this.game.shownOf(view);
    this.timeline = null;
    this.take = null;
    this.haste = null;
    this.time = 0;
    this.patched = 0;
  }
}
