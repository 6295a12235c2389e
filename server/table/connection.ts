/** What a connection is at its table, kept also through a reconnection. */

import { type Client, ServerError } from '../colyseus.ts';
import { log } from '../log.ts';
import type { JoinMessage } from '../protocol/schemas.ts';
import { browserHash, hashToken } from './seats.ts';
import type { Who } from './witnesses.ts';

export interface Connection {
  /** Proves a seat, or the table's big screen; or did once. */
  readonly token?: string | undefined;
  /** Its browser's id as this table knows it, '' if it did not say. */
  readonly browser?: string;
  readonly name?: string | undefined;
  readonly color?: string | undefined;
  /** Sees all hands with a delay, and nothing as it happens. */
  readonly caster?: true;
}

export const connectionOf = (client: Client): Connection => (client.userData ?? {}) as Connection;

/** What a connection to the table `code` has told about itself. */
export function newConnection(
  code: string,
  { token, name, color, browser }: JoinMessage,
): Connection {
  return { token, name, color, browser: browserHash(code, browser) };
}

export function whoIs(client: Client): Who {
  const { token, browser = '' } = connectionOf(client);
  return { token: token === undefined ? '' : hashToken(token), browser };
}

/** Colyseus' own lists of places that are taken and not yet filled. */
interface Places {
  readonly _reservedSeats: object;
  readonly _reconnections: object;
}

/** Whether somebody has asked for a place in `room` and is on the way. */
export function isExpecting(room: object): boolean {
  const { _reservedSeats, _reconnections } = room as Places;
  // Places that are kept for who was here and lost the connection do not count.
  return Object.keys(_reservedSeats).length > Object.keys(_reconnections).length;
}

/** The journal did not take the new guest. */
export function refuse(error: unknown): never {
  log.error('guest.unseated', {}, error);
  throw new ServerError(503, 'The seat couldn’t be saved, so you don’t have it. Try again.');
}
