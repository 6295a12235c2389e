/**
 * Clocks of a table: how long people may think. The engine knows no time; it names the decision that
 * is due and its timer (`game.clock`), and when the time is out the server sends what the rules
 * foresee for an absent seat, like any other command.
 *
 * A decision has its own time first, the same for all who owe it. After that each seat's time bank
 * runs down, and what is left of it is for the rest of the match. A question between two turns draws
 * on no bank, and nobody loses a seat over it.
 */

import type { ClockedDecision, JsonObject } from '../../engine/core/contract.ts';
import { log } from '../log.ts';
import type { Line } from './line.ts';
import type { Outcome, Play } from './play.ts';
import type { Chair } from './seats.ts';

/** A timer may fire a little before its time. */
const SLACK_MS = 15;
/** Pause before an expiry that could not be carried out is tried again. */
const RETRY_MS = 1000;
/** How often a bank that runs down is written into the journal, in seconds. */
const CHECKPOINT_SECONDS = 15;
/** Decisions in the past whose used time is still known: an undo may lead back to one. */
const KEPT = 4;
/** More answers than any one decision can need. */
const MAX_STAND_INS = 20;

/** The decision that is due; null if there is none, or the game cannot be clocked. */
export function decisionOf(play: Play): ClockedDecision | null {
  return play.game.clock?.(play.state) ?? null;
}

/** Whether the running decision is a short question between two turns (an interrupt window). */
export const isQuestion = (play: Play): boolean => decisionOf(play)?.question ?? false;

export interface ClockTable {
  readonly play: Play | null;
  /** Nobody is there, or all have agreed on a pause: no time passes. */
  readonly halted: boolean;
  readonly seats: { readonly chairs: readonly Pick<Chair, 'bank'>[] };
  /** Whether a person, present or only just away, decides for `seat`. */
  isPersons(seat: number): boolean;
  actFor(seat: number, action: JsonObject): Promise<Outcome>;
  /** The time of `seat` was out, its bank included, and the stand-in has decided for it. */
  onLate(seat: number): void;
  /** A running bank is to be written down. */
  save(): Promise<void>;
  refresh(): void;
  /** The table's commands, one after the other. */
  readonly line: Line;
}

/** How much of the time of one decision is used. */
interface Use {
  readonly play: Play;
  readonly decision: ClockedDecision;
  /** Milliseconds that passed while it was due and somebody there. */
  spent: number;
  /** What each seat has drawn from its bank for it already, in milliseconds. */
  readonly drawn: Map<number, number>;
}

export class Clocks {
  private readonly table: ClockTable;
  private readonly second: number;
  private readonly patience: number;
  private current: Use | null = null;
  private past: readonly Use[] = [];
  /** Whose clock runs, as a bit mask. */
  private mask = 0;
  /** Since when the clock has run, epoch milliseconds; 0 = it stands. */
  private since = 0;
  private timer: NodeJS.Timeout | null = null;

  /**
   * @param second its length in milliseconds
   * @param patience seconds after which somebody keeps the table waiting, whatever the clocks say
   */
  constructor(table: ClockTable, second: number, patience: number) {
    this.table = table;
    this.second = second;
    this.patience = patience * second;
  }

  /** When the decision's own time ends or has ended, epoch milliseconds; 0 = no clock runs. */
  get deadline(): number {
    const { current, since } = this;
    const ms = current ? this.msOf(current) : 0;
    return current && since && ms > 0 ? since + ms - current.spent : 0;
  }

  /** Whose clock runs, as a bit mask. */
  get seats(): number {
    return this.deadline === 0 ? 0 : this.mask;
  }

  /**
   * The bank of `seat` as it was when the decision's own time ended, in milliseconds; 0 for a
   * question, which can draw on none.
   */
  bank(seat: number): number {
    const { current } = this;
    const decides = ((this.mask >> seat) & 1) === 1;
    if (decides && current?.decision.question && this.since) return 0;
    const drawn = decides ? (current?.drawn.get(seat) ?? 0) : 0;
    return (this.table.seats.chairs[seat]?.bank ?? 0) + drawn;
  }

  /** Whether the decision of `seat` has kept the others waiting for too long. */
  isLate(seat: number): boolean {
    const { current } = this;
    return current !== null && ((this.mask >> seat) & 1) === 1 && this.patience <= current.spent;
  }

  /** Looks at the position and starts, keeps or stops the clock; call it after every change. */
  update(): void {
    const { play, halted } = this.table;
    this.pass();
    const due = play && decisionOf(play);
    const same = this.current?.play === play && this.current?.decision.id === due?.id;
    const mask = play && due ? this.peopleDeciding(play) : 0;
    // Whoever has decided pays for the time beyond the decision's own.
    this.charge(same ? this.mask & ~mask : this.mask);
    if (!same) this.current = play && due ? this.begin(play, due) : null;
    this.mask = mask;
    this.since = mask && !halted ? Date.now() : 0;
    this.arm();
  }

  stop(): void {
    this.pass();
    this.charge(this.mask);
    this.since = 0;
    this.arm();
  }

  private begin(play: Play, decision: ClockedDecision): Use {
    const known = this.past.filter((use) => use.play === play);
    const before = known.find((use) => use.decision.id === decision.id);
    const use = before ?? { play, decision, spent: 0, drawn: new Map() };
    this.past = [use, ...known.filter((one) => one !== use)].slice(0, KEPT);
    return use;
  }

  /** Books the time since the last look. */
  private pass(): void {
    if (!this.current || !this.since) return;
    const now = Date.now();
    this.current.spent += Math.max(0, now - this.since);
    this.since = now;
  }

  /** Takes off the banks of `seats` what the running decision has cost beyond its own time. */
  private charge(seats: number): void {
    const { current } = this;
    if (!current || current.decision.question) return;
    const ms = this.msOf(current);
    const over = ms > 0 ? Math.max(0, current.spent - ms) : 0;
    for (const [seat, chair] of this.table.seats.chairs.entries()) {
      if (((seats >> seat) & 1) === 0) continue;
      const cost = Math.min(chair.bank, over - (current.drawn.get(seat) ?? 0));
      if (cost <= 0) continue;
      chair.bank -= cost;
      current.drawn.set(seat, (current.drawn.get(seat) ?? 0) + cost);
    }
  }

  /** The time of a decision in milliseconds, 0 = no clock. */
  private msOf({ play, decision }: Use): number {
    const seconds = play.record.options[decision.timer];
    return typeof seconds === 'number' && seconds > 0 ? seconds * this.second : 0;
  }

  /** Milliseconds of use at which the time of `seat` is out; Infinity without a clock. */
  private endFor(use: Use, seat: number): number {
    const ms = this.msOf(use);
    if (ms === 0) return Number.POSITIVE_INFINITY;
    return ms + (use.decision.question ? 0 : this.bank(seat));
  }

  /** Sets the timer to the next moment at which anything changes by itself. */
  private arm(least = 0): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { current } = this;
    if (!current || !this.since) return;
    const ms = this.msOf(current);
    const moments = this.seatsOf(this.mask).map((seat) => this.endFor(current, seat));
    if (current.spent < this.patience) moments.push(this.patience);
    const drawsOnBank = ms > 0 && !current.decision.question;
    if (drawsOnBank) {
      moments.push(Math.max(ms, current.spent) + CHECKPOINT_SECONDS * this.second);
    }
    const next = Math.min(...moments) - current.spent;
    if (!Number.isFinite(next)) return;
    this.timer = setTimeout(
      () => {
        this.table.line
          .run(() => this.onTimer())
          .catch((error) => log.error('clock.failed', { match: current.play.id }, error));
      },
      Math.max(least, next),
    );
  }

  private async onTimer(): Promise<void> {
    const { current } = this;
    this.pass();
    if (!current || !this.since) return;
    const { decision, play } = current;
    const out = this.seatsOf(this.mask).filter(
      (seat) => current.spent + SLACK_MS >= this.endFor(current, seat),
    );
    const ms = this.msOf(current);
    const draws = ms > 0 && current.spent >= ms && !decision.question;
    if (draws) this.charge(this.mask);
    try {
      for (const seat of out) {
        if (this.table.play === play) await this.runOut(seat, current);
      }
      if (draws) await this.table.save();
    } finally {
      this.table.refresh();
      // What could not be carried out is tried again, without spinning.
      if (this.current === current && this.since) this.arm(out.length > 0 ? RETRY_MS : 0);
    }
  }

  /**
   * The rules' stand-in answers until the decision is over. Who lets a mere question pass keeps the
   * seat; else a bot plays from then on.
   */
  private async runOut(seat: number, { play, decision }: Use): Promise<void> {
    for (let i = 0; i < MAX_STAND_INS; i++) {
      const owed = (play.deciders >> seat) & 1 && decisionOf(play)?.id === decision.id;
      if (!owed || this.table.play !== play) break;
      const outcome = await this.table.actFor(seat, play.standIn(seat));
      if (!outcome.ok) break;
    }
    if (!decision.question) this.table.onLate(seat);
  }

  private seatsOf(mask: number): number[] {
    return [...this.table.seats.chairs.keys()].filter((seat) => (mask >> seat) & 1);
  }

  private peopleDeciding(play: Play): number {
    const { deciders } = play;
    return this.seatsOf(deciders)
      .filter((seat) => this.table.isPersons(seat))
      .reduce((mask, seat) => mask | (1 << seat), 0);
  }
}
