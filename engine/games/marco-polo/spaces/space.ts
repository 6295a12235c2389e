/** What each kind of action space brings to the general procedure (`placing/`). */

import type { EventSink } from '../../../core/events.ts';
import type { Placing } from '../placing/placing.ts';
import type { State } from '../state.ts';

export interface Space {
  /** Its own preconditions (check 11); `coins` are left after the cost of an occupied space. */
  check(s: State, p: number, g: Placing, value: number, coins: number): number;
  /** What it does, after the dice lie there. */
  apply(s: State, p: number, g: Placing, value: number, sink: EventSink | null): void;
  /** The least value for what `g` asks; -1 where the value is itself the effect. */
  need(s: State, p: number, g: Placing): number;
  /** What of a code's argument is its own, apart from a value. */
  pack(s: State, p: number, g: Placing): number;
  /** @returns whether it means something */
  unpack(s: State, p: number, g: Placing, argument: number): boolean;
  /**
   * Writes the codes for the dice that `g` holds: their places are `a` and `b` (and `c`, as a part of
   * the argument). @returns how many codes there are now
   */
  list(
    s: State,
    p: number,
    g: Placing,
    a: number,
    b: number,
    c: number,
    out: Int32Array,
    n: number,
  ): number;
}
