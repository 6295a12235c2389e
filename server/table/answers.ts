/** Answers to requests that never reach the table, or that fail on the way. */

import type { Client } from '../colyseus.ts';
import { ClaimLostError, StorageError } from '../journal/journal.ts';
import { log, tagOf } from '../log.ts';
import { excessOf } from '../protocol/bounds.ts';
import type { Reply, RequestError } from '../protocol/messages.ts';

/** Carries a message out and answers it. */
export type Handle = (from: Client, message: unknown) => Promise<Reply>;

/** The table's work for it, when its turn comes. */
export type Work = () => Promise<Reply | RequestError>;

export const fail = (error: RequestError): Reply => ({ ok: false, error });

/** Measures each message before any other code reads it. */
export function measured(handle: Handle): Handle {
  return async (from, message) => (excessOf(message) ? fail('malformed') : handle(from, message));
}

/** The answer to a request that threw `error`; logs the error. */
export function faultOf(error: unknown, code: string): RequestError {
  if (error instanceof ClaimLostError) return 'moved';
  const fault = error instanceof StorageError ? 'storage' : 'internal';
  log.error(`request.${fault}`, { table: tagOf(code) }, error);
  return fault;
}
