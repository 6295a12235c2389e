/** Who asks whom to a table: people who have played together ask each other again. */

import { randomBytes } from 'node:crypto';
import type { MeInvitation } from '../../protocol/me.ts';
import type { PeopleDatabase, Row, Run } from './database.ts';
import { markOf } from './ignoring.ts';

/** People whom one person may ask in a day. */
export const INVITED_A_DAY = 40;
const DAY_MS = 86_400_000;

/** Somebody asks all others of a match to a table. */
export interface Inviting {
  readonly person: string;
  /** The asker's name, which the others read. */
  readonly name: string;
  readonly match: string;
  readonly code: string;
  readonly game: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const invitationOf = (row: Row): MeInvitation => ({
  id: String(row.id),
  name: String(row.name),
  code: String(row.code),
  game: String(row.game),
  at: Number(row.at),
});

export class InvitationBook {
  private readonly db: PeopleDatabase;

  constructor(db: PeopleDatabase) {
    this.db = db;
  }

  /**
   * Asks everybody who has proved a seat of the match, but for those who block the person or are
   * blocked; nobody twice to the same table.
   * @returns whom, and how many others played in it, which says nothing about blocks; or that the
   * person has no seat in it, or has asked enough people today
   */
  put({
    person,
    name,
    match,
    code,
    game,
    at,
  }: Inviting): Promise<{ told: string[]; others: number } | 'unknown' | 'tooFast'> {
    return this.db.write(async (run) => {
      const all = await run('SELECT person FROM claims WHERE match = $1 ORDER BY seat', match);
      const people = new Set(all.map((row) => String(row.person)));
      if (!people.delete(person)) return 'unknown';
      const blocks = `SELECT person, other FROM ignores WHERE blocked = 1
        AND (person = $1 OR other = $2)`;
      const blocked = await run(blocks, person, markOf(person));
      const marks = new Set(blocked.map((row) => String(row.other)));
      const blockers = new Set(blocked.map((row) => String(row.person)));
      const asked = [...people].filter((one) => !marks.has(markOf(one)) && !blockers.has(one));
      const recent = 'SELECT id FROM invitations WHERE by = $1 AND at > $2';
      const before = await run(recent, person, at - DAY_MS);
      if (before.length + people.size > INVITED_A_DAY) return 'tooFast';
      const sql = `INSERT INTO invitations (id, person, by, name, code, game, at)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person, code) DO NOTHING
        RETURNING person`;
      const told: string[] = [];
      for (const one of asked) {
        const id = randomBytes(12).toString('base64url');
        if ((await run(sql, id, one, person, name, code, game, at)).length > 0) told.push(one);
      }
      return { told, others: people.size };
    });
  }

  /** The tables that a person is asked to, the latest first. */
  async of(person: string): Promise<MeInvitation[]> {
    const sql = 'SELECT * FROM invitations WHERE person = $1 ORDER BY at DESC, id';
    return (await this.db.read(sql, person)).map(invitationOf);
  }

  /** Declined, taken, or out of date. @returns whether there was such an invitation */
  async drop(person: string, id: string): Promise<boolean> {
    const sql = 'DELETE FROM invitations WHERE person = $1 AND id = $2 RETURNING id';
    return (await this.db.write((run) => run(sql, person, id))).length > 0;
  }

  /** Deletes invitations that are older. */
  async forget(before: number): Promise<void> {
    await this.db.write((run) => run('DELETE FROM invitations WHERE at < $1', before));
  }
}

/** What `own` was asked becomes `person`'s. Within a transaction. */
export async function joinInvitations(run: Run, person: string, own: string): Promise<void> {
  const twice = `DELETE FROM invitations WHERE person = $2
    AND code IN (SELECT code FROM invitations WHERE person = $1)`;
  await run(twice, person, own);
  await run('UPDATE invitations SET person = $1 WHERE person = $2', person, own);
  await run('UPDATE invitations SET by = $1 WHERE by = $2', person, own);
  await run('DELETE FROM invitations WHERE person = $1 AND by = $1', person);
}

/** Deletes what the person was asked, and has asked others. Within a transaction. */
export async function eraseInvitations(run: Run, person: string): Promise<void> {
  await run('DELETE FROM invitations WHERE person = $1 OR by = $1', person);
}
