/** The tables and matches that the embedded database must have: see `proof.ts`. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  BUCKETS,
  type Kind,
  type Mark,
  markOf,
  minus,
  NAME_OF,
  plus,
  proveAbsent,
  readSum,
  type Sum,
  setProof,
} from './proof.ts';
import type { Row } from './rows.ts';

export class SqliteSets {
  private readonly one: StatementSync;
  private readonly all: StatementSync;
  private readonly put: StatementSync;
  private readonly names: Readonly<Record<Kind, StatementSync>>;

  constructor(db: DatabaseSync) {
    this.one = db.prepare('SELECT * FROM sets WHERE kind = ? AND bucket = ?');
    this.all = db.prepare('SELECT * FROM sets WHERE kind = ?');
    this.put = db.prepare(
      'UPDATE sets SET n = ?, total = ?, proof = ? WHERE kind = ? AND bucket = ?',
    );
    const names = (kind: Kind): StatementSync =>
      db.prepare(`SELECT ${NAME_OF[kind]} AS name FROM ${kind} WHERE bucket = ?`);
    this.names = { tables: names('tables'), matches: names('matches') };
  }

  /** A new member. Within the transaction that writes it. @returns the bucket for its row */
  add(kind: Kind, name: string): number {
    return this.change(kind, name, plus);
  }

  /** A member that is deleted on purpose. Within the transaction that deletes it. */
  remove(kind: Kind, name: string): void {
    this.change(kind, name, minus);
  }

  /** @throws DamagedRecordError if `name`, which was not found, must exist, or may have existed */
  proveAbsent(kind: Kind, name: string): void {
    const { bucket } = markOf(name);
    const there = this.names[kind].all(bucket).map((row) => row.name as string);
    proveAbsent(kind, name, this.sum(kind, bucket), there);
  }

  /** How many there must be. @throws DamagedRecordError */
  count(kind: Kind): number {
    const rows = new Map(this.all.all(kind).map((row) => [row.bucket as number, row as Row]));
    let count = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      count += readSum(kind, bucket, rows.get(bucket)).n;
    }
    return count;
  }

  private sum(kind: Kind, bucket: number): Sum {
    return readSum(kind, bucket, this.one.get(kind, bucket));
  }

  private change(kind: Kind, name: string, by: (sum: Sum, mark: Mark) => Sum): number {
    const mark = markOf(name);
    const { bucket } = mark;
    const { n, total } = by(this.sum(kind, bucket), mark);
    this.put.run(n, total, setProof(kind, bucket, n, total), kind, bucket);
    return bucket;
  }
}
