/**
 * The ratings of people, in the database that knows them. What is written match by match is at any
 * time what counting all results from the first one gives: a match that comes late is put in its
 * place, and those after it are counted again.
 */

import { randomBytes } from 'node:crypto';
import type { SeatInfo, Standing } from '../../engine/core/contract.ts';
import { placeOf } from '../../engine/core/places.ts';
import type { Scale } from '../../engine/core/scale.ts';
import type { PeopleDatabase, Row, Run } from '../people/known/database.ts';
import { type MeRating, RATED_FROM, shownRating, type Verdict } from '../protocol/ratings.ts';
import { counted, inOrder, NEWCOMER, type Rating, type Result, type ResultSeat } from './rate.ts';

/** The bots' places on the scale, by game. */
export type Scales = { readonly [game: string]: { readonly scale?: Scale } };

/** A rated match that is over. */
export interface Ended {
  readonly match: string;
  readonly game: string;
  /** Epoch milliseconds. */
  readonly ended: number;
  /** Those at the table when it began. */
  readonly seats: readonly SeatInfo[];
  readonly standings: readonly Standing[];
}

/** What the match did to somebody. */
export interface Change extends MeRating {
  readonly change: number | null;
}

const ratingOf = (row: Row): Rating => ({ mu: Number(row.mu), sigma: Number(row.sigma) });
const shown = (rating: Rating, matches: number): number | null =>
  matches < RATED_FROM ? null : shownRating(rating.mu);

/** The results behind rows, in order. Pure. */
function resultsOf(rows: readonly Row[]): Result[] {
  const results = new Map<string, Result & { seats: ResultSeat[] }>();
  for (const { match, game, ended, seat, who, bot, place } of rows) {
    const id = String(match);
    const known = results.get(id);
    const own = { seat: Number(seat), who: String(who), bot: String(bot), place: Number(place) };
    if (known) known.seats.push(own);
    else results.set(id, { match: id, game: String(game), ended: Number(ended), seats: [own] });
  }
  for (const { seats } of results.values()) seats.sort((a, b) => a.seat - b.seat);
  return [...results.values()].sort(inOrder);
}

export class RatingBook {
  private readonly db: PeopleDatabase;
  private readonly scales: Scales;
  private readonly followers = new Set<(person: string) => void>();

  constructor(db: PeopleDatabase, scales: Scales) {
    this.db = db;
    this.scales = scales;
  }

  /** Calls `follower` when somebody shows or hides ratings, until the returned function is called. */
  follow(follower: (person: string) => void): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  /** Counts a rated match, once. Within a transaction. */
  async count(run: Run, { match, game, ended, seats, standings }: Ended): Promise<Verdict> {
    await takeTurn(run, game);
    const [known] = await run('SELECT match FROM rated_seats WHERE match = $1', match);
    if (known) return 'counted';
    const sql = 'SELECT person FROM claims WHERE match = $1 AND seat = $2 ORDER BY at, person';
    const whos: string[] = [];
    for (const [seat, { rated }] of seats.entries()) {
      const [first] = rated === '' ? await run(sql, match, seat) : [{ person: '' }];
      if (!first) return 'unproved';
      whos.push(String(first.person));
    }
    const put = `INSERT INTO rated_seats (match, seat, game, ended, who, bot, place, mu, sigma)
      VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0) ON CONFLICT (match, seat) DO NOTHING
      RETURNING seat`;
    for (const [seat, who] of whos.entries()) {
      const own = standings.find((one) => one.seat === seat);
      const place = own ? placeOf(own, standings) : seats.length;
      const bot = seats[seat].rated ?? '';
      const [done] = await run(put, match, seat, game, ended, who, bot, place);
      // Another process was faster, and has counted it.
      if (!done) return 'counted';
    }
    await this.recount(run, game, ended);
    return 'counted';
  }

  /** Counts all results of a game anew from this time on. Within a transaction. */
  private async recount(run: Run, game: string, from: number): Promise<void> {
    const sql = 'SELECT * FROM rated_seats WHERE game = $1 AND ended >= $2';
    const rows = await run(sql, game, from);
    const before = new Map<string, Rating>();
    for (const who of new Set(rows.map((row) => String(row.who)))) {
      const last = who === '' ? null : latest(await run(BEFORE, who, game, from));
      if (last) before.set(who, ratingOf(last));
    }
    const stored = new Map(rows.map((row) => [`${row.match} ${row.seat}`, ratingOf(row)]));
    const update = 'UPDATE rated_seats SET mu = $3, sigma = $4 WHERE match = $1 AND seat = $2';
    for (const { match, seats, after } of counted(
      resultsOf(rows),
      this.scales[game]?.scale,
      before,
    )) {
      for (const [k, { seat }] of seats.entries()) {
        const [now, old] = [after[k], stored.get(`${match} ${seat}`)];
        if (!now || (now.mu === old?.mu && now.sigma === old.sigma)) continue;
        await run(update, match, seat, now.mu, now.sigma);
      }
    }
  }

  /** Writes all ratings down anew: the bots stand elsewhere now. */
  async recountAll(): Promise<void> {
    await this.db.write(async (run) => {
      const games = (await run('SELECT DISTINCT game FROM rated_seats')).map(({ game }) => game);
      for (const game of games.map(String).sort()) {
        await takeTurn(run, game);
        await this.recount(run, game, 0);
      }
    });
  }

  /** The person's ratings, by game. */
  async of(person: string): Promise<MeRating[]> {
    const sql = 'SELECT game, count(*) AS n FROM rated_seats WHERE who = $1 GROUP BY game';
    const ratings: MeRating[] = [];
    for (const { game, n } of await this.db.read(sql, person)) {
      const last = latest(await this.db.read(LAST, person, String(game)));
      const matches = Number(n);
      const rating = last ? shown(ratingOf(last), matches) : null;
      ratings.push({ game: String(game), matches, rating });
    }
    return ratings.sort((a, b) => (a.game < b.game ? -1 : 1));
  }

  /** The person's rating as others may see it; 0 if they may not, or there is none. */
  async shownTo(person: string, game: string): Promise<number> {
    if (!(await this.isShown(person))) return 0;
    return (await this.of(person)).find((one) => one.game === game)?.rating ?? 0;
  }

  /** Whether others are shown the person's ratings. */
  async isShown(person: string): Promise<boolean> {
    const [row] = await this.db.read('SELECT unrated FROM persons WHERE id = $1', person);
    return Number(row?.unrated ?? 0) === 0;
  }

  /** Shows the person's ratings to others, or hides them. */
  async show(person: string, shows: boolean): Promise<void> {
    const sql = 'UPDATE persons SET unrated = $2 WHERE id = $1';
    await this.db.write((run) => run(sql, person, shows ? 0 : 1));
    for (const follower of [...this.followers]) follower(person);
  }

  /** What a match did to the person's rating; null if it did not count for it. */
  async change(match: string, person: string): Promise<Change | null> {
    const sql = 'SELECT * FROM rated_seats WHERE match = $1 AND who = $2';
    const [row] = await this.db.read(sql, match, person);
    if (!row) return null;
    const game = String(row.game);
    const all = 'SELECT * FROM rated_seats WHERE who = $1 AND game = $2 AND ended <= $3';
    const until = await this.db.read(all, person, game, Number(row.ended));
    const own = resultsOf(until);
    const matches = own.findIndex((one) => one.match === match) + 1;
    const before = until.find((one) => one.match === own[matches - 2]?.match);
    const rating = shown(ratingOf(row), matches);
    const old = shown(before ? ratingOf(before) : NEWCOMER, matches - 1);
    return { game, matches, rating, change: rating === null || old === null ? null : rating - old };
  }

  /** Whether this match has counted. */
  async has(match: string): Promise<boolean> {
    const sql = 'SELECT match FROM rated_seats WHERE match = $1';
    return (await this.db.read(sql, match)).length > 0;
  }

  /** All results, in order, with the ratings that are written down. */
  async all(): Promise<{ readonly results: Result[]; readonly rows: Row[] }> {
    const rows = await this.db.read('SELECT * FROM rated_seats');
    return { results: resultsOf(rows), rows };
  }

  /**
   * What `own` has played becomes `person`'s, and the games are counted anew from there. Whoever has
   * played against the own other device keeps the person's seat. Within a transaction.
   */
  async join(run: Run, person: string, own: string): Promise<void> {
    const games = 'SELECT game, min(ended) AS first FROM rated_seats WHERE who = $1 GROUP BY game';
    const played = (await run(games, own)).toSorted((a, b) =>
      String(a.game) < String(b.game) ? -1 : 1,
    );
    for (const { game, first } of played) {
      await takeTurn(run, String(game));
      const twice = `UPDATE rated_seats SET who = $3 WHERE who = $2 AND game = $4
        AND match IN (SELECT match FROM rated_seats WHERE who = $1)`;
      await run(twice, person, own, nobody(), String(game));
      const sql = 'UPDATE rated_seats SET who = $1 WHERE who = $2 AND game = $3';
      await run(sql, person, own, String(game));
      await this.recount(run, String(game), Number(first));
    }
  }
}

/** Until the transaction ends no other process counts results of this game. */
async function takeTurn(run: Run, game: string): Promise<void> {
  const sql = `INSERT INTO rated_games (game, turn) VALUES ($1, 1)
    ON CONFLICT (game) DO UPDATE SET turn = rated_games.turn + 1`;
  await run(sql, game);
}

const BEFORE = `SELECT match, ended, mu, sigma FROM rated_seats
  WHERE who = $1 AND game = $2 AND ended =
    (SELECT max(ended) FROM rated_seats WHERE who = $1 AND game = $2 AND ended < $3)`;
const LAST = `SELECT match, ended, mu, sigma FROM rated_seats
  WHERE who = $1 AND game = $2 AND ended =
    (SELECT max(ended) FROM rated_seats WHERE who = $1 AND game = $2)`;

/** Of several rows of one moment the last one, whatever order a database has for texts. */
function latest(rows: readonly Row[]): Row | null {
  return rows.reduce<Row | null>(
    (last, row) => (last === null || String(row.match) > String(last.match) ? row : last),
    null,
  );
}

/** A name that belongs to nobody. */
const nobody = (): string => `erased ${randomBytes(12).toString('base64url')}`;

/**
 * Nobody can tell any more whose ratings these were: in each game the person stays as an opponent
 * without a name, because the ratings of others rest on it. Within a transaction.
 */
export async function eraseRatings(run: Run, person: string): Promise<void> {
  const games = 'SELECT DISTINCT game FROM rated_seats WHERE who = $1';
  for (const { game } of await run(games, person)) {
    const sql = 'UPDATE rated_seats SET who = $2 WHERE who = $1 AND game = $3';
    await run(sql, person, nobody(), String(game));
  }
}
