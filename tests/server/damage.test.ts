/** Changed data: a full disk, damaged files, matches of another version of their rules. */

import { copyFileSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { type Log, readLog } from '../../engine/core/log.ts';
import type { UserError } from '../../server/config.ts';
import type { Journal } from '../../server/journal/journal.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { proveAll } from '../../server/journal/sqlite-schema.ts';
import { several } from '../scope.ts';
import { Guest, game, newFolder, seatedTable, startServer, sweep } from './harness.ts';
import { Pair } from './pair.ts';
import { healthy, kill, killAll, launch } from './processes.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = newFolder();
  folders.push(made);
  return made;
};
afterAll(() => {
  killAll();
  folders.forEach(sweep);
});

describe('a disk that is full', () => {
  test('refuses in words, loses nothing, and goes on when there is room', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let pages: (limit: string) => void = () => undefined;
    const wrap = (journal: Journal) => {
      const { db } = journal as unknown as { db: { exec(sql: string): void } };
      pages = (limit) => db.exec(`PRAGMA max_page_count = ${limit}`);
      return journal;
    };
    const data = folder();
    const server = await startServer({}, { journal: wrap }, data);
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    pages('1');
    const chance = new SeededChance('full');
    let accepted = 0;
    let refused = 0;
    for (let round = 0; refused < several(3, 12); round++) {
      const one = [ana, ben].find((guest) => guest.canDecide);
      if (!one) {
        await ana.until(() => ana.canDecide || ben.canDecide);
        continue;
      }
      const reply = await one.act(one.choose(chance));
      if (reply.ok) accepted++;
      else expect(reply).toEqual({ ok: false, error: 'storage' });
      if (!reply.ok) refused++;
      if (reply.ok) await ana.until(() => ana.table.seq >= reply.seq && ben.table.seq >= reply.seq);
      expect(round).toBeLessThan(5000);
    }
    const { seq, matchId } = ana.table;
    expect((await server.app.house.journal.entries(matchId)).length).toBe(accepted);
    pages('1073741823');
    const [turn] = [ana, ben].filter((guest) => guest.canDecide);
    expect(await turn!.act(turn!.choose(chance))).toMatchObject({ ok: true });
    await ana.until(() => ana.table.seq > seq);
    await Promise.all([ana.leave(), ben.leave()]);
    await server.stop();
    vi.restoreAllMocks();
  });
});

describe('damaged files', () => {
  let killed = '';
  beforeAll(async () => {
    killed = folder();
    const server = await launch({ LAGUNA_DATA: killed });
    await healthy(server);
    const pair = new Pair();
    await pair.begin(server.url);
    await pair.start();
    await pair.play(25);
    await kill(server);
    expect(statSync(join(killed, 'laguna.db-wal')).size).toBeGreaterThan(10_000);
  });

  /** A folder as a killed server leaves it, with its last words still in the write-ahead log. */
  function leftBehind(): string {
    const data = folder();
    for (const name of readdirSync(killed)) copyFileSync(join(killed, name), join(data, name));
    return data;
  }

  /** A copy of `data` with one file missing: a refused start still holds the other. */
  function without(data: string, file: string): string {
    const copy = folder();
    for (const name of ['laguna.db', 'laguna.db-wal', 'laguna.tail']) {
      if (name !== file) copyFileSync(join(data, name), join(copy, name));
    }
    return copy;
  }

  async function garble(file: string, from: number, length: number): Promise<void> {
    const handle = await openFile(file, 'r+');
    await handle.write(Buffer.alloc(length, 0xa5), 0, length, from);
    await handle.close();
  }

  /** The start must be refused, with these words, and the files kept aside. */
  async function refuses(data: string, ...words: string[]): Promise<void> {
    const { message } = await startServer({}, {}, data).then(
      () => new Error('It has started.'),
      (error: UserError) => error,
    );
    for (const word of [...words, 'are damaged', 'restore a backup']) {
      expect(message).toContain(word);
    }
    const copies = readdirSync(data).filter((name) => name.startsWith('damaged-'));
    expect(copies).toHaveLength(1);
    expect(readdirSync(join(data, copies[0]))).toEqual(expect.arrayContaining(['laguna.db']));
  }

  test('a cut tail: the start is refused, the files are kept, and one may go on without', async () => {
    const data = leftBehind();
    const wal = join(data, 'laguna.db-wal');
    const { size } = statSync(wal);
    truncateSync(wal, size - 9000);
    // The process says so to people, and ends.
    const refused = await launch({ LAGUNA_DATA: data });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('delete only laguna.tail');
    expect(refused.output()).not.toContain('    at ');
    // A second try reports the same and keeps no second copy.
    await refuses(data, 'is missing', 'delete only laguna.tail');
    const server = await startServer({}, {}, without(data, 'laguna.tail'));
    await server.app.close();
  });

  test('a garbled tail, and a backup in its place', async () => {
    const data = leftBehind();
    const backup = folder();
    const before = new SqliteJournal(join(data, '.'));
    const { matches } = await before.counts();
    await before.close();
    copyFileSync(join(data, 'laguna.db'), join(backup, 'laguna.db'));
    const server = await launch({ LAGUNA_DATA: data });
    await healthy(server);
    const pair = new Pair();
    await pair.begin(server.url);
    await pair.start();
    await pair.play(10);
    await kill(server);
    const wal = join(data, 'laguna.db-wal');
    await garble(wal, statSync(wal).size - 6000, 3000);
    await refuses(data, 'is missing');
    const restored = await startServer({}, {}, backup);
    expect(await (await fetch(`${restored.url}/health`)).json()).toMatchObject({
      ok: true,
      matches,
    });
    await restored.app.close();
  });

  test('a database that is none, and one with a broken page', async () => {
    const first = leftBehind();
    await garble(join(first, 'laguna.db'), 0, 100);
    rmSync(join(first, 'laguna.db-wal'));
    await refuses(first, 'file is not a database');
    const second = leftBehind();
    const journal = new SqliteJournal(second);
    const { db } = journal as unknown as { db: DatabaseSync };
    const sql = "SELECT rootpage AS page FROM sqlite_schema WHERE name = 'matches'";
    const page = db.prepare(sql).get()?.page as number;
    await journal.close();
    const server = await launch({ LAGUNA_DATA: second });
    await healthy(server);
    await Guest.create(server.url);
    await kill(server);
    // A page that is not in the write-ahead log: no match was begun.
    await garble(join(second, 'laguna.db'), 4096 * (page - 1), 4000);
    await refuses(second, 'server/README.md');
  });

  test('a folder in which nobody may write', async () => {
    const data = join('/sys', 'laguna');
    await expect(startServer({}, {}, data)).rejects.toThrow('can’t be written');
  });
});

describe('a match of another version of its rules', () => {
  /** Changes the version of the stored matches to `engine`. */
  async function relabel(data: string, engine: string): Promise<void> {
    const db = new DatabaseSync(join(data, 'laguna.db'));
    db.prepare('UPDATE matches SET engine = ?').run(engine);
    proveAll(db);
    db.close();
  }

  const notices = (guest: Guest) =>
    guest.talk.flatMap((line) => ('notice' in line ? [line.notice] : []));

  test('does not go on, is kept, and goes on where its version is', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const data = folder();
    const pair = new Pair();
    let server = await startServer({}, {}, data);
    await pair.begin(server.url);
    await pair.start();
    await pair.play(15);
    const { matchId, seq } = pair.guests[0].table;
    const { code } = pair.guests[0];
    const { token } = pair.guests[0];
    await server.app.close();

    await relabel(data, '0.0.9');
    server = await startServer({}, {}, data);
    let ana = await Guest.join(server.url, code, { token });
    expect(ana.table).toMatchObject({ stage: 'lobby', view: null });
    // The table's code opens its door: no log contains it.
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(matchId));
    expect(JSON.stringify(warned.mock.calls)).not.toContain(code);
    expect(ana.table.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    await ana.until(() => notices(ana).includes('kept'));
    expect((await fetch(`${server.url}/log/${matchId}`)).status).toBe(409);
    // A change in the lobby does not drop it.
    expect(await ana.lobby({ op: 'pace', pace: 'slow' })).toMatchObject({ ok: true });
    await server.app.close();

    await relabel(data, game.version);
    server = await startServer({}, {}, data);
    ana = await Guest.join(server.url, code, { token });
    expect(ana.table).toMatchObject({ stage: 'playing', matchId });
    expect(ana.table.seq).toBeGreaterThanOrEqual(seq);
    await server.app.close();

    await relabel(data, '0.0.9');
    server = await startServer({}, {}, data);
    ana = await Guest.join(server.url, code, { token });
    expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
    await ana.until(() => ana.table.stage === 'playing');
    expect(ana.table.matchId).not.toBe(matchId);
    const entries = await server.app.house.journal.entries(matchId);
    expect(entries.length).toBeGreaterThanOrEqual(seq);
    await server.app.close();
    vi.restoreAllMocks();
  });

  test('a finished one is served with the version that it was played by', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const data = folder();
    let server = await startServer({}, {}, data);
    const ana = await Guest.create(server.url, { seats: 2, bots: ['random'], start: true });
    await ana.play('finished');
    const { matchId } = ana.table;
    await server.app.close();
    await relabel(data, '0.0.9');
    server = await startServer({}, {}, data);
    const log = (await (await fetch(`${server.url}/log/${matchId}`)).json()) as Log;
    expect(log.engine).toBe('0.0.9');
    expect(() => readLog(log, { [game.id]: game })).toThrow('This log is of version 0.0.9');
    expect(readLog({ ...log, engine: game.version }, { [game.id]: game })).toMatchObject({
      id: matchId,
    });
    await server.app.close();
    vi.restoreAllMocks();
  });
});
