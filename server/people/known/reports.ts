/** Reports about people, for the operator: the place in the match's log, and the last talk there. */

import { randomBytes } from 'node:crypto';
import type { Report } from '../../protocol/desk.ts';
import type { PeopleDatabase, Row } from './database.ts';

/** Reports that are kept; beyond, the oldest ones go. */
const MOST = 2000;
/** Reports that the operator is shown, the latest first. */
const SHOWN = 100;

/** A report as it is kept. */
export interface KeptReport extends Report {
  /** Who has sent it, '' for somebody without a key. */
  readonly person: string;
  /** The mark of the person it is about, '' if no key is known. */
  readonly about: string;
}

const reportOf = (row: Row): KeptReport => ({
  id: String(row.id),
  at: Number(row.at),
  person: String(row.person),
  about: String(row.about),
  keyed: row.about !== '',
  name: String(row.name),
  reason: row.reason as Report['reason'],
  code: String(row.code),
  game: String(row.game),
  match: String(row.match),
  seq: Number(row.seq),
  seat: Number(row.seat),
  lines: JSON.parse(String(row.lines)) as Report['lines'],
});

export class ReportBook {
  private readonly db: PeopleDatabase;

  constructor(db: PeopleDatabase) {
    this.db = db;
  }

  /** @returns null, or that this person has reported the other one for this match already */
  add(report: Omit<KeptReport, 'id' | 'keyed'>): Promise<'twice' | null> {
    const { at, person, about, name, reason, code, game, match, seq, seat, lines } = report;
    return this.db.write(async (run) => {
      const same = `SELECT id FROM reports WHERE person = $1 AND about = $2 AND name = $3
        AND code = $4 AND match = $5`;
      const before = await run(same, person, about, name, code, match);
      if (before.length > 0) return 'twice';
      const sql = `INSERT INTO reports
        (id, at, person, about, name, reason, code, game, match, seq, seat, lines)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
      const id = randomBytes(12).toString('base64url');
      const text = JSON.stringify(lines);
      await run(sql, id, at, person, about, name, reason, code, game, match, seq, seat, text);
      const old = `DELETE FROM reports WHERE id IN
        (SELECT id FROM reports ORDER BY at DESC, id LIMIT 1000 OFFSET $1)`;
      await run(old, MOST);
      return null;
    });
  }

  async list(): Promise<KeptReport[]> {
    const sql = 'SELECT * FROM reports ORDER BY at DESC, id LIMIT $1';
    return (await this.db.read(sql, SHOWN)).map(reportOf);
  }

  async get(id: string): Promise<KeptReport | null> {
    const [row] = await this.db.read('SELECT * FROM reports WHERE id = $1', id);
    return row ? reportOf(row) : null;
  }

  /** The reports that a person has sent, for the person's own eyes. */
  async sent(person: string): Promise<{ [name: string]: unknown }[]> {
    const sql = `SELECT id, at, name, reason, code, game, match, seq, seat
      FROM reports WHERE person = $1 ORDER BY at`;
    return (await this.db.read(sql, person)) as { [name: string]: unknown }[];
  }

  /** The operator has dealt with it. @returns whether there was one */
  async close(id: string): Promise<boolean> {
    const sql = 'DELETE FROM reports WHERE id = $1 RETURNING id';
    return (await this.db.write((run) => run(sql, id))).length > 0;
  }

  /** Deletes what is older. */
  async forget(before: number): Promise<void> {
    await this.db.write((run) => run('DELETE FROM reports WHERE at < $1', before));
  }
}
