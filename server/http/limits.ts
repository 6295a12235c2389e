/** What one address and one connection may take up. */

import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import { isIP } from 'node:net';
import { HOST_CLOCK } from '../clock.ts';

const MINUTE_MS = 60_000;

/** Requests that never end are ended: whoever sends a byte a minute holds nothing up. */
export const HTTP_LIMITS: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

/** What may wait for a reader who does not read, in bytes: some hundred actions of a table. */
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

  /** Counts one more, or as many as it costs. @returns whether that was still allowed */
  take(address: string, cost = 1): boolean {
    const count = this.count(address) + cost;
    this.counts.set(address, count);
    return count <= this.most;
  }

  /** What was counted turned out not to count. */
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
 * The address that a request comes from. Each reverse proxy writes the address that it was asked from
 * at the end of `X-Forwarded-For`; whatever stands before what our own proxies wrote is the guest's
 * invention.
 * @param proxies how many reverse proxies of ours pass requests on; without any the header is not read
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
 * Whether a program on this machine asks. What a reverse proxy passes on comes from elsewhere; where
 * there are such proxies nothing is sure to be from here, for one of them may name nobody.
 * @param proxies how many reverse proxies of ours pass requests on
 */
export function isLocal(req: IncomingMessage, proxies: number): boolean {
  const passedOn = req.headers['x-forwarded-for'] ?? req.headers.forwarded;
  return proxies === 0 && passedOn === undefined && LOCAL.has(req.socket.remoteAddress ?? '');
}

/**
 * Who is counted as one sender: an IPv4 address, or the 64 leading bits of an IPv6 one, for whoever
 * has one such address has all of them.
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
 * Ends the connections of those who take nothing of what is sent to them, as long as `http` is open.
 * @param transport of Colyseus, which keeps its sockets to itself
 */
export function dropSlowReaders(http: Server, transport: object): void {
  const { clients } = (transport as { wss: { clients: Iterable<Waiting> } }).wss;
  const timer = setInterval(() => {
    for (const socket of clients) if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
  }, LOOK_MS);
  timer.unref();
  http.once('close', () => clearInterval(timer));
}
