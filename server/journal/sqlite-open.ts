/** Opens the embedded database and checks that it is intact and of this version. */

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DamagedError, FILES, isBroken, keepFiles, makeFolder } from './folder.ts';
import { commitsProof } from './proof.ts';
import { migrate, PROVED_VERSION, SchemaError, versionOf } from './sqlite-schema.ts';
import { Tail, TailError, type TailNote } from './tail.ts';

/** Larger databases are not checked after a crash: it takes about 5 s a gigabyte. */
const CHECK_LIMIT_BYTES = 1 << 30;

export interface Opened {
  readonly db: DatabaseSync;
  readonly tail: Tail;
  /** The file that SQLite writes commits to. */
  readonly wal: string;
  /** How many commits there have been. */
  readonly commits: number;
}

/** A problem that prevents the start, with the message of the check that found it. */
class Found extends Error {
  readonly incomplete: boolean;
  constructor(why: string, incomplete = false) {
    super(why);
    this.incomplete = incomplete;
  }
}

/**
 * A refused database stays open: closing it would change its files.
 *
 * @param folder its folder; created if missing
 *
 * @throws DamagedError, NewerError; Error if it cannot be written or another process has it
 */
export function openFolder(folder: string): Opened {
  makeFolder(folder);
  const [file, wal, tailFile] = FILES.map((name) => join(folder, name)) as [string, string, string];
  const crashed = existsSync(wal) && statSync(wal).size > 0;
  const db = new DatabaseSync(file);
  try {
    // A new file can give space back; in an existing one this has no effect.
    db.exec('PRAGMA auto_vacuum = INCREMENTAL;');
    // One process owns the data: a second one must not write at the same time.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
    db.exec('PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON;');
    if (crashed && statSync(file).size < CHECK_LIMIT_BYTES) lookThrough(db);
    const proved = versionOf(db) >= PROVED_VERSION;
    const note = Tail.read(tailFile, proved);
    const before = proved ? readCommits(db) : 0;
    if (note) nothingMissing(db, note, before);
    // Before the database has a version that expects a tail file.
    const tail = new Tail(tailFile, before);
    migrate(db);
    return { db, tail, wal, commits: beginning(db) };
  } catch (error) {
    const { message } = error as Error;
    const damaged =
      isBroken(error) || [Found, SchemaError, TailError].some((one) => error instanceof one);
    if (!damaged) throw error;
    const incomplete = error instanceof TailError || (error instanceof Found && error.incomplete);
    throw new DamagedError(message, keepFiles(folder), incomplete);
  }
}

/** Checks the database after a process that did not end regularly. */
function lookThrough(db: DatabaseSync): void {
  const found = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw new Found(String(found));
}

/**
 * The number of writes.
 * @throws Error if the database does not say
 */
export function readCommits(db: DatabaseSync): number {
  let row: { readonly [name: string]: unknown } | undefined;
  try {
    row = db.prepare('SELECT commits, proof FROM meta').get();
  } catch (error) {
    if (isBroken(error)) throw error;
    throw new SchemaError((error as Error).message);
  }
  if (row && row.proof === commitsProof(row.commits)) return row.commits as number;
  throw new Found('the number of its writes is not what was written');
}

/** @param commits recorded in the database */
function nothingMissing(db: DatabaseSync, note: TailNote, commits: number): void {
  if ('commits' in note) {
    const missing = note.commits - commits;
    if (missing <= 0) return;
    throw new Found(`the end of what was acknowledged is missing (writes: ${missing})`, true);
  }
  const sql = "SELECT count(*) AS n FROM sqlite_schema WHERE name = 'entries'";
  const there =
    db.prepare(sql).get()?.n === 1 &&
    db.prepare('SELECT 1 FROM entries WHERE match = ? AND n = ?').get(note.match, note.n);
  if (there) return;
  const what = `entry ${note.n} of match ${note.match}, which was acknowledged last, is missing`;
  throw new Found(what, true);
}

/**
 * The first write: a database that cannot be written is better found out now.
 * @returns the number of commits
 */
function beginning(db: DatabaseSync): number {
  const commits = readCommits(db) + 1;
  const sql = 'UPDATE meta SET commits = ?, proof = ? WHERE one = 1';
  db.prepare(sql).run(commits, commitsProof(commits));
  return commits;
}
