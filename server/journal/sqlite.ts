/**
 * The journal in the embedded database: a WAL that is forced to disk before a write counts as done
 * (`commits.ts`). An entry survives a power cut as well as a killed process, and data is checked
 * against its proof when it is read (`proof.ts`).
 */

import { backup, type StatementSync } from 'node:sqlite';
import type { LogResult } from '../../engine/core/log.ts';
import { Commits, DoubtError, type ForceToDisk } from './commits.ts';
import type { Cursor } from './expiry.ts';
import { isBroken } from './folder.ts';
import {
  type Claim,
  ClaimLostError,
  CodeTakenError,
  DamagedRecordError,
  type DueTable,
  type Entry,
  type Journal,
  type MatchRecord,
  type StoredMatch,
  type TableRecord,
} from './journal.ts';
import {
  endProof,
  firstChain,
  linkOf,
  matchProof,
  nextChain,
  proveEntries,
  proveMatch,
  proveTable,
  tableProof,
} from './proof.ts';
import { type Row, readEntry, readMatch, readTable } from './rows.ts';
import { SqliteExpiry } from './sqlite-expiry.ts';
import { type Opened, openFolder } from './sqlite-open.ts';
import { DUE } from './sqlite-schema.ts';
import { SqliteSets } from './sqlite-sets.ts';

/** Matches whose running hash is remembered. */
const MOST_CHAINS = 4096;

const taken = (claim: Claim): Error => new ClaimLostError(claim, 'it has another owner');

export class SqliteJournal implements Journal {
  readonly broken: Promise<Error>;
  readonly expiry: SqliteExpiry;
  private readonly db: Opened['db'];
  private readonly tail: Opened['tail'];
  private readonly prepared = new Map<string, StatementSync>();
  /** The running hash of each match's entries, as last written: a guess that each write checks. */
  private readonly chains = new Map<string, string>();
  private readonly sets: SqliteSets;
  private readonly commits: Commits;

  /**
   * @param folder the database's folder; created if missing
   * @param force how a commit is forced to disk; tests watch the writes that wait for it
   * @throws DamagedError, NewerError; Error if it cannot be written or another process has it
   */
  constructor(folder: string, force?: ForceToDisk) {
    const { db, tail, wal, commits } = openFolder(folder);
    this.db = db;
    this.tail = tail;
    this.sets = new SqliteSets(db);
    const { promise, resolve: onBroken } = Promise.withResolvers<Error>();
    this.broken = promise;
    const onDurable = (now: number): void => tail.note(now);
    this.commits = new Commits(db, { wal, commits, onDurable, onBroken, force });
    this.expiry = new SqliteExpiry((text) => this.sql(text), this.commits, this.sets);
  }

  async open(table: TableRecord): Promise<Claim> {
    const { code, game, matchId } = table;
    const body = JSON.stringify(table.body);
    await this.commits.write(() => {
      const known = this.sql('SELECT 1 FROM tables WHERE code = ?').get(code);
      if (known) throw new CodeTakenError(code);
      const row = { code, game, body, match: matchId, changed: Date.now(), epoch: 1 };
      const sql = `INSERT INTO tables (code, game, body, match, changed, epoch, proof, bucket)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
      const bucket = this.sets.add('tables', code);
      this.sql(sql).run(...Object.values(row), tableProof(row), bucket);
    });
    return { code, epoch: 1 };
  }

  async claim(code: string): Promise<{ claim: Claim; table: TableRecord } | null> {
    const claimed: Row[] = [];
    await this.commits.write(() => {
      claimed.length = 0;
      const row = this.tableRow(code);
      if (!row) return;
      const now = { ...row, epoch: (row.epoch as number) + 1 };
      const sql = 'UPDATE tables SET epoch = ?, proof = ? WHERE code = ?';
      this.sql(sql).run(now.epoch, tableProof(now), code);
      claimed.push(now);
    });
    const [row] = claimed;
    return row ? { claim: { code, epoch: row.epoch as number }, table: readTable(row) } : null;
  }

  async holds({ code, epoch }: Claim): Promise<boolean> {
    const sql = 'SELECT 1 FROM tables WHERE code = ? AND epoch = ?';
    return this.sql(sql).get(code, epoch) !== undefined;
  }

  saveTable(claim: Claim, table: TableRecord): Promise<void> {
    const body = JSON.stringify(table.body);
    return this.write(claim, () => this.putTable(claim, table, body));
  }

  startMatch(claim: Claim, match: MatchRecord, table: TableRecord): Promise<void> {
    const { id, code, game, key, engine } = match;
    const contributions = match.contributions ? JSON.stringify(match.contributions) : null;
    const [seats, options] = [JSON.stringify(match.seats), JSON.stringify(match.options)];
    const body = JSON.stringify(table.body);
    return this.write(claim, () => {
      this.putTable(claim, table, body);
      const begun = { id, code, game, seats, options, key, created: Date.now(), engine };
      const row = { ...begun, contributions, finished: null, result: null };
      const sql = `INSERT INTO matches
        (id, code, game, seats, options, key, created, engine, contributions, finished, result,
         proof, end_proof, bucket) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
      const bucket = this.sets.add('matches', id);
      this.sql(sql).run(...Object.values(row), matchProof(row), endProof(row), bucket);
      this.sql('INSERT INTO heads (match, n, chain) VALUES (?, 0, ?)').run(id, firstChain(id));
    });
  }

  append(claim: Claim, match: string, entry: Entry, result: LogResult | null): Promise<void> {
    const action = entry.action && JSON.stringify(entry.action);
    const { n, seat, actionId } = entry;
    const link = linkOf(n, seat, action, actionId);
    return this.write(claim, () => {
      const at = Date.now();
      const sql = `INSERT INTO entries (match, n, seat, action, action_id, at)
        SELECT ?, ?, ?, ?, ?, ? FROM tables WHERE code = ? AND epoch = ?`;
      const { code, epoch } = claim;
      const done = this.sql(sql).run(match, n, seat, action, actionId, at, code, epoch);
      if (done.changes === 0) throw taken(claim);
      this.lengthen(match, n, link);
      if (result) this.finish({ id: match, finished: at, result: JSON.stringify(result) });
    });
  }

  /** Records an entry more. @throws Error if it is not the next one */
  private lengthen(match: string, n: number, link: string): void {
    const sql = 'UPDATE heads SET n = ?, chain = ? WHERE match = ? AND n = ? AND chain = ?';
    const put = (before: string): string | null => {
      const chain = nextChain(before, link);
      return this.sql(sql).run(n, chain, match, n - 1, before).changes === 1 ? chain : null;
    };
    const known = this.chains.get(match);
    let chain = known === undefined ? null : put(known);
    if (chain === null) {
      const head = this.head(match);
      if (head?.n !== n - 1) {
        throw new Error(`Match ${match} has ${head?.n ?? 'no'} entries: ${n} is not the next one`);
      }
      chain = put(head.chain as string);
    }
    if (chain === null) throw new Error(`Match ${match}: the head of its entries has changed`);
    if (this.chains.size >= MOST_CHAINS) this.chains.clear();
    this.chains.set(match, chain);
  }

  private finish(row: { id: string; finished: number; result: string }): void {
    this.chains.delete(row.id);
    const end = 'UPDATE matches SET finished = ?, result = ?, end_proof = ? WHERE id = ?';
    this.sql(end).run(row.finished, row.result, endProof(row), row.id);
  }

  async table(code: string): Promise<TableRecord | null> {
    const row = this.tableRow(code);
    return row && readTable(row);
  }

  async match(id: string): Promise<StoredMatch | null> {
    const row = this.matchRow(id);
    return row && readMatch(row);
  }

  async entries(match: string): Promise<Entry[]> {
    return this.reading(() => {
      const head = this.head(match);
      if (!head && !this.matchRow(match)) return [];
      const rows = this.sql('SELECT * FROM entries WHERE match = ? ORDER BY n').all(match);
      return proveEntries(match, head, rows).map(readEntry);
    });
  }

  async due({ at, key }: Cursor, most: number): Promise<DueTable[]> {
    const sql = `SELECT code, ${DUE} AS at FROM tables
      WHERE ${DUE} IS NOT NULL AND (${DUE}, code) > (?, ?) ORDER BY ${DUE}, code LIMIT ?`;
    const rows = this.reading(() => this.sql(sql).all(at, key, most));
    return rows.map((row) => ({ code: row.code as string, at: Number(row.at) }));
  }

  async counts(): Promise<{ tables: number; matches: number }> {
    return this.reading(() => ({
      tables: this.sets.count('tables'),
      matches: this.sets.count('matches'),
    }));
  }

  probe(): Promise<void> {
    return this.commits.write(() => undefined);
  }

  async backup(file: string): Promise<void> {
    await backup(this.db, file);
  }

  async close(): Promise<void> {
    const known = await this.commits.close();
    this.tail.close();
    // Closing would write to the files from memory, which the disk perhaps does not match.
    if (known) this.db.close();
  }

  /** A write of a claim's holder; if its result is unknown, the holder must let go. */
  private async write(claim: Claim, work: () => void): Promise<void> {
    try {
      await this.commits.write(work, claim.code);
    } catch (error) {
      if (!(error instanceof DoubtError)) throw error;
      throw new ClaimLostError(claim, error.message);
    }
  }

  private putTable(claim: Claim, { game, matchId }: TableRecord, body: string): void {
    const { code, epoch } = claim;
    const row = { game, body, match: matchId, changed: Date.now() };
    const sql = `UPDATE tables SET game = ?, body = ?, match = ?, changed = ?, proof = ?
      WHERE code = ? AND epoch = ?`;
    const proof = tableProof({ ...row, code, epoch });
    const done = this.sql(sql).run(...Object.values(row), proof, code, epoch);
    if (done.changes === 0) throw taken(claim);
  }

  private tableRow(code: string): Row | null {
    return this.reading(() => {
      const row = this.sql('SELECT * FROM tables WHERE code = ?').get(code);
      if (row) return proveTable(row, code);
      this.sets.proveAbsent('tables', code);
      return null;
    });
  }

  private matchRow(id: string): Row | null {
    return this.reading(() => {
      const row = this.sql('SELECT * FROM matches WHERE id = ?').get(id);
      if (row) return proveMatch(row, id);
      this.sets.proveAbsent('matches', id);
      return null;
    });
  }

  /** The recorded end of the entries of a match. */
  private head(match: string): Row | undefined {
    return this.sql('SELECT n, chain FROM heads WHERE match = ?').get(match);
  }

  /** @throws DamagedRecordError for pages that SQLite finds broken */
  private reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (isBroken(error)) throw new DamagedRecordError((error as Error).message);
      throw error;
    }
  }

  private sql(text: string): StatementSync {
    const known = this.prepared.get(text);
    if (known) return known;
    const statement = this.db.prepare(text);
    this.prepared.set(text, statement);
    return statement;
  }
}
