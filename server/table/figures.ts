/**
 * What the requests at one table add to the figures of the process. Whoever reads those may sit at
 * the table too, so a running match is in them only as far as everybody at it has noticed: a command
 * that nobody else may notice is never counted, and what was refused, which only its sender knows,
 * once the match is over and its log open to all. Only what the server fails at is told at once.
 */

import type { Claim, Journal } from '../journal/journal.ts';
import { metrics, noteAction, timed } from '../metrics.ts';
import type { Reply, RequestError } from '../protocol/messages.ts';
import type { Handle, Work } from './answers.ts';
import type { Append } from './play.ts';

/** The table, as far as its figures go. */
export interface FiguredTable {
  readonly play: { readonly seq: number; readonly finished: boolean } | null;
}

/** The writes of one match, timed but for those that nobody but their sender may notice. */
export function appends(journal: Journal, claim: Claim, match: string): Append {
  return (entry, result, hidden) => {
    const written = journal.append(claim, match, entry, result);
    return hidden ? written : timed(metrics.appends, written);
  };
}

export class Figures {
  private readonly table: FiguredTable;
  /** The match whose refusals are held back. */
  private match: FiguredTable['play'] = null;
  private held = new Map<RequestError, number>();

  constructor(table: FiguredTable) {
    this.table = table;
  }

  /**
   * Counts an action or undo from its arrival to its answer, if everybody noticed it.
   * @param answer lets the table carry out what it is given, and answers
   */
  async timed(work: Work, answer: (work: Work) => Promise<Reply>): Promise<Reply> {
    const start = performance.now();
    let noticed = false;
    const reply = await answer(async () => {
      const { play } = this.table;
      const seq = play?.seq;
      const given = await work();
      noticed = play?.seq !== seq;
      return given;
    });
    if (noticed) noteAction(start);
    return reply;
  }

  /** Counts the answers that are refusals. */
  counting(handle: Handle): Handle {
    return async (from, message) => {
      const reply = await handle(from, message);
      if (!reply.ok) this.refused(reply.error);
      return reply;
    };
  }

  /** Counts what was held back of a match that is over; of one that was given up nothing. */
  release(): void {
    const { match, held } = this;
    if (match === this.table.play && !match?.finished) return;
    this.match = null;
    this.held = new Map();
    if (match?.finished)
      for (const [error, times] of held) metrics.refusals.inc({ kind: error }, times);
  }

  private refused(error: RequestError): void {
    this.release();
    const { play } = this.table;
    const isFailure = error === 'storage' || error === 'internal';
    if (isFailure) metrics.failures.inc({ fault: error });
    if (isFailure || !play || play.finished) {
      metrics.refusals.inc({ kind: error });
      return;
    }
    this.match = play;
    this.held.set(error, (this.held.get(error) ?? 0) + 1);
  }
}
