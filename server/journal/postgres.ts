/**
 * The journal in PostgreSQL, for several processes over one database. Each write is one statement,
 * durable when it is answered, and checks the epoch of its claim under a lock on the table's row: a
 * process that slept through a takeover can write nothing when it wakes.
 *
 * When a connection breaks under a write, nobody knows whether the write was carried out. It is sent
 * again, and every statement is such that a second time does no harm. If the database stays away the
 * claim is given up, so that whoever claims the table next reads what is true.
 */

import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { LogResult } from '../../engine/core/log.ts';
import { log, tagOf } from '../log.ts';
import {
  type Claim,
  ClaimLostError,
  type Entry,
  type Journal,
  type MatchRecord,
  type StoredMatch,
  type TableRecord,
} from './journal.ts';
import { PostgresExpiry } from './postgres-expiry.ts';
import { MIGRATIONS } from './postgres-schema.ts';
import { type EntryRow, type Row, readEntry, readMatch, readTable } from './rows.ts';

/** How long a write is tried again when the database is away, in milliseconds. */
const PATIENCE_MS = 4000;
const AGAIN_MS = 100;
/** Two processes that start together bring the schema up to date one after the other. */
const SCHEMA_LOCK = 0x1a90a;

/** An entry and the claim under which it was written. */
interface ClaimedRow extends EntryRow {
  readonly epoch: number;
}

/** What a statement answered, and whether an earlier try of it may have been carried out. */
interface Answer {
  readonly rows: Row[];
  readonly doubt: boolean;
}

/** The database was away under a write and stayed away. */
class DoubtError extends Error {}

export class PostgresJournal implements Journal {
  private readonly pool: pg.Pool;
  private readonly owner = `${hostname()}:${process.pid}`;
  readonly expiry = new PostgresExpiry((...statement) => this.send(...statement));

  private constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 10,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: 8000,
      // A commit that is answered is on disk, whatever the server's own default.
      options: '-c synchronous_commit=on -c statement_timeout=5000 -c search_path=laguna',
    });
    this.pool.on('error', ({ message }) => log.warn('postgres.failed', { problem: message }));
    // A connection that is told off between two statements must not end the process.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** @param url such as postgres://laguna:secret@db.example/laguna @throws if it cannot be used */
  static async connect(url: string): Promise<PostgresJournal> {
    const journal = new PostgresJournal(url);
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      try {
        await journal.migrate();
        return journal;
      } catch (error) {
        // It may be starting at the same time.
        if (isAway(error) && Date.now() < end) {
          await sleep(AGAIN_MS);
          continue;
        }
        await journal.close();
        throw error;
      }
    }
  }

  private async migrate(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
      await client.query('CREATE SCHEMA IF NOT EXISTS laguna');
      await client.query('CREATE TABLE IF NOT EXISTS version (steps integer NOT NULL)');
      const { rows } = await client.query('SELECT steps FROM version');
      const from = (rows[0]?.steps as number | undefined) ?? 0;
      if (from > MIGRATIONS.length) throw new Error('its tables were made by a newer Laguna');
      for (const step of MIGRATIONS.slice(from)) await client.query(step);
      await client.query('DELETE FROM version');
      await client.query('INSERT INTO version VALUES ($1)', [MIGRATIONS.length]);
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async open(table: TableRecord): Promise<Claim> {
    const { code, game, matchId } = table;
    const body = JSON.stringify(table.body);
    const { rows, doubt } = await this.send(
      'open',
      `INSERT INTO tables (code, game, body, match, epoch, owner) VALUES ($1, $2, $3, $4, 1, $5)
       ON CONFLICT DO NOTHING RETURNING code`,
      [code, game, body, matchId, this.owner],
    );
    if (rows.length === 0) {
      const { rows: there } = await this.send('body', 'SELECT body FROM tables WHERE code = $1', [
        code,
      ]);
      if (!doubt || there[0]?.body !== body)
        throw new Error(`The code of table ${tagOf(code)} is taken`);
    }
    return { code, epoch: 1 };
  }

  async claim(code: string): Promise<{ claim: Claim; table: TableRecord } | null> {
    const { rows } = await this.send(
      'claim',
      'UPDATE tables SET epoch = epoch + 1, owner = $2 WHERE code = $1 RETURNING *',
      [code, this.owner],
    );
    const row = rows[0];
    return row ? { claim: { code, epoch: row.epoch as number }, table: readTable(row) } : null;
  }

  async holds({ code, epoch }: Claim): Promise<boolean> {
    const sql = 'SELECT 1 FROM tables WHERE code = $1 AND epoch = $2';
    return (await this.send('holds', sql, [code, epoch])).rows.length > 0;
  }

  async saveTable(claim: Claim, table: TableRecord): Promise<void> {
    const { rows } = await this.write(
      claim,
      'saveTable',
      `UPDATE tables SET body = $3, match = $4, changed = now()
       WHERE code = $1 AND epoch = $2 RETURNING code`,
      [JSON.stringify(table.body), table.matchId],
    );
    if (rows.length === 0) throw taken(claim);
  }

  async startMatch(claim: Claim, match: MatchRecord, table: TableRecord): Promise<void> {
    const { id, game, key, engine, contributions } = match;
    const added = contributions ? JSON.stringify(contributions) : null;
    const { rows, doubt } = await this.write(
      claim,
      'startMatch',
      `WITH owner AS (
         UPDATE tables SET body = $3, match = $4, changed = now()
         WHERE code = $1 AND epoch = $2 RETURNING code
       ), put AS (
         INSERT INTO matches (id, code, game, seats, options, key, engine, contributions)
         SELECT $5, code, $6, $7, $8, $9, $10, $11 FROM owner ON CONFLICT (id) DO NOTHING RETURNING id
       ) SELECT EXISTS (SELECT FROM owner) AS owner, EXISTS (SELECT FROM put) AS put`,
      [
        ...[JSON.stringify(table.body), table.matchId, id, game],
        ...[JSON.stringify(match.seats), JSON.stringify(match.options), key, engine],
        added,
      ],
    );
    if (!rows[0]?.owner) throw taken(claim);
    if (!rows[0].put && !doubt) throw new Error(`There is a match ${id} already`);
  }

  async append(claim: Claim, match: string, entry: Entry, result: LogResult | null): Promise<void> {
    const action = entry.action && JSON.stringify(entry.action);
    const { n, seat, actionId } = entry;
    const { rows, doubt } = await this.write(
      claim,
      'append',
      `WITH owner AS (
         SELECT epoch FROM tables WHERE code = $1 AND epoch = $2 FOR SHARE
       ), put AS (
         INSERT INTO entries (match, n, seat, action, action_id, epoch)
         SELECT $3, $4, $5, $6, $7, epoch FROM owner ON CONFLICT (match, n) DO NOTHING RETURNING n
       ), done AS (
         UPDATE matches SET finished = now(), result = $8
         WHERE id = $3 AND $8::text IS NOT NULL AND EXISTS (SELECT FROM put)
       ) SELECT EXISTS (SELECT FROM owner) AS owner, EXISTS (SELECT FROM put) AS put`,
      [match, n, seat, action, actionId, result && JSON.stringify(result)],
    );
    if (rows[0]?.put) return;
    if (!rows[0]?.owner) throw taken(claim);
    const there = doubt ? (await this.rows(match)).find((row) => row.n === n) : undefined;
    const mine = there?.epoch === claim.epoch && there.seat === seat && there.action === action;
    if (!mine) throw new Error(`Match ${match} has an entry ${n} already`);
  }

  async table(code: string): Promise<TableRecord | null> {
    const { rows } = await this.send('table', 'SELECT * FROM tables WHERE code = $1', [code]);
    return rows[0] ? readTable(rows[0]) : null;
  }

  async match(id: string): Promise<StoredMatch | null> {
    const { rows } = await this.send('match', 'SELECT * FROM matches WHERE id = $1', [id]);
    return rows[0] ? readMatch(rows[0]) : null;
  }

  async entries(match: string): Promise<Entry[]> {
    return (await this.rows(match)).map(readEntry);
  }

  async counts(): Promise<{ tables: number; matches: number }> {
    const { rows } = await this.send(
      'counts',
      `SELECT (SELECT count(*) FROM tables)::integer AS tables,
         (SELECT count(*) FROM matches)::integer AS matches`,
      [],
    );
    return rows[0] as { tables: number; matches: number };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async rows(match: string): Promise<ClaimedRow[]> {
    const sql = 'SELECT * FROM entries WHERE match = $1 ORDER BY n';
    return (await this.send('entries', sql, [match])).rows as unknown as ClaimedRow[];
  }

  /** A write of a claim's holder: its first two values are the claim's code and epoch. */
  private async write(
    claim: Claim,
    name: string,
    text: string,
    values: unknown[],
  ): Promise<Answer> {
    try {
      return await this.send(name, text, [claim.code, claim.epoch, ...values]);
    } catch (error) {
      if (!(error instanceof DoubtError)) throw error;
      throw new ClaimLostError(claim, `the database went away under a write (${error.message})`);
    }
  }

  /** Sends a statement that may be carried out twice, again and again while the database is away. */
  private async send(name: string, text: string, values: unknown[]): Promise<Answer> {
    const end = Date.now() + PATIENCE_MS;
    let doubt = false;
    for (;;) {
      let client: pg.PoolClient | null = null;
      try {
        client = await this.pool.connect();
        const { rows } = await client.query({ name, text, values });
        client.release();
        return { rows, doubt };
      } catch (error) {
        const away = isAway(error);
        client?.release(away);
        if (!away) throw error;
        doubt ||= client !== null;
        if (Date.now() < end) await sleep(AGAIN_MS);
        else throw doubt ? new DoubtError((error as Error).message) : error;
      }
    }
  }
}

const taken = (claim: Claim): Error => new ClaimLostError(claim, 'it has another owner');

/** The connection is the problem, not the statement: whether it was carried out is open. */
function isAway(error: unknown): boolean {
  // Connection exceptions and shutdowns; anything else that the database itself says is a refusal.
  return !(error instanceof pg.DatabaseError) || /^(08|57P)/.test(error.code ?? '');
}
