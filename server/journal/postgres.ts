/**
 * The journal in PostgreSQL, for several processes over one database. Each write is one statement,
 * durable when answered, and checks the epoch of its claim under a lock on the table's row: a
 * process that slept through a takeover can write nothing when it wakes.
 *
 * When a connection breaks under a write, its result is unknown. It is sent again, and every
 * statement may safely run twice. If the database stays away, the claim is given up, and the next
 * claimer of the table reads the true state.
 */

import { hostname } from 'node:os';
import type { LogResult } from '../../engine/core/log.ts';
import type { Cursor } from './expiry.ts';
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
import { PostgresExpiry } from './postgres-expiry.ts';
import { type Answer, AwayError, PostgresLink } from './postgres-link.ts';
import { DUE } from './postgres-schema.ts';
import { countIn, knownIn } from './postgres-sets.ts';
import {
  BUCKETS,
  endProof,
  firstChain,
  type Kind,
  linkOf,
  markOf,
  matchProof,
  NAME_OF,
  proveAbsent,
  proveEntries,
  proveMatch,
  proveTable,
  readSum,
  tableProof,
} from './proof.ts';
import { type EntryRow, type Row, readEntry, readMatch, readTable } from './rows.ts';

/** An entry and the claim under which it was written. */
interface ClaimedRow extends EntryRow {
  readonly epoch: number;
  readonly head: number | null;
  readonly chain: string | null;
}

/** A time given in epoch milliseconds. */
const timeOf = (ms: string): string => `to_timestamp(${ms}::double precision / 1000)`;

/** The columns that a write of a table sets; their values are those of `changeOf`. */
const TABLE_CHANGE = `game = $3, body = $4, match = $5, changed = ${timeOf('$6')}, proof = $7`;

/** The values that a write of a table sets, after its claim's code and epoch. */
function changeOf({ code, epoch }: Claim, { game, body, matchId }: TableRecord): unknown[] {
  const row = { game, body: JSON.stringify(body), match: matchId, changed: Date.now() };
  return [...Object.values(row), tableProof({ ...row, code, epoch })];
}

const uncounted = (kind: Kind, bucket: number): Error =>
  new DamagedRecordError(`the count of ${kind} (part ${bucket}) is not what was written`);

export class PostgresJournal implements Journal {
  readonly expiry: PostgresExpiry;
  private readonly link: PostgresLink;
  private readonly owner = `${hostname()}:${process.pid}`;

  private constructor(link: PostgresLink) {
    this.link = link;
    this.expiry = new PostgresExpiry((...statement) => link.send(...statement));
  }

  /** @param url such as postgres://laguna:secret@db.example/laguna @throws if it cannot be used */
  static async connect(url: string): Promise<PostgresJournal> {
    return new PostgresJournal(await PostgresLink.connect(url));
  }

  async open(table: TableRecord): Promise<Claim> {
    const { code, game, matchId } = table;
    const body = JSON.stringify(table.body);
    const row = { code, game, body, match: matchId, changed: Date.now(), epoch: 1 };
    const { bucket, mark } = markOf(code);
    const { rows, doubt } = await this.link.send(
      'open',
      `WITH known AS (${knownIn('tables', '$8')}), put AS (
         INSERT INTO tables (code, game, body, match, changed, epoch, owner, bucket, proof)
         SELECT $1, $2, $3, $4, ${timeOf('$5')}, $6, $7, $8, $9 FROM known
         ON CONFLICT DO NOTHING RETURNING code
       ), counted AS (${countIn('tables', '$8', '$10')})
       SELECT EXISTS (SELECT FROM known) AS known, EXISTS (SELECT FROM put) AS put`,
      [...Object.values(row), this.owner, bucket, tableProof(row), mark],
    );
    if (!rows[0]?.known) throw uncounted('tables', bucket);
    if (!rows[0].put) {
      const { rows: there } = await this.link.send(
        'body',
        'SELECT body FROM tables WHERE code = $1',
        [code],
      );
      if (!doubt || there[0]?.body !== body) throw new CodeTakenError(code);
    }
    return { code, epoch: 1 };
  }

  async claim(code: string): Promise<{ claim: Claim; table: TableRecord } | null> {
    for (;;) {
      const row = await this.tableRow(code);
      if (!row) return null;
      const now: Row = { ...row, epoch: (row.epoch as number) + 1 };
      // Not if another process has written to it meanwhile: the proof covers the whole row.
      const { rows } = await this.link.send(
        'claim',
        `UPDATE tables SET epoch = $2, owner = $3, proof = $4 WHERE code = $1 AND proof = $5
         RETURNING epoch`,
        [code, now.epoch, this.owner, tableProof(now), row.proof],
      );
      if (rows.length > 0)
        return { claim: { code, epoch: now.epoch as number }, table: readTable(row) };
    }
  }

  async holds({ code, epoch }: Claim): Promise<boolean> {
    const sql = 'SELECT 1 FROM tables WHERE code = $1 AND epoch = $2';
    return (await this.link.send('holds', sql, [code, epoch])).rows.length > 0;
  }

  async saveTable(claim: Claim, table: TableRecord): Promise<void> {
    const { rows } = await this.write(
      claim,
      'saveTable',
      `UPDATE tables SET ${TABLE_CHANGE} WHERE code = $1 AND epoch = $2 RETURNING code`,
      changeOf(claim, table),
    );
    if (rows.length === 0) throw taken(claim);
  }

  async startMatch(claim: Claim, match: MatchRecord, table: TableRecord): Promise<void> {
    const { id, game, key, engine } = match;
    const contributions = match.contributions ? JSON.stringify(match.contributions) : null;
    const [seats, options] = [JSON.stringify(match.seats), JSON.stringify(match.options)];
    const { code } = claim;
    const begun = { id, code, game, seats, options, key, created: Date.now(), engine };
    const row = { ...begun, contributions, finished: null, result: null };
    const { bucket, mark } = markOf(id);
    const { rows, doubt } = await this.write(
      claim,
      'startMatch',
      `WITH known AS (${knownIn('matches', '$17')}), owner AS (
         UPDATE tables SET ${TABLE_CHANGE}
         WHERE code = $1 AND epoch = $2 AND EXISTS (SELECT FROM known) RETURNING code
       ), put AS (
         INSERT INTO matches (id, code, game, seats, options, key, created, engine, contributions,
           proof, end_proof, bucket)
         SELECT $8, code, $9, $10, $11, $12, ${timeOf('$13')}, $14, $15, $16, $18, $17 FROM owner
         ON CONFLICT (id) DO NOTHING RETURNING id
       ), head AS (
         INSERT INTO heads (match, n, chain) SELECT id, 0, $20 FROM put
       ), counted AS (${countIn('matches', '$17', '$19')})
       SELECT EXISTS (SELECT FROM known) AS known, EXISTS (SELECT FROM owner) AS owner,
         EXISTS (SELECT FROM put) AS put`,
      [
        ...changeOf(claim, table),
        id,
        game,
        seats,
        options,
        key,
        row.created,
        engine,
        contributions,
        matchProof(row),
        bucket,
        endProof(row),
        mark,
        firstChain(id),
      ],
    );
    if (!rows[0]?.known) throw uncounted('matches', bucket);
    if (!rows[0].owner) throw taken(claim);
    if (!rows[0].put && !doubt) throw new Error(`There is a match ${id} already`);
  }

  async append(claim: Claim, match: string, entry: Entry, result: LogResult | null): Promise<void> {
    const action = entry.action && JSON.stringify(entry.action);
    const { n, seat, actionId } = entry;
    const end = { id: match, finished: Date.now(), result: result && JSON.stringify(result) };
    const { rows, doubt } = await this.write(
      claim,
      'append',
      `WITH owner AS (
         SELECT epoch FROM tables WHERE code = $1 AND epoch = $2 FOR SHARE
       ), head AS (
         UPDATE heads SET n = $4, chain = proof_of(chain || $8)
         WHERE match = $3 AND n = $4 - 1 AND EXISTS (SELECT FROM owner) RETURNING match
       ), put AS (
         INSERT INTO entries (match, n, seat, action, action_id, epoch)
         SELECT $3, $4, $5, $6, $7, epoch FROM owner, head RETURNING n
       ), done AS (
         UPDATE matches SET finished = ${timeOf('$9')}, result = $10, end_proof = $11
         WHERE id = $3 AND $10::text IS NOT NULL AND EXISTS (SELECT FROM put)
       ) SELECT EXISTS (SELECT FROM owner) AS owner, EXISTS (SELECT FROM put) AS put`,
      [
        match,
        n,
        seat,
        action,
        actionId,
        linkOf(n, seat, action, actionId),
        end.finished,
        end.result,
        endProof(end),
      ],
    );
    if (rows[0]?.put) return;
    if (!rows[0]?.owner) throw taken(claim);
    const there = doubt ? (await this.rows(match)).find((row) => row.n === n) : undefined;
    const mine = there?.epoch === claim.epoch && there.seat === seat && there.action === action;
    if (!mine) throw new Error(`Entry ${n} of match ${match} is not the next one`);
  }

  async table(code: string): Promise<TableRecord | null> {
    const row = await this.tableRow(code);
    return row && readTable(row);
  }

  async match(id: string): Promise<StoredMatch | null> {
    const { rows } = await this.link.send('match', 'SELECT * FROM matches WHERE id = $1', [id]);
    if (rows[0]) return readMatch(proveMatch(rows[0], id));
    await this.proveAbsent('matches', id);
    return null;
  }

  async entries(match: string): Promise<Entry[]> {
    const rows = await this.rows(match);
    const { head, chain } = rows[0];
    // A match that does not exist has no entries.
    if (head === null && !(await this.match(match))) return [];
    const entries = rows.filter((row) => row.n !== null);
    proveEntries(match, head === null ? undefined : { n: head, chain }, entries);
    return entries.map(readEntry);
  }

  async due({ at, key }: Cursor, most: number): Promise<DueTable[]> {
    const sql = `SELECT code, ${DUE} AS at FROM tables
      WHERE ${DUE} IS NOT NULL AND (${DUE}, code) > ($1::bigint, $2::text) ORDER BY ${DUE}, code LIMIT $3`;
    const { rows } = await this.link.send('due', sql, [at, key, most]);
    return rows.map((row) => ({ code: row.code as string, at: Number(row.at) }));
  }

  async counts(): Promise<{ tables: number; matches: number }> {
    const { rows } = await this.link.send('counts', 'SELECT * FROM sets', []);
    const count = (kind: Kind): number => {
      let all = 0;
      for (let bucket = 0; bucket < BUCKETS; bucket++) {
        const row = rows.find((one) => one.kind === kind && one.bucket === bucket);
        all += readSum(kind, bucket, row).n;
      }
      return all;
    };
    return { tables: count('tables'), matches: count('matches') };
  }

  async probe(): Promise<void> {
    const sql = `INSERT INTO probe VALUES (1) ON CONFLICT (one) DO UPDATE SET at = now()`;
    await this.link.send('probe', sql, []);
  }

  async close(): Promise<void> {
    await this.link.close();
  }

  private async tableRow(code: string): Promise<Row | null> {
    const { rows } = await this.link.send('table', 'SELECT * FROM tables WHERE code = $1', [code]);
    if (rows[0]) return proveTable(rows[0], code);
    await this.proveAbsent('tables', code);
    return null;
  }

  private async proveAbsent(kind: Kind, name: string): Promise<void> {
    const { bucket } = markOf(name);
    const { rows } = await this.link.send(
      `absent-${kind}`,
      `SELECT s.*, m.${NAME_OF[kind]} AS name
       FROM sets s LEFT JOIN ${kind} m ON m.bucket = s.bucket WHERE s.kind = $1 AND s.bucket = $2`,
      [kind, bucket],
    );
    const names = rows.map((row) => row.name as string | null).filter((one) => one !== null);
    proveAbsent(kind, name, readSum(kind, bucket, rows[0]), names);
  }

  /**
   * The entries of a match, each with the recorded end of the list; a row without an entry if there
   * is none.
   */
  private async rows(match: string): Promise<(Row & ClaimedRow)[]> {
    const sql = `SELECT e.*, h.n AS head, h.chain FROM (SELECT $1::text AS match) m
      LEFT JOIN heads h ON h.match = m.match LEFT JOIN entries e ON e.match = m.match ORDER BY e.n`;
    return (await this.link.send('entries', sql, [match])).rows as (Row & ClaimedRow)[];
  }

  /** A write of a claim's holder: its first two values are the claim's code and epoch. */
  private async write(
    claim: Claim,
    name: string,
    text: string,
    values: unknown[],
  ): Promise<Answer> {
    try {
      return await this.link.send(name, text, [claim.code, claim.epoch, ...values]);
    } catch (error) {
      if (!(error instanceof AwayError)) throw error;
      throw new ClaimLostError(claim, `the database went away under a write (${error.message})`);
    }
  }
}

const taken = (claim: Claim): Error => new ClaimLostError(claim, 'it has another owner');
