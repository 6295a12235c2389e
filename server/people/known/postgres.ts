/** People in PostgreSQL, in the schema of the journal: for several processes. */

import pg from 'pg';
import { log } from '../../log.ts';
import { MIGRATIONS, type PeopleDatabase, type Run } from './database.ts';

/** Two processes that start together make the tables one after the other. */
const SCHEMA_LOCK = 0x1a90b;

export class PostgresPeople implements PeopleDatabase {
  private readonly pool: pg.Pool;

  private constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 4,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: 8000,
      options: '-c synchronous_commit=on -c statement_timeout=5000 -c search_path=laguna',
    });
    this.pool.on('error', ({ message }) => log.warn('postgres.failed', { problem: message }));
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** @throws if the database cannot be used, or was made by a newer version */
  static async connect(url: string): Promise<PostgresPeople> {
    const people = new PostgresPeople(url);
    try {
      await people.write(async (run) => {
        await run('SELECT pg_advisory_xact_lock($1)', SCHEMA_LOCK);
        await run('CREATE SCHEMA IF NOT EXISTS laguna');
        await run('CREATE TABLE IF NOT EXISTS people_version (steps integer NOT NULL)');
        const [row] = await run('SELECT steps FROM people_version');
        const from = Number(row?.steps ?? 0);
        if (from > MIGRATIONS.length) throw new Error('its tables were made by a newer Laguna');
        for (const step of MIGRATIONS.slice(from)) await run(step);
        await run('DELETE FROM people_version');
        await run('INSERT INTO people_version VALUES ($1)', MIGRATIONS.length);
      });
      return people;
    } catch (error) {
      await people.close();
      throw error;
    }
  }

  async write<T>(work: (run: Run) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      // Values only where there are some: without, a text may hold several statements.
      const result = await work(async (sql, ...values) =>
        values.length > 0 ? (await client.query(sql, values)).rows : (await client.query(sql)).rows,
      );
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  readonly read: Run = async (sql, ...values) => (await this.pool.query(sql, values)).rows;

  /** PostgreSQL overwrites deleted rows when it vacuums. */
  async purge(): Promise<void> {
    const known = ['persons', 'devices', 'claims', 'rated_seats', 'ignores', 'reports'];
    const tables = [...known, 'subscriptions', 'deliveries', 'entrants'];
    for (const table of tables) await this.pool.query(`VACUUM ${table}`);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
