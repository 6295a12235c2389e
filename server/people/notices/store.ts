/**
 * What is kept for notices: the server's keys, the subscription of each device, and the outbox. A
 * notice is a decision that somebody absent owes, named by match, seat and number, so that no
 * restart tells it twice. It is deleted when the decision is over and the devices know so.
 */

import type { PeopleDatabase, Row, Run } from '../known/database.ts';
import type { Subscription } from './sender.ts';

/** `waiting` is to be told, `told` is done, `withdrawn` is over: the devices are to know. */
export type NoticeState = 'waiting' | 'told' | 'withdrawn';

export interface NoticeKey {
  readonly match: string;
  readonly seat: number;
  /** The number of the seat's decision. */
  readonly position: number;
}

export interface Notice extends NoticeKey {
  readonly code: string;
  readonly game: string;
  readonly deadline: number | null;
  readonly made: number;
  readonly state: NoticeState;
  /** When it is looked at next, epoch milliseconds. */
  readonly next: number;
  readonly tries: number;
}

/** A device that is told, and by which address. */
export interface Listener extends Subscription {
  readonly device: string;
}

/** A seat of a match that runs. */
export interface SeatOfPerson {
  readonly match: string;
  readonly code: string;
  readonly seat: number;
}

const KEY = 'match = $1 AND seat = $2 AND position = $3';
const valuesOf = ({ match, seat, position }: NoticeKey) => [match, seat, position] as const;

const noticeOf = (row: Row): Notice => ({
  match: String(row.match),
  seat: Number(row.seat),
  position: Number(row.position),
  code: String(row.code),
  game: String(row.game),
  deadline: row.deadline === null ? null : Number(row.deadline),
  made: Number(row.made),
  state: String(row.state) as NoticeState,
  next: Number(row.next),
  tries: Number(row.tries),
});

const listenerOf = (row: Row): Listener => ({
  device: String(row.device),
  endpoint: String(row.endpoint),
  p256dh: String(row.p256dh),
  auth: String(row.auth),
});

export class NoticeStore {
  private readonly db: PeopleDatabase;

  constructor(db: PeopleDatabase) {
    this.db = db;
  }

  /** A secret of the server that all its processes share; `fresh` becomes it if there is none. */
  secret(name: string, fresh: () => string): Promise<string> {
    const find = 'SELECT value FROM secrets WHERE name = $1';
    const put = 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
    return this.db.write(async (run) => {
      const [known] = await run(find, name);
      if (known) return String(known.value);
      await run(put, name, fresh());
      // Another process may have been faster.
      return String((await run(find, name))[0]?.value);
    });
  }

  // -- subscriptions ------------------------------------------------------------------------------

  /** The device is told from now on, by this address, of what its person owes already as well. */
  subscribe(device: string, { endpoint, p256dh, auth }: Subscription, now: number): Promise<void> {
    const sql = `INSERT INTO subscriptions (device, endpoint, p256dh, auth, added)
      VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (device) DO UPDATE SET endpoint = $2, p256dh = $3, auth = $4, added = $5`;
    return this.db.write(async (run) => {
      await run(sql, device, endpoint, p256dh, auth, now);
      const own = `SELECT 1 FROM claims JOIN devices ON devices.person = claims.person
        WHERE devices.id = $1 AND claims.match = notices.match AND claims.seat = notices.seat`;
      const due = `UPDATE notices SET next = $2 WHERE state = 'waiting' AND next > $2 AND tries = 0
        AND EXISTS (${own})`;
      await run(due, device, now);
    });
  }

  /** The address of a device is no longer valid; a newer one stays. */
  async unsubscribe(device: string, endpoint: string): Promise<void> {
    const sql = 'DELETE FROM subscriptions WHERE device = $1 AND endpoint = $2';
    await this.db.write((run) => run(sql, device, endpoint));
  }

  /** A device of the person is told nothing any more. @returns whether it was told before */
  quiet(person: string, device: string): Promise<boolean> {
    const own = 'SELECT id FROM devices WHERE person = $1 AND id = $2';
    return this.db.write(async (run) => {
      const sql = `DELETE FROM subscriptions WHERE device IN (${own}) RETURNING device`;
      const gone = await run(sql, person, device);
      return gone.length > 0;
    });
  }

  /** Everything of this that is kept about a person. */
  async all(person: string): Promise<{ [table: string]: Row[] }> {
    const own = 'SELECT id FROM devices WHERE person = $1';
    const rows = (table: string) =>
      this.db.read(`SELECT * FROM ${table} WHERE device IN (${own})`, person);
    return { subscriptions: await rows('subscriptions'), deliveries: await rows('deliveries') };
  }

  /** The person who has proved the seat last; null if nobody has. */
  async personOf(match: string, seat: number): Promise<string | null> {
    const sql = 'SELECT person FROM claims WHERE match = $1 AND seat = $2 ORDER BY at DESC LIMIT 1';
    const [row] = await this.db.read(sql, match, seat);
    return row ? String(row.person) : null;
  }

  /** The devices of a person that are told. */
  async listeners(person: string): Promise<Listener[]> {
    const sql = `SELECT subscriptions.* FROM subscriptions JOIN devices ON id = device
      WHERE person = $1 AND struck IS NULL ORDER BY device`;
    return (await this.db.read(sql, person)).map(listenerOf);
  }

  /** Matches of the person whose end is not known, the latest first. */
  async running(person: string, most: number): Promise<SeatOfPerson[]> {
    const sql = `SELECT match, code, seat FROM claims WHERE person = $1 AND ended IS NULL
      ORDER BY at DESC LIMIT $2`;
    return (await this.db.read(sql, person, most)).map((row) => ({
      match: String(row.match),
      code: String(row.code),
      seat: Number(row.seat),
    }));
  }

  // -- the outbox ---------------------------------------------------------------------------------

  /**
   * Somebody owes a decision; one that is known already changes nothing, and one that was withdrawn
   * is owed again (an undo). Notices of earlier decisions of the seat are withdrawn.
   * @returns whether the seat is somebody's who is known
   */
  async due(notice: Omit<Notice, 'game' | 'state' | 'tries'>): Promise<boolean> {
    const { match, seat, position, code, deadline, made, next } = notice;
    const person = await this.personOf(match, seat);
    if (person === null) return false;
    const sql = `INSERT INTO notices
        (match, seat, position, code, game, deadline, made, state, next, tries)
      SELECT $1, $2, $3, $4, game, $5, $6, 'waiting', $7, 0 FROM claims
        WHERE match = $1 AND person = $8
      ON CONFLICT (match, seat, position) DO UPDATE
        SET state = 'waiting', deadline = $5, made = $6, next = $7, tries = 0
        WHERE notices.state = 'withdrawn'`;
    await this.db.write(async (run) => {
      await withdraw(run, match, seat, position, made);
      await run(sql, match, seat, position, code, deadline, made, next, person);
    });
    return true;
  }

  /** Whether the seat has a notice that was made since then. */
  async has(match: string, seat: number, since: number): Promise<boolean> {
    const sql = `SELECT 1 FROM notices WHERE match = $1 AND seat = $2 AND made >= $3
      AND state <> 'withdrawn' LIMIT 1`;
    return (await this.db.read(sql, match, seat, since)).length > 0;
  }

  /** The seat owes nothing any more. */
  async settled(match: string, seat: number, now: number): Promise<void> {
    const any = 'SELECT 1 FROM notices WHERE match = $1 AND seat = $2 LIMIT 1';
    if ((await this.db.read(any, match, seat)).length === 0) return;
    await this.db.write((run) => withdraw(run, match, seat, null, now));
  }

  /** Seats with a notice that is not withdrawn. */
  async open(): Promise<{ readonly match: string; readonly seat: number }[]> {
    const sql = `SELECT DISTINCT match, seat FROM notices WHERE state <> 'withdrawn'`;
    const rows = await this.db.read(sql);
    return rows.map((row) => ({ match: String(row.match), seat: Number(row.seat) }));
  }

  /** Notices that it is time to look at. */
  async ready(now: number, most: number): Promise<Notice[]> {
    const sql = `SELECT * FROM notices WHERE next <= $1 AND state <> 'told'
      ORDER BY next, match, seat LIMIT $2`;
    return (await this.db.read(sql, now, most)).map(noticeOf);
  }

  /** Takes a notice for a while: no other process tells it meanwhile. @returns whether it was free */
  take(notice: Notice, until: number): Promise<boolean> {
    const sql = `UPDATE notices SET next = $4 WHERE ${KEY} AND next = $5 AND state = $6
      RETURNING match`;
    const { next, state } = notice;
    return this.db.write(
      async (run) => (await run(sql, ...valuesOf(notice), until, next, state)).length > 0,
    );
  }

  /** Looks at it again then, unless it has been withdrawn meanwhile. */
  async again(notice: Notice, next: number, tries: number): Promise<void> {
    const sql = `UPDATE notices SET next = $4, tries = $5 WHERE ${KEY} AND state = $6`;
    await this.db.write((run) => run(sql, ...valuesOf(notice), next, tries, notice.state));
  }

  /** Everybody has been told. */
  async told(notice: Notice): Promise<void> {
    const sql = `UPDATE notices SET state = 'told' WHERE ${KEY} AND state = 'waiting'`;
    await this.db.write((run) => run(sql, ...valuesOf(notice)));
  }

  /** It was withdrawn from everybody: nothing of it is kept, unless it is owed again meanwhile. */
  async taken(notice: NoticeKey): Promise<void> {
    const sql = `DELETE FROM notices WHERE ${KEY} AND state = 'withdrawn' RETURNING match`;
    await this.db.write(async (run) => {
      if ((await run(sql, ...valuesOf(notice))).length === 0) return;
      await run(`DELETE FROM deliveries WHERE ${KEY}`, ...valuesOf(notice));
    });
  }

  /** Nothing of it is kept any more. */
  async drop(notice: NoticeKey): Promise<void> {
    await this.db.write(async (run) => {
      for (const table of ['deliveries', 'notices']) {
        await run(`DELETE FROM ${table} WHERE ${KEY}`, ...valuesOf(notice));
      }
    });
  }

  /**
   * A device has got it, in place of any other of the seat; or never will, and is not asked again.
   * @param sent 0 if it never will
   */
  async delivered(notice: NoticeKey, device: string, sent: number): Promise<void> {
    const sql = `INSERT INTO deliveries (match, seat, position, device, sent)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT (match, seat, position, device) DO NOTHING`;
    const others = `DELETE FROM deliveries
      WHERE match = $1 AND seat = $2 AND position <> $3 AND device = $4`;
    await this.db.write(async (run) => {
      await run(sql, ...valuesOf(notice), device, sent);
      // A withdrawal of theirs that comes late would take this one back.
      if (sent > 0) await run(others, ...valuesOf(notice), device);
    });
  }

  /** It has been withdrawn from a device. */
  async forgotten(notice: NoticeKey, device: string): Promise<void> {
    const sql = `DELETE FROM deliveries WHERE ${KEY} AND device = $4`;
    await this.db.write((run) => run(sql, ...valuesOf(notice), device));
  }

  /** The devices that a notice has reached (`sent` > 0), or never will. */
  async reached(notice: NoticeKey): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db.read(`SELECT * FROM deliveries WHERE ${KEY}`, ...valuesOf(notice));
    return new Map(rows.map(({ device, sent }) => [String(device), Number(sent)]));
  }

  /** The addresses of these devices. */
  async addresses(devices: readonly string[]): Promise<Listener[]> {
    const found: Listener[] = [];
    for (const device of devices) {
      const sql = 'SELECT * FROM subscriptions WHERE device = $1';
      found.push(...(await this.db.read(sql, device)).map(listenerOf));
    }
    return found;
  }

  /** Deletes notices made before this time: their matches have long been given up. */
  async forget(before: number): Promise<void> {
    const old = 'SELECT * FROM notices WHERE made < $1 LIMIT 500';
    for (const row of await this.db.read(old, before)) await this.drop(noticeOf(row));
  }
}

/** Ends notices of a seat, those of decisions before `before` alone unless it is null. */
async function withdraw(
  run: Run,
  match: string,
  seat: number,
  before: number | null,
  now: number,
): Promise<void> {
  const earlier = before === null ? '' : ' AND position < $4';
  const sql = `UPDATE notices SET state = 'withdrawn', next = $3, tries = 0
    WHERE match = $1 AND seat = $2 AND state <> 'withdrawn'${earlier}`;
  const values = [match, seat, now];
  await run(sql, ...(before === null ? values : [...values, before]));
}
