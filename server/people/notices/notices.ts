/**
 * "Your turn" by Web Push. Tables say who owes a decision; it is written down first, told after a
 * moment to the person's devices if they are nowhere connected, and withdrawn when it was answered
 * elsewhere. Nothing here makes a table wait.
 */

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, Timer } from '../../clock.ts';
import { log, tagOf } from '../../log.ts';
import type { PushNotice } from '../../protocol/me.ts';
import type { Recalled, TurnNotices } from '../../table/turn-notices.ts';
import type { Presence } from './presence.ts';
import { type Handed, type Sending, sendPush, type Way } from './sender.ts';
import type { Listener, Notice, NoticeStore } from './store.ts';

/** Pause before somebody is told, in milliseconds: connections drop for a moment. */
const GRACE_MS = 15_000;
/** How often the outbox is looked at, in milliseconds. */
const ROUND_MS = 5000;
/** How often somebody who is connected elsewhere is looked for, in milliseconds. */
const HERE_MS = 60_000;
/** Notices that are being sent at the same time. */
const AT_ONCE = 32;
/** How long a process has a notice for itself, in milliseconds. */
const LEASE_MS = 60_000;
/** Pauses between the tries of a notice, in milliseconds; after the last one it is given up. */
const PAUSES = [30_000, 120_000, 600_000, 3_600_000] as const;
/** The same of a withdrawal. */
const WITHDRAWALS = 2;
/** How long a push service keeps a message for a device that is out of reach, in seconds. */
const KEPT_S = 7 * 86_400;
/** The same of a message that somebody is asked to a table. */
const INVITED_S = 86_400;
const DAY_MS = 86_400_000;
/** Notices older than this are forgotten. */
const FORGOTTEN_DAYS = 60;
/** How long the end of the server waits for messages that are under way, in milliseconds. */
const ENDING_MS = 1500;

const keyOf = (match: string, seat: number): string => `${match} ${seat}`;

export class Notices implements TurnNotices {
  private readonly store: NoticeStore;
  private readonly presence: Presence;
  private readonly way: Way;
  private readonly shared: boolean;
  /** Seats with a notice, or with one on its way: others have nothing to settle. */
  private readonly open = new Map<string, symbol>();
  private readonly sending = new Map<string, Promise<void>>();
  /** The last change of the outbox: each waits for the one before. */
  private last: Promise<unknown> = Promise.resolve();
  private rounds: Timer | null = null;
  private looking: Promise<void> | null = null;
  /** More notices are due than are sent at the same time: the next ones follow at once. */
  private isBehind = false;
  private forgetting = 0;
  private closed = false;

  /** @param shared several processes have one database */
  constructor(store: NoticeStore, presence: Presence, way: Way, shared: boolean) {
    this.store = store;
    this.presence = presence;
    this.way = way;
    this.shared = shared;
  }

  private get clock(): Clock {
    return this.way.clock;
  }

  /** What browsers subscribe with. */
  get publicKey(): string {
    return this.way.keys.publicKey;
  }

  /** Goes on with what a former process has left. */
  async begin(): Promise<void> {
    for (const { match, seat } of await this.store.open())
      this.open.set(keyOf(match, seat), Symbol());
    this.rounds = this.clock.setInterval(() => this.look(), ROUND_MS);
    this.rounds.unref();
  }

  due(table: string, match: string, seat: number, position: number, deadline: number | null): void {
    if (this.closed) return;
    const key = keyOf(match, seat);
    const own = Symbol();
    this.open.set(key, own);
    const made = this.clock.now();
    this.change(table, async () => {
      const next = made + GRACE_MS;
      const told = await this.store.due({
        match,
        seat,
        position,
        code: table,
        deadline,
        made,
        next,
      });
      // Unless the next decision has come meanwhile.
      if (!told && this.open.get(key) === own) this.open.delete(key);
    });
  }

  settled(table: string, match: string, seat: number): void {
    if (this.closed) return;
    const key = keyOf(match, seat);
    // Every decision of every match ends here: most of them were told to nobody.
    if (!this.shared && !this.open.has(key)) return;
    // At once: the next decision of the seat may come before this one is written down.
    this.open.delete(key);
    this.change(table, () => this.store.settled(match, seat, this.clock.now()));
  }

  /**
   * Somebody is asked to a table: said once, to devices that have subscribed, unless the person is
   * at a table. The invitation itself stays on the page `/me`.
   */
  invited(person: string, table: string, game: string): void {
    if (this.closed) return;
    this.change(table, async () => {
      if (await this.presence.isHere(person)) return;
      const notice = { code: table, game, match: `invited ${table}`, seat: 0 };
      for (const listener of await this.store.listeners(person)) {
        void this.hand(notice, listener, 'invited', INVITED_S).catch((error) => {
          log.error('notices.failed', { table: tagOf(table) }, error);
        });
      }
    });
  }

  recall(
    table: string,
    match: string,
    told: ReadonlyMap<number, Recalled>,
    free: readonly number[],
  ): void {
    for (const [seat, { since, decision, deadline }] of told) {
      if (this.closed) return;
      this.change(table, async () => {
        // What is written down already stays as it is, whatever the seat has done in its turn.
        if (await this.store.has(match, seat, since)) return;
        this.due(table, match, seat, decision, deadline);
      });
    }
    for (const seat of free) this.settled(table, match, seat);
  }

  written(): Promise<unknown> {
    return this.last;
  }

  /** Ends after what is being written. A message that is not taken by then is tried again later. */
  async close(): Promise<void> {
    this.closed = true;
    this.clock.clear(this.rounds);
    await this.last;
    await this.looking;
    const under = Promise.allSettled(this.sending.values());
    await Promise.race([under, sleep(ENDING_MS, null, { ref: false })]);
  }

  /** Writes to the outbox, one after the other. */
  private change(table: string, work: () => Promise<void>): void {
    this.last = this.last.then(work).catch((error) => {
      log.error('notices.failed', { table: tagOf(table) }, error);
    });
  }

  /** Looks at what is due, unless that is under way. */
  private look(): void {
    if (this.closed || this.looking) return;
    this.looking = this.round()
      .catch((error) => log.error('notices.failed', {}, error))
      .finally(() => {
        this.looking = null;
        this.goOn();
      });
  }

  /** Looks again without waiting for the next round, once there is room for more. */
  private goOn(): void {
    if (this.isBehind && this.sending.size <= AT_ONCE / 2) this.look();
  }

  private async round(): Promise<void> {
    const now = this.clock.now();
    if (now - this.forgetting > DAY_MS) {
      this.forgetting = now;
      await this.store.forget(now - FORGOTTEN_DAYS * DAY_MS);
    }
    const free = AT_ONCE - this.sending.size;
    if (free <= 0) return;
    const ready = await this.store.ready(now, free);
    let taken = 0;
    for (const notice of ready) {
      // One of a seat at a time: a withdrawal and the next notice must not overtake each other.
      const key = keyOf(notice.match, notice.seat);
      if (this.closed || this.sending.has(key)) continue;
      if (!(await this.store.take(notice, now + LEASE_MS))) continue;
      taken++;
      const told = this.tell(notice)
        .catch((error) => {
          if (!this.closed) log.error('notices.failed', { table: tagOf(notice.code) }, error);
        })
        .finally(() => {
          this.sending.delete(key);
          this.goOn();
        });
      this.sending.set(key, told);
    }
    this.isBehind = ready.length === free && taken > 0;
  }

  private async tell(notice: Notice): Promise<void> {
    if (notice.state === 'withdrawn') return this.withdraw(notice);
    const { match, seat, deadline, code } = notice;
    const now = this.clock.now();
    const person = await this.store.personOf(match, seat);
    // Its time is over: whoever decided instead settles it.
    if (person === null || (deadline !== null && deadline <= now)) return this.store.told(notice);
    if (await this.presence.isHere(person)) {
      return this.store.again(notice, now + HERE_MS, notice.tries);
    }
    const reached = await this.store.reached(notice);
    const listeners = await this.store.listeners(person);
    // A device may subscribe later.
    if (listeners.length === 0 && reached.size === 0) {
      return this.store.again(notice, now + DAY_MS, 0);
    }
    const left = listeners.filter(({ device }) => !reached.has(device));
    const keep = deadline === null ? KEPT_S : Math.min(KEPT_S, Math.ceil((deadline - now) / 1000));
    const pauses = await Promise.all(
      left.map(async (listener) => {
        const handed = await this.hand(notice, listener, 'turn', keep);
        if (handed.end === 'again') return handed.after;
        const sent = handed.end === 'sent' ? this.clock.now() : 0;
        if (handed.end !== 'gone') await this.store.delivered(notice, listener.device, sent);
        if (handed.end === 'sent') log.debug('notice.sent', { table: tagOf(code) });
        return null;
      }),
    );
    const again = pauses.filter((pause) => pause !== null);
    const pause = PAUSES[notice.tries];
    if (again.length === 0 || pause === undefined) return this.store.told(notice);
    const next = this.clock.now() + Math.max(pause, ...again);
    await this.store.again(notice, next, notice.tries + 1);
  }

  /** Takes the notice back from the devices that have it. */
  private async withdraw(notice: Notice): Promise<void> {
    const reached = await this.store.reached(notice);
    const devices = [...reached].filter(([, sent]) => sent > 0).map(([device]) => device);
    const listeners = await this.store.addresses(devices);
    const handed = await Promise.all(
      listeners.map(async (listener) => {
        const { end } = await this.hand(notice, listener, 'settled', KEPT_S);
        if (end === 'again') return false;
        await this.store.forgotten(notice, listener.device);
        return true;
      }),
    );
    if (handed.every(Boolean) || notice.tries >= WITHDRAWALS) return this.store.taken(notice);
    const next = this.clock.now() + (PAUSES[notice.tries] ?? 0);
    await this.store.again(notice, next, notice.tries + 1);
  }

  private async hand(
    { code: table, game, match, seat }: Pick<Notice, 'code' | 'game' | 'match' | 'seat'>,
    listener: Listener,
    kind: PushNotice['kind'],
    keep: number,
  ): Promise<Handed> {
    const text = JSON.stringify({ kind, table, game } satisfies PushNotice);
    // Unguessable for the service, and the same for a notice and its withdrawal.
    const topic = createHash('sha256')
      .update(`${listener.auth} ${match} ${seat}`)
      .digest('base64url')
      .slice(0, 32);
    const urgency = kind === 'settled' ? 'normal' : 'high';
    const sending: Sending = { text, topic, keep, urgency };
    const handed = await sendPush(listener, sending, this.way);
    if (handed.end === 'gone') await this.store.unsubscribe(listener.device, listener.endpoint);
    return handed;
  }
}
