/** The table of who is invited to which table. */

export const INVITATION_TABLES = `CREATE TABLE invitations (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, by TEXT NOT NULL, name TEXT NOT NULL,
    code TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, UNIQUE (person, code)
  );
  CREATE INDEX invitations_by ON invitations (by, at);`;
