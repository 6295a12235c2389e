/**
 * The tables of ratings: one row for each seat of a match that counts, with the rating after it. The
 * latest row of somebody is the rating; nothing is kept twice. `who` is a person, '' for a bot, or
 * the random name of somebody who has erased everything. `rated_games` lets processes take turns.
 */
export const RATING_TABLES = `CREATE TABLE rated_seats (
    match TEXT NOT NULL, seat INTEGER NOT NULL, game TEXT NOT NULL, ended BIGINT NOT NULL,
    who TEXT NOT NULL, bot TEXT NOT NULL, place INTEGER NOT NULL,
    mu INTEGER NOT NULL, sigma INTEGER NOT NULL, PRIMARY KEY (match, seat)
  );
  CREATE TABLE rated_games (game TEXT PRIMARY KEY, turn BIGINT NOT NULL);
  CREATE INDEX rated_who ON rated_seats (who, game, ended);
  CREATE INDEX rated_game ON rated_seats (game, ended);
  ALTER TABLE persons ADD COLUMN unrated INTEGER NOT NULL DEFAULT 0;`;
