/**
 * The connection to PostgreSQL: a write is repeated while the database is away, and its sender
 * learns whether an earlier try may have been carried out.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../log.ts';
import { MIGRATIONS, PROVED_VERSION, proveAll } from './postgres-schema.ts';
import type { Row } from './rows.ts';

/** How long a write is repeated while the database is away, in milliseconds. */
const PATIENCE_MS = 4000;
const AGAIN_MS = 100;
/** Two processes that start together bring the schema up to date one after the other. */
const SCHEMA_LOCK = 0x1a90a;

/** The answer to a statement, and whether an earlier try of it may have been carried out. */
export interface Answer {
  readonly rows: Row[];
  readonly doubt: boolean;
}

/** The database went away during a write and stayed away. */
export class AwayError extends Error {}

export class PostgresLink {
  private readonly pool: pg.Pool;

  private constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 10,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: 8000,
      // A commit that is answered is on disk, for any default of the server.
      options: '-c synchronous_commit=on -c statement_timeout=5000 -c search_path=laguna',
    });
    this.pool.on('error', ({ message }) => log.warn('postgres.failed', { problem: message }));
    // An error on an idle connection must not end the process.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** @param url such as postgres://laguna:secret@db.example/laguna @throws if it cannot be used */
  static async connect(url: string): Promise<PostgresLink> {
    const link = new PostgresLink(url);
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      try {
        await link.migrate();
        return link;
      } catch (error) {
        // The database may be starting at the same time.
        if (isAway(error) && Date.now() < end) {
          await sleep(AGAIN_MS);
          continue;
        }
        await link.close();
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
      if (from < PROVED_VERSION) await proveAll(client);
      await client.query('DELETE FROM version');
      await client.query('INSERT INTO version VALUES ($1)', [MIGRATIONS.length]);
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  /** Sends a statement that may safely run twice, and repeats it while the database is away. */
  async send(name: string, text: string, values: unknown[]): Promise<Answer> {
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
        else throw doubt ? new AwayError((error as Error).message) : error;
      }
    }
  }
}

/** The connection is the problem, not the statement: whether it was carried out is open. */
function isAway(error: unknown): boolean {
  // Connection exceptions and shutdowns; anything else that the database itself says is a refusal.
  return !(error instanceof pg.DatabaseError) || /^(08|57P)/.test(error.code ?? '');
}
