/**
 * Whom the operator has barred, from talking or from everything: a key or an address, for a time.
 * All of them are kept in memory, too, as each visitor is looked up.
 */

import { randomBytes } from 'node:crypto';
import { matchMaker } from '../../colyseus.ts';
import type { Bar, BarScope } from '../../protocol/desk.ts';
import type { PeopleDatabase, Row } from './database.ts';

/** Somebody who comes: by the mark of a key ('' without one), and by the address. */
export interface Visitor {
  readonly mark: string;
  readonly sender: string;
}

/** A bar, and what it is for: a mark or an address. */
export interface KeptBar extends Bar {
  readonly what: string;
}

const barOf = (row: Row): KeptBar => ({
  id: String(row.id),
  kind: row.kind === 'address' ? 'address' : 'key',
  what: String(row.what),
  scope: row.scope === 'talk' ? 'talk' : 'all',
  name: String(row.name),
  why: String(row.why),
  since: Number(row.since),
  until: Number(row.until),
});

/** Channel on which a process tells the others that the bars have changed. */
const CHANNEL = 'laguna:bars';

export class BarBook {
  private readonly db: PeopleDatabase;
  private bars: readonly KeptBar[] = [];
  private readonly followers = new Set<() => void>();
  private shared = false;

  constructor(db: PeopleDatabase) {
    this.db = db;
  }

  /** Calls `follower` at each new bar, until the returned function is called. */
  follow(follower: () => void): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  /** Reads all of them: at the start, and after each change. */
  async read(): Promise<void> {
    this.bars = (await this.db.read('SELECT * FROM bars ORDER BY since DESC, id')).map(barOf);
    for (const follower of [...this.followers]) follower();
  }

  async share(): Promise<void> {
    this.shared = true;
    await matchMaker.presence.subscribe(CHANNEL, (from: string) => {
      if (from !== matchMaker.processId) void this.read();
    });
  }

  /** What keeps a visitor from everything, or from talking; null if nothing does. */
  find({ mark, sender }: Visitor, scope: BarScope, now: number): KeptBar | null {
    if (this.bars.length === 0) return null;
    const found = this.bars.filter((bar) => {
      const is = bar.kind === 'key' ? mark !== '' && bar.what === mark : bar.what === sender;
      return is && bar.until > now && (bar.scope === 'all' || scope === 'talk');
    });
    return found.toSorted((a, b) => b.until - a.until)[0] ?? null;
  }

  /** Those that hold now, the latest first; an address is shown, a key is not. */
  list(now: number): Bar[] {
    return this.bars
      .filter(({ until }) => until > now)
      .map(({ what, ...bar }) => (bar.kind === 'address' ? { ...bar, name: what } : bar));
  }

  async add(bar: Omit<KeptBar, 'id'>): Promise<void> {
    const id = randomBytes(12).toString('base64url');
    const sql = `INSERT INTO bars (id, kind, what, scope, name, why, since, until)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
    const { kind, what, scope, name, why, since, until } = bar;
    await this.db.write((run) => run(sql, id, kind, what, scope, name, why, since, until));
    await this.changed();
  }

  /** @returns whether there was one */
  async lift(id: string): Promise<boolean> {
    const sql = 'DELETE FROM bars WHERE id = $1 RETURNING id';
    const rows = await this.db.write((run) => run(sql, id));
    if (rows.length > 0) await this.changed();
    return rows.length > 0;
  }

  /** Deletes those that are over. */
  async forget(now: number): Promise<void> {
    await this.db.write((run) => run('DELETE FROM bars WHERE until < $1', now));
  }

  private async changed(): Promise<void> {
    await this.read();
    if (this.shared) matchMaker.presence.publish(CHANNEL, matchMaker.processId);
  }
}
