/** A game's data for the director: important events, and the camera's places. */

import type { GameEvent, ViewBase } from '../../../engine/core/contract.ts';
import type { Sight } from './rules.ts';
import type { Moment, Stake } from './types.ts';

/** The time of an event's staging, in seconds from the beginning of its take. */
export interface Mark {
  readonly at: number;
  readonly until: number;
  readonly event: GameEvent;
}

/**
 * Pure functions of public knowledge: of a view only the public part, and of events nothing that
 * only one viewer sees.
 */
export interface Direction {
  /** The moments of a take, sorted by time. */
  moments(marks: readonly Mark[], before: ViewBase, after: ViewBase): readonly Moment[];
  /** The stakes of a position, the most important first. */
  stakes(view: ViewBase): readonly Stake[];
  readonly sight: Sight;
}
