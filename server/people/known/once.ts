/**
 * Things that may be used once and for a while: nonces, and codes for further devices. In several
 * processes they are in Redis, so that each knows those of all.
 */

import type { Clock } from '../../clock.ts';
import { matchMaker } from '../../colyseus.ts';
import { hashToken } from '../../table/seats.ts';

/** Things that one process keeps; beyond, the oldest ones go. */
const MOST = 20_000;
/** Redis' time runs by itself: it forgets a little later than the house's clock says. */
const AFTER_S = 5;

interface Kept {
  readonly value: string;
  readonly until: number;
}

export class OneTimes {
  private readonly kind: string;
  private readonly clock: Clock;
  private readonly shared: boolean;
  private readonly kept = new Map<string, Kept>();

  /** @param shared among several processes */
  constructor(kind: string, clock: Clock, shared: boolean) {
    this.kind = kind;
    this.clock = clock;
    this.shared = shared;
  }

  /** Keeps a value under a name for so long. @returns until when, epoch milliseconds */
  async put(name: string, value: string, ms: number): Promise<number> {
    const now = this.clock.now();
    const one = { value, until: now + ms };
    const key = this.keyOf(name);
    if (this.shared) {
      await matchMaker.presence.setex(key, JSON.stringify(one), Math.ceil(ms / 1000) + AFTER_S);
      return one.until;
    }
    for (const [old, { until }] of this.kept) {
      if (until > now && this.kept.size < MOST) break;
      this.kept.delete(old);
    }
    this.kept.set(key, one);
    return one.until;
  }

  /** Takes the value out: for one caller alone. @returns null if there is none; `late` if it is old */
  async take(name: string): Promise<Kept['value'] | 'late' | null> {
    const key = this.keyOf(name);
    const one = this.shared ? await this.takeShared(key) : this.kept.get(key);
    this.kept.delete(key);
    if (!one) return null;
    return one.until >= this.clock.now() ? one.value : 'late';
  }

  private async takeShared(key: string): Promise<Kept | null> {
    const { presence } = matchMaker;
    const text = (await presence.get(key)) as string | null;
    if (!text) return null;
    const first = (await presence.hincrbyex(`${key}:taken`, 'n', 1, 600)) === 1;
    await presence.del(key);
    return first ? (JSON.parse(text) as Kept) : null;
  }

  /** Hashed: a reader of Redis cannot use them. */
  private keyOf(name: string): string {
    return `laguna:${this.kind}:${hashToken(name)}`;
  }
}
