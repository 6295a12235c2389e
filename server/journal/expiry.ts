/**
 * How a journal forgets. What may go is decided elsewhere (`keep/`); this finds the old, a few rows
 * at a time, and takes them out so that a kill in between leaves a whole journal: first the row of a
 * match, together with a mark that it is gone, then its entries in slices. Nothing here waits for a
 * table or holds one up for longer than a slice takes.
 */

/** Whose matches: finished ones of bots alone and of people, and those that have not ended. */
export type MatchKind = 'bots' | 'people' | 'unfinished';

/** Where a reading goes on; times are epoch milliseconds. */
export interface Cursor {
  readonly at: number;
  readonly key: string;
}

export interface OldMatch {
  readonly id: string;
  /** When it ended, or began if it has not. */
  readonly at: number;
  /** It is the match of a table that is still there, and goes with it. */
  readonly shown: boolean;
  /** Only bots sat there when it began. */
  readonly bots: boolean;
}

export interface OldTable {
  readonly code: string;
  /** Whoever wakes the table raises it. */
  readonly epoch: number;
  /** When it was last written, without the entries of its match. */
  readonly at: number;
  /** When anything happened at it, entries of its match included. */
  readonly touched: number;
  /** Its match has not ended. */
  readonly running: boolean;
  /** Nobody holds a chair. */
  readonly bots: boolean;
  /** The table of the house. */
  readonly house: boolean;
  /** It is not what was written: its times are not to be relied on, and it stays. */
  readonly damaged: boolean;
}

/** In bytes. */
export interface JournalSize {
  /** What tables and matches take up; PostgreSQL's is worked out from the number of rows. */
  readonly used: number;
  /** What the database takes up on disk, free space in it included. */
  readonly file: number;
}

export interface Expiry {
  /** Matches older than `before`, the oldest first, after `after`. */
  matches(
    kind: MatchKind,
    before: number,
    after: Cursor,
    most: number,
  ): Promise<readonly OldMatch[]>;
  /** Tables that were last written before `before`, the oldest first, after `after`. */
  tables(before: number, after: Cursor, most: number): Promise<readonly OldTable[]>;
  /** Forgets those that no table shows. Their entries are left to `clear`. @returns how many */
  forgetMatches(ids: readonly string[]): Promise<number>;
  /** Forgets a table that nobody has claimed since. @returns whether it did */
  forgetTable(code: string, epoch: number): Promise<boolean>;
  /**
   * Deletes up to `most` entries of forgotten matches, and marks older than `before`.
   * @returns whether there may be more
   */
  clear(most: number, before: number): Promise<boolean>;
  /** Gives some of the free space back to the disk. @returns whether there is more to give */
  shrink(): Promise<boolean>;
  /** Gives all free space back; nobody may write meanwhile. */
  compact(): Promise<void>;
  /** Whether there was a match of this name. */
  forgot(id: string): Promise<boolean>;
  size(): Promise<JournalSize>;
}

/** In the text of a match's seats for each person, and for no bot: both databases search for it. */
export const PERSON = '"bot":false';
