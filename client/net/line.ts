/** Monitors a room's connection, and ends it if no data comes through any more. */

import { Client, type Room } from 'colyseus.js';
import { Heartbeat, type Pace } from './heartbeat.ts';

/** The server at `address`; `given` aborts the pending request to it. */
export function clientOf(address: string, given?: AbortSignal): Client {
  const client = new Client(address);
  if (given) client.http.options.signal = given;
  return client;
}

/** Close code of the rooms' client: reported to the page at once, not when the socket has ended. */
const SILENT = 4010;

/**
 * Pings the server repeatedly. If it does not answer, the room is left as if its connection had
 * broken: pending requests fail, and `onLeave` is called.
 */
export function attend(room: Room, pace?: Pace): Heartbeat {
  const ping = (answered: () => void): void => room.ping(answered);
  const end = (): void => {
    const { connection } = room;
    // Later messages of the line have no receiver.
    connection.events.onmessage = undefined;
    connection.close(SILENT);
  };
  const beat = new Heartbeat({ ping, end }, pace);
  room.onLeave(() => beat.stop());
  return beat;
}
