/** The amount of data that one address may have read from the journal or counted. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { addressOf, PerMinute, senderOf } from './limits.ts';
import { send } from './matchmake.ts';

/** Requests that cost more than serving a file, and how many readings each counts as. */
const COSTS: readonly (readonly [RegExp, number])[] = [
  [/^\/(health|metrics|tables|open|showcase\/(state|open))$/, 1],
  [/^\/(events|event\/[^/]*\/state)$/, 1],
  [/^\/me\/nonce$/, 1],
  [/^\/(me\/ask|log\/.*)$/, 5],
  [/^\/keep$/, 100],
];

export class Reads {
  private readonly config: Pick<Config, 'proxies'>;
  private readonly counts: PerMinute;

  constructor(config: Pick<Config, 'readsPerMinute' | 'proxies'>, now?: () => number) {
    this.config = config;
    this.counts = new PerMinute(config.readsPerMinute, now);
  }

  /** Whether this address may make one more reading, which then counts. */
  mayRead(req: IncomingMessage): boolean {
    return this.counts.take(senderOf(addressOf(req, this.config.proxies)), 1);
  }

  /**
   * Answers an address that has asked too often.
   * @returns whether it had
   */
  refused(req: IncomingMessage, res: ServerResponse, path: string): boolean {
    const cost = COSTS.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
    if (cost === 0) return false;
    const sender = senderOf(addressOf(req, this.config.proxies));
    if (this.counts.take(sender, cost)) return false;
    res.setHeader('Retry-After', '60');
    const error = 'Too many requests from this address. Try again in a minute.';
    send(res, 429, { code: 429, error });
    return true;
  }
}
