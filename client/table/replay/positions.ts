/**
 * Every position of a match in little memory: a whole copy at intervals, and the changes between
 * the copies. Reading any position costs a copy and a few dozen writes.
 */

import type { State } from '../../../engine/core/contract.ts';

/** Positions from one whole copy to the next. */
const EVERY = 32;

export class Positions {
  private readonly whole: State[] = [];
  /** The changes of each position against the one before it: index, value, index, value … */
  private readonly changes: Int32Array[] = [];
  private last: State | null = null;

  /** Number of positions. */
  get length(): number {
    return this.changes.length;
  }

  /** Integers held: the memory is proportional to them. */
  get size(): number {
    const sum = (lists: readonly Int32Array[]) => lists.reduce((all, one) => all + one.length, 0);
    return sum(this.whole) + sum(this.changes);
  }

  /** Stores a copy of `state` as the next position. */
  push(state: State): void {
    const { last, changes, whole } = this;
    if (changes.length % EVERY === 0) whole.push(state.slice());
    changes.push(last ? differences(last, state) : new Int32Array(0));
    if (last) last.set(state);
    else this.last = state.slice();
  }

  /**
   * A copy of position `k`, from 0 on.
   * @throws RangeError if there is none
   */
  read(k: number): State {
    const from = Math.floor(k / EVERY);
    const base = this.whole[from];
    if (!base || k < 0 || k >= this.length) throw new RangeError(`There is no position ${k}.`);
    const state = base.slice();
    for (let i = from * EVERY + 1; i <= k; i++) {
      const list = this.changes[i] ?? [];
      for (let j = 0; j < list.length; j += 2) state[list[j] ?? 0] = list[j + 1] ?? 0;
    }
    return state;
  }
}

function differences(before: State, after: State): Int32Array {
  const list: number[] = [];
  for (let i = 0; i < after.length; i++) {
    if (before[i] !== after[i]) list.push(i, after[i] ?? 0);
  }
  return Int32Array.from(list);
}
