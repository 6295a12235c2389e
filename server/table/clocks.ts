/**
 * Clocks of a table: how long people may think. The engine knows no time; it names the running
 * timers (`game.timers`), several at once. When a seat's time runs out, the server sends the rules'
 * stand-in action for an absent seat, like any other command.
 *
 * A timer has its own time first, the same for all its seats. After that, if the game says so, each
 * seat's time bank runs down; its rest is for the remaining match. A timeout of a question costs
 * nobody the seat. A grace measures no decision: it only delays certain actions.
 */

import type { JsonObject, Refusal, Timer } from '../../engine/core/contract.ts';
import { type Timer as Alarm, type Clock, HOST_CLOCK } from '../clock.ts';
import { log } from '../log.ts';
import type { TableTimer } from '../protocol/messages.ts';
import type { CommandQueue } from './command-queue.ts';
import type { Outcome, Play } from './play.ts';
import type { Chair, Seats } from './seats.ts';

/** A timer may fire a little early, in milliseconds. */
const SLACK_MS = 15;
/** Pause before a failed expiry is tried again, in milliseconds. */
const RETRY_MS = 1000;
/** How often a bank that runs down is written into the journal, in seconds. */
const CHECKPOINT_SECONDS = 15;
/** Past timers whose used time is still known: an undo may lead back to one. */
const KEPT = 8;
/** The remedy for an action that must wait for the end of a grace. */
export const AFTER_GRACE = 'afterGrace';
/** Seconds that a press for more time gives. */
const MORE_SECONDS = 20;
/** How often a decision may be prolonged: while other persons wait, and if only bots do. */
const MORE_BESIDE_PERSONS = 1;
const MORE_ALONE = 3;
/** More answers than any one decision can need. */
const MAX_STAND_INS = 20;

const timersOf = (play: Play): readonly Timer[] => play.game.timers?.(play.state) ?? [];
const has = (mask: number, seat: number): boolean => ((mask >> seat) & 1) === 1;

/** Whether `seat` is asked only a short question (an interrupt window). */
export const isQuestion = (play: Play, seat: number): boolean =>
  timersOf(play).some((timer) => timer.question && !timer.delays && has(timer.seats, seat));

export interface ClockTable {
  readonly play: Play | null;
  /** Nobody is present, or all have agreed on a pause: no time passes. */
  readonly halted: boolean;
  readonly seats: Pick<Seats, 'isPersons'> & { readonly chairs: readonly Pick<Chair, 'bank'>[] };
  actFor(seat: number, action: JsonObject): Promise<Outcome>;
  /** The time of `seat` has run out, its bank included, and the stand-in has decided for it. */
  onLate(seat: number): void;
  /** Saves a running bank in the journal. */
  save(): Promise<void>;
  refresh(): void;
  /** The table's commands, one after the other. */
  readonly queue: CommandQueue;
}

/** The used time of one timer. */
interface Use {
  readonly play: Play;
  /** Its latest form from the game. */
  timer: Timer;
  /** Its whole time in milliseconds, extensions included; 0 = no clock. */
  allowed: number;
  /** Milliseconds that passed while it ran and somebody was present. */
  spent: number;
  /** Time that each seat has already drawn from its bank for it, in milliseconds. */
  readonly drawn: Map<number, number>;
  /** How often it was prolonged on request. */
  prolonged: number;
}

/** A running timer and its seats: people who have not decided. For a grace, its own seats. */
interface Run {
  readonly use: Use;
  readonly mask: number;
}

export class Clocks {
  private readonly table: ClockTable;
  private readonly second: number;
  private readonly patience: number;
  private readonly clock: Clock;
  private runs: readonly Run[] = [];
  private known: readonly Use[] = [];
  /** Since when the clocks have run, epoch milliseconds; 0 = they are stopped. */
  private since = 0;
  private alarm: Alarm | null = null;

  /**
   * @param second its length in milliseconds
   * @param patience seconds after which a person keeps the table waiting, independent of the clocks
   */
  constructor(table: ClockTable, second: number, patience: number, clock = HOST_CLOCK) {
    this.clock = clock;
    this.table = table;
    this.second = second;
    this.patience = patience * second;
  }

  /** The running clocks, as everybody is shown them. */
  get running(): TableTimer[] {
    if (!this.since) return [];
    return this.runs.flatMap(({ use, mask }) => {
      if (mask === 0 || use.allowed === 0) return [];
      const deadline = this.since + use.allowed - use.spent;
      const grace = use.timer.delays !== undefined;
      return [{ deadline, seats: mask, grace, more: grace ? 0 : this.moreOf(use) }];
    });
  }

  /**
   * The bank of `seat` when its timer's own time ended, in milliseconds; 0 while its timer uses no
   * bank.
   */
  bank(seat: number): number {
    const run = this.runOf(seat);
    if (run && !run.use.timer.bank && this.since) return 0;
    return (this.table.seats.chairs[seat]?.bank ?? 0) + (run?.use.drawn.get(seat) ?? 0);
  }

  /** Whether the decision of `seat` has kept the others waiting for too long. */
  isLate(seat: number): boolean {
    const run = this.runOf(seat);
    return run !== undefined && this.patience <= run.use.spent;
  }

  /**
   * Prolongs the decision of `seat`, also for the others on the same clock.
   * @returns whether it did; null if no clock runs for it
   */
  more(seat: number): boolean | null {
    const run = this.runOf(seat);
    if (!run || !this.since || run.use.allowed === 0) return null;
    const { use, mask } = run;
    if (this.moreOf(use) === 0) return false;
    this.pass();
    this.charge(use, mask);
    // Time drawn from the banks until now stays drawn.
    use.drawn.clear();
    use.allowed = Math.max(use.allowed, use.spent) + MORE_SECONDS * this.second;
    use.prolonged++;
    this.arm();
    return true;
  }

  private moreOf({ prolonged }: Use): number {
    const { seats } = this.table;
    const persons = [...seats.chairs.keys()].filter((seat) => seats.isPersons(seat)).length;
    return Math.max(0, (persons > 1 ? MORE_BESIDE_PERSONS : MORE_ALONE) - prolonged);
  }

  /** Why an action of this type must wait for the end of a grace; null if it need not. */
  delay(type: unknown): Refusal | null {
    this.pass();
    for (const { use } of this.runs) {
      const { delays } = use.timer;
      const left = use.allowed - use.spent - SLACK_MS;
      if (!delays || left <= 0 || !delays.types.some((one) => one === type)) continue;
      const seconds = Math.ceil(left / this.second);
      return {
        code: delays.code,
        rule: delays.rule,
        params: { seconds },
        remedy: { kind: AFTER_GRACE },
      };
    }
    return null;
  }

  /**
   * Starts, keeps or stops the clocks for the position; call it after every change.
   * @returns whether something has changed that must be stored: never, banks are saved as they run
   */
  update(): boolean {
    const { play, halted } = this.table;
    // One moment for all of it: the time that this computation takes must move no deadline.
    const now = this.clock.now();
    this.pass(now);
    const runs = play ? timersOf(play).map((timer) => this.runFor(play, timer)) : [];
    // A seat that has decided pays for the time beyond the timer's own.
    for (const { use, mask } of this.runs) {
      const still = runs.find((run) => run.use === use)?.mask ?? 0;
      this.charge(use, mask & ~still);
    }
    this.runs = runs;
    this.since = runs.some(({ mask }) => mask !== 0) && !halted ? now : 0;
    this.arm();
    return false;
  }

  stop(): void {
    this.pass();
    for (const { use, mask } of this.runs) this.charge(use, mask);
    this.since = 0;
    this.arm();
  }

  /** The run that measures a decision of `seat`. */
  private runOf(seat: number): Run | undefined {
    return this.runs.find(({ use, mask }) => !use.timer.delays && has(mask, seat));
  }

  private runFor(play: Play, timer: Timer): Run {
    const before = this.known.find((use) => use.play === play && use.timer.id === timer.id);
    const fresh = { play, timer, allowed: this.msOf(play, timer.option), spent: 0, prolonged: 0 };
    const use: Use = before ?? { ...fresh, drawn: new Map() };
    if (before) this.prolong(before, timer);
    use.timer = timer;
    const others = this.known.filter((one) => one.play === play && one !== use);
    this.known = [use, ...others].slice(0, KEPT);
    return { use, mask: timer.delays ? timer.seats : this.people(timer.seats) };
  }

  /** Leaves at least the extension's time after the last look, up to the cap. */
  private prolong(use: Use, { extension }: Timer): void {
    const counted = use.timer.extension?.count ?? 0;
    if (!extension || use.allowed === 0 || extension.count <= counted) return;
    const most = extension.cap === undefined ? 0 : this.msOf(use.play, extension.cap);
    const cap = most || Number.POSITIVE_INFINITY;
    const wish = use.spent + this.msOf(use.play, extension.option);
    use.allowed = Math.max(use.allowed, Math.min(cap, wish));
  }

  /** Books the time since the last look. */
  private pass(now = this.clock.now()): void {
    if (!this.since) return;
    for (const { use, mask } of this.runs) {
      if (mask !== 0) use.spent += Math.max(0, now - this.since);
    }
    this.since = now;
  }

  /** Charges the time beyond a timer's own to the banks of `seats`. */
  private charge(use: Use, seats: number): void {
    if (!use.timer.bank) return;
    const over = use.allowed > 0 ? Math.max(0, use.spent - use.allowed) : 0;
    for (const [seat, chair] of this.table.seats.chairs.entries()) {
      if (!has(seats, seat)) continue;
      const cost = Math.min(chair.bank, over - (use.drawn.get(seat) ?? 0));
      if (cost <= 0) continue;
      chair.bank -= cost;
      use.drawn.set(seat, (use.drawn.get(seat) ?? 0) + cost);
    }
  }

  /** Seconds that a table option holds, in milliseconds; 0 = no clock. */
  private msOf(play: Play, option: string): number {
    const seconds = play.record.options[option];
    return typeof seconds === 'number' && seconds > 0 ? seconds * this.second : 0;
  }

  /** Used milliseconds at which the time of `seat` is over; Infinity without a clock. */
  private endFor(use: Use, seat: number): number {
    if (use.allowed === 0) return Number.POSITIVE_INFINITY;
    return use.allowed + (use.timer.bank ? this.bank(seat) : 0);
  }

  /** Sets the alarm to the next moment at which a clock changes anything. */
  private arm(least = 0): void {
    this.clock.clear(this.alarm);
    this.alarm = null;
    if (!this.since) return;
    const next = Math.min(...this.runs.map((run) => this.nextOf(run)));
    if (!Number.isFinite(next)) return;
    this.alarm = this.clock.setTimeout(
      () => {
        this.table.queue
          .run(() => this.onAlarm())
          .catch((error) => {
            log.error('clock.failed', { match: this.table.play?.id ?? '' }, error);
          });
      },
      Math.max(least, next),
    );
  }

  /** Milliseconds until one timer changes anything. */
  private nextOf({ use, mask }: Run): number {
    const { allowed, spent, timer } = use;
    if (timer.delays) return allowed > spent ? allowed - spent : Number.POSITIVE_INFINITY;
    const moments = this.seatsOf(mask).map((seat) => this.endFor(use, seat));
    if (mask !== 0 && spent < this.patience) moments.push(this.patience);
    if (mask !== 0 && allowed > 0 && timer.bank) {
      moments.push(Math.max(allowed, spent) + CHECKPOINT_SECONDS * this.second);
    }
    return Math.min(...moments) - spent;
  }

  private async onAlarm(): Promise<void> {
    this.pass();
    if (!this.since) return;
    const runs = this.runs.filter(({ use }) => !use.timer.delays);
    const out = runs.flatMap(({ use, mask }) =>
      this.seatsOf(mask).flatMap((seat) =>
        use.spent + SLACK_MS >= this.endFor(use, seat) ? [{ seat, use }] : [],
      ),
    );
    const drawing = runs.filter(({ use }) => {
      return use.timer.bank && use.allowed > 0 && use.spent >= use.allowed;
    });
    for (const { use, mask } of drawing) this.charge(use, mask);
    try {
      for (const { seat, use } of out) await this.runOut(seat, use);
      if (drawing.length > 0) await this.table.save();
    } finally {
      this.table.refresh();
      // A failed expiry is tried again, without spinning.
      const again = out.some(({ use }) => this.runs.some((run) => run.use === use));
      if (again && this.since) this.arm(RETRY_MS);
    }
  }

  /**
   * The rules' stand-in answers until the timer no longer runs for the seat, or leaves it time
   * again. A seat that lets only a question pass keeps its person; otherwise a bot plays from then
   * on.
   */
  private async runOut(seat: number, use: Use): Promise<void> {
    const { play, timer } = use;
    const { id, question } = timer;
    const isOut = (): boolean => {
      const now = timersOf(play).find((one) => one.id === id && has(one.seats, seat));
      if (this.table.play !== play || !now) return false;
      // The stand-in's action may leave some time for the next decision.
      this.prolong(use, now);
      use.timer = now;
      return use.spent + SLACK_MS >= this.endFor(use, seat);
    };
    if (!isOut()) return;
    for (let i = 0; i < MAX_STAND_INS && isOut(); i++) {
      const outcome = await this.table.actFor(seat, play.standIn(seat));
      if (!outcome.ok) break;
    }
    if (!question) this.table.onLate(seat);
  }

  private seatsOf(mask: number): number[] {
    return [...this.table.seats.chairs.keys()].filter((seat) => has(mask, seat));
  }

  private people(seats: number): number {
    return this.seatsOf(seats)
      .filter((seat) => this.table.seats.isPersons(seat))
      .reduce((mask, seat) => mask | (1 << seat), 0);
  }
}
