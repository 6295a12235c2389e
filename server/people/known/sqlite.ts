/**
 * People in the embedded database: `people.db` in the data folder, with a WAL that is forced to
 * disk before a write counts as done. Deleted rows are overwritten.
 */

import { closeSync, existsSync, fdatasync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { isBroken, makeFolder } from '../../journal/folder.ts';
import { NewerError } from '../../journal/sqlite-schema.ts';
import { forceFolder } from '../../journal/tail.ts';
import { log } from '../../log.ts';
import { MIGRATIONS, type PeopleDatabase, type Row, type Run, type Value } from './database.ts';

/** Its name in the data folder. */
const PEOPLE_FILE = 'people.db';

const force = promisify(fdatasync);

interface Prepared {
  readonly statement: StatementSync;
  /** Which value stands at each place. */
  readonly order: readonly number[];
}

export class SqlitePeople implements PeopleDatabase {
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, Prepared>();
  /** The file that commits are written to. */
  private readonly wal: number;
  /** The last piece of work: each waits for the one before. */
  private last: Promise<unknown> = Promise.resolve();
  private forcing: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  /**
   * @param folder created if missing; a damaged file is kept beside a new one
   * @throws NewerError; Error if it cannot be written
   */
  constructor(folder: string) {
    makeFolder(folder);
    const file = join(folder, PEOPLE_FILE);
    this.db = opened(file);
    this.wal = openSync(`${file}-wal`, 'r+');
    forceFolder(folder);
  }

  write<T>(work: (run: Run) => Promise<T>): Promise<T> {
    const done = this.alone(async () => {
      this.db.exec('BEGIN IMMEDIATE');
      try {
        const result = await work(async (...asked) => this.rows(...asked));
        this.db.exec('COMMIT');
        return result;
      } catch (error) {
        if (this.db.isTransaction) this.db.exec('ROLLBACK');
        throw error;
      }
    });
    return done.then(async (result) => {
      await this.onDisk();
      return result;
    });
  }

  readonly read: Run = (...asked) => this.alone(async () => this.rows(...asked));

  purge(): Promise<void> {
    return this.alone(async () => {
      this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    });
  }

  async close(): Promise<void> {
    await this.last;
    await this.forcing.catch(() => undefined);
    closeSync(this.wal);
    this.db.close();
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Commits made while the disk is busy are forced to it together. */
  private onDisk(): Promise<void> {
    this.next ??= this.forcing
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        return force(this.wal);
      });
    this.forcing = this.next;
    return this.next;
  }

  private rows(sql: string, ...values: Value[]): Row[] {
    const { statement, order } = this.preparedFor(sql);
    return statement.all(...order.map((k) => values[k])) as Row[];
  }

  private preparedFor(sql: string): Prepared {
    const known = this.prepared.get(sql);
    if (known) return known;
    const order = [...sql.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n) - 1);
    const statement = this.db.prepare(sql.replaceAll(/\$\d+/g, '?'));
    const fresh = { statement, order };
    this.prepared.set(sql, fresh);
    return fresh;
  }
}

/** Opens the file, or begins it anew beside what is kept of a damaged one. */
function opened(file: string): DatabaseSync {
  try {
    return openFile(file);
  } catch (error) {
    if (!isBroken(error)) throw error;
    const kept = `${file}-damaged-${Date.now()}`;
    for (const end of ['', '-wal']) {
      if (existsSync(file + end)) renameSync(file + end, kept + end);
    }
    log.error('people.damaged', { kept });
    return openFile(file);
  }
}

function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
    db.exec('PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA cell_size_check = ON;');
    const { user_version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (user_version > MIGRATIONS.length) throw new NewerError(`version ${user_version}`);
    // The first write finds out whether there can be one, and makes the WAL.
    db.exec('BEGIN IMMEDIATE');
    for (const step of MIGRATIONS.slice(user_version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT;`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
