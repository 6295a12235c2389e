/**
 * The clocks of a match over days. A seat's time begins when it begins to owe a decision and ends
 * when it owes none, or its turn is another one. The hours of its person's night do not count, and
 * neither does an announced absence, which draws on the reserve; the reserve also runs when the own
 * time is out. Then the rules' stand-in decides, and after three such turns in a row a bot holds
 * the chair until its person is back.
 *
 * All of it follows from what the chairs remember (`DayBook`), which is stored with the table: a
 * restart, a sleep or another machine's time zone changes no deadline.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import { type Timer as Alarm, type Clock, HOST_CLOCK } from '../clock.ts';
import { log } from '../log.ts';
import { DAY_PACES, type DayPace, MOST_MISSED } from '../protocol/days.ts';
import type { TableTimer } from '../protocol/messages.ts';
import { keptBeforehand } from './beforehand.ts';
import type { CommandQueue } from './command-queue.ts';
import { type DayBook, ends, type Owed, spentBy } from './day-book.ts';
import type { Outcome, Play } from './play.ts';
import type { Seats } from './seats.ts';

/** A timer may fire a little early, in milliseconds. */
const SLACK_MS = 15;
/** Pause before a failed stand-in is tried again, in milliseconds. */
const RETRY_MS = 60_000;
/** Longest timer, in milliseconds: Node's own end at 2^31, and a machine may sleep. */
const LONGEST_MS = 3_600_000;
/** More answers than any one turn can need. */
const MAX_STAND_INS = 40;
/** The moment of a table whose bots have to decide: at once. */
export const AT_ONCE = 1;

export interface DayTable {
  readonly play: Play | null;
  /** Null at a table with other clocks. */
  readonly days: DayPace | null;
  readonly seats: Seats;
  readonly queue: CommandQueue;
  /** Whether the question of `seat` was answered beforehand. */
  answers(seat: number): boolean;
  actFor(seat: number, action: JsonObject): Promise<Outcome>;
  /** The rules have decided a turn of `seat`; `gone`: from now on a bot does. */
  onMissed(seat: number, gone: boolean): void;
  refresh(): void;
}

export class DayClocks {
  private readonly table: DayTable;
  private readonly second: number;
  private readonly clock: Clock;
  private alarm: Alarm | null = null;
  /** What was last stored of the next deadline, and of missed turns. */
  private stored = '';
  /** The books are as the journal had them. */
  private isWoken = true;
  private isStopped = false;

  /** @param second its length in milliseconds */
  constructor(table: DayTable, second: number, clock = HOST_CLOCK) {
    this.table = table;
    this.second = second;
    this.clock = clock;
  }

  /** Whether a match over days is running. */
  get runs(): boolean {
    const { days, play } = this.table;
    return days !== null && play !== null && !play.finished;
  }

  /** The running clocks, one for each seat that owes a decision. */
  get running(): TableTimer[] {
    return this.owing().map(({ seat, own }) => ({
      deadline: own,
      seats: 1 << seat,
      grace: false,
      more: 0,
    }));
  }

  /** What is left of the reserve of `seat` when its own time ends, in milliseconds. */
  bank(seat: number): number {
    const chair = this.table.seats.chairs[seat];
    const owed = chair?.days?.owed;
    if (!chair || !owed || !this.runs) return chair?.bank ?? 0;
    return ends(owed, this.allowed, chair.bank, chair.days?.away ?? null).reserve;
  }

  /** When the own time of `seat` ends, epoch milliseconds; null if it owes nothing. */
  deadline(seat: number): number | null {
    return this.owing().find((one) => one.seat === seat)?.own ?? null;
  }

  /**
   * When the table must be awake next, epoch milliseconds; null if it need not be. `AT_ONCE`: a bot
   * decides, or somebody has answered beforehand.
   */
  get due(): number | null {
    const { play, seats } = this.table;
    if (!this.runs || !play) return null;
    for (let seat = 0; play.deciders >> seat; seat++) {
      if (((play.deciders >> seat) & 1) === 0) continue;
      if (!seats.isPersons(seat) || this.table.answers(seat)) return AT_ONCE;
    }
    const outs = this.owing().map(({ out }) => out);
    return outs.length > 0 ? Math.min(...outs) : null;
  }

  /**
   * Brings the clocks up to the position; call it after every change.
   * @returns whether something has changed that must be stored
   */
  update(): boolean {
    const { play, seats, days } = this.table;
    const now = this.clock.now();
    let changed = false;
    for (const [seat, chair] of seats.chairs.entries()) {
      const book = chair.days;
      const owes = this.runs && play && ((play.deciders >> seat) & 1) === 1;
      const asked = owes && seats.isPersons(seat) && !this.table.answers(seat);
      const next = asked ? ask(play, seat, book, now) : null;
      const before = book?.owed ?? null;
      if (next === before) continue;
      changed = true;
      // A decision whose end was not stored before the process ended costs nobody anything.
      if (before && days && before.match === play?.id && !this.isWoken) {
        const spent = spentBy(before, this.allowed, chair.bank, book?.away ?? null, now);
        chair.bank = Math.max(0, chair.bank - spent);
      }
      // A new question of their own: what was given until then is over.
      const isNew = next !== null && next.since !== before?.since;
      chair.days = { ...book, ...(isNew && keptBeforehand(book)), owed: next };
    }
    this.isWoken = false;
    const missed = seats.chairs.map((chair) => chair.days?.missed ?? 0);
    const stored = [this.due, ...missed].join(' ');
    if (days && stored !== this.stored) changed = true;
    this.stored = stored;
    this.arm();
    return changed;
  }

  /**
   * The person of `seat` is away for so many days from now on, or is back with 0. What they owe
   * costs no own time meanwhile, and reserve instead.
   */
  leave(seat: number, days: number): void {
    const chair = this.table.seats.chairs[seat];
    const now = this.clock.now();
    const { away = null, owed = null } = chair.days ?? {};
    let kept = owed;
    if (owed && away && this.runs) {
      // What has passed of the absence before stays as it was.
      const { away: span } = ends(owed, this.allowed, chair.bank, away);
      const until = Math.min(span[1], now);
      if (until > span[0]) {
        chair.bank -= until - span[0];
        kept = { ...owed, off: [...owed.off, [span[0], until]] };
      }
    }
    const next = days > 0 ? { from: now, until: now + days * 86_400 * this.second } : null;
    chair.days = { ...chair.days, owed: kept, away: next };
  }

  /** The person of `seat` has done something. */
  acted(seat: number): void {
    const chair = this.table.seats.chairs[seat];
    if (chair?.days?.missed) chair.days = { ...chair.days, missed: 0 };
  }

  /** For good: whoever leaves after it starts nothing any more. */
  stop(): void {
    this.isStopped = true;
    this.calm();
  }

  private calm(): void {
    this.clock.clear(this.alarm);
    this.alarm = null;
  }

  private get allowed(): number {
    const { days } = this.table;
    return days ? DAY_PACES[days] * this.second : 0;
  }

  /** The seats whose time runs, and when it ends: their own, and all of it. */
  private owing(): { seat: number; own: number; out: number }[] {
    if (!this.runs) return [];
    return this.table.seats.chairs.flatMap(({ days, bank }, seat) => {
      if (!days?.owed) return [];
      const { own, out } = ends(days.owed, this.allowed, bank, days.away ?? null);
      return [{ seat, own, out }];
    });
  }

  private arm(least = 0): void {
    this.calm();
    if (this.isStopped) return;
    const outs = this.owing().map(({ out }) => out);
    if (outs.length === 0) return;
    const wait = Math.max(least, Math.min(...outs) - this.clock.now());
    this.alarm = this.clock.setTimeout(
      () => {
        this.table.queue
          .run(() => this.onAlarm())
          .catch((error) => {
            log.error('clock.failed', { match: this.table.play?.id ?? '' }, error);
          });
      },
      Math.min(wait, LONGEST_MS),
    );
    this.alarm.unref();
  }

  private async onAlarm(): Promise<void> {
    const now = this.clock.now() + SLACK_MS;
    const late = this.owing().filter(({ out }) => out <= now);
    if (late.length === 0) return this.arm();
    let failed = false;
    for (const { seat } of late) failed = !(await this.standIn(seat)) || failed;
    this.table.refresh();
    if (failed) this.arm(RETRY_MS);
  }

  /**
   * The rules decide the turn of `seat`.
   * @returns whether they could
   */
  private async standIn(seat: number): Promise<boolean> {
    const { table } = this;
    const { play } = table;
    const chair = table.seats.chairs[seat];
    const since = chair.days?.owed?.since;
    if (!play || since === undefined) return true;
    // The same turn goes on while it is owed since the same moment.
    for (let k = 0; k < MAX_STAND_INS && chair.days?.owed?.since === since; k++) {
      const outcome = await table.actFor(seat, play.standIn(seat));
      if (!outcome.ok) return false;
      if (table.play !== play || table.seats.chairs[seat] !== chair) return true;
      if (k > 0) continue;
      const missed = (chair.days?.missed ?? 0) + 1;
      chair.days = { ...(chair.days ?? { owed: null }), missed };
    }
    table.onMissed(seat, (chair.days?.missed ?? 0) >= MOST_MISSED);
    return true;
  }
}

/** What `seat` owes now: what it owed before, if that goes on, or something new. */
function ask(play: Play, seat: number, book: DayBook | null, now: number): Owed {
  const { id: match } = play;
  // Games that count no turns count rounds.
  const turn = play.turn || play.round;
  const decision = play.decision(seat);
  const before = book?.owed;
  if (before?.match === match) {
    if (before.decision === decision) return before;
    // Further decisions of the same turn have the same clock.
    if (turn > 0 && before.turn === turn) return before;
  }
  return { match, decision, turn, since: now, night: book?.night ?? null, off: [] };
}
