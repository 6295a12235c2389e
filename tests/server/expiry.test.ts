/**
 * Old tables and matches are deleted by the rules of the settings, whole, and unnoticed by any
 * table.
 */

import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UserError } from '../../server/config.ts';
import { inspect } from '../../server/journal/inspect.ts';
import { DamagedRecordError } from '../../server/journal/journal.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { proveAll } from '../../server/journal/sqlite-schema.ts';
import { Keeper } from '../../server/keep/keeper.ts';
import { keep } from '../../server/keep/main.ts';
import { type KeepReport, keepReport, reportText } from '../../server/keep/report.ts';
import type { KeepRules } from '../../server/keep/settings.ts';
import { isAwake } from '../../server/table/awake.ts';
import { describeExpiry, type Story, tell } from './expiry-contract.ts';
import { type Guest, newFolder, seatedTable, startServer, sweep, testConfig } from './harness.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = newFolder();
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach(sweep));

describe('the embedded journal', () => {
  const journal = new SqliteJournal(folder());
  afterAll(() => journal.close());
  describeExpiry(() => journal);
});

const RULES: KeepRules = {
  matchDays: 365,
  botDays: 7,
  unfinishedDays: 180,
  tableDays: 30,
  megabytes: 0,
};
const DAY_MS = 86_400_000;
const later = (days: number) => () => Date.now() + days * DAY_MS;
const asleep = async (): Promise<boolean> => false;

describe('deletable items and their times', () => {
  let journal: SqliteJournal;
  beforeEach(() => {
    journal = new SqliteJournal(folder());
  });
  afterEach(() => journal.close());

  const round = (days: number, rules = RULES, awake: (code: string) => Promise<boolean> = asleep) =>
    new Keeper(journal.expiry, rules, awake, { now: later(days), pause: 0 }).round();

  /** Which tables and which matches are still there. */
  async function left(codes: readonly string[]): Promise<string> {
    const words = await Promise.all(
      codes.map(async (code) => {
        const table = await journal.table(code);
        const match = await journal.match(`match-${code}`);
        return `${code}:${table ? 't' : '-'}${match ? 'm' : '-'}`;
      }),
    );
    return words.join(' ');
  }

  test('each kind after its days, what a table shows together with the table', async () => {
    const stories: Story[] = [
      { code: 'BOTS', bots: true },
      { code: 'BOTS2', bots: true, past: true },
      { code: 'BRUN', bots: true, finished: false },
      { code: 'PEOP', past: true },
      { code: 'SHOW' },
      { code: 'RUN', finished: false },
      { code: 'HOUS', bots: true, house: true, finished: false },
    ];
    for (const story of stories) await tell(journal, story);
    const codes = stories.map(({ code }) => code);
    const all = await left(codes);
    expect(all).toBe('BOTS:tm BOTS2:tm BRUN:tm PEOP:tm SHOW:tm RUN:tm HOUS:tm');
    expect(await round(6)).toEqual({ tables: 0, matches: 0, full: false });
    expect(await left(codes)).toBe(all);
    await round(8);
    expect(await left(codes)).toBe('BOTS:-- BOTS2:-- BRUN:-- PEOP:tm SHOW:tm RUN:tm HOUS:tm');
    await round(31);
    expect(await left(codes)).toBe('BOTS:-- BOTS2:-- BRUN:-- PEOP:-m SHOW:-m RUN:tm HOUS:tm');
    await round(181);
    expect(await left(codes)).toBe('BOTS:-- BOTS2:-- BRUN:-- PEOP:-m SHOW:-m RUN:-- HOUS:tm');
    await round(366);
    expect(await left(codes)).toBe('BOTS:-- BOTS2:-- BRUN:-- PEOP:-- SHOW:-- RUN:-- HOUS:tm');
    expect(await journal.counts()).toEqual({ tables: 1, matches: 1 });
    expect(await journal.entries('match-HOUS')).toHaveLength(3);
    expect(await journal.entries('match-RUN')).toEqual([]);
  });

  test('0 days keep for ever', async () => {
    await tell(journal, { code: 'BOTS', bots: true, past: true });
    await tell(journal, { code: 'RUN', finished: false });
    const none = { matchDays: 0, botDays: 0, unfinishedDays: 0, tableDays: 0, megabytes: 0 };
    expect(await round(10_000, none)).toEqual({ tables: 0, matches: 0, full: false });
  });

  test('an entry is a sign of life: a match that goes on slowly stays', async () => {
    const { claim, id } = await tell(journal, { code: 'SLOW', finished: false });
    const { db } = journal as unknown as { db: DatabaseSync };
    db.exec(`UPDATE tables SET changed = changed - ${200 * DAY_MS}`);
    db.exec(`UPDATE matches SET created = created - ${200 * DAY_MS}`);
    db.exec(`UPDATE entries SET at = at - ${170 * DAY_MS}`);
    proveAll(db);
    await round(0);
    expect(await journal.match(id)).not.toBeNull();
    expect(await journal.holds(claim)).toBe(true);
    await round(11);
    expect(await journal.match(id)).toBeNull();
  });

  test('a table that is awake stays, however old', async () => {
    await tell(journal, { code: 'HERE', finished: false });
    await tell(journal, { code: 'AWAY', finished: false });
    await round(200, RULES, async (code) => code === 'HERE');
    expect(await left(['HERE', 'AWAY'])).toBe('HERE:tm AWAY:--');
  });

  test('too much of all together: the oldest of bots go first, of people only what is old', async () => {
    for (let k = 0; k < 60; k++) {
      await tell(journal, { code: `B${k}`, bots: true, past: true, entries: 20 });
      await tell(journal, { code: `P${k}`, past: true, entries: 20 });
    }
    await tell(journal, { code: 'RUN', finished: false });
    const small = { ...RULES, botDays: 0, tableDays: 0, megabytes: 0.1 };
    // Nothing is old enough yet: it is only reported.
    expect(await round(0.5, small)).toEqual({ tables: 0, matches: 0, full: true });
    const some = { ...small, megabytes: (await journal.expiry.size()).used / 1e6 - 0.05 };
    const first = await round(2, some);
    expect(first.full).toBe(false);
    expect(first.matches).toBeGreaterThan(0);
    expect(await left(['B0', 'B59', 'P0'])).toBe('B0:t- B59:tm P0:tm');
    const second = await round(89, small);
    expect(second.full).toBe(true);
    expect(await left(['B59', 'P0'])).toBe('B59:t- P0:tm');
    await round(91, small);
    expect(await left(['P0', 'RUN'])).toBe('P0:t- RUN:tm');
  });

  test('the report says how much there is, what is due and what goes next', async () => {
    for (let k = 0; k < 3; k++) await tell(journal, { code: `B${k}`, bots: true, past: true });
    await tell(journal, { code: 'PEOP', past: true });
    const report = await keepReport(journal, RULES, later(8)());
    expect(report).toMatchObject({ tables: 4, matches: 4, more: false });
    expect(report.due).toEqual([{ setting: 'LAGUNA_KEEP_BOTS', tables: 3, matches: 3 }]);
    expect(report.next.map(({ of }) => of)).toEqual(['bots', 'bots', 'bots', 'people']);
    expect(Date.parse(report.next[3].goes!) - Date.now()).toBeGreaterThan(364 * DAY_MS);
    const text = reportText(report);
    expect(text).toContain('4 tables and 4 matches take up');
    expect(text).toContain('Due by LAGUNA_KEEP_BOTS: 3 tables, 3 matches.');
    // A report changes nothing.
    expect(await journal.counts()).toEqual({ tables: 4, matches: 4 });
  });
});

describe('a database', () => {
  test('of which a record is damaged keeps that record, and lets the others go', async () => {
    const data = folder();
    const journal = new SqliteJournal(data);
    for (const code of ['GOOD', 'BAD']) await tell(journal, { code, bots: true, past: true });
    const { db } = journal as unknown as { db: DatabaseSync };
    db.exec("UPDATE matches SET key = 'fe' WHERE id = 'match-BAD'");
    const keeper = new Keeper(journal.expiry, RULES, asleep, { now: later(8), pause: 0 });
    expect(await keeper.round()).toMatchObject({ tables: 2, matches: 1 });
    expect(await journal.expiry.forgot('match-BAD')).toBe(false);
    await expect(journal.match('match-BAD')).rejects.toBeInstanceOf(DamagedRecordError);
    await journal.close();
  });

  test('whose last entry went in order is no damaged one', async () => {
    const data = folder();
    const journal = new SqliteJournal(data);
    await tell(journal, { code: 'LAST', bots: true });
    await new Keeper(journal.expiry, RULES, asleep, { now: later(40), pause: 0 }).round();
    expect(await journal.counts()).toEqual({ tables: 0, matches: 0 });
    await journal.close();
    const again = new SqliteJournal(data);
    expect(await again.expiry.forgot('match-LAST')).toBe(true);
    await again.close();
  });

  test('of the version before knows nothing of it, and learns it', async () => {
    const data = folder();
    const first = new SqliteJournal(data);
    await tell(first, { code: 'PEOP', past: true });
    await tell(first, { code: 'BOTS', bots: true, past: true });
    await first.close();
    const db = new DatabaseSync(join(data, 'laguna.db'));
    const sql = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL";
    for (const { name } of db.prepare(sql).all()) {
      if (!/^(entries_once|\w+_bucket)$/.test(name as string)) db.exec(`DROP INDEX ${name}`);
    }
    db.exec('DROP TABLE gone; PRAGMA user_version = 4; PRAGMA auto_vacuum = NONE; VACUUM;');
    db.close();
    const second = new SqliteJournal(data);
    const keeper = new Keeper(second.expiry, RULES, asleep, { now: later(8), pause: 0 });
    expect(await keeper.round()).toMatchObject({ tables: 1, matches: 1 });
    expect(await second.match('match-PEOP')).toMatchObject({ finished: true });
    await second.close();
  });

  test('gives space back to the disk, some of it at a time', async () => {
    const data = folder();
    const journal = new SqliteJournal(data);
    const { claim, id } = await tell(journal, { code: 'BIG', bots: true, finished: false });
    const writes: Promise<void>[] = [];
    for (let n = 4; n <= 40_000; n++) {
      const entry = { n, seat: 0, action: { type: 'x', n, more: 'x'.repeat(300) }, actionId: null };
      writes.push(journal.append(claim, id, entry, null));
    }
    await Promise.all(writes);
    const before = await journal.expiry.size();
    await new Keeper(journal.expiry, RULES, asleep, { now: later(8), pause: 0 }).round();
    const after = await journal.expiry.size();
    expect(after.used).toBeLessThan(before.used / 10);
    expect(after.file).toBeLessThan(before.file / 2);
    await journal.close();
    expect(statSync(join(data, 'laguna.db')).size).toBeLessThan(before.file / 2);
  });
});

describe('killed in the middle of it', () => {
  const MATCHES = 60;

  /** Deletes everything in a process of its own, and kills that after so many slices. */
  function killedAfter(data: string, slices: number): Promise<void> {
    const script = join(import.meta.dirname, 'forgetful.ts');
    const flags = ['--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...flags, script, data, String(slices)], {
      stdio: 'inherit',
    });
    return new Promise((resolve) => child.once('close', () => resolve()));
  }

  test('a match is wholly there or gone, and the rest goes later', async () => {
    const data = folder();
    const first = new SqliteJournal(data);
    for (let k = 0; k < MATCHES; k++) {
      await tell(first, { code: `B${k}`, bots: k % 2 === 0, past: true, entries: 30 });
    }
    await first.close();
    const seen = new Set<number>();
    for (const slices of [1, 2, 3, 7, 12, 20, 33]) {
      await killedAfter(data, slices);
      const journal = new SqliteJournal(data);
      let [gone, orphans] = [0, 0];
      for (let k = 0; k < MATCHES; k++) {
        const id = `match-B${k}`;
        const entries = await journal.entries(id);
        if (await journal.match(id)) {
          expect(entries).toHaveLength(30);
          expect(await journal.expiry.forgot(id)).toBe(false);
        } else {
          gone++;
          if (entries.length > 0) orphans++;
          // Its remains are recorded as such.
          expect(await journal.expiry.forgot(id)).toBe(true);
        }
      }
      seen.add(gone * 1000 + orphans);
      await journal.close();
      // Deleted items are no longer counted, and the rest is proven.
      expect(inspect(join(data, 'laguna.db')).damage).toEqual([]);
    }
    // The kills really met it in the middle.
    expect(seen.size).toBeGreaterThan(3);
    const last = new SqliteJournal(data);
    await new Keeper(last.expiry, RULES, asleep, { now: later(8), pause: 0 }).round();
    const { db } = last as unknown as { db: DatabaseSync };
    const count = (table: string): unknown =>
      db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;
    expect([count('matches'), count('entries')]).toEqual([MATCHES / 2, (MATCHES / 2) * 30]);
    await last.close();
  });
});

describe('a running server', () => {
  test('answers for a match that went, plays on, and shows its operator what is kept', async () => {
    const server = await startServer({ idleSeconds: 1 });
    const { journal, config, port } = server.app.house;
    try {
      const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
      await Promise.all([ana.play('expiry a'), ben.play('expiry b')]);
      const { matchId } = ana.table;
      const log = () => fetch(`${server.url}/log/${matchId}`);
      expect((await log()).status).toBe(200);
      await ana.lobby({ op: 'rematch' });
      await ana.until(() => ana.table.stage === 'playing');
      const keeper = new Keeper(journal.expiry, config.keep, isAwake, {
        now: later(364),
        pause: 0,
      });
      expect(await keeper.round()).toMatchObject({ tables: 0, matches: 0 });
      expect((await log()).status).toBe(200);
      const said = await keep({ ...config, port }, false);
      expect(said).toContain('1 tables and 2 matches take up');
      // As in the metrics: an exact size would reveal each secret command.
      const { size } = (await (await fetch(`${server.url}/keep`)).json()) as KeepReport;
      expect([size.used % (64 << 20), size.file % (64 << 20)]).toEqual([0, 0]);
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      expect(metrics).toMatch(/laguna_journal_used_bytes \d{4,}/);
      // Its table has gone on: only the first match is a past one.
      expect(await journal.expiry.forgetMatches([matchId, ana.table.matchId])).toBe(1);
      const answer = await log();
      expect(answer.status).toBe(410);
      expect((await answer.json()) as object).toMatchObject({
        error: expect.stringContaining('no longer kept'),
      });
      const one = [ana, ben].find((guest) => guest.canDecide);
      expect(one).toBeDefined();
      await Promise.all([ana.leave(), ben.leave()]);
    } finally {
      await server.stop();
    }
  });

  test('the command lets go of what is due at a stopped one, and asks a running one', async () => {
    const data = folder();
    const config = testConfig(data, { port: 9, keep: RULES });
    await expect(keep(config, false)).rejects.toBeInstanceOf(UserError);
    const journal = new SqliteJournal(data);
    await tell(journal, { code: 'BOTS', bots: true, past: true });
    const { db } = journal as unknown as { db: DatabaseSync };
    db.exec(`UPDATE matches SET finished = finished - ${8 * DAY_MS}`);
    proveAll(db);
    await journal.close();
    expect(await keep(config, false)).toContain('Due by LAGUNA_KEEP_BOTS: 0 tables, 1 matches.');
    expect(await keep(config, true)).toContain('0 tables and 1 matches were deleted.');
    expect(await keep(config, false)).toContain('Nothing is due now.');
    expect(existsSync(join(data, 'laguna.db'))).toBe(true);
  });
});
