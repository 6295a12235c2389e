/**
 * People who wait for a match, by game and clock. As soon as there are enough for the usual number
 * of seats, or the first has waited for `PATIENCE_MS`, a table is opened for those who are there.
 * A newcomer is led to a bot's chair there while such a match is not half over. For a match over days
 * nobody waits here: a newcomer is led to a table at once, where the others come later. Some wait
 * *later*: they play elsewhere meanwhile, begin nothing, and are told when somebody comes.
 */

import { type Clock, HOST_CLOCK, type Timer } from '../clock.ts';
import { dayPace } from '../protocol/days.ts';
import type { QueueState } from '../protocol/people.ts';

/** The longest that a match waits for people, from the first one on. */
export const PATIENCE_MS = 30_000;
/** After a table could not be opened. */
const AGAIN_MS = 5000;
/** From how many of those behind the first in line a match is tried. */
const TRIES = 8;
/** Changes are told after so long, several at once. */
const FLUSH_MS = 200;

export interface Waiter {
  /** The connection. */
  readonly id: string;
  /** The address (`senderOf`). */
  readonly sender: string;
  readonly browser: string;
  readonly game: string;
  /** The preset of the game's clocks; '' for a game without any. */
  readonly clock: string;
  /** Plays elsewhere until somebody comes. */
  later: boolean;
  /** Tables at which this person got no chair. */
  readonly except: readonly string[];
  /** The person's mark, '' if it is not known; and those whom the person is not to meet. */
  readonly mark: string;
  readonly avoids: readonly string[];
  /** Since when the person has waited, and been ready to begin; milliseconds of the clock. */
  since: number;
  readyAt: number;
}

/** What a newcomer says. */
export type Comer = Omit<Waiter, 'since' | 'readyAt'>;

export interface QueueLimits {
  readonly most: number;
  /** Of one address. */
  readonly each: number;
}

/** The world around the queue. */
export interface QueueHost {
  seatsOf(game: string): number;
  /**
   * A table of this queue with a bot's chair to take.
   * @param hold whether that chair is kept for this person for a moment
   * @param avoids marks of people who may not sit there
   */
  chairAt(
    game: string,
    clock: string,
    except: readonly string[],
    hold: boolean,
    avoids: readonly string[],
  ): string | null;
  tell(id: string, state: QueueState): void;
  /** Leads a person, who has left the queue, to a table. */
  lead(id: string, code: string): void;
  /** The same person waits by another connection now. */
  replace(id: string): void;
  /**
   * Opens a table, with chairs kept for these.
   * @returns its code
   * @throws if there is no room for one
   */
  open(waiters: readonly Waiter[]): Promise<string>;
  /** How many wait, after each change. */
  counted(game: string, clock: string, people: number): void;
}

interface Group {
  readonly game: string;
  readonly clock: string;
  ready: Waiter[];
  later: Waiter[];
  /** No table before this time: the last try failed. */
  notBefore: number;
  /** Over days: a table is being opened, where the next ones may find a chair, too. */
  opening: boolean;
  timer: Timer | null;
  flush: Timer | null;
}

export class Queue {
  private readonly host: QueueHost;
  private readonly limits: QueueLimits;
  private readonly clock: Clock;
  private readonly groups = new Map<string, Group>();
  private readonly waiters = new Map<string, Waiter>();
  private readonly browsers = new Map<string, Waiter>();
  private readonly senders = new Map<string, number>();
  /** What those who play elsewhere were told last. */
  private readonly told = new WeakMap<Waiter, string>();

  constructor(host: QueueHost, limits: QueueLimits, clock = HOST_CLOCK) {
    this.host = host;
    this.limits = limits;
    this.clock = clock;
  }

  get size(): number {
    return this.waiters.size;
  }

  /**
   * Somebody comes; a browser has one place, which its newest connection holds.
   * @returns null, or why there is no place
   */
  join(comer: Comer): 'full' | 'each' | null {
    const before = this.browsers.get(comer.browser);
    if (before) {
      this.remove(before);
      this.host.replace(before.id);
    }
    if (this.size >= this.limits.most) return 'full';
    if ((this.senders.get(comer.sender) ?? 0) >= this.limits.each) return 'each';
    const now = this.clock.now();
    const same = before?.game === comer.game && before.clock === comer.clock;
    const since = same ? before.since : now;
    const readyAt = same && !before.later && !comer.later ? before.readyAt : now;
    const waiter: Waiter = { ...comer, since, readyAt };
    this.waiters.set(waiter.id, waiter);
    this.browsers.set(waiter.browser, waiter);
    this.senders.set(waiter.sender, (this.senders.get(waiter.sender) ?? 0) + 1);
    const group = this.groupOf(waiter);
    const line = waiter.later ? group.later : group.ready;
    line.push(waiter);
    if (same) line.sort((a, b) => a.readyAt - b.readyAt);
    this.changed(group);
    return null;
  }

  /** Somebody has gone; harmless for whom the queue does not know. */
  leave(id: string): void {
    const waiter = this.waiters.get(id);
    if (waiter) this.remove(waiter);
  }

  /** The person is ready to begin now, or plays elsewhere until somebody comes. */
  setLater(id: string, later: boolean): boolean {
    const waiter = this.waiters.get(id);
    const group = waiter && this.groups.get(keyOf(waiter));
    // Already on the way to a table.
    if (!group || !(group.ready.includes(waiter) || group.later.includes(waiter))) return false;
    if (waiter.later === later) return true;
    this.take(group, waiter);
    waiter.later = later;
    waiter.readyAt = this.clock.now();
    (later ? group.later : group.ready).push(waiter);
    this.changed(group);
    return true;
  }

  /** A chair at a table of this queue may have become free, or not be free any more. */
  look(game: string, clock: string): void {
    const group = this.groups.get(keyOf({ game, clock }));
    if (group) this.changed(group);
  }

  stop(): void {
    for (const group of this.groups.values()) {
      this.clock.clear(group.timer);
      this.clock.clear(group.flush);
    }
    this.groups.clear();
    this.waiters.clear();
  }

  private groupOf({ game, clock }: Waiter): Group {
    const key = keyOf({ game, clock });
    const known = this.groups.get(key);
    if (known) return known;
    const fresh = { ready: [], later: [], notBefore: 0, opening: false, timer: null, flush: null };
    const group: Group = { ...fresh, game, clock };
    this.groups.set(key, group);
    return group;
  }

  /** Takes a person out of the line alone. */
  private take(group: Group, waiter: Waiter): void {
    group.ready = group.ready.filter((one) => one !== waiter);
    group.later = group.later.filter((one) => one !== waiter);
  }

  private remove(waiter: Waiter): void {
    this.forget(waiter);
    const group = this.groups.get(keyOf(waiter));
    if (!group) return;
    this.take(group, waiter);
    this.changed(group);
  }

  private forget(waiter: Waiter): void {
    this.waiters.delete(waiter.id);
    if (this.browsers.get(waiter.browser) === waiter) this.browsers.delete(waiter.browser);
    const count = (this.senders.get(waiter.sender) ?? 1) - 1;
    if (count > 0) this.senders.set(waiter.sender, count);
    else this.senders.delete(waiter.sender);
  }

  private changed(group: Group): void {
    this.match(group);
    const { game, clock, ready, later } = group;
    this.host.counted(game, clock, ready.length + later.length);
    // The next one must find that a table is being opened.
    if (ready.length + later.length === 0 && !group.opening) {
      this.clock.clear(group.timer);
      this.clock.clear(group.flush);
      // A group may be opening a table for people who come back to it if that fails.
      this.groups.delete(keyOf(group));
      return;
    }
    group.flush ??= this.clock.setTimeout(() => {
      group.flush = null;
      this.flush(group);
    }, FLUSH_MS);
  }

  /** Leads people to chairs and opens tables, as far as it is time. */
  private match(group: Group): void {
    if (group.opening) return;
    const { game, clock } = group;
    for (const waiter of group.ready) {
      const code = this.host.chairAt(game, clock, waiter.except, true, waiter.avoids);
      if (code === null) continue;
      this.lead(waiter, code);
      this.take(group, waiter);
    }
    const now = this.clock.now();
    const seats = this.host.seatsOf(game);
    while (!group.opening && group.ready.length > 0 && now >= this.dueAt(group, seats)) {
      const party = partyOf(group.ready, seats);
      group.ready = group.ready.filter((one) => !party.includes(one));
      group.opening = isOverDays(group);
      void this.begin(group, party);
    }
    this.clock.clear(group.timer);
    const due = group.ready.length > 0 && !group.opening ? this.dueAt(group, seats) : null;
    group.timer =
      due === null
        ? null
        : this.clock.setTimeout(() => this.changed(group), Math.max(1, due - now));
  }

  /** When the next table is opened, if nobody else comes. */
  private dueAt(group: Group, seats: number): number {
    const { ready, notBefore } = group;
    if (isOverDays(group)) return notBefore;
    const full = ready.length >= seats && partyOf(ready, seats).length >= seats;
    const patience = full ? 0 : ready[0].readyAt + PATIENCE_MS;
    return Math.max(patience, notBefore);
  }

  private async begin(group: Group, waiters: readonly Waiter[]): Promise<void> {
    try {
      const code = await this.host.open(waiters);
      for (const waiter of waiters) this.lead(waiter, code);
      this.opened(group);
    } catch {
      // Nobody loses the place; they are told that it takes longer.
      const there = waiters.filter((one) => this.waiters.get(one.id) === one);
      const back = there[0] ? this.groupOf(there[0]) : group;
      group.opening = false;
      back.notBefore = this.clock.now() + AGAIN_MS;
      back.ready = [...there, ...back.ready];
      this.changed(back);
    }
  }

  private opened(group: Group): void {
    if (!group.opening) return;
    group.opening = false;
    if (this.groups.get(keyOf(group)) === group) this.changed(group);
  }

  /** Leads a person away who is still there. */
  private lead(waiter: Waiter, code: string): void {
    if (this.waiters.get(waiter.id) !== waiter) return;
    this.forget(waiter);
    this.host.lead(waiter.id, code);
  }

  private flush(group: Group): void {
    const { game, clock, ready, later, notBefore } = group;
    const now = this.clock.now();
    const seats = this.host.seatsOf(game);
    const left = ready.length === 0 ? null : Math.max(0, this.dueAt(group, seats) - now);
    const state = { game, clock, seats, left, busy: notBefore > now };
    const meet = meetable(ready);
    for (const waiter of ready) {
      const waited = now - waiter.since;
      this.host.tell(waiter.id, {
        ...state,
        people: meet(waiter),
        later: false,
        others: later.length,
        chair: false,
        waited,
      });
    }
    if (later.length === 0) return;
    const chair = this.host.chairAt(game, clock, [], false, []) !== null;
    // The time that is left is told with each change of the people, and counted down by the reader.
    const others = Math.min(later.length - 1, seats);
    const coarse = JSON.stringify([ready.map(({ id }) => id), others, chair]);
    for (const waiter of later) {
      if (this.told.get(waiter) === coarse) continue;
      this.told.set(waiter, coarse);
      const waited = now - waiter.since;
      const people = meet(waiter);
      this.host.tell(waiter.id, { ...state, people, later: true, others, chair, waited });
    }
  }
}

/** Whether one of them blocks the other. */
const avoid = (a: Waiter, b: Waiter): boolean =>
  a.mark !== b.mark && (a.avoids.includes(b.mark) || b.avoids.includes(a.mark));

/**
 * Who begins a match together: the first in line, and those after who get on with all before them.
 * Where that is too few, somebody behind whose match is full.
 */
function partyOf(ready: readonly Waiter[], seats: number): readonly Waiter[] {
  if (ready.every(({ avoids }) => avoids.length === 0)) return ready.slice(0, seats);
  const from = (first: number): readonly Waiter[] => {
    const party: Waiter[] = [];
    for (let k = first; k < ready.length && party.length < seats; k++) {
      if (!party.some((one) => avoid(one, ready[k]))) party.push(ready[k]);
    }
    return party;
  };
  const own = from(0);
  const most = Math.min(ready.length - seats, TRIES);
  for (let first = 1; own.length < seats && first <= most; first++) {
    const party = from(first);
    if (party.length === seats) return party;
  }
  return own;
}

/** How many of those who are ready a person may meet, that one among them. */
function meetable(ready: readonly Waiter[]): (waiter: Waiter) => number {
  if (ready.every(({ avoids }) => avoids.length === 0)) {
    return ({ avoids }) =>
      avoids.length === 0
        ? ready.length
        : ready.filter(({ mark }) => !avoids.includes(mark)).length;
  }
  return (waiter) => ready.filter((one) => !avoid(one, waiter)).length;
}

const isOverDays = ({ clock }: Pick<Group, 'clock'>): boolean => dayPace(clock) !== null;

const keyOf = ({ game, clock }: { readonly game: string; readonly clock: string }): string =>
  `${game} ${clock}`;
