/** Hands one message to a push service. Whatever that answers, or doesn't, ends after a while. */

import { request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import type { Clock } from '../../clock.ts';
import { encrypted, type ReaderKeys, type ServerKeys } from './encrypt.ts';
import { ClosedAddressError, publicLookup } from './endpoint.ts';

/** How long a service may take to answer, in milliseconds. */
const ANSWER_MS = 10_000;
/** The longest pause that a service may ask for, in milliseconds. */
const MAX_PAUSE_MS = 6 * 3_600_000;

/** An address with the keys of its browser. */
export interface Subscription extends ReaderKeys {
  readonly endpoint: string;
}

/**
 * What became of a message: taken; the subscription is over; to be tried again, perhaps after a
 * pause that the service asks for; or refused for good.
 */
export type Handed =
  | { readonly end: 'sent' | 'gone' | 'refused' }
  | { readonly end: 'again'; readonly after: number };

export interface Sending {
  readonly text: string;
  /** Messages of one topic replace each other while the device is out of reach. */
  readonly topic: string;
  /** How long the service keeps it for such a device, in seconds. */
  readonly keep: number;
  readonly urgency: 'high' | 'normal' | 'low';
}

export interface Way {
  readonly keys: ServerKeys;
  readonly clock: Clock;
  /** Also to addresses on this machine: for tests. */
  readonly anywhere: boolean;
}

const again = (after = 0): Handed => ({ end: 'again', after });

/** Sends a message; never throws. */
export async function sendPush(
  to: Subscription,
  { text, topic, keep, urgency }: Sending,
  { keys, clock, anywhere }: Way,
): Promise<Handed> {
  let body: Buffer;
  let authorization: string;
  try {
    body = encrypted(text, to);
    authorization = keys.authorization(to.endpoint, clock.now());
  } catch {
    return { end: 'refused' };
  }
  const headers = {
    Authorization: authorization,
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    'Content-Length': body.length,
    TTL: String(keep),
    Topic: topic,
    Urgency: urgency,
  };
  const plain = to.endpoint.startsWith('http:');
  const options = { method: 'POST', headers, agent: false as const };
  const secured = { ...options, ...(!anywhere && { lookup: publicLookup }) };
  return new Promise<Handed>((resolve) => {
    const ask = plain ? askPlain(to.endpoint, options) : askSecure(to.endpoint, secured as object);
    const end = (handed: Handed): void => {
      clock.clear(timer);
      resolve(handed);
      ask.destroy();
    };
    const timer = clock.setTimeout(() => end(again()), ANSWER_MS);
    timer.unref();
    ask.on('response', (response) => {
      const pause = Number(response.headers['retry-after'] ?? 0) * 1000;
      // Its words are nobody's here.
      response.on('error', () => undefined);
      end(handedBy(response.statusCode ?? 0, Number.isFinite(pause) ? pause : 0));
    });
    ask.on('error', (error) => {
      end(error instanceof ClosedAddressError ? { end: 'refused' } : again());
    });
    ask.end(body);
  });
}

/** What a status of a push service means (RFC 8030). Pure. */
export function handedBy(status: number, pause: number): Handed {
  if (status >= 200 && status < 300) return { end: 'sent' };
  if (status === 404 || status === 410) return { end: 'gone' };
  if (status === 429 || status >= 500) return again(Math.min(Math.max(0, pause), MAX_PAUSE_MS));
  return { end: 'refused' };
}
