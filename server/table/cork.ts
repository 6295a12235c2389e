/** Sends several messages to the same people as one write to each socket. */

import type { Client } from '../colyseus.ts';

interface Corkable {
  cork(): void;
  uncork(): void;
}

/** The socket under a connection; none for a test's stand-in. */
function socketOf(client: Client): Corkable | undefined {
  return (client.ref as { _socket?: Corkable | null } | undefined)?._socket ?? undefined;
}

/**
 * Joins all data that `tell` sends to `clients`, and further messages to them in the same turn of
 * the event loop (mostly the sender's answer), into one piece: one system call each, not four.
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
