/**
 * How a journal deletes old data. Other code decides what may go (`keep/`); this interface finds
 * old rows, a few at a time, and deletes them so that a kill in between leaves a whole journal:
 * first the row of a match, together with a mark that it is gone, then its entries in slices.
 * Nothing here waits for a table or blocks one for longer than a slice takes.
 */

/** Kinds of matches: finished ones of bots alone, finished ones of people, and unfinished ones. */
export type MatchKind = 'bots' | 'people' | 'unfinished';

/** The position at which a reading continues; times are epoch milliseconds. */
export interface Cursor {
  readonly at: number;
  readonly key: string;
}

export type OldMatch = {
  readonly id: string;
  /** When it ended, or began if it has not ended. */
  readonly at: number;
  /** The match belongs to an existing table, and goes with it. */
  readonly shown: boolean;
  /** Only bots sat there when it began. */
  readonly bots: boolean;
};

export interface OldTable {
  readonly code: string;
  /** Each waking of the table raises it. */
  readonly epoch: number;
  /** When it was last written, without the entries of its match. */
  readonly at: number;
  /** When anything last happened at the table, entries of its match included. */
  readonly touched: number;
  /** Its match has not ended. */
  readonly running: boolean;
  /** Nobody holds a chair. */
  readonly bots: boolean;
  /** The table of the house. */
  readonly house: boolean;
  /** A match over days is running: the table must be awake at some time. */
  readonly due: boolean;
  /** The record is damaged: its times cannot be trusted, and it stays. */
  readonly damaged: boolean;
}

/** In bytes. */
export interface JournalSize {
  /** Size of tables and matches; PostgreSQL's is calculated from the number of rows. */
  readonly used: number;
  /** Size of the database on disk, free space included. */
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
  /**
   * Deletes matches that no table shows. Their entries are left to `clear`.
   * @returns how many
   */
  forgetMatches(ids: readonly string[]): Promise<number>;
  /**
   * Deletes a table that nobody has claimed since.
   * @returns whether it did
   */
  forgetTable(code: string, epoch: number): Promise<boolean>;
  /**
   * Deletes up to `most` entries of forgotten matches, and marks older than `before`.
   * @returns whether there may be more
   */
  clear(most: number, before: number): Promise<boolean>;
  /** Gives some of the free space back to the disk. @returns whether there is more to give */
  shrink(): Promise<boolean>;
  /** Gives all free space back; no other process may write meanwhile. */
  compact(): Promise<void>;
  /** Whether there was a match of this name. */
  forgot(id: string): Promise<boolean>;
  size(): Promise<JournalSize>;
}

/** In the text of a match's seats for each person, and for no bot: both databases search for it. */
export const PERSON = '"bot":false';
