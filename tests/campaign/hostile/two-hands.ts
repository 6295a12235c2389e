/**
 * Strangers who want a second hand: at a table of their own they sit down, leave, come again with
 * any token they have, open chairs, vote, take back and watch as casters, in any order. No browser,
 * and no connection that names none, may ever see two hands of the match.
 */

import { createHash } from 'node:crypto';
import { Client } from 'colyseus.js';
import type { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { Guest } from '../../server/harness.ts';
import type { Tally } from '../campaign.ts';
import { type Attack, sent } from './field.ts';

const SEATS = 4;
const BROWSERS = 4;
/** Connections that come and go. */
const PLACES = 6;
const ALL = -1;
const KEY = 'k'.repeat(22);
const HASH = createHash('sha256').update(KEY).digest('hex');
/**
 * Patience with a person whom the others may remove, at servers where it is short, in milliseconds.
 */
const PATIENCE_MS = 250;
const MOST_REFUSED = /join|409|503|closed|seat reservation/i;

/** A person at the table, by one connection. */
interface Eve {
  readonly guest: Guest;
  /** Its identity: its browser, or itself. */
  readonly name: string;
  /** Private messages that were looked at. */
  read: number;
}

class Ground {
  private readonly url: string;
  /** The server's patience is so short that votes can be waited for. */
  private readonly votes: boolean;
  private readonly chance: SeededChance;
  private readonly tally: Tally;
  /** Sits on chair 0 and never bids: as long as somebody owes a bid the match cannot end. */
  private host!: Guest;
  private readonly eves: (Eve | null)[] = Array.from({ length: PLACES }, () => null);
  private readonly tokens: string[] = [];
  /** The hand that each of them has seen, `ALL` for a caster. */
  private readonly seen = new Map<string, number>();
  private count = 0;

  constructor(url: string, chance: SeededChance, tally: Tally, votes: boolean) {
    this.votes = votes;
    this.url = url;
    this.chance = chance;
    this.tally = tally;
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.chance.below(list.length)];
  }

  async open(): Promise<void> {
    this.host = await Guest.create(this.url, { seats: SEATS, name: 'Host' });
    this.host.room.reconnection.enabled = false;
    const delay = 1;
    await this.must({ op: 'caster', delay, token: HASH });
    for (let k = 1; k < SEATS; k++) await this.come(k - 1, `browser-number-${k}`.padEnd(24, '-'));
    await this.must({ op: 'start' });
    this.look();
  }

  private async must(body: JsonObject): Promise<void> {
    const reply = await this.host.lobby(body);
    if (!reply.ok) throw new Error(`${JSON.stringify(body)}: ${JSON.stringify(reply)}`);
  }

  /**
   * One step of any of them.
   * @returns whether the match still goes on
   */
  async step(): Promise<boolean> {
    const place = this.chance.below(PLACES);
    const eve = this.eves[place];
    if (!eve || eve.guest.closed !== null) await this.come(place);
    else if (this.chance.below(8) === 0) await this.go(place);
    else if (this.chance.below(12) === 0) await this.cast(eve.name);
    else if (this.votes && this.chance.below(6) === 0) await this.remove();
    else await this.asks(eve);
    if (this.chance.below(2) === 0) await this.host.lobby(this.anyOpen());
    // The others may have removed the host as well.
    if (this.host.seat < 0) await this.host.lobby({ op: 'return' });
    this.look();
    return this.host.seat === 0 && this.host.table.stage === 'playing';
  }

  /**
   * Waits until somebody keeps the others waiting, and all vote; the removed person wants to
   * return.
   */
  private async remove(): Promise<void> {
    const late = () => this.host.table.seats.findIndex((one) => one.seat > 0 && one.removable);
    await this.host.until(() => late() > 0, PATIENCE_MS).catch(() => undefined);
    const seat = late();
    if (seat < 0) return;
    const there = this.eves.flatMap((eve) => (eve?.guest.closed === null ? [eve.guest] : []));
    const removed = there.find((guest) => guest.seat === seat);
    for (const guest of [this.host, ...there]) {
      if (guest.seat >= 0 && guest !== removed) {
        await guest.lobby({ op: 'vote', seat, remove: true }).catch(() => undefined);
      }
    }
    if (this.host.table.seats[seat]?.bot) this.tally.add('removed by vote');
    this.look();
    if (!removed || this.chance.below(2)) return;
    const reply = await removed.lobby({ op: 'return' }).catch(() => null);
    if (reply?.ok) this.tally.add('return: done');
  }

  private anyOpen = (): JsonObject => ({ op: 'open', seat: this.chance.below(SEATS), open: true });
  private anyVote = (): JsonObject => ({
    op: 'vote',
    seat: this.chance.below(SEATS),
    remove: true,
  });

  private async asks({ guest }: Eve): Promise<void> {
    const body = this.pick<() => JsonObject>([
      () => ({ op: 'sit', seat: this.chance.below(SEATS) }),
      () => ({ op: 'take' }),
      () => ({ op: 'take' }),
      () => ({ op: 'return' }),
      () => ({ op: 'return' }),
      () => ({ op: 'leave' }),
      () => ({ op: 'back' }),
      this.anyOpen,
      this.anyVote,
    ])();
    const reply = await guest.lobby(body).catch(() => null);
    this.tally.add(`${body.op}: ${reply === null ? 'closed' : reply.ok ? 'done' : reply.error}`);
  }

  /** Joins with a used browser, with one that tells nothing, with a token or without. */
  private async come(place: number, own?: string): Promise<void> {
    const k = this.chance.below(BROWSERS + 1);
    const any = k === 0 ? undefined : `browser-number-${k}`.padEnd(24, '-');
    const browser = own ?? any;
    const token =
      !own && this.tokens.length > 0 && this.chance.below(2) ? this.pick(this.tokens) : '';
    const options = { ...(browser && { browser }), ...(token && { token }), name: 'Eve' };
    const spectate = !own && this.chance.below(2) === 0;
    try {
      const room = await new Client(this.url).joinById(this.host.code, { ...options, spectate });
      room.reconnection.enabled = false;
      const guest = await new Guest(room).ready();
      this.eves[place] = { guest, name: browser ?? `connection ${this.count++}`, read: 0 };
      this.tally.add('came');
    } catch (error) {
      this.refused(error);
    }
  }

  private async go(place: number): Promise<void> {
    const guest = this.eves[place]?.guest;
    this.eves[place] = null;
    if (!guest) return;
    // By a word, or as a lost network does.
    if (this.chance.below(2)) await guest.leave();
    else guest.room.connection.close();
  }

  /** The link of the table's caster, opened in the same browser. */
  private async cast(browser: string): Promise<void> {
    if (!browser.startsWith('browser')) return;
    try {
      const options = { caster: KEY, browser };
      const room = await new Client(this.url).joinById(this.host.code, options);
      for (const type of ['cast', 'cast-state']) room.onMessage(type, () => undefined);
      room.reconnection.enabled = false;
      this.tally.add('casters');
      this.note(browser, ALL);
      await room.leave();
    } catch (error) {
      if (error instanceof BrokenPromise) throw error;
      this.refused(error);
    }
  }

  private refused(error: unknown): void {
    if (!MOST_REFUSED.test(`${(error as { code?: number }).code} ${(error as Error).message}`)) {
      throw error;
    }
    this.tally.add(`not let in: ${(error as { code?: number }).code}`);
  }

  /**
   * Checks the hands shown so far.
   * @throws Error for a second hand
   */
  private look(): void {
    for (const eve of this.eves) {
      if (!eve) continue;
      const { guest } = eve;
      if (guest.token && !this.tokens.includes(guest.token)) this.tokens.push(guest.token);
      const fresh = guest.privates.slice(eve.read);
      eve.read += fresh.length;
      for (const { you } of fresh) if (you) this.note(eve.name, Number(you.seat));
    }
  }

  private note(name: string, hand: number): void {
    const before = this.seen.get(name);
    if (before !== undefined && before !== hand) {
      throw new BrokenPromise(`${name} has seen hand ${before} and is shown hand ${hand}`);
    }
    if (before === undefined) this.tally.add('hands shown');
    this.seen.set(name, hand);
  }

  async close(): Promise<void> {
    const all = [this.host, ...this.eves.map((eve) => eve?.guest)];
    for (const guest of all) if (guest?.closed === null) guest.room.connection.close();
  }
}

class BrokenPromise extends Error {}

/**
 * One match of such people.
 * @param steps at most; fewer if the match ends
 * @param votes the server's minute is so short that votes run their time
 * @throws Error if anybody sees two hands
 */
export async function wantTwoHands(
  url: string,
  chance: SeededChance,
  tally: Tally,
  steps: number,
  votes = false,
): Promise<number> {
  const ground = new Ground(url, chance, tally, votes);
  let done = 0;
  try {
    await ground.open();
    while (done < steps && (await ground.step())) done++;
  } finally {
    await ground.close();
  }
  return done;
}

/** The same as one of the campaign's attacks. */
export const twoHands: Attack = async (field) => {
  const { url, chance, tally } = field;
  sent(field, 'for a second hand', await wantTwoHands(url, chance, tally, 60));
};
