/**
 * Ends a staging: the board provides the functions. A separate module, because keys must not load
 * the board.
 */

export interface StagingControl {
  /** Ends the action on stage; the next one begins. @returns whether there was any */
  next(): boolean;
  /**
   * Ends the present and all waiting stagings.
   * @returns whether there was any
   */
  skip(): boolean;
}

/** The working board; null if nothing is staged. */
export const stagingControl: { current: StagingControl | null } = { current: null };
