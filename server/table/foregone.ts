/**
 * Answers for seats that visibly have no choice. They are given at once, for people and bots alike,
 * and by the same gate as everybody's. The rules say when (`onlyAnswer`), from public knowledge alone.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import { log } from '../log.ts';
import type { CommandQueue } from './command-queue.ts';
import type { Outcome, Play } from './play.ts';

/** What is needed of the table. */
interface AnsweringTable {
  readonly play: Play | null;
  /** Nobody is there, or the match is paused: nobody is answered for. */
  readonly halted: boolean;
  readonly queue: CommandQueue;
  actFor(seat: number, action: JsonObject): Promise<Outcome>;
}

export class ForegoneAnswers {
  private readonly table: AnsweringTable;
  private isUnderWay = false;

  constructor(table: AnsweringTable) {
    this.table = table;
  }

  /** Answers where there is something to answer; call it after every change. */
  wake(): void {
    const { play, halted, queue } = this.table;
    if (!play || halted || this.isUnderWay || !play.foregone) return;
    this.isUnderWay = true;
    void queue.run(() => this.answer(play));
  }

  /** The change that it makes wakes whoever is next. */
  private async answer(play: Play): Promise<void> {
    this.isUnderWay = false;
    const { table } = this;
    const answer = table.play === play && !table.halted ? play.foregone : null;
    if (!answer) return;
    try {
      const outcome = await table.actFor(answer.seat, answer.action);
      if (!outcome.ok) throw new Error(outcome.refusal?.code ?? outcome.error);
    } catch (error) {
      // The seat is asked like any other: its person, its bot or its clock answers.
      log.error('foregone.failed', { match: play.id, seat: answer.seat }, error);
    }
  }
}
