/** How often each seat may do something that everybody is told of: a bucket that fills again. */

import { HOST_CLOCK } from '../clock.ts';

export class Rate {
  private readonly most: number;
  private readonly refillMs: number;
  private readonly now: () => number;
  private readonly left = new Map<number, { count: number; at: number }>();

  /** @param most at once @param refillMs until one more is allowed */
  constructor(most: number, refillMs: number, now = HOST_CLOCK.now) {
    this.now = now;
    this.most = most;
    this.refillMs = refillMs;
  }

  /** @returns whether `seat` may now; that counts as done */
  take(seat: number, now = this.now()): boolean {
    const { count, at } = this.left.get(seat) ?? { count: this.most, at: now };
    const full = Math.min(this.most, count + (now - at) / this.refillMs);
    const may = full >= 1;
    this.left.set(seat, { count: may ? full - 1 : full, at: now });
    return may;
  }
}
