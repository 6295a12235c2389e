/**
 * The journal in the embedded database: a WAL that is forced to disk before anything written to it
 * counts as done (`commits.ts`). An entry survives a power cut as well as a killed process.
 */

import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import type { LogResult } from '../../engine/core/log.ts';
import { Commits, type ForceToDisk } from './commits.ts';
import {
  type Claim,
  ClaimLostError,
  type Entry,
  type Journal,
  type MatchRecord,
  type StoredMatch,
  type TableRecord,
} from './journal.ts';
import { type EntryRow, readEntry, readMatch, readTable } from './rows.ts';
import { EXPIRY_SCHEMA, SqliteExpiry } from './sqlite-expiry.ts';
import { type LastEntry, Tail } from './tail.ts';

/** Each step brings a database of the version before up to date; `user_version` counts them. */
const MIGRATIONS = [
  `CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, body TEXT NOT NULL, match TEXT,
    changed INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, code TEXT NOT NULL, game TEXT NOT NULL, seats TEXT NOT NULL,
    options TEXT NOT NULL, key TEXT NOT NULL, created INTEGER NOT NULL, finished INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS entries (
    match TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL,
    action TEXT, action_id TEXT, at INTEGER NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS entries_once
    ON entries (match, seat, action_id) WHERE action_id IS NOT NULL;`,
  `ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE matches ADD COLUMN engine TEXT NOT NULL DEFAULT '0.1.0';`,
  `ALTER TABLE matches ADD COLUMN contributions TEXT;
  ALTER TABLE matches ADD COLUMN result TEXT;`,
  EXPIRY_SCHEMA,
];

/** What the folder holds; the first is the database itself. */
const FILES = ['laguna.db', 'laguna.db-wal', 'laguna.tail'] as const;
/**
 * Commits are put into their place in the database after so many pages of 4 KiB (16 MiB). Everybody
 * waits meanwhile: four times as many pages, four times more rarely, make the slowest answers slower.
 */
const CHECKPOINT_PAGES = 4_000;
/** Larger databases are not looked through after a crash: it takes about 5 s a gigabyte. */
const CHECK_LIMIT_BYTES = 1 << 30;

/** The files are not what was written; `copy` is the folder in which they are kept as they are. */
export class DamagedError extends Error {
  readonly copy: string;
  /** All that is there can be read, but acknowledged entries are missing. */
  readonly incomplete: boolean;
  constructor(why: string, copy: string, incomplete: boolean) {
    super(why);
    this.copy = copy;
    this.incomplete = incomplete;
  }
}

/** The files are of a later version of this program. */
export class NewerError extends Error {}

const taken = (claim: Claim): Error => new ClaimLostError(claim, 'it has another owner');

export class SqliteJournal implements Journal {
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private readonly folder: string;
  private readonly tail: Tail;
  private readonly commits: Commits;
  readonly expiry: SqliteExpiry;
  /** How many rows there are, once somebody has asked. */
  private known: { tables: number; matches: number } | null = null;

  /**
   * @param folder where the database lies; created if missing
   * @param force how a commit is forced to disk; tests look at what waits for it
   * @throws DamagedError, NewerError; Error if it cannot be written or another process has it
   */
  constructor(folder: string, force?: ForceToDisk) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    const [database, wal, tail] = FILES.map((name) => join(folder, name)) as [string, ...string[]];
    const crashed = existsSync(wal!) && statSync(wal!).size > 0;
    this.db = new DatabaseSync(database);
    try {
      // A new file can give space back; where something is written already this does nothing.
      this.db.exec('PRAGMA auto_vacuum = INCREMENTAL;');
      // One process owns the data: a second one must not write between.
      this.db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
      this.db.exec(`PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
      this.examine(crashed && statSync(database).size < CHECK_LIMIT_BYTES, Tail.read(tail!));
      this.migrate();
    } catch (error) {
      // SQLITE_CORRUPT and SQLITE_NOTADB.
      const { errcode, message } = error as { errcode?: number; message: string };
      if (errcode === 11 || errcode === 26) throw this.damaged(message);
      throw error;
    }
    this.tail = new Tail(tail!);
    this.commits = new Commits(this.db, wal!, (last) => this.tail.note(last), force);
    this.expiry = new SqliteExpiry(
      (text) => this.sql(text),
      this.commits,
      (tables, matches) => this.count(-tables, -matches),
    );
  }

  /** @param whole the last process did not end in order: look through the whole database */
  private examine(whole: boolean, last: LastEntry | null): void {
    if (whole) {
      const found = this.db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
      if (found !== 'ok') throw this.damaged(String(found));
    }
    if (!last) return;
    const has = (name: string): boolean =>
      this.sql('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;
    const there =
      (has('entries') &&
        this.sql('SELECT 1 FROM entries WHERE match = ? AND n = ?').get(last.match, last.n)) ||
      // Deleted in order, which is written down as well.
      (has('gone') && this.sql('SELECT 1 FROM gone WHERE id = ?').get(last.match));
    if (there) return;
    const what = `entry ${last.n} of match ${last.match}, which was acknowledged last, is missing`;
    throw this.damaged(what, true);
  }

  /** Keeps the files as they are. The database stays open: closing it would tidy up after itself. */
  private damaged(why: string, incomplete = false): DamagedError {
    const { mtimeMs } = statSync(join(this.folder, FILES[0]));
    const copy = join(this.folder, `damaged-${new Date(mtimeMs).toISOString().replace(/\W/g, '')}`);
    if (!existsSync(copy)) {
      mkdirSync(copy);
      for (const name of FILES) {
        const file = join(this.folder, name);
        if (existsSync(file)) copyFileSync(file, join(copy, name));
      }
    }
    return new DamagedError(why, copy, incomplete);
  }

  private migrate(): void {
    const from = this.db.prepare('PRAGMA user_version').get()?.user_version as number;
    if (from > MIGRATIONS.length) throw new NewerError(`version ${from}`);
    if (from === MIGRATIONS.length) return;
    const steps = MIGRATIONS.slice(from).join('\n');
    this.db.exec(`BEGIN IMMEDIATE; ${steps} PRAGMA user_version = ${MIGRATIONS.length}; COMMIT;`);
  }

  async open(table: TableRecord): Promise<Claim> {
    const { code, game, matchId } = table;
    const body = JSON.stringify(table.body);
    await this.commits.write(() => {
      const sql = 'INSERT INTO tables (code, game, body, match, changed) VALUES (?, ?, ?, ?, ?)';
      this.sql(sql).run(code, game, body, matchId, Date.now());
    });
    this.count(1, 0);
    return { code, epoch: 1 };
  }

  async claim(code: string): Promise<{ claim: Claim; table: TableRecord } | null> {
    let epoch: unknown;
    await this.commits.write(() => {
      const sql = 'UPDATE tables SET epoch = epoch + 1 WHERE code = ? RETURNING epoch';
      epoch = this.sql(sql).get(code)?.epoch;
    });
    const table = await this.table(code);
    return table && typeof epoch === 'number' ? { claim: { code, epoch }, table } : null;
  }

  async holds({ code, epoch }: Claim): Promise<boolean> {
    const sql = 'SELECT 1 FROM tables WHERE code = ? AND epoch = ?';
    return this.sql(sql).get(code, epoch) !== undefined;
  }

  saveTable(claim: Claim, table: TableRecord): Promise<void> {
    const body = JSON.stringify(table.body);
    return this.commits.write(() => this.putTable(claim, body, table.matchId));
  }

  async startMatch(claim: Claim, match: MatchRecord, table: TableRecord): Promise<void> {
    const { id, code, game, key, engine, contributions } = match;
    const added = contributions ? JSON.stringify(contributions) : null;
    const texts = [JSON.stringify(match.seats), JSON.stringify(match.options)] as const;
    const body = JSON.stringify(table.body);
    await this.commits.write(() => {
      this.putTable(claim, body, table.matchId);
      const sql =
        'INSERT INTO matches (id, code, game, seats, options, key, created, engine, contributions) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)';
      this.sql(sql).run(id, code, game, ...texts, key, Date.now(), engine, added);
    });
    this.count(0, 1);
  }

  append(claim: Claim, match: string, entry: Entry, result: LogResult | null): Promise<void> {
    const action = entry.action && JSON.stringify(entry.action);
    const { n, seat, actionId } = entry;
    return this.commits.write(() => {
      const at = Date.now();
      const sql = `INSERT INTO entries (match, n, seat, action, action_id, at)
        SELECT ?, ?, ?, ?, ?, ? FROM tables WHERE code = ? AND epoch = ?`;
      const { code, epoch } = claim;
      const done = this.sql(sql).run(match, n, seat, action, actionId, at, code, epoch);
      if (done.changes === 0) throw taken(claim);
      this.commits.last = { match, n };
      if (!result) return;
      const end = 'UPDATE matches SET finished = ?, result = ? WHERE id = ?';
      this.sql(end).run(at, JSON.stringify(result), match);
    });
  }

  async table(code: string): Promise<TableRecord | null> {
    const row = this.sql('SELECT * FROM tables WHERE code = ?').get(code);
    return row ? readTable(row) : null;
  }

  async match(id: string): Promise<StoredMatch | null> {
    const row = this.sql('SELECT * FROM matches WHERE id = ?').get(id);
    return row ? readMatch(row) : null;
  }

  async entries(match: string): Promise<Entry[]> {
    const rows = this.sql('SELECT * FROM entries WHERE match = ? ORDER BY n').all(match);
    return (rows as unknown as EntryRow[]).map(readEntry);
  }

  async counts(): Promise<{ tables: number; matches: number }> {
    // Counted once, and then with every change: all rows are too many to look at each time.
    const of = (table: 'tables' | 'matches'): number =>
      this.sql(`SELECT count(*) AS n FROM ${table}`).get()?.n as number;
    this.known ??= { tables: of('tables'), matches: of('matches') };
    return { ...this.known };
  }

  private count(tables: number, matches: number): void {
    if (!this.known) return;
    this.known.tables += tables;
    this.known.matches += matches;
  }

  async backup(file: string): Promise<void> {
    await backup(this.db, file);
  }

  async close(): Promise<void> {
    await this.commits.close();
    this.tail.close();
    this.db.close();
  }

  private putTable(claim: Claim, body: string, matchId: string | null): void {
    const sql = 'UPDATE tables SET body = ?, match = ?, changed = ? WHERE code = ? AND epoch = ?';
    const done = this.sql(sql).run(body, matchId, Date.now(), claim.code, claim.epoch);
    if (done.changes === 0) throw taken(claim);
  }

  private sql(text: string): StatementSync {
    const known = this.prepared.get(text);
    if (known) return known;
    const statement = this.db.prepare(text);
    this.prepared.set(text, statement);
    return statement;
  }
}
