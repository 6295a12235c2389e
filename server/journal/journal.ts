/**
 * The durable log behind a promise: what every database that keeps tables and matches must be able
 * to do. A write is durable when its promise is fulfilled; until then nobody may be shown, welcomed
 * with or acknowledged what it holds. A rejected write has left nothing behind, unless it was rejected
 * with `ClaimLostError` or the journal is `broken`.
 *
 * Whoever writes for a table holds a `Claim`. Claiming a table raises its epoch, and every write
 * checks the epoch in its own transaction: an owner that was replaced, because its process hung, say,
 * cannot write any more.
 */

import type { ActionBase, JsonObject, SeatInfo } from '../../engine/core/contract.ts';
import { LOG_FORMAT, type Log, type LogEntry, type LogResult } from '../../engine/core/log.ts';
import { tagOf } from '../log.ts';
import { hashOfKey } from '../protocol/chance.ts';
import type { Expiry } from './expiry.ts';

/** A table as it must come back after a restart: its seats, options and current match. */
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
  /** Who sat there when it began. */
  readonly seats: readonly SeatInfo[];
  readonly options: JsonObject;
  /** The key of all chance, hex: secret until the match is over. */
  readonly key: string;
  /** What each seat added to the chance; absent in matches of versions that knew none. */
  readonly contributions?: readonly string[];
  /** Version of its game's rules: another one may read the same log otherwise. */
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
  /** The canonical action; null for the taking back of the seat's last one. */
  readonly action: JsonObject | null;
  /** The sender's id of the request; null for what the server did for a seat. */
  readonly actionId: string | null;
}

/** The right to write for one table: held by who opened or claimed it last. */
export interface Claim {
  readonly code: string;
  readonly epoch: number;
}

/**
 * A claim is of no use any more: somebody else has taken the table over, or what became of a write
 * cannot be found out. Its holder must let the table go; who claims it next reads what is true.
 */
export class ClaimLostError extends Error {
  constructor({ code, epoch }: Claim, why: string) {
    super(`The claim to table ${tagOf(code)}, epoch ${epoch}, is lost: ${why}.`);
  }
}

/**
 * What was read is not what was written, or it is not there although it was written and not deleted:
 * nobody may go on with it, and nobody may be told that it does not exist.
 */
export class DamagedRecordError extends Error {
  constructor(what: string) {
    super(`Damaged: ${what}`);
  }
}

/** The journal could not be read or written: none of the caller's faults. `cause` says why. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super('The journal failed', { cause });
  }
}

/** Whatever reads throws DamagedRecordError for what does not prove itself (`proof.ts`). */
export interface Journal {
  /** A new table, owned by the caller. @throws Error if the code is taken */
  open(table: TableRecord): Promise<Claim>;
  /** Takes a table over from whoever had it. @returns null if there is no such table */
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
  /** How many tables and matches there are. Reads no bodies. */
  counts(): Promise<{ readonly tables: number; readonly matches: number }>;
  /** How it forgets what is old, and how much it holds. */
  readonly expiry: Expiry;
  /** Writes something small, as durably as everything else. @throws Error if nothing can be written */
  probe(): Promise<void>;
  /**
   * Fulfilled when nobody can know any more what is on disk: the process must end, and its next start
   * finds out. Absent where that cannot be.
   */
  readonly broken?: Promise<Error>;
  /** Writes a whole copy into a new file while the journal is in use; the embedded one can. */
  backup?(file: string): Promise<void>;
  /** Waits for what is under way and lets go of the database. */
  close(): Promise<void>;
}

/** The match in the form that anybody can replay. Holds the key. */
export function logOf(match: MatchRecord & Partial<StoredMatch>, entries: readonly Entry[]): Log {
  const { id, engine, game, seats, options, key, contributions, result } = match;
  const open = {
    engine,
    game,
    seats,
    options,
    entries: entries.map(({ seat, action }) =>
      action ? { seat, action: action as unknown as ActionBase } : { seat, undo: true as const },
    ),
  };
  if (!contributions) return { format: 'laguna-log/1', ...open, chance: { key } };
  const chance = { key, hash: hashOfKey(key), contributions };
  return { format: LOG_FORMAT, id, ...open, chance, ...(result && { result }) };
}

/** An entry of the engine's log as the journal has it. */
export function entryOf(entry: LogEntry, n: number): Entry {
  const action = 'action' in entry ? (entry.action as unknown as JsonObject) : null;
  return { n, seat: entry.seat, action, actionId: null };
}
