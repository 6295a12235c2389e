/**
 * Who has which key and which seat, and everything else that the server keeps of a person. Nothing
 * here knows signatures or the network: callers have checked who asks.
 */

import type { Standing } from '../../../engine/core/contract.ts';
import { placeOf } from '../../../engine/core/places.ts';
import { EventBook, eraseEntrants, joinEntrants } from '../../events/book.ts';
import {
  type KeyRefusal,
  MAX_DEVICES,
  type MeDevice,
  type MeExport,
  type MeFigures,
} from '../../protocol/me.ts';
import type { Verdict } from '../../protocol/ratings.ts';
import { type Ended, eraseRatings, RatingBook, type Scales } from '../../ratings/book.ts';
import { NoticeStore } from '../notices/store.ts';
import { AwaitedSeats, IS_MATCH, isAwaited } from './awaiting.ts';
import { BarBook } from './bars.ts';
import type { PeopleDatabase, Row, Run } from './database.ts';
import { eraseIgnores, IgnoreBook, joinIgnores } from './ignoring.ts';
import { eraseInvitations, InvitationBook, joinInvitations } from './invitations.ts';
import { ReportBook } from './reports.ts';
import { idOf } from './signing.ts';

/** Keys that may claim one seat of a match: people who had it, and devices not yet joined. */
const CLAIMS_EACH = 6;
/** A device's last use is written no more often than this, in milliseconds. */
const USED_MS = 60_000;

/** A device as the server knows it. */
export interface Known {
  /** The hash of its key. */
  readonly device: string;
  readonly person: string;
  readonly struck: boolean;
}

/** A proved seat. */
export interface Claimed {
  readonly match: string;
  readonly seat: number;
  readonly code: string;
  readonly game: string;
  readonly at: number;
  readonly key: string;
  /** Name of the device, if it is new. */
  readonly device: string;
  /** What was signed. */
  readonly text: string;
  readonly signature: string;
}

/** A claimed match, without what the journal knows of it. */
export interface ClaimRow {
  readonly match: string;
  readonly seat: number;
  readonly code: string;
  readonly game: string;
  readonly at: number;
  readonly ended: number | null;
  readonly place: number | null;
  readonly score: number | null;
  readonly won: boolean;
  /** Others who have proved a seat of it. */
  readonly others: number;
}

export interface PersonRow {
  readonly name: string;
  readonly color: string;
  readonly begun: number;
}

const numberOr = (value: unknown): number | null => (value === null ? null : Number(value));

const knownOf = (row: Row): Known => ({
  device: String(row.id),
  person: String(row.person),
  struck: row.struck !== null,
});

const claimOf = (row: Row): ClaimRow => ({
  match: String(row.match),
  seat: Number(row.seat),
  code: String(row.code),
  game: String(row.game),
  at: Number(row.at),
  ended: numberOr(row.ended),
  place: numberOr(row.place),
  score: numberOr(row.score),
  won: Number(row.won) === 1,
  others: Number(row.others),
});

export class PeopleBook {
  /** How strong they are, by the rated matches that counted. */
  readonly ratings: RatingBook;
  /** Whom they mute and block. */
  readonly ignoring: IgnoreBook;
  /** Which tables they are asked to. */
  readonly invitations: InvitationBook;
  /** Their seats at tables whose match over days has not begun. */
  readonly awaited: AwaitedSeats;
  /** What they report. */
  readonly reports: ReportBook;
  /** Whom the operator has barred. */
  readonly bars: BarBook;
  /** The events that they enter. */
  readonly events: EventBook;
  private readonly db: PeopleDatabase;
  /** Which devices are told that it is their person's turn. */
  readonly notices: NoticeStore;

  constructor(db: PeopleDatabase, scales: Scales = {}) {
    this.db = db;
    this.ratings = new RatingBook(db, scales);
    this.notices = new NoticeStore(db);
    this.awaited = new AwaitedSeats(db);
    this.ignoring = new IgnoreBook(db);
    this.invitations = new InvitationBook(db);
    this.reports = new ReportBook(db);
    this.bars = new BarBook(db);
    this.events = new EventBook(db);
  }

  /** The device of a key; null for a key that the server does not know. */
  async known(key: string): Promise<Known | null> {
    return find(this.db.read, key);
  }

  /** A device is in use. */
  async used(device: string, now: number): Promise<void> {
    const sql = 'SELECT id FROM devices WHERE id = $1 AND used < $2';
    if ((await this.db.read(sql, device, now - USED_MS)).length === 0) return;
    await this.db.write((run) => run('UPDATE devices SET used = $2 WHERE id = $1', device, now));
  }

  /**
   * Writes down that a seat is a key's; a key that is new begins a person.
   * @returns null, or why not
   */
  claim(claimed: Claimed): Promise<KeyRefusal | null> {
    const { key, match, seat, at, text, signature, code, game } = claimed;
    return this.db.write(async (run) => {
      const known = await this.arrive(run, key, claimed.device, at);
      if (known.struck) return 'struck';
      const had = 'SELECT seat FROM claims WHERE match = $1 AND person = $2';
      const [own] = await run(had, match, known.person);
      const isSame = own && Number(own.seat) === seat;
      if (own && !isSame && isAwaited(match)) {
        // Before a match people change their seats.
        const moved = 'UPDATE claims SET seat = $3, at = $4 WHERE match = $1 AND person = $2';
        await run(moved, match, known.person, seat, at);
        return null;
      }
      if (own) return isSame ? null : 'otherSeat';
      const all = await run('SELECT 1 FROM claims WHERE match = $1 AND seat = $2', match, seat);
      if (all.length >= CLAIMS_EACH) return 'full';
      const sql = `INSERT INTO claims (match, person, seat, code, game, at, device, text, signature)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        ON CONFLICT (match, person) DO NOTHING RETURNING seat`;
      const values = [match, known.person, seat, code, game, at, known.device, text, signature];
      const [put] = await run(sql, ...values);
      // Another process was faster.
      if (!put)
        return Number((await run(had, match, known.person))[0]?.seat) === seat ? null : 'otherSeat';
      return null;
    });
  }

  /** The person of a key that acts, from now on at the latest. Within a transaction. */
  private async arrive(run: Run, key: string, name: string, now: number): Promise<Known> {
    const known = await find(run, key);
    if (known) {
      const sql = `UPDATE devices SET used = $2, name = CASE WHEN name = '' THEN $3 ELSE name END
        WHERE id = $1 AND struck IS NULL`;
      await run(sql, known.device, now, name);
      return known;
    }
    const id = idOf(key);
    const begin = `INSERT INTO persons (id, name, color, begun) VALUES ($1, '', '', $2)
      ON CONFLICT (id) DO NOTHING`;
    await run(begin, id, now);
    await putDevice(run, key, id, name, now);
    return { device: id, person: id, struck: false };
  }

  /**
   * A match is over: what each of its people reached, and what it does to their ratings.
   * @param rated of a rated match
   * @returns whether it has counted for ratings; '' for a match that is not rated
   */
  async ended(
    match: string,
    at: number,
    standings: readonly Standing[],
    rated: Ended | null = null,
  ): Promise<Verdict> {
    const open = 'SELECT person, seat FROM claims WHERE match = $1 AND ended IS NULL';
    if ((await this.db.read(open, match)).length === 0 && !rated) return '';
    return this.db.write(async (run) => {
      for (const { person, seat } of await run(open, match)) {
        const own = standings.find((one) => one.seat === Number(seat));
        if (!own) continue;
        const place = placeOf(own, standings);
        const sql = `UPDATE claims SET ended = $3, place = $4, score = $5, won = $6
          WHERE match = $1 AND person = $2`;
        await run(sql, match, String(person), at, place, own.score, own.winner ? 1 : 0);
      }
      return rated ? this.ratings.count(run, rated) : '';
    });
  }

  /** Matches whose end no person has been told of. */
  async unended(): Promise<string[]> {
    const sql = `SELECT DISTINCT match FROM claims WHERE ended IS NULL AND ${IS_MATCH}`;
    const rows = await this.db.read(sql);
    return rows.map(({ match }) => String(match));
  }

  /** A match is no longer kept, and its end was never seen. */
  async lost(match: string): Promise<void> {
    const sql = 'UPDATE claims SET ended = at WHERE match = $1 AND ended IS NULL';
    await this.db.write((run) => run(sql, match));
  }

  async person(id: string): Promise<PersonRow | null> {
    const [row] = await this.db.read('SELECT * FROM persons WHERE id = $1', id);
    if (!row) return null;
    return { name: String(row.name), color: String(row.color), begun: Number(row.begun) };
  }

  async devices(person: string): Promise<MeDevice[]> {
    const sql = `SELECT devices.*, endpoint FROM devices LEFT JOIN subscriptions ON device = id
      WHERE person = $1 ORDER BY devices.added, id`;
    return (await this.db.read(sql, person)).map((row) => ({
      id: String(row.id),
      name: String(row.name),
      added: Number(row.added),
      used: Number(row.used),
      struck: numberOr(row.struck),
      notices: row.endpoint !== null,
    }));
  }

  /** The person's matches: those that run first, then the latest. */
  async claims(person: string, most: number): Promise<ClaimRow[]> {
    const others = `SELECT count(*) FROM claims AS one
      WHERE one.match = claims.match AND one.person <> $1`;
    const sql = `SELECT claims.*, (${others}) AS others FROM claims WHERE person = $1
      ORDER BY CASE WHEN ended IS NULL THEN 0 ELSE 1 END, coalesce(ended, at) DESC, match LIMIT $2`;
    return (await this.db.read(sql, person, most)).map(claimOf);
  }

  /** How many matches the person has, and how they went, by game. */
  async figures(person: string): Promise<{ total: number; figures: MeFigures[] }> {
    const sql = `SELECT game, count(*) AS n, count(place) AS played, sum(won) AS won
      FROM claims WHERE person = $1 AND ${IS_MATCH} GROUP BY game ORDER BY game`;
    const rows = await this.db.read(sql, person);
    const figures = rows.map((row) => ({
      game: String(row.game),
      played: Number(row.played),
      won: Number(row.won),
    }));
    return { total: rows.reduce((sum, { n }) => sum + Number(n), 0), figures };
  }

  /** Name and colour; begins a person for a key that is new. */
  name(
    key: string,
    device: string,
    name: string,
    color: string,
    now: number,
  ): Promise<KeyRefusal | null> {
    return this.db.write(async (run) => {
      const { person, struck } = await this.arrive(run, key, device, now);
      if (struck) return 'struck';
      await run('UPDATE persons SET name = $2, color = $3 WHERE id = $1', person, name, color);
      return null;
    });
  }

  /** Begins a person for a key that is new. @returns the person's device, or why not */
  begin(key: string, device: string, now: number): Promise<Known> {
    return this.db.write((run) => this.arrive(run, key, device, now));
  }

  /**
   * A further device of the person: what it has had so far comes with it.
   * @param by the device that has given the code
   */
  join(by: string, key: string, device: string, now: number): Promise<KeyRefusal | null> {
    return this.db.write(async (run) => {
      const [giver] = await run('SELECT * FROM devices WHERE id = $1 AND struck IS NULL', by);
      if (!giver) return 'wrongCode';
      const person = String(giver.person);
      const own = await find(run, key);
      if (own?.struck) return 'struck';
      if (own?.person === person) return null;
      const count = (of: string) => run('SELECT id FROM devices WHERE person = $1', of);
      const [here, coming] = [await count(person), own ? await count(own.person) : [key]];
      if (here.length + coming.length > MAX_DEVICES) return 'full';
      if (!own) {
        await putDevice(run, key, person, device, now);
        return null;
      }
      // Who has played against himself keeps the seat that the person has.
      const twice = `DELETE FROM claims WHERE person = $2
        AND match IN (SELECT match FROM claims WHERE person = $1)`;
      await run(twice, person, own.person);
      await run('UPDATE claims SET person = $1 WHERE person = $2', person, own.person);
      await run('UPDATE devices SET person = $1 WHERE person = $2', person, own.person);
      await this.ratings.join(run, person, own.person);
      await joinIgnores(run, person, own.person);
      await joinInvitations(run, person, own.person);
      await joinEntrants(run, person, own.person);
      await run('DELETE FROM persons WHERE id = $1', own.person);
      const named = 'UPDATE devices SET name = $2, used = $3 WHERE id = $1';
      await run(named, own.device, device, now);
      return null;
    });
  }

  /** Gives a device of the person another name. */
  rename(person: string, device: string, name: string): Promise<KeyRefusal | null> {
    const sql = 'UPDATE devices SET name = $3 WHERE id = $2 AND person = $1 RETURNING id';
    return this.db.write(async (run) =>
      (await run(sql, person, device, name)).length > 0 ? null : 'unknown',
    );
  }

  /** A device can do nothing any more: its key stays known as one that was struck off. */
  strike(person: string, device: string, now: number): Promise<KeyRefusal | null> {
    const sql = `UPDATE devices SET struck = $3 WHERE id = $2 AND person = $1 AND struck IS NULL
      RETURNING id`;
    return this.db.write(async (run) => {
      if ((await run(sql, person, device, now)).length === 0) return 'unknown';
      await run('DELETE FROM subscriptions WHERE device = $1', device);
      return null;
    });
  }

  /** Everything that is kept of a person, row by row. */
  async all(person: string): Promise<MeExport['tables']> {
    const rows = (table: string, name: string) =>
      this.db.read(`SELECT * FROM ${table} WHERE ${name} = $1`, person);
    return {
      persons: await rows('persons', 'id'),
      devices: await rows('devices', 'person'),
      claims: await rows('claims', 'person'),
      ratings: await rows('rated_seats', 'who'),
      ...(await this.notices.all(person)),
      // Without what the other ones are known by.
      ignores: [...(await this.ignoring.list(person))].map((one) => ({ ...one })),
      reports: await this.reports.sent(person),
      // Without whom the other one is.
      invitations: (await this.invitations.of(person)).map((one) => ({ ...one })),
      invited: (await rows('invitations', 'by')).map(({ code, game, at }) => ({ code, game, at })),
      events: await this.events.exported(person),
    };
  }

  /** Deletes everything of a person, so that not a byte of it stays in the files. */
  async erase(person: string): Promise<void> {
    await this.db.write((run) => erase(run, person));
    await this.db.purge();
  }

  /** Deletes people whose devices were all used last before this time. @returns how many */
  async forget(before: number): Promise<number> {
    const sql = `SELECT id FROM persons WHERE begun < $1
      AND NOT EXISTS (SELECT 1 FROM devices WHERE person = persons.id AND used >= $1)`;
    const old = await this.db.read(sql, before);
    if (old.length === 0) return 0;
    for (const { id } of old) await this.db.write((run) => erase(run, String(id)));
    await this.db.purge();
    return old.length;
  }

  close(): Promise<void> {
    return this.db.close();
  }
}

async function find(run: Run, key: string): Promise<Known | null> {
  const [row] = await run('SELECT * FROM devices WHERE id = $1', idOf(key));
  return row ? knownOf(row) : null;
}

async function putDevice(run: Run, key: string, person: string, name: string, now: number) {
  const sql = `INSERT INTO devices (id, key, person, name, added, used, struck)
    VALUES ($1, $2, $3, $4, $5, $5, NULL) ON CONFLICT (id) DO NOTHING`;
  await run(sql, idOf(key), key, person, name, now);
}

async function erase(run: Run, person: string): Promise<void> {
  await eraseRatings(run, person);
  for (const table of ['subscriptions', 'deliveries']) {
    const own = 'SELECT id FROM devices WHERE person = $1';
    await run(`DELETE FROM ${table} WHERE device IN (${own})`, person);
  }
  await eraseIgnores(run, person);
  await eraseInvitations(run, person);
  await eraseEntrants(run, person);
  await run('DELETE FROM claims WHERE person = $1', person);
  await run('DELETE FROM devices WHERE person = $1', person);
  await run('DELETE FROM persons WHERE id = $1', person);
}
