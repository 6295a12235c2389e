/**
 * A journal that tells when a claim is lost. Whoever has the table here must let it go, whichever of
 * its writes found out.
 */

import { type Claim, ClaimLostError, type Journal } from './journal.ts';

/** @param onLost called once for each write that finds its claim lost, before it is rejected */
export function guarded(journal: Journal, onLost: (claim: Claim, why: string) => void): Journal {
  const watch = async (claim: Claim, write: Promise<void>): Promise<void> => {
    try {
      await write;
    } catch (error) {
      if (error instanceof ClaimLostError) onLost(claim, error.message);
      throw error;
    }
  };
  return {
    open: (table) => journal.open(table),
    claim: (code) => journal.claim(code),
    holds: (claim) => journal.holds(claim),
    saveTable: (claim, table) => watch(claim, journal.saveTable(claim, table)),
    startMatch: (claim, match, table) => watch(claim, journal.startMatch(claim, match, table)),
    append: (claim, ...entry) => watch(claim, journal.append(claim, ...entry)),
    table: (code) => journal.table(code),
    match: (id) => journal.match(id),
    entries: (match) => journal.entries(match),
    counts: () => journal.counts(),
    close: () => journal.close(),
    ...(journal.backup && { backup: (file: string) => journal.backup!(file) }),
  };
}
