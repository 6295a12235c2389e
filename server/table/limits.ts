/** What ends while somebody thinks, and who gives more time to a person who reads. */

import type { RequestError, TableLimit } from '../protocol/messages.ts';

/** Somebody who sets an end to thinking, and may put it off. */
export interface Giver {
  /** More time for the decision of `seat`. @returns whether it has more; null where nothing ends */
  more(seat: number): boolean | null;
}

/** Ends that the house sets: see a showcase's `Idle`. */
export interface Idleness extends Giver {
  readonly limits: readonly TableLimit[];
}

/** More time from all who set an end. @returns null, or why there is none */
export function moreTime(givers: readonly (Giver | null)[], seat: number): RequestError | null {
  const given = givers.map((giver) => giver?.more(seat) ?? null);
  if (given.includes(true)) return null;
  return given.includes(false) ? 'enough' : 'notNow';
}
