/**
 * Finds idle seats: their person owes a decision, or is away, and has done nothing for too long.
 */

import type { TableLimit } from '../protocol/messages.ts';
import type { Seats } from '../table/seats.ts';

/** The state that is examined. */
export interface Watched {
  readonly seats: Seats;
  /** Seats that owe a decision, as a bit mask. */
  readonly deciders: number;
  /** When each person last did something, epoch milliseconds. */
  readonly heardAt: ReadonlyMap<number, number>;
}

interface Watch {
  /** Hash of the owner's token: for another owner the time starts again. */
  readonly owner: string;
  /** Since when an expected action has been missing; 0 = none is expected. */
  since: number;
  /** How often the person has asked for more time for this decision. */
  prolonged: number;
}

/** How often a reading person may get the same time again. */
const MOST_MORE = 2;

export class Idle {
  private readonly watches = new Map<number, Watch>();
  /** Public deadlines: persons who are present and owe an action, and until when. */
  limits: readonly TableLimit[] = [];
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /**
   * Examines the table once. A person who is present and waits for the others is never idle.
   * @param ms after which a seat counts as idle
   * @returns seats that have been idle for so long
   */
  look(watched: Watched, now: number, ms: number): number[] {
    const idle = this.idleOf(watched, now, ms);
    this.limits = [...this.watches].flatMap(([seat, { since, prolonged }]): TableLimit[] => {
      if (since === 0 || watched.seats.chairs[seat]?.session === null) return [];
      const more = MOST_MORE - prolonged;
      return [{ deadline: since + ms, seats: 1 << seat, kind: 'idle', by: seat, more }];
    });
    return idle;
  }

  /**
   * The person of `seat` is reading: the time begins anew.
   * @returns null if none runs
   */
  more(seat: number): boolean | null {
    const watch = this.watches.get(seat);
    if (!watch || watch.since === 0) return null;
    if (watch.prolonged >= MOST_MORE) return false;
    watch.prolonged++;
    watch.since = this.now();
    return true;
  }

  private idleOf({ seats, deciders, heardAt }: Watched, now: number, ms: number): number[] {
    return seats.chairs.flatMap((chair, seat) => {
      if (chair.token === '') {
        this.watches.delete(seat);
        return [];
      }
      const known = this.watches.get(seat);
      const watch =
        known?.owner === chair.token ? known : { owner: chair.token, since: 0, prolonged: 0 };
      this.watches.set(seat, watch);
      const expected = chair.session === null || ((deciders >> seat) & 1) === 1;
      const heard = heardAt.get(seat) ?? 0;
      if (!expected || heard > watch.since) watch.prolonged = 0;
      if (!expected) watch.since = 0;
      else if (watch.since === 0) watch.since = now;
      else watch.since = Math.max(watch.since, heard);
      return expected && now - watch.since >= ms ? [seat] : [];
    });
  }

  /** The table is halted: nobody owes anything. */
  forget(): void {
    this.watches.clear();
    this.limits = [];
  }
}
