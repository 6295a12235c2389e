/**
 * Wakes sleeping tables whose deadline has come: the clocks of a match over days hold while nobody
 * is there. The journal keeps when each table must be awake, in order; one timer waits for the
 * first of them.
 */

import { type Clock, HOST_CLOCK, type Timer } from '../clock.ts';
import { alone, tellClaimed } from '../cluster/peers.ts';
import { matchMaker } from '../colyseus.ts';
import type { Cursor } from '../journal/expiry.ts';
import type { DueTable } from '../journal/journal.ts';
import { log, tagOf } from '../log.ts';
import { ROOM_NAME } from '../protocol/messages.ts';
import { TableRoom } from './room.ts';

/** Tables that are woken at a time, and the pause before the next ones, in milliseconds. */
const AT_A_TIME = 20;
const PAUSE_MS = 2000;
/** Rows that are read at a time. */
const PAGE = 50;
/** When a table is looked at again that was awake, or could not be woken, in milliseconds. */
const AGAIN_MS = 60_000;
/** Longest wait in milliseconds: Node's timers end at 2^31, and other processes write, too. */
const LONGEST_MS = 600_000;

export interface WakerOptions {
  readonly due: (after: Cursor, most: number) => Promise<readonly DueTable[]>;
  readonly isAwake: (code: string) => Promise<boolean>;
  /** Opens the table's room from the journal. */
  readonly wake: (code: string) => Promise<unknown>;
  readonly clock?: Clock;
}

export class Waker {
  private readonly options: WakerOptions;
  private readonly clock: Clock;
  private timer: Timer | null = null;
  /** When the timer fires, epoch milliseconds. */
  private at = Number.POSITIVE_INFINITY;
  private running: Promise<void> | null = null;
  private begun = false;
  private closed = false;

  constructor(options: WakerOptions) {
    this.options = options;
    this.clock = options.clock ?? HOST_CLOCK;
  }

  /** Looks for tables whose deadline came while no server ran. */
  begin(): void {
    this.begun = true;
    this.wait(0);
  }

  /** A table has stored that it must be awake at `at`, epoch milliseconds. */
  note(at: number): void {
    // Now it is awake: it is looked at later, if it has fallen asleep by then.
    const least = Math.max(at, this.clock.now() + PAUSE_MS);
    if (this.begun && !this.running && least < this.at) this.wait(least - this.clock.now());
  }

  /** Waits for the table that is being woken. */
  async close(): Promise<void> {
    this.closed = true;
    this.clock.clear(this.timer);
    await this.running;
  }

  private wait(ms: number): void {
    this.clock.clear(this.timer);
    if (this.closed) return;
    const wait = Math.min(ms, LONGEST_MS);
    this.at = this.clock.now() + wait;
    this.timer = this.clock.setTimeout(() => {
      this.running = this.round()
        .catch((error) => {
          log.error('table.unwoken', {}, error);
          return this.clock.now() + AGAIN_MS;
        })
        .then((next) => {
          this.running = null;
          this.wait(Math.max(0, next - this.clock.now()));
        });
    }, wait);
    this.timer.unref();
  }

  /**
   * @returns when the next round is due, epoch milliseconds: the machine may have slept during this
   *   one
   */
  private async round(): Promise<number> {
    const now = this.clock.now();
    let woken = 0;
    let isLate = false;
    for (let after: Cursor = { at: 0, key: '' }; ; ) {
      const page = await this.options.due(after, PAGE);
      for (const { code, at } of page) {
        if (at > now) return isLate ? Math.min(now + AGAIN_MS, at) : Math.max(now + PAUSE_MS, at);
        isLate = true;
        if (!this.closed && (await this.wake(code))) woken++;
        if (this.closed || woken === AT_A_TIME) return this.clock.now() + PAUSE_MS;
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) return now + (isLate ? AGAIN_MS : LONGEST_MS);
      after = { at: last.at, key: last.code };
    }
  }

  /** @returns whether it was asleep and is awake now */
  private async wake(code: string): Promise<boolean> {
    try {
      if (await this.options.isAwake(code)) return false;
      await this.options.wake(code);
      return true;
    } catch (error) {
      log.error('table.unwoken', { table: tagOf(code) }, error);
      return false;
    }
  }
}

/** Rooms that this process is opening. */
const opening = new Map<string, Promise<{ readonly roomId: string }>>();

/**
 * Opens a sleeping table's room in this process, once for all who ask meanwhile: a table with two
 * rooms would lose one of them.
 */
export function recoverRoom(code: string): Promise<{ readonly roomId: string }> {
  const known = opening.get(code);
  if (known) return known;
  if (matchMaker.getLocalRoomById(code)) return Promise.resolve({ roomId: code });
  const fresh = matchMaker
    .createRoom(ROOM_NAME, { recover: code })
    .finally(() => opening.delete(code));
  opening.set(code, fresh);
  return fresh;
}

/**
 * Opens a sleeping table's room.
 * @param shared several processes serve tables
 */
export async function wakeRoom(code: string, shared: boolean): Promise<void> {
  const recover = () => recoverRoom(code);
  await (shared ? alone(code, recover) : recover());
  const room = shared ? matchMaker.getLocalRoomById(code) : undefined;
  if (room instanceof TableRoom) tellClaimed(room.claim);
}
