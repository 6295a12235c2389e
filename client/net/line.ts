/** What keeps an eye on a room's connection, and ends it where nothing comes through any more. */

import { Client, type Room } from 'colyseus.js';
import { Heartbeat, type Pace } from './heartbeat.ts';

/** The server at `address`; `given` ends the request that is on its way to it. */
export function clientOf(address: string, given?: AbortSignal): Client {
  const client = new Client(address);
  if (given) client.http.options.signal = given;
  return client;
}

/** Close code of the rooms' client: told to the page at once, not when the socket has ended. */
const SILENT = 4010;

/**
 * Asks the server again and again whether it is there. Where it is not, the room is left as if its
 * connection had broken: what was asked fails, and `onLeave` is told.
 */
export function attend(room: Room, pace?: Pace): Heartbeat {
  const ping = (answered: () => void): void => room.ping(answered);
  const end = (): void => {
    const { connection } = room;
    // What the line lets through later belongs to nobody.
    connection.events.onmessage = undefined;
    connection.close(SILENT);
  };
  const beat = new Heartbeat({ ping, end }, pace);
  room.onLeave(() => beat.stop());
  return beat;
}
