/**
 * Limits how often each sender may do things that everybody is notified of: a bucket that refills.
 */

import { HOST_CLOCK } from '../clock.ts';

/** @typeParam K the sender that is counted: a seat, a connection */
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

  /** @returns whether `who` may act now; a yes counts as an action */
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
