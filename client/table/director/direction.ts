/** What a game tells the director: what matters, and where the camera stands to see it. */

import type { GameEvent, ViewBase } from '../../../engine/core/contract.ts';
import type { Sight } from './rules.ts';
import type { Moment, Stake } from './types.ts';

/** When an event is staged, in seconds from the beginning of its take. */
export interface Mark {
  readonly at: number;
  readonly until: number;
  readonly event: GameEvent;
}

/**
 * Pure functions of what any spectator may know: of a view only the part that is the same for all,
 * and of events nothing that one viewer sees and another does not.
 */
export interface Direction {
  /** What of a take is worth seeing, sorted by time. */
  moments(marks: readonly Mark[], before: ViewBase, after: ViewBase): readonly Moment[];
  /** What is about to matter in a position, the most important first. */
  stakes(view: ViewBase): readonly Stake[];
  readonly sight: Sight;
}
