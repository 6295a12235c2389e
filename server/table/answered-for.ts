/**
 * What a match has been told by answers given beforehand: the journal's entry says so by its id, so
 * that it is known after a restart, too.
 */

import { randomUUID } from 'node:crypto';
import { MOST_TOLD_ANSWERS } from '../protocol/days.ts';

const MARK = 'beforehand ';

/** The id of such an entry. Nobody can guess it, and have it counted as answered already. */
export const beforehandId = (): string => `${MARK}${randomUUID()}`;

export class AnsweredFor {
  private readonly seqs = new Map<number, readonly number[]>();

  /** An entry of `seat` has been accepted; `seq` is the position after it. */
  note(seat: number, seq: number, actionId: string | null): void {
    if (actionId === null) return;
    // What the person does ends the account of what was done for them.
    if (!actionId.startsWith(MARK)) this.seqs.delete(seat);
    else this.seqs.set(seat, [...this.of(seat), seq].slice(-MOST_TOLD_ANSWERS));
  }

  /** `seq` after each answer that was given for `seat` since its person last decided. */
  of(seat: number): readonly number[] {
    return this.seqs.get(seat) ?? [];
  }

  clear(): void {
    this.seqs.clear();
  }
}
