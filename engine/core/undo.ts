/**
 * What can be taken back: the steps of the seat that decides alone, back to the last draw, the last
 * revelation or the start of its turn. Asides of other seats in between (a preference set at any
 * time) stay: they are neither taken back nor do they stand in the way, lest they give themselves
 * away.
 */

import type { State } from './contract.ts';

/** Steps kept at most; older ones can no longer be taken back. */
const MOST_STEPS = 64;

interface Step {
  readonly seat: number;
  /** The action as a code: asides are repeated after an undo. */
  readonly code: number;
  /** The position before a step; null for an aside. */
  readonly before: State | null;
}

export class UndoHorizon {
  private steps: Step[] = [];
  private readonly pool: State[] = [];

  /** A copy of `state` in a buffer of the pool: hand it to `step` or `release`. */
  copy(state: State): State {
    const buffer = this.pool.pop() ?? new Int32Array(state.length);
    buffer.set(state);
    return buffer;
  }

  release(buffer: State): void {
    this.pool.push(buffer);
  }

  /** Nothing before this moment can be taken back any more. */
  close(): void {
    for (const { before } of this.steps) if (before) this.pool.push(before);
    this.steps = [];
  }

  /** `seat`, alone to decide, did something that may be taken back. */
  step(seat: number, code: number, before: State): void {
    this.steps.push({ seat, code, before });
    if (this.steps.length <= MOST_STEPS) return;
    // Asides do not count: what another seat does in secret must not cost anybody a step.
    const own = this.steps.filter((step) => step.before !== null);
    const [oldest, next] = own;
    if (own.length <= MOST_STEPS || !oldest?.before || !next) return;
    this.pool.push(oldest.before);
    this.steps = this.steps.slice(this.steps.indexOf(next));
  }

  /** A seat that owed no decision did something. Of interest only behind a step. */
  aside(seat: number, code: number): void {
    if (this.steps.length > 0) this.steps.push({ seat, code, before: null });
  }

  /** How many of its own last actions `seat` can take back. */
  count(seat: number): number {
    return this.steps.filter((step) => step.before !== null && step.seat === seat).length;
  }

  /**
   * Takes the last step of `seat` back: `restore` gets the position before it, then `repeat` every
   * aside that came after it. Answers false if there is none.
   */
  undo(
    seat: number,
    restore: (before: State) => void,
    repeat: (seat: number, code: number) => boolean,
  ): boolean {
    const index = this.steps.findLastIndex((step) => step.before !== null && step.seat === seat);
    const before = this.steps[index]?.before;
    if (!before) return false;
    const later = this.steps.splice(index).slice(1);
    restore(before);
    this.pool.push(before);
    for (const aside of later) {
      if (repeat(aside.seat, aside.code)) this.aside(aside.seat, aside.code);
    }
    return true;
  }
}
