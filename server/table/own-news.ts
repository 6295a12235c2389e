/**
 * Which seat's private knowledge is news to its connection. Most actions of others change nothing
 * of it: then its message is left out, and what was told last stands for the new position, too.
 */

import type { Client } from '../colyseus.ts';
import type { PrivateMessage } from '../protocol/messages.ts';
import { isSame } from './same.ts';

/** After so many steps it is told anew even so: the message also sets the client's clock. */
const ANEW_STEPS = 32;

export class OwnNews {
  private readonly told = new WeakMap<Client, PrivateMessage>();

  /** The connection is sent `message`. */
  note(client: Client, message: PrivateMessage): void {
    this.told.set(client, message);
  }

  /** It may have another seat from now on. */
  forget(client: Client): void {
    this.told.delete(client);
  }

  /**
   * Whether the connection must be sent `message`; if so, it counts as sent.
   * @param begins a match begins with it: numbers of positions start again
   */
  take(client: Client, message: PrivateMessage, begins: boolean): boolean {
    const last = this.told.get(client);
    const stands = last && !begins && message.seq - last.seq < ANEW_STEPS && isAlike(last, message);
    if (!stands) this.told.set(client, message);
    return !stands;
  }
}

/** Whether both say the same, apart from the number of the position and the time. */
const isAlike = (one: PrivateMessage, other: PrivateMessage): boolean =>
  one.decision === other.decision &&
  one.undoable === other.undoable &&
  isSame(one.undoTo, other.undoTo) &&
  isSame(one.you, other.you) &&
  isSame(one.days, other.days);
