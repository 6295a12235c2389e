/**
 * Answers at once for seats that visibly have no choice, people and bots alike, through the same
 * gate as every command. The rules say when (`onlyAnswer`), from public knowledge alone.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import { log } from '../log.ts';
import type { CommandQueue } from './command-queue.ts';
import type { Outcome, Play } from './play.ts';

/** The part of the table that is needed here. */
interface AnsweringTable {
  readonly play: Play | null;
  /** Nobody is present, or the match is paused: no answers are given. */
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

  /** Gives an answer if one is forced; call it after every change. */
  wake(): void {
    const { play, halted, queue } = this.table;
    if (!play || halted || this.isUnderWay || !play.foregone) return;
    this.isUnderWay = true;
    void queue.run(() => this.answer(play));
  }

  /** The resulting change wakes the next one. */
  private async answer(play: Play): Promise<void> {
    this.isUnderWay = false;
    const { table } = this;
    const answer = table.play === play && !table.halted ? play.foregone : null;
    if (!answer) return;
    try {
      const outcome = await table.actFor(answer.seat, answer.action);
      if (!outcome.ok) throw new Error(outcome.refusal?.code ?? outcome.error);
    } catch (error) {
      // The seat is asked like any other: its person, bot or clock answers.
      log.error('foregone.failed', { match: play.id, seat: answer.seat }, error);
    }
  }
}
