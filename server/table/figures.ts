/**
 * Adds the requests at one table to the figures of the process. A reader of the figures may sit at
 * the table, so a running match shows in them only as far as everybody at it has noticed: a command
 * that nobody else may notice is never counted, and a refusal, which only its sender knows, counts
 * when the match is over and its log public. Only failures of the server count at once.
 */

import type { Claim, Journal } from '../journal/journal.ts';
import { metrics, noteAction } from '../metrics.ts';
import type { Reply, RequestError } from '../protocol/messages.ts';
import type { Handle, Work } from './answers.ts';
import type { Append } from './play.ts';

/** The part of the table that figures need. */
export interface FiguredTable {
  readonly play: { readonly seq: number; readonly finished: boolean } | null;
}

/** Writes of one match, timed except for those that only their sender may notice. */
export function appends(journal: Journal, claim: Claim, match: string): Append {
  return (entry, result, hidden) => {
    const written = journal.append(claim, match, entry, result);
    return hidden ? written : metrics.appends.until(written);
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
   * Measures an action or undo from its arrival to its answer, if everybody noticed it.
   * @param answer runs the table's work, and answers
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

  /** Counts refusals among the answers. */
  counting(handle: Handle): Handle {
    return async (from, message) => {
      const reply = await handle(from, message);
      if (!reply.ok) this.refused(reply.error);
      return reply;
    };
  }

  /** Counts the delayed refusals of a finished match; drops those of an abandoned one. */
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
