/** A command's record for the viewers. */

import type { Emitted } from '../../engine/core/events.ts';

/** One accepted command and its events. */
export interface Step {
  readonly seq: number;
  /** The acting seat; null for the set-up. */
  readonly seat: number | null;
  readonly emitted: readonly Emitted[];
  /** Only the sender may notice it. */
  readonly hidden: boolean;
  /** Set by an undo: all steps after this seq are withdrawn. */
  readonly withdrawnTo?: number;
  /** No decision asked for it: the seat may do so only a limited number of times. */
  readonly aside?: boolean;
  /** It took a decision of its seat, or changed the question to it. */
  readonly answers?: boolean;
  /** The game's turn before it. */
  readonly turn?: number;
  /** An undo has withdrawn this step since. */
  readonly withdrawn?: boolean;
}
