/** Several messages to the same people as one write to each socket. */

import type { Client } from '../colyseus.ts';

interface Corkable {
  cork(): void;
  uncork(): void;
}

/** The socket under a connection; none where a test stands in for it. */
function socketOf(client: Client): Corkable | undefined {
  return (client.ref as { _socket?: Corkable | null } | undefined)?._socket ?? undefined;
}

/**
 * Whatever `tell` sends to `clients`, and what they are sent before the running turn of the event
 * loop is over (the sender's answer, mostly), leaves in one piece: a system call each, not four.
 */
export function corked(clients: readonly Client[], tell: () => void): void {
  const sockets = clients.map(socketOf);
  for (const socket of sockets) socket?.cork();
  try {
    tell();
  } finally {
    process.nextTick(() => {
      for (const socket of sockets) socket?.uncork();
    });
  }
}
