/**
 * Who sits at a table at which a match over days has not begun: nobody waits there, so the seat is
 * written down before the match has an id, under the table's code. When it begins, the seat is the
 * match's, and its person is told of their turn wherever they are.
 */

import type { PeopleDatabase } from './database.ts';

const PREFIX = 'lobby ';

/** Stands for the match of a table until it has one. */
export const awaitedAt = (code: string): string => `${PREFIX}${code}`;
export const isAwaited = (match: string): boolean => match.startsWith(PREFIX);
/** The same as a condition. */
export const IS_MATCH = `match NOT LIKE '${PREFIX}%'`;

export class AwaitedSeats {
  private readonly db: PeopleDatabase;

  constructor(db: PeopleDatabase) {
    this.db = db;
  }

  /** Somebody has got up from the seat. */
  async left(code: string, seat: number): Promise<void> {
    const match = awaitedAt(code);
    const sql = 'DELETE FROM claims WHERE match = $1 AND seat = $2';
    await this.db.write((run) => run(sql, match, seat));
  }

  /**
   * The table's match has begun.
   * @param seats those that have a person
   */
  async begun(code: string, match: string, seats: readonly number[]): Promise<void> {
    const awaited = awaitedAt(code);
    await this.db.write(async (run) => {
      const all = await run(
        'SELECT person, seat FROM claims WHERE match = $1 ORDER BY at',
        awaited,
      );
      // Whoever came to a seat last has it.
      const owners = new Map(all.map(({ person, seat }) => [Number(seat), String(person)]));
      const move = 'UPDATE claims SET match = $2 WHERE match = $1 AND person = $3';
      for (const [seat, person] of owners) {
        if (seats.includes(seat)) await run(move, awaited, match, person);
      }
      await run('DELETE FROM claims WHERE match = $1', awaited);
    });
  }

  /** The table has no such match before it any more. */
  async over(code: string): Promise<void> {
    const sql = 'DELETE FROM claims WHERE match = $1';
    await this.db.write((run) => run(sql, awaitedAt(code)));
  }
}
