/** Deadlines that run while somebody thinks, and more time for a person who reads. */

import type { RequestError, TableLimit } from '../protocol/messages.ts';

/** A source of deadlines that can prolong them. */
export interface Giver {
  /**
   * Prolongs the decision of `seat`.
   * @returns whether it did; null if it has no deadline
   */
  more(seat: number): boolean | null;
}

/** Deadlines of the house: see a showcase's `Idle`. */
export interface Idleness extends Giver {
  readonly limits: readonly TableLimit[];
}

/**
 * Asks every source of deadlines for more time.
 * @returns null, or why there is none
 */
export function moreTime(givers: readonly (Giver | null)[], seat: number): RequestError | null {
  const given = givers.map((giver) => giver?.more(seat) ?? null);
  if (given.includes(true)) return null;
  return given.includes(false) ? 'enough' : 'notNow';
}
