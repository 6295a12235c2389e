/** How requests are answered that never get as far as the table, or that failed on the way. */

import type { Client } from '../colyseus.ts';
import { ClaimLostError, StorageError } from '../journal/journal.ts';
import { log, tagOf } from '../log.ts';
import { excessOf } from '../protocol/bounds.ts';
import type { Reply, RequestError } from '../protocol/messages.ts';

/** Carries a message out and answers it. */
export type Handle = (from: Client, message: unknown) => Promise<Reply>;

/** What the table does about it, in its turn. */
export type Work = () => Promise<Reply | RequestError>;

export const fail = (error: RequestError): Reply => ({ ok: false, error });

/** Lets nobody look into a message before it has been measured. */
export function measured(handle: Handle): Handle {
  return async (from, message) => (excessOf(message) ? fail('malformed') : handle(from, message));
}

/** What somebody is told whose request threw `error`, which goes into the log. */
export function faultOf(error: unknown, code: string): RequestError {
  if (error instanceof ClaimLostError) return 'moved';
  const fault = error instanceof StorageError ? 'storage' : 'internal';
  log.error(`request.${fault}`, { table: tagOf(code) }, error);
  return fault;
}
