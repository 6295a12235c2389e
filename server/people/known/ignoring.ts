/**
 * Whom somebody mutes or blocks. Both follow the person, whatever table, device or name; a person
 * who is blocked is muted, too. The other one is kept as a mark, from which no key can be found.
 */

import { randomBytes } from 'node:crypto';
import { matchMaker } from '../../colyseus.ts';
import { type Ignored, MAX_IGNORED } from '../../protocol/company.ts';
import { hashToken } from '../../table/seats.ts';
import type { PeopleDatabase, Row, Run } from './database.ts';

/** A person's mark: what others' lists know the person by. */
export const markOf = (person: string): string => hashToken(`laguna mark 1 ${person}`);

/** Whom a person does not hear, and does not meet at open tables; marks. */
export interface Ignores {
  readonly mutes: readonly string[];
  /** Those among them whom the person blocks. */
  readonly blocks: readonly string[];
  /** Whom the person blocks, and who blocks the person. */
  readonly avoids: readonly string[];
}

export interface Ignoring {
  readonly person: string;
  /** The other one's mark. */
  readonly other: string;
  readonly blocked: boolean;
  /** The other one's name at that table. */
  readonly name: string;
  readonly at: number;
}

/** Told when a list has changed: of whom, and about whom. */
export type Changed = (person: string, mark: string) => void;

const ignoredOf = (row: Row): Ignored => ({
  id: String(row.id),
  kind: Number(row.blocked) === 1 ? 'blocked' : 'muted',
  name: String(row.name),
  at: Number(row.at),
});

export class IgnoreBook {
  private readonly db: PeopleDatabase;
  private readonly followers = new Set<Changed>();
  /** Tells the other processes. */
  share: Changed = () => undefined;

  constructor(db: PeopleDatabase) {
    this.db = db;
  }

  /** Calls `follower` at each change, until the returned function is called. */
  follow(follower: Changed): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  /** A list has changed in another process. */
  changed(person: string, mark: string): void {
    for (const follower of [...this.followers]) follower(person, mark);
  }

  private tell(person: string, mark: string): void {
    this.changed(person, mark);
    this.share(person, mark);
  }

  /** Mutes or blocks. @returns null, or that there is no room for another one */
  async put({ person, other, blocked, name, at }: Ignoring): Promise<'full' | null> {
    const error = await this.db.write(async (run) => {
      const all = await run('SELECT other FROM ignores WHERE person = $1', person);
      const known = all.some((row) => row.other === other);
      if (!known && all.length >= MAX_IGNORED) return 'full';
      const sql = `INSERT INTO ignores (id, person, other, blocked, name, at)
        VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (person, other) DO UPDATE SET blocked = $4, name = $5, at = $6`;
      const id = randomBytes(12).toString('base64url');
      await run(sql, id, person, other, blocked ? 1 : 0, name, at);
      return null;
    });
    if (error === null) this.tell(person, other);
    return error;
  }

  /** Neither mutes nor blocks any more. @returns whether it did */
  async drop(person: string, other: string): Promise<boolean> {
    return this.dropped('other', person, other);
  }

  /** The same by the id of an entry. */
  async dropEntry(person: string, id: string): Promise<boolean> {
    return this.dropped('id', person, id);
  }

  private async dropped(by: 'id' | 'other', person: string, value: string): Promise<boolean> {
    const sql = `DELETE FROM ignores WHERE person = $1 AND ${by} = $2 RETURNING other`;
    const rows = await this.db.write((run) => run(sql, person, value));
    for (const { other } of rows) this.tell(person, String(other));
    return rows.length > 0;
  }

  /** The person's own list, the latest first. */
  async list(person: string): Promise<Ignored[]> {
    const sql = 'SELECT * FROM ignores WHERE person = $1 ORDER BY at DESC, id';
    return (await this.db.read(sql, person)).map(ignoredOf);
  }

  async of(person: string): Promise<Ignores> {
    const own = await this.db.read('SELECT * FROM ignores WHERE person = $1', person);
    const back = 'SELECT person FROM ignores WHERE other = $1 AND blocked = 1';
    const others = await this.db.read(back, markOf(person));
    const blocks = own.filter((row) => Number(row.blocked) === 1).map((row) => String(row.other));
    return {
      mutes: own.map((row) => String(row.other)),
      blocks,
      avoids: [...blocks, ...others.map((row) => markOf(String(row.person)))],
    };
  }
}

/** What `own` had becomes `person`'s, and what others had about it. Within a transaction. */
export async function joinIgnores(run: Run, person: string, own: string): Promise<void> {
  const [mark, old] = [markOf(person), markOf(own)];
  const twice = `DELETE FROM ignores WHERE person = $2
    AND other IN (SELECT other FROM ignores WHERE person = $1)`;
  await run(twice, person, own);
  await run('UPDATE ignores SET person = $1 WHERE person = $2', person, own);
  const both = `DELETE FROM ignores WHERE other = $2
    AND person IN (SELECT person FROM ignores WHERE other = $1)`;
  await run(both, mark, old);
  await run('UPDATE ignores SET other = $1 WHERE other = $2', mark, old);
  await run('DELETE FROM ignores WHERE person = $1 AND other = $2', person, mark);
  await run('UPDATE reports SET person = $1 WHERE person = $2', person, own);
  await run('UPDATE reports SET about = $1 WHERE about = $2', mark, old);
  await run("UPDATE bars SET what = $1 WHERE kind = 'key' AND what = $2", mark, old);
}

/**
 * Deletes the person's list; in lists of others only the mark stays, and of sent reports what they
 * are about. Within a transaction.
 */
export async function eraseIgnores(run: Run, person: string): Promise<void> {
  await run('DELETE FROM ignores WHERE person = $1', person);
  await run("UPDATE ignores SET name = '' WHERE other = $1", markOf(person));
  await run("UPDATE reports SET person = '' WHERE person = $1", person);
}

/** Channel on which processes tell each other of changed lists. */
const CHANNEL = 'laguna:ignores';

/** Shares changes with the other processes: people of one table may be asked at another. */
export async function shareIgnores(book: IgnoreBook): Promise<void> {
  const from = matchMaker.processId;
  const hear = (word: { from: string; person: string; mark: string }): void => {
    if (word.from !== from) book.changed(word.person, word.mark);
  };
  await matchMaker.presence.subscribe(CHANNEL, hear);
  book.share = (person, mark) => matchMaker.presence.publish(CHANNEL, { from, person, mark });
}
