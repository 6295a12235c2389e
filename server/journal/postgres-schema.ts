import { EXPIRY_SCHEMA } from './postgres-expiry.ts';

/** Each step brings the tables of the version before up to date; `version` counts them. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
    code text PRIMARY KEY, game text NOT NULL, body text NOT NULL, match text,
    epoch integer NOT NULL, owner text NOT NULL, changed timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE matches (
    id text PRIMARY KEY, code text NOT NULL, game text NOT NULL, seats text NOT NULL,
    options text NOT NULL, key text NOT NULL, engine text NOT NULL,
    contributions text, result text,
    created timestamptz NOT NULL DEFAULT now(), finished timestamptz
  );
  CREATE TABLE entries (
    match text NOT NULL, n integer NOT NULL, seat integer NOT NULL,
    action text, action_id text, epoch integer NOT NULL, at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (match, n)
  );
  CREATE UNIQUE INDEX entries_once ON entries (match, seat, action_id) WHERE action_id IS NOT NULL;`,
  EXPIRY_SCHEMA,
];
