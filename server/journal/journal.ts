/**
 * The durable log: the contract of every database that keeps tables and matches. A write is durable
 * when its promise is fulfilled; until then its contents may be neither shown nor acknowledged to
 * anybody. A rejected write has left nothing behind, unless it was rejected with `ClaimLostError`
 * or the journal is `broken`.
 *
 * A writer for a table holds a `Claim`. Claiming a table raises its epoch, and every write checks
 * the epoch in its own transaction: an owner that was replaced (because its process hung, for
 * example) can no longer write.
 */

import type { ActionBase, JsonObject, SeatInfo } from '../../engine/core/contract.ts';
import { LOG_FORMAT, type Log, type LogEntry, type LogResult } from '../../engine/core/log.ts';
import { tagOf } from '../log.ts';
import { hashOfKey } from '../protocol/chance.ts';
import type { Cursor, Expiry } from './expiry.ts';

/** A table as a restart restores it: its seats, options and current match. */
export interface TableRecord {
  readonly code: string;
  readonly game: string;
  /** Everything else the table remembers, as JSON (see `table/seats.ts`). */
  readonly body: JsonObject;
  /** Current match, null before the first. */
  readonly matchId: string | null;
}

export interface MatchRecord {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  /** The seats when it began. */
  readonly seats: readonly SeatInfo[];
  readonly options: JsonObject;
  /** The key of all chance, hex: secret until the match is over. */
  readonly key: string;
  /** Contribution of each seat to the chance; absent in matches of versions that knew none. */
  readonly contributions?: readonly string[];
  /** Version of its game's rules: another version may read the same log differently. */
  readonly engine: string;
}

export interface StoredMatch extends MatchRecord {
  readonly finished: boolean;
  /** The record of its end; absent in matches of versions that knew none. */
  readonly result?: LogResult;
}

/** One accepted command. */
export interface Entry {
  /** From 1 on, without gaps. */
  readonly n: number;
  readonly seat: number;
  /** The canonical action; null for the undo of the seat's last one. */
  readonly action: JsonObject | null;
  /** The sender's id of the request; null for an action that the server did for a seat. */
  readonly actionId: string | null;
}

/** The right to write for one table: belongs to the process that opened or claimed it last. */
export interface Claim {
  readonly code: string;
  readonly epoch: number;
}

/**
 * A claim is no longer valid: another process has taken the table over, or the result of a write
 * cannot be found out. Its holder must let the table go; the next claimer reads the true state.
 */
export class ClaimLostError extends Error {
  constructor({ code, epoch }: Claim, why: string) {
    super(`The claim to table ${tagOf(code)}, epoch ${epoch}, is lost: ${why}.`);
  }
}

/**
 * The data that was read differs from the written data, or is missing although it was written and
 * not deleted: it must not be used, and nobody may be told that it does not exist.
 */
export class DamagedRecordError extends Error {
  constructor(what: string) {
    super(`Damaged: ${what}`);
  }
}

/** There is a table of this code: a new one needs another. */
export class CodeTakenError extends Error {
  constructor(code: string) {
    super(`The code of table ${tagOf(code)} is taken`);
  }
}

/** The journal could not be read or written, through no fault of the caller. `cause` says why. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super('The journal failed', { cause });
  }
}

/** A table, and when it must be awake. */
export interface DueTable {
  readonly code: string;
  readonly at: number;
}

/** Every reading method throws DamagedRecordError for data that fails its proof (`proof.ts`). */
export interface Journal {
  /** A new table, owned by the caller. @throws CodeTakenError */
  open(table: TableRecord): Promise<Claim>;
  /**
   * Takes a table over from its previous owner.
   * @returns null if there is no such table
   */
  claim(code: string): Promise<{ readonly claim: Claim; readonly table: TableRecord } | null>;
  /** Whether nobody has claimed the table since. */
  holds(claim: Claim): Promise<boolean>;
  /** @throws ClaimLostError */
  saveTable(claim: Claim, table: TableRecord): Promise<void>;
  /** A new match and the table that now plays it, both or neither. @throws ClaimLostError */
  startMatch(claim: Claim, match: MatchRecord, table: TableRecord): Promise<void>;
  /**
   * The next entry of a match.
   * @param result the record of the match's end, if it ends with this entry
   * @throws ClaimLostError; Error if there is such an entry, or such a request of the seat, already
   */
  append(claim: Claim, match: string, entry: Entry, result: LogResult | null): Promise<void>;
  table(code: string): Promise<TableRecord | null>;
  match(id: string): Promise<StoredMatch | null>;
  /** All entries of a match, in order. */
  entries(match: string): Promise<Entry[]>;
  /**
   * Tables that must be awake at some time (`due` of their body, epoch milliseconds), the earliest
   * first, after `after`.
   */
  due(after: Cursor, most: number): Promise<readonly DueTable[]>;
  /** How many tables and matches there are. Reads no bodies. */
  counts(): Promise<{ readonly tables: number; readonly matches: number }>;
  /** Deletion of old data, and the size of the journal. */
  readonly expiry: Expiry;
  /** Writes something small, as durably as everything else. @throws Error if nothing can be written */
  probe(): Promise<void>;
  /**
   * Fulfilled when the state of the disk is unknown: the process must end, and its next start finds
   * out. Absent if that cannot happen.
   */
  readonly broken?: Promise<Error>;
  /** Writes a whole copy into a new file while the journal is in use; only the embedded one can. */
  backup?(file: string): Promise<void>;
  /** Waits for operations under way and closes the database. */
  close(): Promise<void>;
}

/** The match in the form that anybody can replay. It contains the key. */
export function logOf(match: MatchRecord & Partial<StoredMatch>, entries: readonly Entry[]): Log {
  const { id, engine, game, seats, options, key, contributions, result } = match;
  const open = {
    engine,
    game,
    seats,
    options,
    entries: entries.map(({ seat, action }) =>
      action ? { seat, action: action as ActionBase } : { seat, undo: true as const },
    ),
  };
  if (!contributions) return { format: 'laguna-log/1', ...open, chance: { key } };
  const chance = { key, hash: hashOfKey(key), contributions };
  return { format: LOG_FORMAT, id, ...open, chance, ...(result && { result }) };
}

/** An entry of the engine's log in the journal's form. */
export function entryOf(entry: LogEntry, n: number): Entry {
  const action = 'action' in entry ? entry.action : null;
  return { n, seat: entry.seat, action, actionId: null };
}
