/** How often each may do something that everybody is told of: a bucket that fills again. */

import { HOST_CLOCK } from '../clock.ts';

/** @typeParam K whom it counts for: a seat, a connection */
export class Rate<K = number> {
  private readonly most: number;
  private readonly refillMs: number;
  private readonly now: () => number;
  private readonly left = new Map<K, { count: number; at: number }>();

  /** @param most at once @param refillMs until one more is allowed */
  constructor(most: number, refillMs: number, now = HOST_CLOCK.now) {
    this.now = now;
    this.most = most;
    this.refillMs = refillMs;
  }

  /** @returns whether `who` may now; that counts as done */
  take(who: K, now = this.now()): boolean {
    const { count, at } = this.left.get(who) ?? { count: this.most, at: now };
    const full = Math.min(this.most, count + (now - at) / this.refillMs);
    const may = full >= 1;
    this.left.set(who, { count: may ? full - 1 : full, at: now });
    return may;
  }

  /** `who` is gone. */
  forget(who: K): void {
    this.left.delete(who);
  }
}
