/** Bots at a table: which one thinks when, at a pace that a person can follow. */

import type { JsonObject } from '../../engine/core/contract.ts';
import type { BotPool, BotTurn } from '../bots/pool.ts';
import { type Clock, HOST_CLOCK, type Timer } from '../clock.ts';
import { log } from '../log.ts';
import type { Pace, TableLimit } from '../protocol/messages.ts';
import { AFTER_GRACE, isQuestion } from './clocks.ts';
import type { CommandQueue } from './command-queue.ts';
import type { Outcome, Play } from './play.ts';

/** Shortest and longest time of one decision, in milliseconds. */
export const DELAYS: { readonly [pace in Pace]: readonly [number, number] } = {
  slow: [2400, 4500],
  normal: [1200, 2500],
  fast: [350, 800],
  instant: [0, 0],
};

/**
 * The same at the usual pace if a person sits at the table, so that each move is seen before the
 * next one and answers to a question come one by one; `first` is added before a bot's first move of
 * a turn.
 */
export const ATTENDED = { each: [1800, 3000], question: [600, 1100], first: 900 } as const;

/** A question between two turns delays everybody and is mostly declined: it gets little time. */
const QUESTION = [150, 400] as const;
/** Factor for the delay of a bot that speaks unasked. */
const UNASKED = 2;
/** Shortest such delay in milliseconds, also at the pace of machines. */
const UNASKED_MS = 40;
/** Unasked thoughts of one bot in one turn of the game. */
const MOST_UNASKED = 3;
/** Outdated thoughts in a row before the stand-in decides. */
const MOST_STALE = 6;
const RETRY_MS = 5000;
/** How long a bot waits for other asked seats before it thinks again, in milliseconds. */
const PATIENCE_MS = 4000;
/** How often a bot thinks again of an unchanged position. */
const MOST_WAITS = 5;
/** Further waits that each press of a reading person adds, and how often in one position. */
const MORE_WAITS = 5;
const MOST_MORE = 6;

/** The part of the table that the driver needs. */
export interface BotTable {
  readonly play: Play | null;
  readonly pace: Pace;
  /** Questions are answered at the pace of other decisions: somebody watches. */
  readonly unhurried: boolean;
  /** A person sits at the table and is present. */
  readonly attended?: boolean;
  /** Factor for the delays of the bots. */
  readonly leisure: number;
  /** Nobody is there, or the match is paused: bots wait. */
  readonly halted: boolean;
  /** The table and its owner, for the order in which bots think. */
  readonly turn?: BotTurn;
  /** The bot that decides for `seat` now, null if a person does. */
  botOf(seat: number): string | null;
  actFor(seat: number, action: JsonObject): Promise<Outcome>;
  /** The table's commands, one after the other. */
  readonly queue: CommandQueue;
  /** A bot begins to wait for persons: everybody is shown for how long. */
  onWait?(): void;
}

/** A thought that a bot is asked for. */
interface Task {
  readonly bot: string;
  /** How often it has let others speak first in this position. */
  readonly waited: number;
  /** JSON of its seat's view. */
  readonly view: string;
  /** Number of the position. */
  readonly seq: number;
}

/** Result of a thought: `again` = the position has moved on, `wait` = an event wakes it. */
type End = 'done' | 'again' | 'wait';

/** A bot that lets others speak first. */
interface Waiting {
  readonly play: Play;
  /** Number of the position. */
  readonly seq: number;
  /** How often it has answered nothing in this position. */
  readonly times: number;
  /** Remaining waits that persons have asked for. */
  readonly extra: number;
  /** How often they have asked. */
  readonly prolonged: number;
  /** When it thinks again, epoch milliseconds. */
  readonly next: number;
  readonly timer: Timer | null;
}

/** How often a bot has spoken unasked in one turn of the game. */
interface Spoken {
  readonly turn: number;
  readonly times: number;
}

export class BotDriver {
  private readonly table: BotTable;
  private readonly pool: BotPool;
  private readonly clock: Clock;
  private readonly dice: () => number;
  /** Seats with a thought under way. */
  private readonly busy = new Map<number, Timer | null>();
  private readonly stale = new Map<number, number>();
  private readonly spoken = new Map<number, Spoken>();
  private readonly waiting = new Map<number, Waiting>();

  /** @param dice draws the delays: numbers from 0 up to, but not including, 1 */
  constructor(table: BotTable, pool: BotPool, clock = HOST_CLOCK, dice = Math.random) {
    this.clock = clock;
    this.dice = dice;
    this.table = table;
    this.pool = pool;
  }

  /** Starts every bot that owes a decision or may speak; call it after every change. */
  wake(): void {
    const { play, halted } = this.table;
    if (!play || halted) return;
    const asked = play.deciders;
    const able = asked | play.speakers;
    for (let seat = 0; able >> seat; seat++) {
      if (((able >> seat) & 1) === 0 || this.busy.has(seat)) continue;
      if (this.table.botOf(seat) === null || this.isWaiting(seat, play)) continue;
      const owes = ((asked >> seat) & 1) === 1;
      if (!owes && !this.maySpeak(seat, play)) continue;
      const begin = () => void this.decide(seat, play);
      this.busy.set(seat, this.clock.setTimeout(begin, this.delay(seat, play, owes)));
    }
  }

  /** Drops all thoughts that have not begun. */
  stop(): void {
    for (const timer of this.busy.values()) this.clock.clear(timer);
    this.busy.clear();
    for (const { timer } of this.waiting.values()) this.clock.clear(timer);
    this.waiting.clear();
  }

  /** Whether it lets others speak first and nothing has happened since. */
  private isWaiting(seat: number, play: Play): boolean {
    return this.waited(seat, play) > 0;
  }

  /** How often it has answered nothing in this position. */
  private waited(seat: number, play: Play): number {
    const waiting = this.waiting.get(seat);
    return waiting?.play === play && waiting.seq === play.seq ? waiting.times : 0;
  }

  /**
   * Waits until something happens, and thinks again from time to time.
   * @returns false if it could only wait for other waiting bots
   */
  private letOthersSpeak(seat: number, play: Play): boolean {
    let isAwaited = false;
    for (let other = 0; play.deciders >> other; other++) {
      if (other === seat || !this.isOn(other, play, play.deciders)) continue;
      isAwaited ||= this.table.botOf(other) === null || !this.isWaiting(other, play);
    }
    if (!isAwaited) return false;
    const before = this.isWaiting(seat, play) ? this.waiting.get(seat) : undefined;
    const { times = 0, prolonged = 0 } = before ?? {};
    this.wait(seat, { play, seq: play.seq, times: times + 1, extra: 0, prolonged });
    this.table.onWait?.();
    return true;
  }

  private wait(seat: number, waiting: Omit<Waiting, 'next' | 'timer'>): void {
    const { play, times, extra } = waiting;
    const again = () => {
      if (this.busy.has(seat) || !this.isWaiting(seat, play)) return;
      const now = this.waiting.get(seat) ?? waiting;
      // Somebody is reading: the bot waits once more.
      if (now.extra > 0) this.wait(seat, { ...now, extra: now.extra - 1 });
      else void this.decide(seat, play);
    };
    this.clock.clear(this.waiting.get(seat)?.timer);
    const isLast = times > MOST_WAITS && extra === 0;
    const timer = isLast ? null : this.clock.setTimeout(again, PATIENCE_MS);
    this.waiting.set(seat, { ...waiting, next: this.clock.now() + PATIENCE_MS, timer });
  }

  /**
   * Deadlines at which waiting bots go on without the persons: approximate times, and the seats.
   */
  get limits(): TableLimit[] {
    const { play, halted } = this.table;
    const patience = play?.game.patience?.(play.state) ?? 0;
    if (!play || halted || patience === 0) return [];
    const limits = [...this.waiting].flatMap(([by, one]): TableLimit[] => {
      const persons = this.personsBeside(by, play);
      if (!this.isWaiting(by, play) || one.timer === null || persons === 0) return [];
      const waits = Math.max(0, patience - one.times) + one.extra;
      const deadline = one.next + waits * PATIENCE_MS;
      return [{ deadline, seats: persons, kind: 'bot', by, more: MOST_MORE - one.prolonged }];
    });
    return limits.sort((a, b) => a.deadline - b.deadline);
  }

  /**
   * Prolongs the waiting of the bots that wait for `seat`.
   * @returns whether it did; null if none waits for it
   */
  more(seat: number): boolean | null {
    const mine = this.limits.filter(({ seats }) => ((seats >> seat) & 1) === 1);
    if (mine.length === 0) return null;
    const longer = mine.filter(({ more }) => more > 0);
    for (const { by } of longer) {
      const one = this.waiting.get(by);
      if (!one) continue;
      const { extra, prolonged } = one;
      this.waiting.set(by, { ...one, extra: extra + MORE_WAITS, prolonged: prolonged + 1 });
    }
    return longer.length > 0;
  }

  /** Persons who are asked together with the bot at `seat`, as a bit mask. */
  private personsBeside(seat: number, play: Play): number {
    let mask = 0;
    for (let other = 0; play.deciders >> other; other++) {
      if (other === seat || !this.isOn(other, play, play.deciders)) continue;
      if (this.table.botOf(other) === null) mask |= 1 << other;
    }
    return mask;
  }

  private delay(seat: number, play: Play, owes: boolean): number {
    const { pace, unhurried, leisure, attended } = this.table;
    const hurries = owes && !unhurried && pace !== 'instant';
    const question = hurries && isQuestion(play, seat);
    const isSeen = owes && attended === true && pace === 'normal';
    const usual = question ? QUESTION : DELAYS[pace];
    const seen = question ? ATTENDED.question : ATTENDED.each;
    const [low, high] = isSeen ? seen : usual;
    const first = isSeen && !question && play.lastSeat !== seat ? ATTENDED.first : 0;
    const time = (first + low + this.dice() * (high - low)) * leisure;
    return owes ? time : Math.max(UNASKED_MS, UNASKED * time);
  }

  private maySpeak(seat: number, play: Play): boolean {
    const spoken = this.spoken.get(seat);
    return spoken?.turn !== play.turn || spoken.times < MOST_UNASKED;
  }

  private async decide(seat: number, play: Play): Promise<void> {
    this.busy.set(seat, null);
    try {
      const { queue } = this.table;
      // Only the table’s queue reads the match; the thinking itself holds nobody up.
      const task = await queue.run(() => this.task(seat, play));
      const end = task ? await this.thinkAndAct(seat, play, task) : 'done';
      await queue.run(() => {
        this.busy.delete(seat);
        // The end of a grace wakes everybody.
        if (end !== 'wait') this.wake();
      });
    } catch (error) {
      log.error('bot.stuck', { match: play.id, seat }, error);
      // Neither bot nor stand-in could act: try again later, without spinning.
      const again = () => {
        this.busy.delete(seat);
        this.wake();
      };
      const retry = this.clock.setTimeout(() => void this.table.queue.run(again), RETRY_MS);
      this.busy.set(seat, retry);
    }
  }

  /** The next thought of `seat`, null if a person decides or there is nothing left to decide. */
  private task(seat: number, play: Play): Task | null {
    const bot = this.table.botOf(seat);
    if (bot === null || !this.isOn(seat, play, play.deciders | play.speakers)) return null;
    if (!this.isOn(seat, play, play.deciders)) {
      const before = this.spoken.get(seat);
      const times = before?.turn === play.turn ? before.times : 0;
      this.spoken.set(seat, { turn: play.turn, times: times + 1 });
    }
    // The view's own number also counts secret commands of others.
    const view = JSON.stringify({ ...play.view(seat), seq: play.seq });
    return { bot, view, seq: play.seq, waited: this.waited(seat, play) };
  }

  private async thinkAndAct(seat: number, play: Play, task: Task): Promise<End> {
    let thought: JsonObject | null = null;
    let isSilent = false;
    let problem: unknown = 'it answered nothing';
    try {
      const { turn } = this.table;
      thought = await this.pool.think(play.game.id, task.bot, task.view, task.waited, turn);
      isSilent = thought === null;
    } catch (error) {
      problem = error;
    }
    return this.table.queue.run(async () => {
      // Its person may have returned meanwhile, or the decision may have passed.
      if (this.table.botOf(seat) === null) return 'done';
      const owes = this.isOn(seat, play, play.deciders);
      if (!owes && !this.isOn(seat, play, play.speakers)) return 'done';
      if (thought) {
        const outcome = await this.table.actFor(seat, thought);
        if (outcome.ok) {
          this.stale.delete(seat);
          return 'done';
        }
        if (outcome.refusal?.remedy.kind === AFTER_GRACE) return 'wait';
        // Without the thought: it may be a secret of the seat.
        problem = `refused: ${outcome.refusal?.code ?? outcome.error}`;
      }
      // Nobody has asked: an unasked thought without result needs no stand-in.
      if (!owes) return 'done';
      if (isSilent && play.seq !== task.seq) return 'again';
      if (isSilent && this.letOthersSpeak(seat, play)) return 'wait';
      const late = this.stale.get(seat) ?? 0;
      // A thought about an outdated position is no failure.
      if (late < MOST_STALE && JSON.stringify(play.view(seat)) !== task.view) {
        this.stale.set(seat, late + 1);
        return 'again';
      }
      this.stale.delete(seat);
      await this.standIn(seat, play, task.bot, problem);
      return 'done';
    });
  }

  private async standIn(seat: number, play: Play, bot: string, problem: unknown): Promise<void> {
    log.error('bot.failed', { match: play.id, bot }, problem);
    const outcome = await this.table.actFor(seat, play.standIn(seat));
    if (outcome.ok || outcome.refusal?.remedy.kind === AFTER_GRACE) return;
    throw new Error(`The stand-in was refused: ${outcome.refusal?.code ?? outcome.error}`);
  }

  /** Whether the match goes on and `seat` is one of `seats`. */
  private isOn(seat: number, play: Play, seats: number): boolean {
    const { table } = this;
    return table.play === play && !table.halted && ((seats >> seat) & 1) === 1;
  }
}
