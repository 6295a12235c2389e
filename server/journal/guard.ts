/**
 * A journal whose failures can be told apart, and that tells how much is written for whom. A lost
 * claim is told at once: whoever has the table here must let it go, whichever of its writes found out.
 * Everything else that the database or its disk refuses is a `StorageError`, so that no other fault of
 * the server passes for one of the journal's.
 */

import { log } from '../log.ts';
import {
  type Claim,
  ClaimLostError,
  DamagedRecordError,
  type Journal,
  StorageError,
} from './journal.ts';

/**
 * What is counted for a match when it begins, in bytes: nothing that happens in it may move the count
 * before its end, or secret commands could be counted. What it takes up beyond that comes then.
 */
const MATCH_BYTES = 100_000;
/** What an entry takes up, in bytes. */
const ENTRY_BYTES = 250;

/** Who is told what becomes of writes. */
export interface Guard {
  /** Called once for each write that finds its claim lost, before it is rejected. */
  readonly onLost: (claim: Claim, why: string) => void;
  /** Called for each write that was refused for another reason, before it is rejected. */
  readonly onRefused: (error: unknown) => void;
  /** Called for each read that the database or its disk refuses, before it is rejected. */
  readonly onUnreadable?: (error: unknown) => void;
  /** Called for whatever is read and found damaged, before it is rejected. */
  readonly onDamaged: (error: DamagedRecordError) => void;
  /** Told about how many bytes more than before are kept for a table. */
  readonly onWritten: (code: string, bytes: number) => void;
}

/** What the journal says by itself; anything else is a failure of what it is kept in. */
const NAMED = [ClaimLostError, DamagedRecordError, StorageError];

/** @throws ClaimLostError; DamagedRecordError; StorageError for whatever else goes wrong */
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

/** So many kinds of damage are told: strangers who ask for it again and again cannot fill the log. */
const MAX_TOLD = 200;

/** Tells of each damaged record once. */
export function tellDamage(): Guard['onDamaged'] {
  const told = new Set<string>();
  return ({ message }) => {
    if (told.has(message) || told.size >= MAX_TOLD) return;
    told.add(message);
    log.error('journal.damaged', { problem: message, see: 'server/README.md' });
  };
}
