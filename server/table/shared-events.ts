/** Packs an events message once for all the viewers that get the same one, as most do. */

import { type Client, getMessageBytes, Protocol } from '../colyseus.ts';
import type { EventsMessage } from '../protocol/messages.ts';
import { terse } from '../protocol/terse.ts';

export class SharedEvents {
  private readonly words: readonly string[];
  private last: EventsMessage | null = null;
  private bytes: Buffer = Buffer.alloc(0);

  /** @param words `game.eventWords` */
  constructor(words: readonly string[]) {
    this.words = words;
  }

  send(client: Client, message: EventsMessage): void {
    if (!this.last || !isSame(this.last, message)) {
      const form = terse(this.words, message);
      this.bytes = getMessageBytes.raw(Protocol.ROOM_DATA, 'events', form);
      this.last = message;
    }
    client.enqueueRaw(this.bytes);
  }
}

/** Whether both are equal: the very same events, and all else alike. */
function isSame(one: EventsMessage, other: EventsMessage): boolean {
  const names = Object.keys(one) as (keyof EventsMessage)[];
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => (name === 'events' ? sameEvents(one, other) : one[name] === other[name]))
  );
}

function sameEvents({ events: one }: EventsMessage, { events: other }: EventsMessage): boolean {
  return one.length === other.length && one.every((event, k) => event === other[k]);
}
