/**
 * The spectators of a table: their names when they talk, how often they may, and which of them ask
 * for a chair. Kept as long as they are present, and never written to disk.
 */

import { HOST_CLOCK } from '../clock.ts';
import type { AskingGuest, RequestError } from '../protocol/messages.ts';
import { distinctName } from '../protocol/names.ts';
import { Rate } from './rate.ts';

/** Guests who may be asking for a chair at the same time. */
export const MAX_ASKING = 8;
/** How long a guest whom the table has declined waits before asking again, in milliseconds. */
export const DECLINED_MS = 60_000;
/**
 * Lines that one spectator may send in a row, and the pause that earns one more, in milliseconds.
 */
const IN_A_ROW = 6;
const REFILL_MS = 2500;
/** The same for all spectators together: they must not drown out the players. */
const ALL_IN_A_ROW = 12;
const ALL_REFILL_MS = 1250;
/** How often one may ask for a chair and take it back. */
const ASKS_IN_A_ROW = 3;
const ASKS_REFILL_MS = 20_000;

/** A connection without a seat. */
export interface Watcher {
  readonly session: string;
  /** The name from its browser; '' for none. */
  readonly name: string;
  /** The table's id of its browser, '' if it did not say. */
  readonly browser: string;
}

interface Guest extends AskingGuest {
  readonly session: string;
}

export class Watchers {
  private guests: readonly Guest[] = [];
  private count = 0;
  /** By session: its name at this table. */
  private readonly names = new Map<string, string>();
  /** By browser, or by session if it did not say: when the table declined, epoch milliseconds. */
  private readonly declined = new Map<string, number>();
  private readonly talked: Rate<string>;
  private readonly talkedAll: Rate;
  private readonly asked: Rate<string>;
  private readonly now: () => number;

  constructor(now = HOST_CLOCK.now) {
    this.now = now;
    this.talked = new Rate(IN_A_ROW, REFILL_MS, now);
    this.talkedAll = new Rate(ALL_IN_A_ROW, ALL_REFILL_MS, now);
    this.asked = new Rate(ASKS_IN_A_ROW, ASKS_REFILL_MS, now);
  }

  /** The guests who ask for a chair, as everybody is shown them. */
  get asking(): AskingGuest[] {
    return this.guests.map(({ guest, name }) => ({ guest, name }));
  }

  /** The connection of a guest who asks, null if nobody asks by this number. */
  sessionOf(guest: number): string | null {
    return this.guests.find((one) => one.guest === guest)?.session ?? null;
  }

  /** The number by which this connection asks for a chair, null if it does not. */
  guestOf(session: string): number | null {
    return this.guests.find((one) => one.session === session)?.guest ?? null;
  }

  /**
   * A spectator's name here, different from those of the seats and of other spectators.
   * @param seated names of the chairs, and the default name
   */
  nameOf({ session, name }: Watcher, seated: readonly string[], unnamed: string): string {
    const known = this.names.get(session);
    if (known !== undefined) return known;
    const own = distinctName(name || unnamed, [...seated, ...this.names.values()]);
    this.names.set(session, own);
    return own;
  }

  /** Whether this spectator may talk now; a yes counts as a line. */
  mayTalk({ session }: Watcher): boolean {
    return this.talked.take(session) && this.talkedAll.take(0);
  }

  /**
   * Asks for a chair, or takes the request back.
   * @returns null, or why it was not done
   */
  ask(watcher: Watcher, ask: boolean, name: string): RequestError | null {
    const { session } = watcher;
    const before = this.guests.some((one) => one.session === session);
    if (before === ask) return 'notNow';
    if (!ask) {
      this.guests = this.guests.filter((one) => one.session !== session);
      return null;
    }
    const since = this.declined.get(keyOf(watcher));
    if (since !== undefined && this.now() - since < DECLINED_MS) return 'declined';
    if (this.guests.length >= MAX_ASKING) return 'manyAsk';
    if (!this.asked.take(session)) return 'tooFast';
    this.guests = [...this.guests, { guest: ++this.count, name, session }];
    return null;
  }

  /** The table has declined: this guest must wait for a while. */
  decline(watcher: Watcher): void {
    this.guests = this.guests.filter((one) => one.session !== watcher.session);
    this.declined.set(keyOf(watcher), this.now());
    for (const [key, since] of this.declined) {
      if (this.now() - since >= DECLINED_MS) this.declined.delete(key);
    }
  }

  /** The connection is no longer a spectator: it has a seat, or is gone. */
  forget(session: string): void {
    this.guests = this.guests.filter((one) => one.session !== session);
    this.names.delete(session);
    this.talked.forget(session);
    this.asked.forget(session);
  }
}

const keyOf = ({ browser, session }: Watcher): string => browser || session;
