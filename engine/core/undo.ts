/**
 * The possible undos: the steps of the seat that last decided alone, back to the last draw, the
 * last revelation or the start of its turn. Asides of other seats in between (a preference, for
 * example) stay: they are not taken back and do not prevent an undo, which would reveal them.
 */

import type { ActionBase, State } from './contract.ts';

/** Steps kept at most; older ones can no longer be taken back. */
const MOST_STEPS = 64;

/**
 * A step with the position before it, or an aside with its action, which is repeated after an undo.
 */
type Step =
  | { readonly seat: number; readonly before: State; readonly action: null }
  | { readonly seat: number; readonly before: null; readonly action: ActionBase };

export class UndoHorizon {
  private steps: Step[] = [];
  private readonly pool: State[] = [];

  /** A copy of `state` in a buffer of the pool: pass it to `step` or `release`. */
  copy(state: State): State {
    const buffer = this.pool.pop() ?? new Int32Array(state.length);
    buffer.set(state);
    return buffer;
  }

  release(buffer: State): void {
    this.pool.push(buffer);
  }

  /** Forbids undos beyond this moment. */
  close(): void {
    for (const { before } of this.steps) if (before) this.pool.push(before);
    this.steps = [];
  }

  /** Records an action of `seat`, the only decider, that may be taken back. */
  step(seat: number, before: State): void {
    this.steps.push({ seat, before, action: null });
    if (this.steps.length <= MOST_STEPS) return;
    // Asides do not count: another seat's secret action must not cost anybody a step.
    const own = this.steps.filter((step) => step.before !== null);
    const [oldest, next] = own;
    if (own.length <= MOST_STEPS || !oldest?.before || !next) return;
    this.pool.push(oldest.before);
    this.steps = this.steps.slice(this.steps.indexOf(next));
  }

  /** Records an action of a seat that owed no decision. It matters only after a step. */
  aside(seat: number, action: ActionBase): void {
    if (this.steps.length > 0) this.steps.push({ seat, before: null, action });
  }

  /** The seat that owns these steps; -1 if there are none. */
  get owner(): number {
    return this.steps.find((step) => step.before !== null)?.seat ?? -1;
  }

  /** How many of its own last actions `seat` can take back. */
  count(seat: number): number {
    return this.steps.filter((step) => step.before !== null && step.seat === seat).length;
  }

  /**
   * Takes the last step of `seat` back: `restore` gets the position before it, then `repeat` every
   * later aside.
   * @returns false if there is none
   */
  undo(
    seat: number,
    restore: (before: State) => void,
    repeat: (seat: number, action: ActionBase) => boolean,
  ): boolean {
    const index = this.steps.findLastIndex((step) => step.before !== null && step.seat === seat);
    const before = this.steps[index]?.before;
    if (!before) return false;
    const later = this.steps.splice(index).slice(1);
    restore(before);
    this.pool.push(before);
    for (const { seat: other, action } of later) {
      // The codes of another position are not valid in this one.
      if (action && repeat(other, action)) this.aside(other, action);
    }
    return true;
  }
}
