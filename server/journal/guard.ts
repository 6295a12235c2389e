/**
 * A journal that distinguishes its failures and reports how much is written for each table. It
 * reports a lost claim at once, with any write that finds out: the table's holder must let it go.
 * Every other refusal of the database or its disk is a `StorageError`, so that no other fault of
 * the server passes for one of the journal's.
 */

import { log } from '../log.ts';
import {
  type Claim,
  ClaimLostError,
  CodeTakenError,
  DamagedRecordError,
  type Journal,
  StorageError,
} from './journal.ts';

/**
 * Size counted for a match when it begins, in bytes: no event during a match may change the count,
 * or secret commands could be counted. The size beyond that is counted at its end.
 */
const MATCH_BYTES = 100_000;
/** Size of an entry, in bytes. */
const ENTRY_BYTES = 250;

/** Callbacks for the results of reads and writes. */
export interface Guard {
  /** Called once for each write that finds its claim lost, before it is rejected. */
  readonly onLost: (claim: Claim, why: string) => void;
  /** Called for each write that was refused for another reason, before it is rejected. */
  readonly onRefused: (error: unknown) => void;
  /** Called for each read that the database or its disk refuses, before it is rejected. */
  readonly onUnreadable?: (error: unknown) => void;
  /** Called for each damaged record that is read, before the read is rejected. */
  readonly onDamaged: (error: DamagedRecordError) => void;
  /** Called with the number of bytes added for a table. */
  readonly onWritten: (code: string, bytes: number) => void;
}

/** The journal's own errors; any other error is a failure of the storage below it. */
const NAMED = [ClaimLostError, CodeTakenError, DamagedRecordError, StorageError];

/** @throws ClaimLostError; CodeTakenError; DamagedRecordError; StorageError for every other failure */
async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (NAMED.some((one) => error instanceof one)) throw error;
    throw new StorageError(error);
  }
}

export function guarded(journal: Journal, guard: Guard): Journal {
  const { onLost, onRefused, onUnreadable, onDamaged, onWritten } = guard;
  const read = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await named(work);
    } catch (error) {
      if (error instanceof DamagedRecordError) onDamaged(error);
      throw error;
    }
  };
  const written = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await read(work);
    } catch (error) {
      if (error instanceof StorageError) onRefused(error.cause);
      throw error;
    }
  };
  const looked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await read(work);
    } catch (error) {
      if (error instanceof StorageError) onUnreadable?.(error.cause);
      throw error;
    }
  };
  const { expiry } = journal;
  const watch = async (claim: Claim, write: () => Promise<void>): Promise<void> => {
    try {
      await written(write);
    } catch (error) {
      if (error instanceof ClaimLostError) onLost(claim, error.message);
      throw error;
    }
  };
  return {
    open: (table) => written(() => journal.open(table)),
    claim: (code) => written(() => journal.claim(code)),
    holds: (claim) => named(() => journal.holds(claim)),
    saveTable: (claim, table) => watch(claim, () => journal.saveTable(claim, table)),
    startMatch: async (claim, match, table) => {
      await watch(claim, () => journal.startMatch(claim, match, table));
      onWritten(claim.code, MATCH_BYTES);
    },
    append: async (claim, match, entry, result) => {
      await watch(claim, () => journal.append(claim, match, entry, result));
      if (result) onWritten(claim.code, Math.max(0, entry.n * ENTRY_BYTES - MATCH_BYTES));
    },
    table: (code) => looked(() => journal.table(code)),
    match: (id) => looked(() => journal.match(id)),
    entries: (match) => looked(() => journal.entries(match)),
    due: (...asked) => looked(() => journal.due(...asked)),
    counts: () => looked(() => journal.counts()),
    probe: () => journal.probe(),
    expiry: {
      matches: (...asked) => looked(() => expiry.matches(...asked)),
      tables: (...asked) => looked(() => expiry.tables(...asked)),
      forgot: (id) => looked(() => expiry.forgot(id)),
      size: () => looked(() => expiry.size()),
      forgetMatches: (ids) => written(() => expiry.forgetMatches(ids)),
      forgetTable: (code, epoch) => written(() => expiry.forgetTable(code, epoch)),
      clear: (most, before) => written(() => expiry.clear(most, before)),
      shrink: () => written(() => expiry.shrink()),
      compact: () => written(() => expiry.compact()),
    },
    close: () => journal.close(),
    ...(journal.broken && { broken: journal.broken }),
    ...(journal.backup && { backup: (file: string) => journal.backup!(file) }),
  };
}

/**
 * Only so many kinds of damage are logged: strangers who request one repeatedly cannot fill the
 * log.
 */
const MAX_TOLD = 200;

/** Reports each damaged record once. */
export function tellDamage(): Guard['onDamaged'] {
  const told = new Set<string>();
  return ({ message }) => {
    if (told.has(message) || told.size >= MAX_TOLD) return;
    told.add(message);
    log.error('journal.damaged', { problem: message, see: 'server/README.md' });
  };
}
