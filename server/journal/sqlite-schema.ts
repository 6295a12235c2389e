/** The tables of the embedded database, and their migrations from earlier versions. */

import { DatabaseSync } from 'node:sqlite';
import {
  addTo,
  commitsProof,
  endProof,
  firstChain,
  KINDS,
  type Kind,
  linkOf,
  markOf,
  matchProof,
  NAME_OF,
  nextChain,
  noSums,
  setProof,
  tableProof,
} from './proof.ts';
import type { EntryRow, Row } from './rows.ts';
import { EXPIRY_SCHEMA } from './sqlite-expiry.ts';

/** Rows older than this step have no proof: `proveAll` accepts them as they are. */
const PROOFS = `ALTER TABLE tables ADD COLUMN bucket INTEGER NOT NULL DEFAULT -1;
  ALTER TABLE tables ADD COLUMN proof TEXT NOT NULL DEFAULT '';
  ALTER TABLE matches ADD COLUMN bucket INTEGER NOT NULL DEFAULT -1;
  ALTER TABLE matches ADD COLUMN proof TEXT NOT NULL DEFAULT '';
  ALTER TABLE matches ADD COLUMN end_proof TEXT NOT NULL DEFAULT '';
  CREATE INDEX tables_bucket ON tables (bucket, code);
  CREATE INDEX matches_bucket ON matches (bucket, id);
  CREATE TABLE heads (match TEXT PRIMARY KEY, n INTEGER NOT NULL, chain TEXT NOT NULL)
    STRICT, WITHOUT ROWID;
  CREATE TABLE sets (
    kind TEXT NOT NULL, bucket INTEGER NOT NULL, n INTEGER NOT NULL, total INTEGER NOT NULL,
    proof TEXT NOT NULL, PRIMARY KEY (kind, bucket)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE meta (
    one INTEGER PRIMARY KEY CHECK (one = 1), commits INTEGER NOT NULL, proof TEXT NOT NULL
  ) STRICT;`;

/** The `due` of a table's body. */
export const DUE = `iif(json_valid(body), json_extract(body, '$.due'), NULL)`;
const DUE_SCHEMA = `CREATE INDEX tables_due ON tables (${DUE}, code) WHERE ${DUE} IS NOT NULL;`;

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
  PROOFS,
  EXPIRY_SCHEMA,
  DUE_SCHEMA,
];

/** Since this version every row has a proof. */
export const PROVED_VERSION = MIGRATIONS.indexOf(PROOFS) + 1;

/** Rows in memory at a time when all are checked. */
const PART = 1000;

/** The files are of a later version of this program. */
export class NewerError extends Error {}

/** No version of this program has made the database's schema. */
export class SchemaError extends Error {}

export const versionOf = (db: DatabaseSync): number =>
  db.prepare('PRAGMA user_version').get()?.user_version as number;

/** Brings the database up to date. @throws NewerError, SchemaError */
export function migrate(db: DatabaseSync): void {
  const from = versionOf(db);
  if (from > MIGRATIONS.length) throw new NewerError(`version ${from}`);
  if (!fits(db, from)) throw new SchemaError('its schema is another one');
  if (from === MIGRATIONS.length) return;
  const steps = MIGRATIONS.slice(from).join('\n');
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec(steps);
    if (from < PROVED_VERSION) proveAll(db);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT;`);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Whether the database has the schema of its recorded version; further tables are allowed. */
function fits(db: DatabaseSync, version: number): boolean {
  const schema = schemaOf(db);
  const isOf = (one: number): boolean => schemaAt(one).every((line) => schema.includes(line));
  if (version > 0) return isOf(version);
  // A new database; or one of the first version, which recorded no number.
  return !schema.some((line) => line.startsWith('table tables ')) || isOf(1);
}

/** The database's tables and indices: a text for each, with normalized spaces. */
function schemaOf(db: DatabaseSync): string[] {
  const sql = "SELECT type, tbl_name, name, coalesce(sql, '') AS sql FROM sqlite_schema";
  const rows = db.prepare(sql).all();
  return rows.map((row) => Object.values(row).join(' ').replaceAll(/\s+/g, ' '));
}

/** The schema of a database of the given version. */
function schemaAt(version: number): string[] {
  const model = new DatabaseSync(':memory:');
  try {
    model.exec(MIGRATIONS.slice(0, version).join('\n'));
    return schemaOf(model);
  } finally {
    model.close();
  }
}

/** Accepts every row as it is and adds its proof. Runs within the caller's transaction. */
export function proveAll(db: DatabaseSync): void {
  const table = db.prepare('UPDATE tables SET bucket = ?, proof = ? WHERE rowid = ?');
  for (const row of rowsOf(db, 'tables')) {
    table.run(markOf(row.code as string).bucket, tableProof(row), row.at as number);
  }
  const match = db.prepare(
    'UPDATE matches SET bucket = ?, proof = ?, end_proof = ? WHERE rowid = ?',
  );
  for (const row of rowsOf(db, 'matches')) {
    const { bucket } = markOf(row.id as string);
    match.run(bucket, matchProof(row), endProof(row), row.at as number);
  }
  proveHeads(db);
  for (const kind of KINDS) proveSets(db, kind);
  const commits = (db.prepare('SELECT commits FROM meta').get()?.commits as number) ?? 0;
  const meta = db.prepare('INSERT OR REPLACE INTO meta VALUES (1, ?, ?)');
  meta.run(commits, commitsProof(commits));
}

/** All rows of a set, `at` their number: a part at a time, since they may not fit in memory. */
export function* rowsOf(db: DatabaseSync, kind: Kind): Generator<Row> {
  const part = db.prepare(
    `SELECT rowid AS at, * FROM ${kind} WHERE rowid > ? ORDER BY rowid LIMIT ${PART}`,
  );
  for (let last = 0; ; ) {
    const rows = part.all(last) as Row[];
    yield* rows;
    if (rows.length < PART) return;
    last = rows.at(-1)!.at as number;
  }
}

function proveHeads(db: DatabaseSync): void {
  db.exec('DELETE FROM heads');
  const put = db.prepare('INSERT INTO heads VALUES (?, ?, ?)');
  const entries = db.prepare('SELECT * FROM entries WHERE match = ? ORDER BY n');
  for (const { id } of db.prepare('SELECT id FROM matches').all() as { id: string }[]) {
    const rows = entries.all(id) as EntryRow[];
    const chain = rows.reduce(
      (so, { n, seat, action, action_id }) => nextChain(so, linkOf(n, seat, action, action_id)),
      firstChain(id),
    );
    put.run(id, rows.length, chain);
  }
}

function proveSets(db: DatabaseSync, kind: Kind): void {
  const sums = noSums();
  const name = NAME_OF[kind];
  for (const row of db.prepare(`SELECT ${name} AS name FROM ${kind}`).all()) {
    addTo(sums, row.name as string);
  }
  const put = db.prepare('INSERT OR REPLACE INTO sets VALUES (?, ?, ?, ?, ?)');
  sums.forEach(({ n, total }, bucket) => {
    put.run(kind, bucket, n, total, setProof(kind, bucket, n, total));
  });
}
