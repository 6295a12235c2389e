/**
 * Admission of WebSockets: which requests may open one, and the number of connections that one
 * address may keep open at the same time.
 */

import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../config.ts';
import type { Door, Refusal } from './door.ts';
import { addressOf, senderOf } from './limits.ts';

type Upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => void;

export const TOO_MANY_SOCKETS =
  'Too many connections from this address. Close one of this server’s pages and try again.';

/** The sender behind each accepted connection. */
const senders = new WeakMap<object, string>();

/** The sender behind a WebSocket of the transport (`senderOf`); '' once it is over. */
export function senderBehind(socket: unknown): string {
  const { _socket: below } = (socket ?? {}) as { readonly _socket?: object | null };
  return (below && senders.get(below)) ?? '';
}

/** Answers an upgrade that is refused, and ends its connection. */
function sendRefusal(socket: Duplex, { status, error }: Refusal): void {
  const answer = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(error)}`,
    'Connection: close',
    '',
    error,
  ];
  socket.on('error', () => socket.destroy());
  // The other side may never close the connection.
  socket.end(answer.join('\r\n'), () => socket.destroy());
}

export class Sockets {
  private readonly most: number;
  private readonly open = new Map<string, number>();

  /**
   * Puts itself before the present listeners for upgrades of `http`.
   * @param config limits, and how many reverse proxies of ours pass requests on
   * @param door refuses upgrades that the transport must not see: it trusts its input
   */
  constructor(http: Server, config: Pick<Config, 'maxSockets' | 'proxies'>, door: Door) {
    const { maxSockets, proxies } = config;
    this.most = maxSockets;
    const upgrades = http.listeners('upgrade') as Upgrade[];
    http.removeAllListeners('upgrade');
    http.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
      const sender = senderOf(addressOf(req, proxies));
      const full: Refusal = { status: 429, error: TOO_MANY_SOCKETS };
      const refused = this.isFull(sender) ? full : door.refuseUpgrade(req);
      if (refused) return sendRefusal(socket, refused);
      this.count(sender, 1);
      senders.set(socket, sender);
      socket.once('close', () => this.count(sender, -1));
      for (const upgrade of upgrades) upgrade(req, socket, head);
    });
  }

  /** Whether the sender (`senderOf`) has as many as it may have. */
  isFull(sender: string): boolean {
    return (this.open.get(sender) ?? 0) >= this.most;
  }

  private count(sender: string, by: 1 | -1): void {
    const count = (this.open.get(sender) ?? 0) + by;
    if (count > 0) this.open.set(sender, count);
    else this.open.delete(sender);
  }
}
