/** The small database beside the journal that knows people: what every kind of it can do. */

import { EVENT_TABLES } from '../../events/tables.ts';
import { RATING_TABLES } from '../../ratings/tables.ts';
import { DECENCY_TABLES } from './decency-tables.ts';
import { INVITATION_TABLES } from './invitation-tables.ts';

/** A value of a row, as either database takes and gives it. */
export type Value = string | number | null;

/** A row; PostgreSQL gives large numbers as text. */
export interface Row {
  readonly [name: string]: unknown;
}

/** Carries one statement out; `$1` is the first value. */
export type Run = (sql: string, ...values: Value[]) => Promise<Row[]>;

export interface PeopleDatabase {
  /**
   * One transaction, alone; durable when fulfilled.
   * @throws any error of `work`: then nothing was done
   */
  write<T>(work: (run: Run) => Promise<T>): Promise<T>;
  readonly read: Run;
  /** What was deleted is in none of the database's files any more. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

/** Each step brings the tables of the version before up to date. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE persons (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, color TEXT NOT NULL, begun BIGINT NOT NULL
  );
  CREATE TABLE devices (
    id TEXT PRIMARY KEY, key TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    added BIGINT NOT NULL, used BIGINT NOT NULL, struck BIGINT
  );
  CREATE INDEX devices_person ON devices (person);
  CREATE TABLE claims (
    match TEXT NOT NULL, person TEXT NOT NULL, seat INTEGER NOT NULL, code TEXT NOT NULL,
    game TEXT NOT NULL, at BIGINT NOT NULL, device TEXT NOT NULL, text TEXT NOT NULL,
    signature TEXT NOT NULL, ended BIGINT, place INTEGER, score DOUBLE PRECISION,
    won INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, person)
  );
  CREATE INDEX claims_person ON claims (person, at);`,
  RATING_TABLES,
  // Web Push: the server's keys, the devices that are told, and what they are to be told.
  `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE subscriptions (
    device TEXT PRIMARY KEY, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    added BIGINT NOT NULL
  );
  CREATE TABLE notices (
    match TEXT NOT NULL, seat INTEGER NOT NULL, position INTEGER NOT NULL, code TEXT NOT NULL,
    game TEXT NOT NULL, deadline BIGINT, made BIGINT NOT NULL, state TEXT NOT NULL,
    next BIGINT NOT NULL, tries INTEGER NOT NULL, PRIMARY KEY (match, seat, position)
  );
  CREATE INDEX notices_next ON notices (next);
  CREATE TABLE deliveries (
    match TEXT NOT NULL, seat INTEGER NOT NULL, position INTEGER NOT NULL, device TEXT NOT NULL,
    sent BIGINT NOT NULL, PRIMARY KEY (match, seat, position, device)
  );
  CREATE INDEX deliveries_device ON deliveries (device);`,
  DECENCY_TABLES,
  INVITATION_TABLES,
  EVENT_TABLES,
];
