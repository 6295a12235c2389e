/**
 * Answers that the people of a match over days have given before they are asked. They are kept with
 * the chair (`DayBook`), known to nobody else, and given through the same gate as every command as
 * soon as the question comes, also while the table sleeps: it is awake for them like for a bot.
 */

import { answerBeforehand, chosenIn } from '../../engine/core/beforehand.ts';
import type { Game, JsonObject } from '../../engine/core/contract.ts';
import { type Clock, HOST_CLOCK, type Timer } from '../clock.ts';
import { log } from '../log.ts';
import type { GivenBeforehand } from '../protocol/days.ts';
import type { RequestError } from '../protocol/messages.ts';
import type { CommandQueue } from './command-queue.ts';
import type { DayBook } from './day-book.ts';
import type { Outcome, Play } from './play.ts';
import type { Seats } from './seats.ts';

/** Pause before an answer that could not be stored is tried again, in milliseconds. */
const RETRY_MS = 60_000;

/** The part of the table that is needed here. */
interface AnsweringTable {
  readonly game: Game;
  readonly play: Play | null;
  /** A match over days is running. */
  readonly overDays: boolean;
  readonly halted: boolean;
  readonly seats: Seats;
  readonly queue: CommandQueue;
  /** An action that the person of `seat` has given beforehand. */
  answerFor(seat: number, action: JsonObject): Promise<Outcome>;
  refresh(): void;
}

export class AnswersBeforehand {
  private readonly table: AnsweringTable;
  private readonly clock: Clock;
  private isUnderWay = false;
  private isStopped = false;
  private retry: Timer | null = null;

  constructor(table: AnsweringTable, clock = HOST_CLOCK) {
    this.table = table;
    this.clock = clock;
  }

  /** Whether the present question of `seat` has its answer already. */
  answers(seat: number): boolean {
    return this.answer(seat) !== null;
  }

  /** Gives an answer if one is due; call it after every change. */
  wake(): void {
    if (this.isStopped || this.isUnderWay || this.table.halted || this.seatDue() < 0) return;
    this.isUnderWay = true;
    void this.table.queue.run(() => this.give());
  }

  /** For good: what is due is given when the table is awake again. */
  stop(): void {
    this.isStopped = true;
    this.clock.clear(this.retry);
  }

  /**
   * The person of `seat` gives an answer beforehand in place of the former one of its kind, or takes
   * it back.
   * @param given null: it is taken back
   * @returns null, or why not
   */
  set(seat: number, id: string, given: Omit<GivenBeforehand, 'id'> | null): RequestError | null {
    const { table } = this;
    const chair = table.seats.chairs[seat];
    if (!chair || !table.overDays) return 'notNow';
    const one = given && { ...given, id };
    if (one && !chosenIn(table.game, one)) return 'beforehand';
    const others = (chair.days?.given ?? []).filter((other) => other.id !== id);
    chair.days = { owed: null, ...chair.days, given: one ? [...others, one] : others };
    return null;
  }

  /** Takes back all answers of `seat`: its person wants to decide otherwise. */
  drop(seat: number): void {
    const chair = this.table.seats.chairs[seat];
    if (chair?.days?.given?.length) chair.days = { ...chair.days, given: [] };
  }

  private answer(seat: number): JsonObject | null {
    const { play, overDays, seats } = this.table;
    const given = seats.chairs[seat]?.days?.given ?? [];
    if (!play || !overDays || given.length === 0 || !seats.isPersons(seat)) return null;
    const { game, state } = play;
    const command = answerBeforehand(game, state, seat, given);
    return command === null ? null : game.decode(state, seat, command);
  }

  /** The first seat whose question has its answer; -1 if there is none. */
  private seatDue(): number {
    return this.table.seats.chairs.findIndex((_, seat) => this.answers(seat));
  }

  /** The resulting change wakes the next one. */
  private async give(): Promise<void> {
    this.isUnderWay = false;
    const { table } = this;
    const { play } = table;
    const seat = this.isStopped || table.halted ? -1 : this.seatDue();
    const action = this.answer(seat);
    if (!play || !action) return;
    try {
      const outcome = await table.answerFor(seat, action);
      if (outcome.ok) return;
      log.error('beforehand.failed', { match: play.id, seat, why: outcome.error });
      if (outcome.error === 'storage') {
        this.later();
        return;
      }
      // Its person is asked like anybody else.
      this.drop(seat);
      table.refresh();
    } catch (error) {
      log.error('beforehand.failed', { match: play.id, seat }, error);
    }
  }

  private later(): void {
    this.clock.clear(this.retry);
    this.retry = this.clock.setTimeout(() => this.wake(), RETRY_MS);
    this.retry.unref();
  }
}

/** What is left of a book when its person is asked something that none of it answers. Pure. */
export function keptBeforehand(book: DayBook | null): Pick<DayBook, 'given'> {
  return book?.given ? { given: book.given.filter(({ stays }) => stays) } : {};
}
