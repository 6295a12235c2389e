/** Stored data proves itself: damage from while the server was stopped is refused, and reported. */

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backUpTo } from '../../server/backup.ts';
import { check, told } from '../../server/check.ts';
import { DamagedError } from '../../server/journal/folder.ts';
import { DamagedRecordError } from '../../server/journal/journal.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { ShowStore } from '../../server/showcase/store.ts';
import { drive } from '../campaign/drive.ts';
import { several } from '../scope.ts';
import { Guest, newFolder, startServer, sweep, testConfig } from './harness.ts';
import { Pair } from './pair.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = newFolder();
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach(sweep));

function hurt(data: string, sql: string, ...values: (string | number)[]): void {
  const db = new DatabaseSync(join(data, 'laguna.db'));
  expect(db.prepare(sql).run(...values).changes).toBeGreaterThan(0);
  db.close();
}

const notices = (guest: Guest) =>
  guest.talk.flatMap((line) => ('notice' in line ? [line.notice] : []));

describe('a database of the version without proofs', () => {
  const FIXTURES = join(import.meta.dirname, 'fixtures');
  const { running, finished } = JSON.parse(
    readFileSync(join(FIXTURES, 'unproved.json'), 'utf8'),
  ) as {
    running: { code: string; match: string; seq: number; tokens: string[] };
    finished: { code: string; match: string; tokens: string[] };
  };

  function old(): string {
    const data = folder();
    const packed = readFileSync(join(FIXTURES, 'unproved.db.gz'));
    writeFileSync(join(data, 'laguna.db'), gunzipSync(packed));
    return data;
  }

  test('is taken as it is: its matches go on, and prove themselves from then on', async () => {
    const data = old();
    let server = await startServer({}, {}, data);
    const { code, match, seq, tokens } = running;
    const ana = await Guest.join(server.url, code, { token: tokens[0] });
    const ben = await Guest.join(server.url, code, { token: tokens[1] });
    expect(ana.table).toMatchObject({ stage: 'playing', matchId: match });
    expect(ana.table.seq).toBe(seq);
    const played = await fetch(`${server.url}/log/${finished.match}`);
    expect(await played.json()).toMatchObject({ id: finished.match, result: expect.anything() });
    const turn = [ana, ben].find((one) => one.canDecide)!;
    await turn.play('old', () => turn.table.seq > seq + 3 || !turn.canDecide);
    await server.app.close();
    expect(check('', testConfig(data)).damage).toEqual([]);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    hurt(data, 'DELETE FROM entries WHERE match = ? AND n = 3', match);
    server = await startServer({}, {}, data);
    const back = await Guest.join(server.url, code, { token: tokens[0] });
    await back.until(() => notices(back).includes('damaged'));
    await server.app.close();
    vi.restoreAllMocks();
  });

  test('its tail counts: the entry that stands there must be there', async () => {
    const data = old();
    const last = (n: number) => JSON.stringify({ match: running.match, n }).padEnd(128);
    writeFileSync(join(data, 'laguna.tail'), last(9999));
    expect(() => new SqliteJournal(data)).toThrow(/entry 9999 .* is missing/);
    const whole = old();
    writeFileSync(join(whole, 'laguna.tail'), last(1));
    await new SqliteJournal(whole).close();
    // Now it has the number of writes.
    expect(readFileSync(join(whole, 'laguna.tail'), 'utf8')).toContain('"commits":');
  });
});

describe('after an orderly stop', () => {
  let source = '';
  const pair = new Pair();
  let code = '';
  let matchId = '';
  let token = '';
  let over = '';
  beforeAll(async () => {
    source = folder();
    const server = await startServer({}, {}, source);
    await pair.begin(server.url);
    await pair.start();
    await pair.play(20);
    ({ code, token } = pair.guests[0]);
    ({ matchId } = pair.guests[0].table);
    const solo = await Guest.create(server.url, { seats: 2, bots: ['random'], start: true });
    await solo.play('over');
    over = solo.table.matchId;
    await server.app.close();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  function copy(): string {
    const data = folder();
    for (const name of ['laguna.db', 'laguna.tail']) {
      copyFileSync(join(source, name), join(data, name));
    }
    return data;
  }

  test.each([
    ['its last entry is gone', 'DELETE FROM entries WHERE match = ? AND n = 20'],
    ['an entry is another seat’s', 'UPDATE entries SET seat = 1 - seat WHERE match = ? AND n = 7'],
    ['how many there were is gone', 'DELETE FROM heads WHERE match = ?'],
    ['its record is gone', 'DELETE FROM matches WHERE id = ?'],
    ['its options are others', `UPDATE matches SET options = '{}' WHERE id = ?`],
  ])('a match is set aside: %s', async (_why, sql) => {
    const data = copy();
    hurt(data, sql, matchId);
    const server = await startServer({}, {}, data);
    const ana = await Guest.join(server.url, code, { token });
    await ana.until(() => notices(ana).includes('damaged'));
    expect(ana.table).toMatchObject({ stage: 'lobby', view: null });
    expect(ana.table.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    expect(ana.seat).toBe(0);
    expect([409, 503]).toContain((await fetch(`${server.url}/log/${matchId}`)).status);
    // Undamaged data is unchanged, and the table plays on.
    expect((await fetch(`${server.url}/log/${over}`)).status).toBe(200);
    expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
    await ana.until(() => ana.table.stage === 'playing');
    await server.app.close();
  });

  test('a log is not shown whose entries are not what was written', async () => {
    const data = copy();
    hurt(data, 'DELETE FROM entries WHERE match = ? AND n = 4', over);
    const server = await startServer({}, {}, data);
    const answer = await fetch(`${server.url}/log/${over}`);
    expect(answer.status).toBe(503);
    expect(((await answer.json()) as { error: string }).error).toContain('damaged');
    expect((await fetch(`${server.url}/log/${crypto.randomUUID()}`)).status).toBe(404);
    await server.app.close();
  });

  test.each([
    ['it is gone', 'DELETE FROM tables WHERE code = ?'],
    [
      'a seat’s token is another one',
      `UPDATE tables SET body = replace(body, 'Ana', 'Anx') WHERE code = ?`,
    ],
    ['it plays another match', 'UPDATE tables SET match = NULL WHERE code = ?'],
  ])('a table is refused, not denied: %s', async (_why, sql) => {
    const data = copy();
    hurt(data, sql, code);
    const server = await startServer({}, {}, data);
    await expect(Guest.join(server.url, code, { token })).rejects.toThrow(/is damaged/);
    await expect(Guest.join(server.url, 'BBBBBB')).rejects.toThrow('There’s no table');
    await server.app.close();
  });

  test('any bit of laguna.tail: the start is refused, and says which file to delete', () => {
    for (const at of [0, 11, 40, 127]) {
      const data = copy();
      const file = join(data, 'laguna.tail');
      const bytes = readFileSync(file);
      bytes[at] ^= 1;
      writeFileSync(file, bytes);
      expect(() => new SqliteJournal(data)).toThrow(DamagedError);
    }
    const data = copy();
    writeFileSync(join(data, 'laguna.tail'), '');
    expect(() => new SqliteJournal(data)).toThrow('laguna.tail');
  });

  test('a database that is older than its tail lacks what was acknowledged', async () => {
    const data = copy();
    const journal = new SqliteJournal(data);
    await journal.open({ code: 'NEWTAB', game: 'g', body: {}, matchId: null });
    await journal.close();
    copyFileSync(join(source, 'laguna.db'), join(data, 'laguna.db'));
    expect(() => new SqliteJournal(data)).toThrow('is missing');
  });

  test('npm run check and a backup say what is damaged; what is accepted is what counts', async () => {
    const data = copy();
    const config = testConfig(data);
    expect(told(check('', config))).toContain('all as they were written');
    hurt(data, 'DELETE FROM entries WHERE match = ? AND n = 20', matchId);
    hurt(data, 'DELETE FROM tables WHERE code <> ?', code);
    const { damage, ...counts } = check('', config);
    expect(counts).toEqual({ tables: 1, matches: 2 });
    expect(damage).toHaveLength(2);
    expect(damage.join()).toContain(`entries of match ${matchId} are not what was written`);
    const file = join(folder(), 'backup.db');
    await backUpTo(file, config);
    expect(check(file, config).damage).toEqual(damage);
    expect(check('', config, true).damage).toEqual([]);
    const journal = new SqliteJournal(data);
    expect(await journal.entries(matchId)).toHaveLength(19);
    expect(await journal.counts()).toEqual({ tables: 1, matches: 2 });
    expect(() => check('', config)).toThrow('Stop the');
    await journal.close();
  });

  test('an entry can only be the next one', async () => {
    const data = copy();
    const journal = new SqliteJournal(data);
    const { claim } = (await journal.claim(code))!;
    const entry = { n: 22, seat: 0, action: null, actionId: null };
    await expect(journal.append(claim, matchId, entry, null)).rejects.toThrow('not the next');
    await journal.append(claim, matchId, { ...entry, n: 21, actionId: '\ud800\0' }, null);
    expect((await journal.entries(matchId)).at(-1)?.actionId).toBe('\ufffd\0');
    await journal.close();
  });

  test('a record deleted on purpose is not missed; a damaged one is not deleted', async () => {
    const data = copy();
    hurt(data, 'UPDATE matches SET finished = 1 WHERE id = ?', over);
    hurt(data, `UPDATE tables SET changed = 1, body = '' WHERE match = ?`, over);
    const journal = new SqliteJournal(data);
    const { expiry } = journal;
    const found = await expiry.tables(Date.now() + 1, { at: 0, key: '' }, 50);
    expect(found.map(({ damaged }) => damaged).sort()).toEqual([false, true]);
    for (const table of found) {
      expect(await expiry.forgetTable(table.code, table.epoch)).toBe(!table.damaged);
    }
    expect(await expiry.forgetMatches([matchId, over])).toBe(1);
    while (await expiry.clear(50, 0));
    expect(await journal.counts()).toEqual({ tables: 1, matches: 1 });
    expect([await journal.table(code), await journal.match(matchId)]).toEqual([null, null]);
    await expect(journal.match(over)).rejects.toBeInstanceOf(DamagedRecordError);
    await journal.close();
    expect(check('', testConfig(data)).damage).toHaveLength(2);
  });

  test('pages that cannot be are told as damage, wherever they are met', async () => {
    const data = copy();
    const db = new DatabaseSync(join(data, 'laguna.db'));
    const root = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'heads'").get();
    db.close();
    const bytes = readFileSync(join(data, 'laguna.db'));
    bytes.fill(0xa5, (Number(root?.rootpage) - 1) * 4096, Number(root?.rootpage) * 4096);
    writeFileSync(join(data, 'laguna.db'), bytes);
    const journal = new SqliteJournal(data);
    await expect(journal.entries(matchId)).rejects.toBeInstanceOf(DamagedRecordError);
    await journal.close();
  });
});

test('the showcase’s memory: with a changed bit it is set aside and begun anew', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const data = folder();
  const file = join(data, 'showcase.json');
  new ShowStore(data).set({ code: 'ABCDEF', tokenHash: 'ab'.repeat(32) });
  const text = readFileSync(file, 'utf8');
  expect(new ShowStore(data).value.code).toBe('ABCDEF');
  for (const other of [text.replace('ABCDEF', 'ABCDEG'), text.replace('proof', 'qroof')]) {
    writeFileSync(file, other);
    expect(new ShowStore(data).value.code).toBe('');
  }
  // One of the version before, which proved nothing.
  writeFileSync(file, text.replace(/,\s*"proof": "\w+"/, ''));
  expect(new ShowStore(data).value.code).toBe('ABCDEF');
  vi.restoreAllMocks();
});

test('a few seconds of the campaign of damage', async () => {
  const cases = several(30, 150);
  const order = { name: 'damage', seed: 'short', minutes: 2, cases, workers: 1 };
  const { tally, failure } = await drive(order);
  expect(failure).toBeNull();
  expect(tally.sums['rows damaged']).toBe(0.3 * cases);
  expect(tally.sums['start refused']).toBeGreaterThan(several(3, 20));
  expect(tally.sums['refused where it is']).toBeGreaterThan(several(3, 20));
  expect(tally.sums.unharmed).toBeGreaterThan(several(0, 5));
});
