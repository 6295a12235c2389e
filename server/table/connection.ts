/** A connection's role at its table, kept also through a reconnection. */

import { type Client, ServerError } from '../colyseus.ts';
import { log } from '../log.ts';
import type { JoinMessage } from '../protocol/schemas.ts';
import { browserHash, hashToken } from './seats.ts';
import type { Who } from './witnesses.ts';

export interface Connection {
  /** Proves a seat, or the table's big screen; may be outdated. */
  readonly token?: string | undefined;
  /** The table's id of its browser, '' if it did not say. */
  readonly browser?: string;
  readonly name?: string | undefined;
  readonly color?: string | undefined;
  /** Sees all hands with a delay, and no events as they happen. */
  readonly caster?: true;
}

export const connectionOf = (client: Client): Connection => (client.userData ?? {}) as Connection;

/** The role of a new connection to the table `code`, from its own data. */
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

/** Colyseus' own lists of reserved places that nobody has taken yet. */
interface Places {
  readonly _reservedSeats: object;
  readonly _reconnections: object;
}

/** Whether somebody has asked for a place in `room` and is on the way. */
export function isExpecting(room: object): boolean {
  const { _reservedSeats, _reconnections } = room as Places;
  // Places reserved for people who have lost their connection do not count.
  return Object.keys(_reservedSeats).length > Object.keys(_reconnections).length;
}

/** The journal did not store the new guest. */
export function refuse(error: unknown): never {
  log.error('guest.unseated', {}, error);
  throw new ServerError(503, 'The seat couldn’t be saved, so you don’t have it. Try again.');
}
