/** Checks a whole database for damage. For copies and stopped servers. */

import { DatabaseSync } from 'node:sqlite';
import { DamagedRecordError } from './journal.ts';
import {
  addTo,
  KINDS,
  type Kind,
  NAME_OF,
  noSums,
  proveEntries,
  proveMatch,
  proveTable,
  readSum,
  type Sum,
} from './proof.ts';
import type { Row } from './rows.ts';
import { readCommits } from './sqlite-open.ts';
import { migrate, PROVED_VERSION, proveAll, rowsOf, versionOf } from './sqlite-schema.ts';

/** The result of a whole check. */
export interface Inspection {
  readonly tables: number;
  readonly matches: number;
  /** A sentence for each damage; none if all is intact. */
  readonly damage: readonly string[];
}

/** Further damage is not listed: a broken disk breaks everything. */
const MAX_TOLD = 100;

/** Does something, and notes what it throws as damage. */
type Look = (at: () => void) => void;

/**
 * Reads everything, which takes a while.
 * @param file a database that nobody else has open
 * @throws Error if it is none, or in use
 */
export function inspect(file: string): Inspection {
  const db = new DatabaseSync(file);
  const damage: string[] = [];
  const look: Look = (at) => {
    try {
      at();
    } catch (error) {
      if (damage.length < MAX_TOLD) damage.push((error as Error).message);
    }
  };
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON;');
    const version = versionOf(db);
    look(() => lookAtPages(db));
    if (version >= PROVED_VERSION) lookAtProofs(db, look);
    return { tables: count(db, 'tables'), matches: count(db, 'matches'), damage };
  } finally {
    db.close();
  }
}

function lookAtPages(db: DatabaseSync): void {
  const rows = db.prepare(`PRAGMA integrity_check(${MAX_TOLD})`).all();
  const found = rows.map((row) => String(row.integrity_check)).join('; ');
  if (found !== 'ok') throw new DamagedRecordError(found);
}

function lookAtProofs(db: DatabaseSync, look: Look): void {
  look(() => readCommits(db));
  const entries = db.prepare('SELECT * FROM entries WHERE match = ? ORDER BY n');
  const head = db.prepare('SELECT * FROM heads WHERE match = ?');
  const prove: Readonly<Record<Kind, (row: Row, name: string) => void>> = {
    tables: proveTable,
    matches: (row, id) => {
      proveMatch(row, id);
      proveEntries(id, head.get(id), entries.all(id));
    },
  };
  for (const kind of KINDS) {
    const sums = noSums();
    look(() => {
      for (const row of rowsOf(db, kind)) {
        const name = row[NAME_OF[kind]] as string;
        addTo(sums, name);
        look(() => prove[kind](row, name));
      }
    });
    lookAtSets(db, kind, sums, look);
  }
}

/**
 * Accepts the readable contents of a stopped server's database: from then on they count as correct.
 */
export function accept(file: string): void {
  const db = new DatabaseSync(file);
  try {
    migrate(db);
    db.exec('BEGIN IMMEDIATE');
    proveAll(db);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

function lookAtSets(db: DatabaseSync, kind: Kind, found: readonly Sum[], look: Look): void {
  const row = db.prepare('SELECT * FROM sets WHERE kind = ? AND bucket = ?');
  found.forEach(({ n, total }, bucket) => {
    look(() => {
      const sum = readSum(kind, bucket, row.get(kind, bucket));
      if (sum.n === n && sum.total === total) return;
      throw new DamagedRecordError(`of the ${kind} (part ${bucket}) there are ${n} of ${sum.n}`);
    });
  });
}

function count(db: DatabaseSync, kind: Kind): number {
  return db.prepare(`SELECT count(${NAME_OF[kind]}) AS n FROM ${kind}`).get()?.n as number;
}
