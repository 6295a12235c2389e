/** Waiting, and names for requests. */

import { useTable } from '../store/table.ts';

/** First pause before trying again, in milliseconds. */
export const RETRY_MS = 400;
/** Longest pause: whoever waits is back a moment after the server. */
export const LONGEST_RETRY_MS = 1000;

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the table is connected, or will never be again. */
export function whenOpen(): Promise<void> {
  const settled = (): boolean => {
    const { connection } = useTable.getState();
    return connection === 'open' || connection === 'closed' || connection === 'idle';
  };
  if (settled()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useTable.subscribe(() => {
      if (!settled()) return;
      stop();
      resolve();
    });
  });
}

/** A random id; pages on a local network have no `crypto.randomUUID`. */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
