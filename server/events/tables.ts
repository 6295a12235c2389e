/**
 * The tables of events: what the operator has chosen, who has entered, and who sits where. Standings
 * are not kept: they follow from the results. `seats` of an entrant are the hashes of the tokens
 * that open the own chair in each round; the tokens are with the person alone.
 */
export const EVENT_TABLES = `CREATE TABLE events (
    code TEXT PRIMARY KEY, rules TEXT NOT NULL, seed TEXT NOT NULL, stage TEXT NOT NULL,
    round INTEGER NOT NULL, opened BIGINT NOT NULL, touched BIGINT NOT NULL
  );
  CREATE TABLE entrants (
    event TEXT NOT NULL, id INTEGER NOT NULL, name TEXT NOT NULL, token TEXT NOT NULL,
    seats TEXT NOT NULL, person TEXT NOT NULL, browser TEXT NOT NULL, status TEXT NOT NULL,
    entered BIGINT NOT NULL, party INTEGER NOT NULL, PRIMARY KEY (event, id)
  );
  CREATE INDEX entrants_person ON entrants (person);
  CREATE TABLE event_tables (
    event TEXT NOT NULL, round INTEGER NOT NULL, number INTEGER NOT NULL, code TEXT NOT NULL,
    chairs TEXT NOT NULL, state TEXT NOT NULL, opened BIGINT, match TEXT NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (event, round, number)
  );`;
