/**
 * A journal whose failures can be told apart. A lost claim is told at once: whoever has the table here
 * must let it go, whichever of its writes found out. Everything else that the database or its disk
 * refuses is a `StorageError`, so that no other fault of the server passes for one of the journal's.
 */

import { metrics } from '../metrics.ts';
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

/** @param onLost called once for each write that finds its claim lost, before it is rejected */
export function guarded(journal: Journal, onLost: (claim: Claim, why: string) => void): Journal {
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
    startMatch: (claim, ...match) => watch(claim, () => journal.startMatch(claim, ...match)),
    append: (claim, ...entry) =>
      watch(claim, () => metrics.appends.time(journal.append(claim, ...entry))),
    table: (code) => named(() => journal.table(code)),
    match: (id) => named(() => journal.match(id)),
    entries: (match) => named(() => journal.entries(match)),
    counts: () => named(() => journal.counts()),
    close: () => journal.close(),
    ...(journal.backup && { backup: (file: string) => journal.backup!(file) }),
  };
}
