/** Waiting, and names for requests. */

import { type TableStore, useTable } from '../store/table.ts';

/** First pause before trying again, in milliseconds. */
export const RETRY_MS = 400;
/** Longest pause: a waiting page reconnects a moment after the server's return. */
export const LONGEST_RETRY_MS = 1000;

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the table has the awaited state. */
export function until(met: (table: TableStore) => boolean): Promise<void> {
  if (met(useTable.getState())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useTable.subscribe((table) => {
      if (!met(table)) return;
      stop();
      resolve();
    });
  });
}

/** Resolves when the table is connected, or will never be again. */
export const whenOpen = (): Promise<void> =>
  until(({ connection }) => /^(open|closed|idle)$/.test(connection));

/** A random id; pages on a local network have no `crypto.randomUUID`. */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
