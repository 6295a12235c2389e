/**
 * Limits how many requests wait for a database that does not answer. Each seat has its own count: a
 * refusal must not reveal that another seat has sent something.
 */

/** Requests of one seat that may wait. */
export const MOST_OF_SEAT = 60;
/** Waiting requests of all senders without a seat; they cannot ask for anything secret. */
const MOST_OF_OTHERS = 200;

export class Waiting {
  private readonly counts = new Map<number, number>();

  /**
   * @param seat -1 for a connection without one
   * @returns null, and does nothing, if too many wait
   */
  run<T>(seat: number, request: () => Promise<T>): Promise<T> | null {
    const count = this.counts.get(seat) ?? 0;
    if (count >= (seat < 0 ? MOST_OF_OTHERS : MOST_OF_SEAT)) return null;
    this.counts.set(seat, count + 1);
    return request().finally(() => this.counts.set(seat, (this.counts.get(seat) ?? 1) - 1));
  }
}
