/** The part of each kind of action space in the general procedure (`placing/`). */

import type { EventSink } from '../../../core/events.ts';
import type { Placing } from '../placing/placing.ts';
import type { State } from '../state.ts';

export interface Space {
  /** Its own preconditions (check 11); `coins` are left after the cost of an occupied space. */
  check(s: State, p: number, g: Placing, value: number, coins: number): number;
  /** Its effect, after the dice are placed. */
  apply(s: State, p: number, g: Placing, value: number, sink: EventSink | null): void;
  /** The least value for the fields of `g`; -1 if the value is itself the effect. */
  need(s: State, p: number, g: Placing): number;
  /** Its own part of a code's argument, apart from a value. */
  pack(s: State, p: number, g: Placing): number;
  /** @returns whether it means something */
  unpack(s: State, p: number, g: Placing, argument: number): boolean;
  /**
   * Writes the codes for the dice that `g` holds: their places are `a` and `b` (and `c`, as a part
   * of the argument).
   * @returns the new number of codes
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
