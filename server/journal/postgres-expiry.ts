/** How PostgreSQL deletes old data: each step is one statement, which may safely run twice. */

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
import { knownIn, uncountIn } from './postgres-sets.ts';
import { markOf, proveMatch, proveTable } from './proof.ts';
import type { Row } from './rows.ts';

/** The schema that expiry needs; a step of `MIGRATIONS`. */
export const EXPIRY_SCHEMA = `CREATE TABLE gone (
    id text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), entries boolean NOT NULL
  );
  CREATE INDEX gone_entries ON gone (id) WHERE entries;
  CREATE INDEX gone_at ON gone (at);
  CREATE INDEX matches_bots ON matches (finished, id)
    WHERE finished IS NOT NULL AND strpos(seats, '${PERSON}') = 0;
  CREATE INDEX matches_people ON matches (finished, id)
    WHERE finished IS NOT NULL AND strpos(seats, '${PERSON}') > 0;
  CREATE INDEX matches_unfinished ON matches (created, id) WHERE finished IS NULL;
  CREATE INDEX tables_changed ON tables (changed, code);`;

/** The condition and the time of each kind of match. */
const KINDS: { readonly [kind in MatchKind]: readonly [where: string, at: string] } = {
  bots: [`finished IS NOT NULL AND strpos(seats, '${PERSON}') = 0`, 'finished'],
  people: [`finished IS NOT NULL AND strpos(seats, '${PERSON}') > 0`, 'finished'],
  unfinished: ['finished IS NULL', 'created'],
};
const SHOWN = 'EXISTS (SELECT FROM tables t WHERE t.code = m.code AND t.match = m.id)';
/** Size of a row with its indexes, in bytes: deleted rows leave their pages as large as before. */
const BYTES = { entries: 330, matches: 1800, tables: 2500, gone: 150 } as const;

/** A time of the database in milliseconds, its microseconds as a fraction, and back: both exact. */
const millis = (column: string): string =>
  `(extract(epoch FROM ${column}) * 1000)::double precision`;
const time = (value: string): string => `to_timestamp(${value}::double precision / 1000)`;

/** Sends a statement, and repeats it while the database is away. */
export type Send = (
  name: string,
  text: string,
  values: unknown[],
) => Promise<{ readonly rows: Row[] }>;

export class PostgresExpiry implements Expiry {
  private readonly send: Send;

  constructor(send: Send) {
    this.send = send;
  }

  async matches(
    kind: MatchKind,
    before: number,
    { at, key }: Cursor,
    most: number,
  ): Promise<OldMatch[]> {
    const [where, column] = KINDS[kind];
    const text = `SELECT id, ${millis(column)} AS at, ${SHOWN} AS shown,
        strpos(seats, '${PERSON}') = 0 AS bots FROM matches m
      WHERE ${where} AND ${column} < ${time('$1')} AND (${column}, id) > (${time('$2')}, $3)
      ORDER BY ${column}, id LIMIT $4`;
    const { rows } = await this.send(`old-${kind}`, text, [before, at, key, most]);
    return rows as OldMatch[];
  }

  async tables(before: number, { at, key }: Cursor, most: number): Promise<OldTable[]> {
    const text = `SELECT t.*, ${millis('t.changed')} AS changed,
        m.id IS NOT NULL AND m.finished IS NULL AS running,
        (SELECT ${millis('e.at')} FROM entries e WHERE e.match = m.id ORDER BY e.n DESC LIMIT 1) AS acted
      FROM tables t LEFT JOIN matches m ON m.id = t.match
      WHERE t.changed < ${time('$1')} AND (t.changed, t.code) > (${time('$2')}, $3)
      ORDER BY t.changed, t.code LIMIT $4`;
    const { rows } = await this.send('old-tables', text, [before, at, key, most]);
    return rows.map((row) => ({
      code: row.code as string,
      epoch: row.epoch as number,
      at: row.changed as number,
      touched: Math.max(row.changed as number, (row.acted as number | null) ?? 0),
      running: row.running as boolean,
      ...ownersOf(row),
    }));
  }

  async forgetMatches(ids: readonly string[]): Promise<number> {
    let gone = 0;
    for (const id of ids) {
      const found = await this.send('forget-look', 'SELECT * FROM matches WHERE id = $1', [id]);
      const row = proved(found.rows[0], (one) => proveMatch(one, id));
      if (!row) continue;
      const { bucket, mark } = markOf(id);
      const text = `WITH known AS (${knownIn('matches', '$2')}), dead AS (
          DELETE FROM matches m WHERE id = $1 AND NOT ${SHOWN} AND proof = $4 AND end_proof = $5
            AND EXISTS (SELECT FROM known) RETURNING id
        ), head AS (DELETE FROM heads WHERE match IN (SELECT id FROM dead)
        ), counted AS (${uncountIn('matches', '$2', '$3')})
        INSERT INTO gone (id, entries) SELECT id, true FROM dead RETURNING id`;
      const values = [id, bucket, mark, row.proof, row.end_proof];
      gone += (await this.send('forget-match', text, values)).rows.length;
    }
    return gone;
  }

  async forgetTable(code: string, epoch: number): Promise<boolean> {
    const found = await this.send('forget-seek', 'SELECT * FROM tables WHERE code = $1', [code]);
    const row = proved(found.rows[0], (one) => proveTable(one, code));
    if (row?.epoch !== epoch) return false;
    const { bucket, mark } = markOf(code);
    const text = `WITH known AS (${knownIn('tables', '$2')}), dead AS (
        DELETE FROM tables WHERE code = $1 AND proof = $4 AND EXISTS (SELECT FROM known)
        RETURNING code
      ), counted AS (${uncountIn('tables', '$2', '$3')}) SELECT code FROM dead`;
    return (await this.send('forget-table', text, [code, bucket, mark, row.proof])).rows.length > 0;
  }

  async clear(most: number, before: number): Promise<boolean> {
    const { rows } = await this.send('gone', 'SELECT id FROM gone WHERE entries LIMIT 1', []);
    if (rows[0]) {
      const { id } = rows[0];
      // A mark alone, which may be damaged, must not delete entries of an existing match.
      const text = `DELETE FROM entries WHERE match = $1
        AND n IN (SELECT n FROM entries WHERE match = $1 LIMIT $2)
        AND NOT EXISTS (SELECT FROM matches WHERE id = $1) RETURNING n`;
      const deleted = (await this.send('clear', text, [id, most])).rows.length;
      const done = 'UPDATE gone SET entries = false WHERE id = $1';
      if (deleted < most) await this.send('cleared', done, [id]);
      return true;
    }
    const old = `DELETE FROM gone WHERE id IN (
        SELECT id FROM gone WHERE at < ${time('$1')} LIMIT $2) RETURNING id`;
    return (await this.send('clear-gone', old, [before, most])).rows.length === most;
  }

  /** PostgreSQL manages its free space itself. */
  async shrink(): Promise<boolean> {
    return false;
  }

  async compact(): Promise<void> {}

  async forgot(id: string): Promise<boolean> {
    const text = 'SELECT FROM gone WHERE id = $1';
    return (await this.send('forgot', text, [id])).rows.length > 0;
  }

  async size(): Promise<JournalSize> {
    const text = `SELECT relname AS name, n_live_tup::double precision AS rows,
        pg_total_relation_size(relid)::double precision AS bytes
      FROM pg_stat_user_tables WHERE schemaname = 'laguna'`;
    const { rows } = await this.send('size', text, []);
    let [used, file] = [0, 0];
    for (const row of rows) {
      file += row.bytes as number;
      used += (row.rows as number) * (BYTES[row.name as keyof typeof BYTES] ?? 0);
    }
    return { used, file };
  }
}

/** The row if it is intact: damaged rows stay for repair. */
function proved(row: Row | undefined, prove: (row: Row) => Row): Row | null {
  try {
    return row ? prove(row) : null;
  } catch (error) {
    if (error instanceof DamagedRecordError) return null;
    throw error;
  }
}
