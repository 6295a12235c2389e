/**
 * Clocks of a table: how long people may think. The engine knows no time; when a clock runs out the
 * server sends what the rules foresee for an absent seat, like any other command.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import type { Line } from './line.ts';
import type { Play } from './play.ts';

/** Which option limits the decisions of a phase, in whole seconds, 0 = off; `turnTimer` else. */
const OPTION_OF_PHASE: { readonly [phase: string]: string } = {
  bid: 'bidTimer',
  destination: 'bidTimer',
  window: 'interruptTimer',
};

/** Whether the running decision is a short question between two turns (an interrupt window). */
export function isQuestion(play: Play): boolean {
  const { phase } = play.view('public').public as JsonObject;
  return OPTION_OF_PHASE[String(phase)] === 'interruptTimer';
}

/** More answers than any one decision can need. */
const MAX_STAND_INS = 20;

export interface ClockTable {
  readonly play: Play | null;
  readonly paused: boolean;
  /** Whether a person, present or only just away, decides for `seat`. */
  isPersons(seat: number): boolean;
  /** The clock of these seats (bit mask) has run out. */
  expire(seats: number): Promise<void>;
  /** The table's commands, one after the other. */
  readonly line: Line;
}

/** What decides whether the running clock goes on: the same words = the same decision. */
interface Running {
  readonly id: string;
  readonly deadline: number;
  readonly timer: NodeJS.Timeout;
}

export class Clocks {
  private readonly table: ClockTable;
  private readonly second: number;
  private running: Running | null = null;
  private mask = 0;

  /** @param second its length in milliseconds */
  constructor(table: ClockTable, second: number) {
    this.table = table;
    this.second = second;
  }

  /** When the running clock ends, epoch milliseconds; 0 = none runs. */
  get deadline(): number {
    return this.running?.deadline ?? 0;
  }

  /** Whose clock runs, as a bit mask. */
  get seats(): number {
    return this.running ? this.mask : 0;
  }

  /** Looks at the position and starts, keeps or stops the clock; call it after every change. */
  update(): void {
    const { play, paused } = this.table;
    this.mask = play && !paused ? this.peopleDeciding(play) : 0;
    const due = play && this.mask ? clockOf(play) : null;
    if (!play || !due) {
      this.stop();
      return;
    }
    // While a clock is running out, its stand-ins answer; it does not start anew under them.
    if (this.running?.id === due.id) return;
    this.stop();
    const ms = due.seconds * this.second;
    const timer = setTimeout(() => {
      this.table.line
        .run(() => this.runOut(play, due.id))
        .catch((error) => console.error(`Match ${play.id}: a clock could not run out:`, error));
    }, ms);
    this.running = { id: due.id, deadline: Date.now() + ms, timer };
  }

  /** Stands in until the decision that the clock was for is over. */
  private async runOut(play: Play, id: string): Promise<void> {
    for (let i = 0; i < MAX_STAND_INS && this.table.play === play; i++) {
      const mask = this.peopleDeciding(play);
      if (mask === 0 || clockOf(play)?.id !== id) break;
      await this.table.expire(mask);
    }
    if (this.running?.id === id) this.running = null;
    this.update();
  }

  stop(): void {
    if (this.running) clearTimeout(this.running.timer);
    this.running = null;
  }

  private peopleDeciding(play: Play): number {
    let mask = 0;
    const deciders = play.deciders;
    for (let seat = 0; deciders >> seat; seat++) {
      if ((deciders >> seat) & 1 && this.table.isPersons(seat)) mask |= 1 << seat;
    }
    return mask;
  }
}

/** The clock of the running decision: its seconds and what tells it from the one before. */
function clockOf(play: Play): { id: string; seconds: number } | null {
  const view = play.view('public').public as JsonObject;
  const { phase = '', round = 0, turn = null, draft = null, activation = null } = view;
  const seconds = play.record.options[OPTION_OF_PHASE[String(phase)] ?? 'turnTimer'];
  if (typeof seconds !== 'number' || seconds <= 0) return null;
  const at = turn as JsonObject | null;
  const visit = at && [at.seat ?? null, at.location ?? null, at.kind ?? null, at.byMarker ?? null];
  return { id: JSON.stringify([phase, round, visit, draft, activation]), seconds };
}
