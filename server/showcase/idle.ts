/** Who gives no sign of life: owes a decision, or is away, and has done nothing for too long. */

import type { Seats } from '../table/seats.ts';

/** What is looked at. */
export interface Watched {
  readonly seats: Seats;
  /** Seats that owe a decision, as a bit mask. */
  readonly deciders: number;
  /** When each person last did something, epoch milliseconds. */
  readonly heardAt: ReadonlyMap<number, number>;
}

interface Watch {
  /** Hash of the owner's token: another owner begins anew. */
  readonly owner: string;
  /** Since when nothing has come from somebody who should do something; 0 = nothing is expected. */
  since: number;
}

export class Idle {
  private readonly watches = new Map<number, Watch>();

  /**
   * Looks at the table once. Somebody who waits for the others and is there is never idle.
   * @param ms after which a seat counts as idle
   * @returns seats that have been idle for so long
   */
  look({ seats, deciders, heardAt }: Watched, now: number, ms: number): number[] {
    return seats.chairs.flatMap((chair, seat) => {
      if (chair.token === '') {
        this.watches.delete(seat);
        return [];
      }
      const known = this.watches.get(seat);
      const watch = known?.owner === chair.token ? known : { owner: chair.token, since: 0 };
      this.watches.set(seat, watch);
      const expected = chair.session === null || ((deciders >> seat) & 1) === 1;
      if (!expected) watch.since = 0;
      else if (watch.since === 0) watch.since = now;
      else watch.since = Math.max(watch.since, heardAt.get(seat) ?? 0);
      return expected && now - watch.since >= ms ? [seat] : [];
    });
  }

  /** The table stands still: nobody is expected to do anything. */
  forget(): void {
    this.watches.clear();
  }
}
