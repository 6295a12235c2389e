/** Limits on the resources that one address and one connection may use. */

import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import { isIP } from 'node:net';
import { HOST_CLOCK } from '../clock.ts';

const MINUTE_MS = 60_000;

/**
 * Requests that never end are ended, so that a client that sends a byte a minute blocks nothing.
 */
export const HTTP_LIMITS: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

/**
 * Data that may wait for a client that does not read, in bytes: some hundred actions of a table.
 */
const MAX_WAITING = 1024 * 1024;
const LOOK_MS = 5000;

/** How often each address may do something within a minute. */
export class PerMinute {
  private readonly most: number;
  private readonly now: () => number;
  private readonly counts = new Map<string, number>();
  private minute = 0;

  constructor(most: number, now = HOST_CLOCK.now) {
    this.most = most;
    this.now = now;
  }

  /**
   * Counts one more action, or its cost.
   * @returns whether it was still allowed
   */
  take(address: string, cost = 1): boolean {
    const count = this.count(address) + cost;
    this.counts.set(address, count);
    return count <= this.most;
  }

  /** Takes a count back that turned out not to apply. */
  giveBack(address: string): void {
    const count = this.count(address);
    if (count > 0) this.counts.set(address, count - 1);
  }

  private count(address: string): number {
    const minute = Math.floor(this.now() / MINUTE_MS);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    return this.counts.get(address) ?? 0;
  }
}

/**
 * The address that a request comes from. Each reverse proxy appends the address that it was asked
 * from to `X-Forwarded-For`; every entry before those of our own proxies may be forged.
 * @param proxies how many reverse proxies of ours pass requests on; without any the header is not
 * read
 */
export function addressOf(req: IncomingMessage, proxies: number): string | undefined {
  const direct = req.socket.remoteAddress;
  if (proxies === 0) return direct;
  const passed = String(req.headers['x-forwarded-for'] ?? '').split(',');
  const given = passed.at(-proxies)?.trim() ?? '';
  return isIP(given) ? given : direct;
}

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether the request comes from a program on this machine. A request through a reverse proxy comes
 * from elsewhere; behind such proxies no request is surely local, because a proxy may name no
 * address.
 * @param proxies how many reverse proxies of ours pass requests on
 */
export function isLocal(req: IncomingMessage, proxies: number): boolean {
  const passedOn = req.headers['x-forwarded-for'] ?? req.headers.forwarded;
  return proxies === 0 && passedOn === undefined && LOCAL.has(req.socket.remoteAddress ?? '');
}

/**
 * The sender that requests are counted by: an IPv4 address, or the 64 leading bits of an IPv6 one,
 * because the owner of one such address owns them all.
 */
export function senderOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':');
}

interface Waiting {
  readonly bufferedAmount: number;
  terminate(): void;
}

/**
 * Ends the connections of clients that do not read their messages, as long as `http` is open.
 * @param transport of Colyseus, which does not expose its sockets
 */
export function dropSlowReaders(http: Server, transport: object): void {
  const { clients } = (transport as { wss: { clients: Iterable<Waiting> } }).wss;
  const timer = setInterval(() => {
    for (const socket of clients) if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
  }, LOOK_MS);
  timer.unref();
  http.once('close', () => clearInterval(timer));
}
