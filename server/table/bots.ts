/** Bots at a table: who thinks when, at a pace that a person can follow. */

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
 * The same at the usual pace where a person sits at the table: each move is to be seen before the next
 * one comes, answers to a question one after the other; and how much longer it takes before a bot's
 * first one, for whose turn it is.
 */
export const ATTENDED = { each: [1800, 3000], question: [600, 1100], first: 900 } as const;

/** A question between two turns holds everybody up and is mostly declined: no time for it. */
const QUESTION = [150, 400] as const;
/** How much longer a bot takes before it says something that nobody has asked for. */
const UNASKED = 2;
/** Shortest time before that, also at the pace of machines. */
const UNASKED_MS = 40;
/** Thoughts of one bot that nobody has asked for, in one turn of the game. */
const MOST_UNASKED = 3;
/** Thoughts that came too late in a row, before the stand-in decides. */
const MOST_STALE = 6;
const RETRY_MS = 5000;
/** How long a bot waits for others who are asked as well before it thinks of it again. */
const PATIENCE_MS = 4000;
/** How often it thinks again of a position in which nothing happens. */
const MOST_WAITS = 5;
/** How many further waits a person who reads gets with each press, and how often in one position. */
const MORE_WAITS = 5;
const MOST_MORE = 6;

/** What the driver needs of the table. */
export interface BotTable {
  readonly play: Play | null;
  readonly pace: Pace;
  /** Questions are answered at the pace of other decisions: somebody looks on. */
  readonly unhurried: boolean;
  /** A person sits at the table and is there. */
  readonly attended?: boolean;
  /** How many times as long as elsewhere bots take. */
  readonly leisure: number;
  /** Nobody is there, or the match is paused: bots wait. */
  readonly halted: boolean;
  /** In whose turn its bots think. */
  readonly turn?: BotTurn;
  /** The bot that decides for `seat` now, null if a person does. */
  botOf(seat: number): string | null;
  actFor(seat: number, action: JsonObject): Promise<Outcome>;
  /** The table's commands, one after the other. */
  readonly queue: CommandQueue;
  /** A bot waits for persons: how long is for everybody to see. */
  onWait?(): void;
}

/** A thought that a bot is asked for. */
interface Task {
  readonly bot: string;
  /** How often it has let others speak first in this very position. */
  readonly waited: number;
  /** JSON of its seat's view. */
  readonly view: string;
  /** Number of the position. */
  readonly seq: number;
}

/** What came of a thought: `again` = the position has moved on, `wait` = it is woken. */
type End = 'done' | 'again' | 'wait';

/** A bot that lets others speak first. */
interface Waiting {
  readonly play: Play;
  /** Number of the position. */
  readonly seq: number;
  /** How often it has answered nothing to it. */
  readonly times: number;
  /** Further waits that persons have asked for and that are still to come. */
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
  /** Seats with a thought under way. */
  private readonly busy = new Map<number, Timer | null>();
  private readonly stale = new Map<number, number>();
  private readonly spoken = new Map<number, Spoken>();
  private readonly waiting = new Map<number, Waiting>();

  constructor(table: BotTable, pool: BotPool, clock = HOST_CLOCK) {
    this.clock = clock;
    this.table = table;
    this.pool = pool;
  }

  /** Lets every bot that owes a decision, or may speak, begin; call it after every change. */
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

  /** Forgets all thoughts that have not begun. */
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

  /** How often it has answered nothing to this very position. */
  private waited(seat: number, play: Play): number {
    const waiting = this.waiting.get(seat);
    return waiting?.play === play && waiting.seq === play.seq ? waiting.times : 0;
  }

  /**
   * It waits until something happens, and now and then thinks again of what it sees.
   * @returns false where it could only wait for bots that wait as well
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
      // Somebody reads: it looks no further yet.
      if (now.extra > 0) this.wait(seat, { ...now, extra: now.extra - 1 });
      else void this.decide(seat, play);
    };
    this.clock.clear(this.waiting.get(seat)?.timer);
    const isLast = times > MOST_WAITS && extra === 0;
    const timer = isLast ? null : this.clock.setTimeout(again, PATIENCE_MS);
    this.waiting.set(seat, { ...waiting, next: this.clock.now() + PATIENCE_MS, timer });
  }

  /** Bots that wait for persons and then go on without them: about when, and for whom. */
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
   * The bots that wait for `seat` wait longer.
   * @returns whether they do; null where none waits for it
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

  /** Persons who are asked beside the bot at `seat`, as a bit mask. */
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
    const time = (first + low + Math.random() * (high - low)) * leisure;
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
      // Neither bot nor stand-in could act: look again later, without spinning.
      const again = () => {
        this.busy.delete(seat);
        this.wake();
      };
      const retry = this.clock.setTimeout(() => void this.table.queue.run(again), RETRY_MS);
      this.busy.set(seat, retry);
    }
  }

  /** What is to be thought about, null if a person decides or nothing is to be said any more. */
  private task(seat: number, play: Play): Task | null {
    const bot = this.table.botOf(seat);
    if (bot === null || !this.isOn(seat, play, play.deciders | play.speakers)) return null;
    if (!this.isOn(seat, play, play.deciders)) {
      const before = this.spoken.get(seat);
      const times = before?.turn === play.turn ? before.times : 0;
      this.spoken.set(seat, { turn: play.turn, times: times + 1 });
    }
    // Its own number counts what others do in secret as well.
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
      // Meanwhile its person may have returned, or the decision may have passed.
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
        // Not the thought: it may be a secret of the seat.
        problem = `refused: ${outcome.refusal?.code ?? outcome.error}`;
      }
      // Nobody has asked: what came to nothing was nobody's decision.
      if (!owes) return 'done';
      if (isSilent && play.seq !== task.seq) return 'again';
      if (isSilent && this.letOthersSpeak(seat, play)) return 'wait';
      const late = this.stale.get(seat) ?? 0;
      // What was thought about another position is no failure.
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
