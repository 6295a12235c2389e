/**
 * How a match begins by itself: at a quick table as soon as all chairs are taken; at a table of the
 * queue or of an event as soon as its people are here, or have had their time. For a match over days nobody waits
 * at the table: people take a chair and go, and have a day until bots take the free ones.
 */

import type { Game, Json } from '../../engine/core/contract.ts';
import type { Clock, Timer } from '../clock.ts';
import type { TableEvent } from '../events/table-event.ts';
import { botName } from '../house.ts';
import { log, tagOf } from '../log.ts';
import { isHalfOver, QUEUE_BOT } from '../people/usual.ts';
import type { DayPace } from '../protocol/days.ts';
import { EVENT_GATHER_S } from '../protocol/events.ts';
import type { RequestError, TableState } from '../protocol/messages.ts';
import type { Publicity } from '../watch/publicity.ts';
import type { CommandQueue } from './command-queue.ts';
import type { Commitment } from './commitment.ts';
import { AT_ONCE } from './day-clocks.ts';
import type { Participants } from './participants.ts';
import type { Play } from './play.ts';
import type { Seats } from './seats.ts';

/** How long the people whom the queue sends to a table may take to come, in milliseconds. */
const GATHER_MS = 10_000;
/** How long a match over days waits for people, in seconds of the tables' clocks. */
const GATHER_SECONDS = 86_400;
/** Longest timer, in milliseconds: Node's own end at 2^31. */
const LONGEST_MS = 3_600_000;

interface GatheringTable {
  readonly code: string;
  readonly game: Game;
  readonly stage: TableState['stage'];
  readonly days: DayPace | null;
  /** The event whose people have its chairs. */
  readonly event: TableEvent | null;
  readonly seats: Seats;
  readonly next: Commitment;
  readonly play: Play | null;
  publicity: Publicity;
  readonly participants: Participants;
  readonly queue: CommandQueue;
  start(): Promise<RequestError | null>;
  change(change: () => Promise<RequestError | null>): Promise<RequestError | null>;
  refresh(): void;
}

export class Gathering {
  private readonly table: GatheringTable;
  private readonly clock: Clock;
  private whenFull = false;
  /** So many people of the queue are on their way; 0: the table does not gather. */
  private expected = 0;
  /** They have had their time: it begins without those who are missing. */
  private waitedEnough = false;
  /** Until when, epoch milliseconds. */
  private until = 0;
  private timer: Timer | null = null;

  constructor(table: GatheringTable, clock: Clock) {
    this.table = table;
    this.clock = clock;
  }

  /**
   * Of a new table.
   * @param whenFull the match begins as soon as all chairs are taken
   * @param people the queue opens it for so many; 0 = not the queue's
   * @param second its length in milliseconds
   */
  begin(whenFull: boolean, people: number, second: number): void {
    this.whenFull = whenFull;
    this.expected = people;
    const time = this.table.days ? GATHER_SECONDS * second : GATHER_MS;
    if (people > 0) this.until = this.clock.now() + time;
  }

  /** Of a table that wakes. @param until as it was stored */
  goOn(until: Json | undefined): void {
    if (typeof until !== 'number' || until === 0) return;
    this.until = until;
    this.expected = this.table.seats.count;
  }

  /** Of an event's table, for its people. */
  expect(people: number): void {
    this.expected = Math.max(1, people);
    this.until = this.clock.now() + EVENT_GATHER_S * 1000;
  }

  /** The people of the queue, or of the event, are on their way, and the match begins by itself. */
  get runs(): boolean {
    return this.expected > 0;
  }

  /** When bots take the free chairs of a match over days, epoch milliseconds; 0 = they do not. */
  get begins(): number {
    return this.runs && this.table.days ? this.until : 0;
  }

  /** When the table must be awake; null if it need not be: others are to find it. */
  get due(): number | null {
    return this.begins > 0 ? AT_ONCE : null;
  }

  /** Begins the wait; the table is ready for changes. */
  arm(): void {
    this.clock.clear(this.timer);
    this.timer = null;
    if (!this.runs || this.table.stage !== 'lobby') return;
    const wait = Math.min(LONGEST_MS, Math.max(0, this.until - this.clock.now()));
    const end = (): void => {
      this.table.queue
        .run(() => this.late())
        .catch((error) => log.error('queue.ungathered', {}, error));
    };
    this.timer = this.clock.setTimeout(end, wait);
    this.timer.unref();
  }

  stop(): void {
    this.clock.clear(this.timer);
  }

  /** The time is over, or a part of it that a timer can take. */
  private async late(): Promise<void> {
    if (this.clock.now() < this.until) {
      this.arm();
      return;
    }
    await this.noMore();
    this.table.refresh();
  }

  /** Nobody is waited for any longer: the match begins without those who have not come. */
  async noMore(): Promise<void> {
    this.waitedEnough = true;
    await this.startIfDue();
  }

  /** The person of `seat` would begin now, with bots on the free chairs. */
  wish(seat: number, now: boolean): RequestError | null {
    const chair = this.table.seats.chairs[seat];
    if (!chair) return 'notSeated';
    if (this.begins === 0) return 'notNow';
    chair.days = { owed: null, ...chair.days, ready: now };
    return null;
  }

  /** Begins a match that is to begin by itself, once it is time. */
  async startIfDue(): Promise<void> {
    const { table } = this;
    if (table.stage !== 'lobby') return;
    try {
      if (this.runs) {
        if (this.isGathered) await table.change(() => this.start());
        else if (this.waitedEnough) await table.change(() => this.giveUp());
      } else if (this.whenFull) await table.start();
    } catch (error) {
      log.error('match.unstarted', { table: tagOf(table.code) }, error);
    }
  }

  /** A match has begun. */
  begun(): void {
    this.whenFull = false;
    this.expected = 0;
    this.stop();
  }

  private get isGathered(): boolean {
    const { seats, next, days, event } = this.table;
    if (days) {
      const people = seats.chairs.filter((_, seat) => seats.isPerson(seat));
      if (people.length === 0) return false;
      if (this.waitedEnough || people.length === seats.count) return true;
      return people.every((chair) => chair.days?.ready === true);
    }
    // Everybody whom the queue has sent is here and has added to the chance.
    const here = seats.chairs.filter(({ session }) => session !== null);
    if (this.waitedEnough && event) return true;
    if (here.length === 0) return false;
    if (this.waitedEnough) return true;
    return here.length >= this.expected && here.every(({ token }) => next.has(token));
  }

  /** Bots take the free chairs, which stay open to the next people in the queue. */
  private async start(): Promise<RequestError | null> {
    const { seats, game, event, participants } = this.table;
    const { expected } = this;
    for (let seat = 0; seat < seats.count; seat++) {
      if (!seats.isFree(seat)) continue;
      seats.setBot(seat, botName(game, QUEUE_BOT));
      seats.chairs[seat].open = event === null;
    }
    this.expected = 0;
    try {
      const error = await this.table.start();
      // Who has not come has a bot after the usual time.
      if (event) participants.expectAbsent();
      return error;
    } catch (error) {
      this.expected = expected;
      throw error;
    }
  }

  /** Nobody has come in all the time, or nobody has stayed. */
  private async giveUp(): Promise<RequestError | null> {
    if (!this.table.days) return 'notNow';
    this.expected = 0;
    this.table.publicity = this.table.publicity.invite(false);
    return null;
  }

  /**
   * The queue leads nobody here any more once half the match is over.
   * @returns whether that has changed something
   */
  closeAtHalf(): boolean {
    const { publicity, play, game, seats, participants } = this.table;
    if (!publicity.queued || !play || play.finished || !isHalfOver(game, play.round)) return false;
    this.table.publicity = publicity.invite(false);
    // Where persons have all seats nothing changes for anybody.
    if (seats.firstOpen >= 0) participants.notice('half', -1);
    for (const chair of seats.chairs) chair.open = false;
    return true;
  }
}
