/** The tables of whom somebody mutes or blocks, of reports, and of the operator's bars. */

export const DECENCY_TABLES = `CREATE TABLE ignores (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, other TEXT NOT NULL, blocked INTEGER NOT NULL,
    name TEXT NOT NULL, at BIGINT NOT NULL, UNIQUE (person, other)
  );
  CREATE INDEX ignores_other ON ignores (other);
  CREATE TABLE reports (
    id TEXT PRIMARY KEY, at BIGINT NOT NULL, person TEXT NOT NULL, about TEXT NOT NULL,
    name TEXT NOT NULL, reason TEXT NOT NULL, code TEXT NOT NULL, game TEXT NOT NULL,
    match TEXT NOT NULL, seq INTEGER NOT NULL, seat INTEGER NOT NULL, lines TEXT NOT NULL
  );
  CREATE INDEX reports_person ON reports (person);
  CREATE INDEX reports_at ON reports (at);
  CREATE TABLE bars (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, what TEXT NOT NULL, scope TEXT NOT NULL,
    name TEXT NOT NULL, why TEXT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL
  );`;
