/**
 * A journal whose failures can be told apart, and that tells how much is written for whom. A lost
 * claim is told at once: whoever has the table here must let it go, whichever of its writes found
 * out. Everything else that the database or its disk refuses is a `StorageError`, so that no other
 * fault of the server passes for one of the journal's.
 */

import { type Claim, ClaimLostError, type Journal, StorageError } from './journal.ts';

/** @throws ClaimLostError; StorageError for whatever else goes wrong */
async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ClaimLostError || error instanceof StorageError) throw error;
    throw new StorageError(error);
  }
}

/**
 * What is counted for a match when it begins, in bytes: nothing that happens in it may move the count
 * before its end, or secret commands could be counted. What it takes up beyond that comes then.
 */
const MATCH_BYTES = 100_000;
/** What an entry takes up, in bytes. */
const ENTRY_BYTES = 250;

/**
 * @param onLost called once for each write that finds its claim lost, before it is rejected
 * @param onWritten told about how many bytes more than before are kept for a table
 */
export function guarded(
  journal: Journal,
  onLost: (claim: Claim, why: string) => void,
  onWritten: (code: string, bytes: number) => void = () => undefined,
): Journal {
  const watch = async (claim: Claim, write: () => Promise<void>): Promise<void> => {
    try {
      await named(write);
    } catch (error) {
      if (error instanceof ClaimLostError) onLost(claim, error.message);
      throw error;
    }
  };
  return {
    open: (table) => named(() => journal.open(table)),
    claim: (code) => named(() => journal.claim(code)),
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
    table: (code) => named(() => journal.table(code)),
    match: (id) => named(() => journal.match(id)),
    entries: (match) => named(() => journal.entries(match)),
    counts: () => named(() => journal.counts()),
    expiry: journal.expiry,
    close: () => journal.close(),
    ...(journal.backup && { backup: (file: string) => journal.backup!(file) }),
  };
}
