/** What a table tells its viewers of a command. */

import type { Emitted } from '../../engine/core/events.ts';

/** One accepted command and what it made happen. */
export interface Step {
  readonly seq: number;
  /** Who did it; null for the setting up. */
  readonly seat: number | null;
  readonly emitted: readonly Emitted[];
  /** Nobody but the sender may notice. */
  readonly hidden: boolean;
  /** Set by an undo: everything after this seq is withdrawn. */
  readonly withdrawnTo?: number;
  /** No decision asked for it: its seat may do so only so often. */
  readonly aside?: boolean;
  /** It took a decision of its seat, or its seat is asked something else than before. */
  readonly answers?: boolean;
  /** The game's turn before it. */
  readonly turn?: number;
  /** An undo has withdrawn this step since. */
  readonly withdrawn?: boolean;
}
