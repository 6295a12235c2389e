/**
 * Events in the database that knows people. Nothing here knows the network or the tables; every
 * change is one transaction, so that a killed server finds an event as people have been told it.
 */

import type { PeopleDatabase, Row, Run } from '../people/known/database.ts';
import type { EntrantStatus, EventRules, EventStage, EventTableState } from '../protocol/events.ts';
import type { MeEvent } from '../protocol/me.ts';
import { distinctName } from '../protocol/names.ts';
import type { Chairs } from './pairing.ts';
import type { EventResult } from './standings.ts';

export interface KeptEvent {
  readonly code: string;
  readonly rules: EventRules;
  /** Of all that is drawn by lot. */
  readonly seed: string;
  readonly stage: EventStage;
  /** The round in play, or the last one; 0 before the first. */
  readonly round: number;
  readonly opened: number;
  /** The last change, epoch milliseconds. */
  readonly touched: number;
}

/** Somebody who has entered. */
export interface Entrant {
  /** From 1 on, in the order of coming. */
  readonly id: number;
  readonly name: string;
  /** SHA-256 of the person's token; '' of somebody who has erased everything. */
  readonly token: string;
  /** SHA-256 of the token that opens the chair of each round. */
  readonly seats: readonly string[];
  /** '' without a key. */
  readonly person: string;
  /** The browser, as `browserHash` returns it. */
  readonly browser: string;
  readonly status: EntrantStatus;
  /** From 1 on; 0 without a group. */
  readonly group: number;
}

export interface KeptTable {
  readonly round: number;
  readonly number: number;
  readonly code: string;
  readonly chairs: Chairs;
  readonly state: EventTableState;
  /** When the table was made, null before. */
  readonly opened: number | null;
  readonly match: string;
  readonly result: EventResult | null;
}

/** An event with everything that belongs to it. */
export interface WholeEvent {
  readonly event: KeptEvent;
  readonly entrants: readonly Entrant[];
  readonly tables: readonly KeptTable[];
}

/** How somebody proves who it is. */
export type Proof = Pick<Entrant, 'token' | 'seats' | 'person' | 'browser'>;

const eventOf = (row: Row): KeptEvent => ({
  code: String(row.code),
  rules: JSON.parse(String(row.rules)) as EventRules,
  seed: String(row.seed),
  stage: row.stage as EventStage,
  round: Number(row.round),
  opened: Number(row.opened),
  touched: Number(row.touched),
});

const entrantOf = (row: Row): Entrant => ({
  id: Number(row.id),
  name: String(row.name),
  token: String(row.token),
  seats: JSON.parse(String(row.seats)) as string[],
  person: String(row.person),
  browser: String(row.browser),
  status: row.status as EntrantStatus,
  group: Number(row.party),
});

const tableOf = (row: Row): KeptTable => ({
  round: Number(row.round),
  number: Number(row.number),
  code: String(row.code),
  chairs: JSON.parse(String(row.chairs)) as number[],
  state: row.state as EventTableState,
  opened: row.opened === null ? null : Number(row.opened),
  match: String(row.match),
  result: row.result === '' ? null : (JSON.parse(String(row.result)) as EventResult),
});

const PUT_TABLE = `INSERT INTO event_tables
  (event, round, number, code, chairs, state, opened, match, result)
  VALUES ($1, $2, $3, $4, $5, 'open', NULL, '', '')`;

export class EventBook {
  private readonly db: PeopleDatabase;

  constructor(db: PeopleDatabase) {
    this.db = db;
  }

  async open(event: KeptEvent): Promise<void> {
    const { code, rules, seed, stage, round, opened, touched } = event;
    const sql = `INSERT INTO events (code, rules, seed, stage, round, opened, touched)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`;
    const text = JSON.stringify(rules);
    await this.db.write((run) => run(sql, code, text, seed, stage, round, opened, touched));
  }

  /** All events, the latest first. */
  async list(): Promise<KeptEvent[]> {
    return (await this.db.read('SELECT * FROM events ORDER BY opened DESC, code')).map(eventOf);
  }

  async whole(code: string): Promise<WholeEvent | null> {
    const [row] = await this.db.read('SELECT * FROM events WHERE code = $1', code);
    if (!row) return null;
    const entrants = 'SELECT * FROM entrants WHERE event = $1 ORDER BY id';
    const tables = 'SELECT * FROM event_tables WHERE event = $1 ORDER BY round, number';
    return {
      event: eventOf(row),
      entrants: (await this.db.read(entrants, code)).map(entrantOf),
      tables: (await this.db.read(tables, code)).map(tableOf),
    };
  }

  /** @returns the newcomer, or why there is no place */
  enter(
    code: string,
    name: string,
    { token, seats, person, browser }: Proof,
    now: number,
  ): Promise<Entrant | 'gone' | 'closed' | 'full' | 'twice'> {
    return this.db.write(async (run) => {
      const event = await touch(run, code, now);
      if (!event) return 'gone';
      if (event.stage === 'closed') return 'closed';
      const rows = await run('SELECT * FROM entrants WHERE event = $1', code);
      const all = rows.map(entrantOf);
      const known = (one: Entrant): boolean =>
        one.browser === browser || (person !== '' && one.person === person);
      if (all.some(known)) return 'twice';
      // Those who were removed take no place.
      if (all.filter(({ status }) => status !== 'removed').length >= event.rules.most)
        return 'full';
      const id = all.reduce((most, one) => Math.max(most, one.id), 0) + 1;
      const others = all.map((one) => one.name).filter((one) => one !== '');
      const own = distinctName(name, others);
      const sql = `INSERT INTO entrants
        (event, id, name, token, seats, person, browser, status, entered, party)
        VALUES ($1, $2, $3, $4, $5, $6, $7, 'in', $8, 0)`;
      const text = JSON.stringify(seats);
      await run(sql, code, id, own, token, text, person, browser, now);
      return { id, name: own, token, seats, person, browser, status: 'in', group: 0 };
    });
  }

  /** The person comes by another browser from now on, whose token opens the chairs. */
  async rebind(code: string, id: number, proof: Proof): Promise<void> {
    const { token, seats, person, browser } = proof;
    const sql = `UPDATE entrants SET token = $3, seats = $4, person = $5, browser = $6
      WHERE event = $1 AND id = $2`;
    const text = JSON.stringify(seats);
    await this.db.write((run) => run(sql, code, id, token, text, person, browser));
  }

  /** @param from what the status must be for it @returns whether it was */
  setStatus(
    code: string,
    id: number,
    status: EntrantStatus,
    from: readonly EntrantStatus[],
    now: number,
  ): Promise<boolean> {
    return this.db.write(async (run) => {
      await touch(run, code, now);
      const own = 'SELECT status FROM entrants WHERE event = $1 AND id = $2';
      const [row] = await run(own, code, id);
      if (!row || !from.includes(row.status as EntrantStatus)) return false;
      const sql = 'UPDATE entrants SET status = $3 WHERE event = $1 AND id = $2';
      await run(sql, code, id, status);
      return true;
    });
  }

  /**
   * Begins a round, once: its tables are to be made from now on.
   * @param tables their codes and chairs, in order
   * @param groups of those who have none yet, by id
   * @returns false if the event is not before this round any more
   */
  begin(
    code: string,
    round: number,
    tables: readonly { readonly code: string; readonly chairs: Chairs }[],
    groups: ReadonlyMap<number, number>,
    now: number,
  ): Promise<boolean> {
    return this.db.write(async (run) => {
      const event = await touch(run, code, now);
      const ready = event?.stage === 'entering' || event?.stage === 'between';
      if (!ready || event.round !== round - 1) return false;
      const sql = "UPDATE events SET stage = 'round', round = $2 WHERE code = $1";
      await run(sql, code, round);
      for (const [id, group] of groups) {
        const put = 'UPDATE entrants SET party = $3 WHERE event = $1 AND id = $2';
        await run(put, code, id, group);
      }
      for (const [k, table] of tables.entries()) {
        await run(PUT_TABLE, code, round, k + 1, table.code, JSON.stringify(table.chairs));
      }
      return true;
    });
  }

  /** A table of a round was made. */
  async made(code: string, { round, number }: KeptTable, now: number): Promise<void> {
    const sql = `UPDATE event_tables SET opened = $4
      WHERE event = $1 AND round = $2 AND number = $3 AND opened IS NULL`;
    await this.db.write((run) => run(sql, code, round, number, now));
  }

  /** A match of the event is over: it counts once. @returns whether it counts now */
  count(
    code: string,
    { round, number }: KeptTable,
    match: string,
    result: EventResult,
    away: readonly number[],
    now: number,
  ): Promise<boolean> {
    return this.db.write(async (run) => {
      await touch(run, code, now);
      const sql = `UPDATE event_tables SET state = 'done', match = $4, result = $5
        WHERE event = $1 AND round = $2 AND number = $3 AND state = 'open' RETURNING number`;
      const [done] = await run(sql, code, round, number, match, JSON.stringify(result));
      if (!done) return false;
      for (const id of away) {
        const gone = `UPDATE entrants SET status = 'away'
          WHERE event = $1 AND id = $2 AND status = 'in'`;
        await run(gone, code, id);
      }
      await endRound(run, code, round);
      return true;
    });
  }

  /**
   * A table does not count; others may take its place.
   * @param again the code of a new table for the same people; '' for none
   * @returns whether there was one
   */
  annul(
    code: string,
    { round, number }: Pick<KeptTable, 'round' | 'number'>,
    again: string,
    now: number,
  ): Promise<boolean> {
    return this.db.write(async (run) => {
      const event = await touch(run, code, now);
      if (!event || event.stage === 'closed' || event.round !== round) return false;
      const sql = `UPDATE event_tables SET state = 'void', result = ''
        WHERE event = $1 AND round = $2 AND number = $3 AND state <> 'void' RETURNING chairs`;
      const [gone] = await run(sql, code, round, number);
      if (!gone) return false;
      if (again !== '') {
        const all = 'SELECT max(number) AS n FROM event_tables WHERE event = $1 AND round = $2';
        const [{ n }] = (await run(all, code, round)) as [Row];
        await run(PUT_TABLE, code, round, Number(n) + 1, again, String(gone.chairs));
        await run("UPDATE events SET stage = 'round' WHERE code = $1", code);
      }
      await endRound(run, code, round);
      return true;
    });
  }

  /** @returns false while a round is in play, or if it is closed already */
  close(code: string, now: number): Promise<boolean> {
    return this.db.write(async (run) => {
      const event = await touch(run, code, now);
      if (!event || event.stage === 'round' || event.stage === 'closed') return false;
      await run("UPDATE events SET stage = 'closed' WHERE code = $1", code);
      return true;
    });
  }

  /** The events that a person has entered, the latest first. */
  async of(person: string): Promise<MeEvent[]> {
    const sql = `SELECT event, rules, stage, entrants.name, status, entered
      FROM entrants JOIN events ON code = event WHERE person = $1 ORDER BY entered DESC`;
    return (await this.db.read(sql, person)).map((row) => {
      const { name, game } = JSON.parse(String(row.rules)) as EventRules;
      const entered = Number(row.entered);
      const own = { name: String(row.name), status: row.status as EntrantStatus, entered };
      return { code: String(row.event), event: name, game, ...own, closed: row.stage === 'closed' };
    });
  }

  /** The same for the person's own file. */
  async exported(person: string): Promise<{ [name: string]: unknown }[]> {
    const sql = `SELECT event, id, name, status, entered, party FROM entrants
      WHERE person = $1 ORDER BY entered`;
    return (await this.db.read(sql, person)) as { [name: string]: unknown }[];
  }

  /**
   * Closes events that nobody has changed since `idle`, and deletes those that were closed before
   * `before`; epoch milliseconds.
   */
  async forget(idle: number, before: number): Promise<void> {
    await this.db.write(async (run) => {
      await run(
        "UPDATE events SET stage = 'closed' WHERE stage <> 'closed' AND touched < $1",
        idle,
      );
      const old = "SELECT code FROM events WHERE stage = 'closed' AND touched < $1";
      for (const { code } of await run(old, before)) {
        await run('DELETE FROM event_tables WHERE event = $1', String(code));
        await run('DELETE FROM entrants WHERE event = $1', String(code));
        await run('DELETE FROM events WHERE code = $1', String(code));
      }
    });
  }
}

/** Writes down that an event has changed: until the transaction ends nobody else changes it. */
async function touch(run: Run, code: string, now: number): Promise<KeptEvent | null> {
  const sql = 'UPDATE events SET touched = $2 WHERE code = $1 RETURNING *';
  const [row] = await run(sql, code, now);
  return row ? eventOf(row) : null;
}

/** The round is over once none of its tables is open. */
async function endRound(run: Run, code: string, round: number): Promise<void> {
  const open = `SELECT number FROM event_tables
    WHERE event = $1 AND round = $2 AND state = 'open' LIMIT 1`;
  if ((await run(open, code, round)).length > 0) return;
  const sql =
    "UPDATE events SET stage = 'between' WHERE code = $1 AND round = $2 AND stage = 'round'";
  await run(sql, code, round);
}

/** What one device's person has entered becomes the other's. Within a transaction. */
export async function joinEntrants(run: Run, person: string, own: string): Promise<void> {
  await run('UPDATE entrants SET person = $1 WHERE person = $2', person, own);
}

/**
 * Nobody can tell any more who that was: the results of the others rest on the tables, so a place
 * without a name stays. Within a transaction.
 */
export async function eraseEntrants(run: Run, person: string): Promise<void> {
  const sql = `UPDATE entrants SET name = '', token = '', seats = '[]', person = '', browser = '',
    status = CASE WHEN status = 'removed' THEN status ELSE 'left' END WHERE person = $1`;
  await run(sql, person);
}
