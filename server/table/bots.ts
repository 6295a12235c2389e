/** Bots at a table: who thinks when, at a pace that a person can follow. */

import type { JsonObject } from '../../engine/core/contract.ts';
import type { BotPool } from '../bots/pool.ts';
import { log } from '../log.ts';
import type { Pace } from '../protocol/messages.ts';
import { isQuestion } from './clocks.ts';
import type { Line } from './line.ts';
import type { Outcome, Play } from './play.ts';

/** Shortest and longest time of one decision, in milliseconds. */
const DELAYS: { readonly [pace in Pace]: readonly [number, number] } = {
  slow: [2400, 4500],
  normal: [1200, 2500],
  fast: [350, 800],
  instant: [0, 0],
};

/** A question between two turns holds everybody up and is mostly declined: no time for it. */
const QUESTION = [150, 400] as const;
const RETRY_MS = 5000;

/** What the driver needs of the table. */
export interface BotTable {
  readonly play: Play | null;
  readonly pace: Pace;
  /** Nobody is there, or the match is paused: bots wait. */
  readonly halted: boolean;
  /** The bot that decides for `seat` now, null if a person does. */
  botOf(seat: number): string | null;
  actFor(seat: number, action: JsonObject): Promise<Outcome>;
  /** The table's commands, one after the other. */
  readonly line: Line;
}

/** A decision that a bot is asked for. */
interface Task {
  readonly bot: string;
  /** JSON of its seat's view. */
  readonly view: string;
}

export class BotDriver {
  private readonly table: BotTable;
  private readonly pool: BotPool;
  /** Seats with a decision under way. */
  private readonly busy = new Map<number, NodeJS.Timeout | null>();

  constructor(table: BotTable, pool: BotPool) {
    this.table = table;
    this.pool = pool;
  }

  /** Lets every bot that owes a decision begin; call it after every change. */
  wake(): void {
    const { play, halted, pace } = this.table;
    if (!play || halted) return;
    const deciders = play.deciders;
    for (let seat = 0; deciders >> seat; seat++) {
      if (((deciders >> seat) & 1) === 0 || this.busy.has(seat)) continue;
      if (this.table.botOf(seat) === null) continue;
      const [low, high] = pace !== 'instant' && isQuestion(play) ? QUESTION : DELAYS[pace];
      const delay = low + Math.random() * (high - low);
      this.busy.set(
        seat,
        setTimeout(() => void this.decide(seat, play), delay),
      );
    }
  }

  /** Forgets all decisions that have not begun. */
  stop(): void {
    for (const timer of this.busy.values()) if (timer) clearTimeout(timer);
    this.busy.clear();
  }

  private async decide(seat: number, play: Play): Promise<void> {
    this.busy.set(seat, null);
    try {
      const { line } = this.table;
      // Only the table's line reads the match; the thinking itself holds nobody up.
      const task = await line.run(() => this.task(seat, play));
      if (task) await this.thinkAndAct(seat, play, task);
      await line.run(() => {
        this.busy.delete(seat);
        this.wake();
      });
    } catch (error) {
      log.error('bot.stuck', { match: play.id, seat }, error);
      // Neither bot nor stand-in could act: look again later, without spinning.
      const again = () => {
        this.busy.delete(seat);
        this.wake();
      };
      const retry = setTimeout(() => void this.table.line.run(again), RETRY_MS);
      this.busy.set(seat, retry);
    }
  }

  /** What is to be decided, null if a person decides or nothing is owed any more. */
  private task(seat: number, play: Play): Task | null {
    const bot = this.table.botOf(seat);
    if (bot === null || !this.owes(seat, play)) return null;
    // Its own number counts what others do in secret as well.
    return { bot, view: JSON.stringify({ ...play.view(seat), seq: play.seq }) };
  }

  private async thinkAndAct(seat: number, play: Play, { bot, view }: Task): Promise<void> {
    let thought: JsonObject | null = null;
    let problem: unknown;
    try {
      thought = await this.pool.think(play.game.id, bot, view);
    } catch (error) {
      problem = error;
    }
    await this.table.line.run(async () => {
      // Meanwhile its person may have returned, or the decision may have passed.
      if (this.table.botOf(seat) === null || !this.owes(seat, play)) return;
      if (thought) {
        const outcome = await this.table.actFor(seat, thought);
        if (outcome.ok) return;
        // Not the thought: it may be a secret of the seat.
        problem = `refused: ${outcome.refusal?.code ?? outcome.error}`;
      }
      // The stand-in decides.
      log.error('bot.failed', { match: play.id, bot }, problem);
      const outcome = await this.table.actFor(seat, play.standIn(seat));
      if (outcome.ok) return;
      throw new Error(`The stand-in was refused: ${outcome.refusal?.code ?? outcome.error}`);
    });
  }

  private owes(seat: number, play: Play): boolean {
    const { table } = this;
    return table.play === play && !table.halted && ((play.deciders >> seat) & 1) === 1;
  }
}
