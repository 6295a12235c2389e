/** The tables in PostgreSQL, and their migrations from earlier versions. */

import type { ClientBase } from 'pg';
import { EXPIRY_SCHEMA } from './postgres-expiry.ts';
import {
  addTo,
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
import type { EntryRow } from './rows.ts';

/**
 * Rows older than this step have no proof: `proveAll` accepts them as they are. No column has a
 * default afterwards, so that a process of the version before can write nothing without proof.
 */
const PROOFS = `ALTER TABLE tables ADD COLUMN bucket integer, ADD COLUMN proof text;
  ALTER TABLE matches ADD COLUMN bucket integer, ADD COLUMN proof text, ADD COLUMN end_proof text;
  CREATE TABLE heads (match text PRIMARY KEY, n integer NOT NULL, chain text NOT NULL)
    WITH (fillfactor = 50);
  CREATE TABLE sets (
    kind text NOT NULL, bucket integer NOT NULL, n integer NOT NULL, total bigint NOT NULL,
    proof text NOT NULL, PRIMARY KEY (kind, bucket)
  ) WITH (fillfactor = 50);
  CREATE TABLE probe (one integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
  CREATE FUNCTION proof_of(text) RETURNS text IMMUTABLE LANGUAGE sql AS
    $$ SELECT left(encode(sha256(convert_to($1, 'UTF8')), 'hex'), 32) $$;`;

/**
 * The `due` of a table's body: in its text nothing else looks like it, because quotes in a string
 * are escaped there.
 */
export const DUE = `substring(body from '"due":([0-9]{1,15})')::bigint`;
const DUE_SCHEMA = `CREATE INDEX tables_due ON tables ((${DUE}), code) WHERE ${DUE} IS NOT NULL;`;

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
  PROOFS,
  EXPIRY_SCHEMA,
  DUE_SCHEMA,
];

/** Since this version every row has a proof. */
export const PROVED_VERSION = MIGRATIONS.indexOf(PROOFS) + 1;

/** Accepts every row as it is and adds its proof. Runs within the caller's transaction. */
export async function proveAll(client: ClientBase): Promise<void> {
  for (const kind of KINDS) await proveSet(client, kind);
  await client.query(`ALTER TABLE tables ALTER bucket SET NOT NULL, ALTER proof SET NOT NULL;
    ALTER TABLE matches ALTER bucket SET NOT NULL, ALTER proof SET NOT NULL,
      ALTER end_proof SET NOT NULL;
    CREATE INDEX tables_bucket ON tables (bucket, code);
    CREATE INDEX matches_bucket ON matches (bucket, id);`);
}

async function proveSet(client: ClientBase, kind: Kind): Promise<void> {
  const sums = noSums();
  const column = NAME_OF[kind];
  const { rows: names } = await client.query(`SELECT ${column} AS name FROM ${kind}`);
  for (const { name } of names as { name: string }[]) {
    const { bucket } = markOf(name);
    addTo(sums, name);
    const { rows } = await client.query(`SELECT * FROM ${kind} WHERE ${column} = $1`, [name]);
    const row = rows[0];
    if (kind === 'tables') {
      const sql = 'UPDATE tables SET bucket = $2, proof = $3 WHERE code = $1';
      await client.query(sql, [name, bucket, tableProof(row)]);
    } else {
      const sql = 'UPDATE matches SET bucket = $2, proof = $3, end_proof = $4 WHERE id = $1';
      await client.query(sql, [name, bucket, matchProof(row), endProof(row)]);
      await proveHead(client, name);
    }
  }
  for (const [bucket, { n, total }] of sums.entries()) {
    const values = [kind, bucket, n, total, setProof(kind, bucket, n, total)];
    await client.query('INSERT INTO sets VALUES ($1, $2, $3, $4, $5)', values);
  }
}

async function proveHead(client: ClientBase, match: string): Promise<void> {
  const sql = 'SELECT * FROM entries WHERE match = $1 ORDER BY n';
  const { rows } = await client.query(sql, [match]);
  const chain = (rows as EntryRow[]).reduce(
    (so, { n, seat, action, action_id }) => nextChain(so, linkOf(n, seat, action, action_id)),
    firstChain(match),
  );
  await client.query('INSERT INTO heads VALUES ($1, $2, $3)', [match, rows.length, chain]);
}
