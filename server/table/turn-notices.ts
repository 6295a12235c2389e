/**
 * Who wants to hear that a person owes a decision and is not there to see it. The table says so
 * once for each decision, and again when it is answered; what becomes of it is the observer's.
 */

/** A decision that was told before. */
export interface Recalled {
  /** Since when it is owed, epoch milliseconds of the server. */
  readonly since: number;
  /** As in `TurnNotices.due`. */
  readonly decision: number;
  readonly deadline: number | null;
}

export interface TurnNotices {
  /**
   * The person of `seat` owes a decision and is not connected, from its beginning or later. At most
   * once for each decision, also across a sleep of the table.
   * @param table its code
   * @param match the match's id
   * @param decision its number in the match
   * @param deadline when their own time ends, epoch milliseconds of the server; null without a clock
   */
  due(table: string, match: string, seat: number, decision: number, deadline: number | null): void;
  /**
   * The decision is no longer owed by the person: it was answered, by anybody, or a bot holds the
   * chair, or the match is over. Called for each decision that a person owed, whether `due` was
   * called for it or not.
   */
  settled(table: string, match: string, seat: number): void;
  /** A person is asked to a table, of which the page `/me` tells as well. */
  invited(person: string, table: string, game: string): void;
  /**
   * A table has woken, perhaps after a kill. What of it was never written down is made good.
   * @param told who owes a decision and was told, by seat
   * @param free seats that owe nothing
   */
  recall?(
    table: string,
    match: string,
    told: ReadonlyMap<number, Recalled>,
    free: readonly number[],
  ): void;
  /** Fulfilled when everything that was said so far is on disk, or can't be. */
  written?(): Promise<unknown>;
}

/** Tells nobody. */
export const NO_NOTICES: TurnNotices = {
  due: () => undefined,
  settled: () => undefined,
  invited: () => undefined,
};
