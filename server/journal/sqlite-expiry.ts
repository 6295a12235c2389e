/** How the embedded database deletes old data: in short transactions among those of the tables. */

import type { StatementSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import {
  type Cursor,
  type Expiry,
  type JournalSize,
  type MatchKind,
  type OldMatch,
  type OldTable,
  PERSON,
} from './expiry.ts';
import { DamagedRecordError } from './journal.ts';
import { ownersOf } from './owners.ts';
import { proveMatch, proveTable } from './proof.ts';
import type { Row } from './rows.ts';
import type { SqliteSets } from './sqlite-sets.ts';

/** The schema that expiry needs; a step of `MIGRATIONS`. */
export const EXPIRY_SCHEMA = `CREATE TABLE gone (
    id TEXT PRIMARY KEY, at INTEGER NOT NULL, entries INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX gone_entries ON gone (id) WHERE entries = 1;
  CREATE INDEX gone_at ON gone (at);
  CREATE INDEX matches_bots ON matches (finished, id)
    WHERE finished IS NOT NULL AND instr(seats, '${PERSON}') = 0;
  CREATE INDEX matches_people ON matches (finished, id)
    WHERE finished IS NOT NULL AND instr(seats, '${PERSON}') > 0;
  CREATE INDEX matches_unfinished ON matches (created, id) WHERE finished IS NULL;
  CREATE INDEX tables_changed ON tables (changed, code);`;

/** The condition and the time of each kind of match. */
const KINDS: { readonly [kind in MatchKind]: readonly [where: string, at: string] } = {
  bots: [`finished IS NOT NULL AND instr(seats, '${PERSON}') = 0`, 'finished'],
  people: [`finished IS NOT NULL AND instr(seats, '${PERSON}') > 0`, 'finished'],
  unfinished: ['finished IS NULL', 'created'],
};
const SHOWN = 'EXISTS (SELECT 1 FROM tables t WHERE t.code = m.code AND t.match = m.id)';

/** Free pages that stay for the next writes: a tenth, and no fewer than 4 MiB. */
const SPARE_PAGES = 1024;
/** Pages that are given back at a time. */
const SHRINK_PAGES = 128;
const INCREMENTAL = 2;

type Statements = (text: string) => StatementSync;

export class SqliteExpiry implements Expiry {
  private readonly sql: Statements;
  private readonly commits: Commits;
  private readonly sets: SqliteSets;

  constructor(sql: Statements, commits: Commits, sets: SqliteSets) {
    this.sql = sql;
    this.commits = commits;
    this.sets = sets;
  }

  async matches(
    kind: MatchKind,
    before: number,
    { at, key }: Cursor,
    most: number,
  ): Promise<OldMatch[]> {
    const [where, time] = KINDS[kind];
    const text = `SELECT id, ${time} AS at, ${SHOWN} AS shown,
        instr(seats, '${PERSON}') = 0 AS bots FROM matches m
      WHERE ${where} AND ${time} < ? AND (${time}, id) > (?, ?) ORDER BY ${time}, id LIMIT ?`;
    return this.sql(text)
      .all(before, at, key, most)
      .map((row) => ({
        id: row.id as string,
        at: row.at as number,
        shown: row.shown === 1,
        bots: row.bots === 1,
      }));
  }

  async tables(before: number, { at, key }: Cursor, most: number): Promise<OldTable[]> {
    const text = `SELECT t.*, m.id IS NOT NULL AS played, m.finished,
        (SELECT e.at FROM entries e WHERE e.match = m.id ORDER BY e.n DESC LIMIT 1) AS acted
      FROM tables t LEFT JOIN matches m ON m.id = t.match
      WHERE t.changed < ? AND (t.changed, t.code) > (?, ?) ORDER BY t.changed, t.code LIMIT ?`;
    return this.sql(text)
      .all(before, at, key, most)
      .map((row) => ({
        code: row.code as string,
        epoch: row.epoch as number,
        at: row.changed as number,
        touched: Math.max(row.changed as number, (row.acted as number | null) ?? 0),
        running: row.played === 1 && row.finished === null,
        ...ownersOf(row),
      }));
  }

  async forgetMatches(ids: readonly string[]): Promise<number> {
    const gone: string[] = [];
    await this.commits.write(() => {
      gone.length = 0;
      const mark = `INSERT INTO gone SELECT id, ?, 1 FROM matches m WHERE id = ? AND NOT ${SHOWN}`;
      for (const id of ids) {
        if (!this.proves('SELECT * FROM matches WHERE id = ?', (row) => proveMatch(row, id), id)) {
          continue;
        }
        if (this.sql(mark).run(Date.now(), id).changes === 0) continue;
        this.sql('DELETE FROM matches WHERE id = ?').run(id);
        this.sql('DELETE FROM heads WHERE match = ?').run(id);
        this.sets.remove('matches', id);
        gone.push(id);
      }
    });
    return gone.length;
  }

  async forgetTable(code: string, epoch: number): Promise<boolean> {
    let done = false;
    await this.commits.write(() => {
      const row = 'SELECT * FROM tables WHERE code = ?';
      const text = 'DELETE FROM tables WHERE code = ? AND epoch = ?';
      done =
        this.proves(row, (one) => proveTable(one, code), code) &&
        this.sql(text).run(code, epoch).changes === 1;
      if (done) this.sets.remove('tables', code);
    });
    return done;
  }

  /** Whether a row exists and is intact: damaged rows stay for repair. */
  private proves(text: string, prove: (row: Row) => Row, name: string): boolean {
    const row = this.sql(text).get(name);
    if (!row) return false;
    try {
      prove(row);
      return true;
    } catch (error) {
      if (error instanceof DamagedRecordError) return false;
      throw error;
    }
  }

  async clear(most: number, before: number): Promise<boolean> {
    const next = this.sql('SELECT id FROM gone WHERE entries = 1 LIMIT 1').get();
    let more = false;
    await this.commits.write(() => {
      if (next) {
        const id = next.id as string;
        // A mark alone, which may be damaged, must not delete entries of an existing match.
        const text = `DELETE FROM entries WHERE match = ?
          AND n IN (SELECT n FROM entries WHERE match = ? LIMIT ?)
          AND NOT EXISTS (SELECT 1 FROM matches WHERE id = ?)`;
        const { changes } = this.sql(text).run(id, id, most, id);
        if (changes < most) this.sql('UPDATE gone SET entries = 0 WHERE id = ?').run(id);
        more = true;
        return;
      }
      const old = 'DELETE FROM gone WHERE id IN (SELECT id FROM gone WHERE at < ? LIMIT ?)';
      more = this.sql(old).run(before, most).changes === most;
    });
    return more;
  }

  async shrink(): Promise<boolean> {
    if (this.pragma('auto_vacuum') !== INCREMENTAL) return false;
    const spare = Math.max(SPARE_PAGES, this.pragma('page_count') / 10);
    if (this.pragma('freelist_count') <= spare) return false;
    await this.commits.write(() => {
      this.sql(`PRAGMA incremental_vacuum(${SHRINK_PAGES})`).all();
    });
    return this.pragma('freelist_count') > spare;
  }

  async compact(): Promise<void> {
    // From now on a file of an earlier version can also give free space back.
    this.sql('PRAGMA auto_vacuum = INCREMENTAL').run();
    this.sql('VACUUM').run();
  }

  async forgot(id: string): Promise<boolean> {
    return this.sql('SELECT 1 FROM gone WHERE id = ?').get(id) !== undefined;
  }

  async size(): Promise<JournalSize> {
    const page = this.pragma('page_size');
    const pages = this.pragma('page_count');
    return { used: (pages - this.pragma('freelist_count')) * page, file: pages * page };
  }

  private pragma(name: string): number {
    return this.sql(`PRAGMA ${name}`).get()?.[name] as number;
  }
}
