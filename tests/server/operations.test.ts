/** Tools for a person who runs a server: figures, a log, backup and restore. */

import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backUpTo } from '../../server/backup.ts';
import { makeWish } from '../../server/journal/backup-files.ts';
import { Backups } from '../../server/journal/backups.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { formatted, tagOf } from '../../server/log.ts';
import { Guest, newFolder, seatedTable, startServer, sweep, testConfig } from './harness.ts';

const ROOT = join(import.meta.dirname, '../..');
const folders: string[] = [];
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  folders.forEach(sweep);
});

function folder(): string {
  const made = newFolder();
  folders.push(made);
  return made;
}

/** All figures of a page, by name and labels. */
function figures(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      expect(line).toMatch(/^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [-+\d.eInf]+$/);
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

describe('/metrics', () => {
  test('counts tables, seats and actions, and names nobody', async () => {
    const server = await startServer();
    const page = async () => (await fetch(`${server.url}/metrics`)).text();
    const before = figures(await page());
    const guests = await seatedTable(server.url, 3, { name: 'Serenissima' });
    const eye = await Guest.join(server.url, guests[0].code, { spectate: true });
    const owing = guests.find((guest) => guest.deciding)!;
    expect(await owing.answer(1)).toMatchObject({ ok: true });
    expect(await owing.act({ type: 'nonsense' })).toMatchObject({ error: 'refused' });
    const text = await page();
    const now = figures(text);
    const grown = (name: string) => now.get(name)! - before.get(name)!;
    expect(grown('laguna_tables{stage="playing"}')).toBe(1);
    expect(grown('laguna_seats{owner="person"}')).toBe(3);
    expect(grown('laguna_connections')).toBe(4);
    expect(grown('laguna_spectators')).toBe(1);
    expect(grown('laguna_action_seconds_count')).toBe(1);
    expect(grown('laguna_journal_append_seconds_count')).toBe(1);
    // A refusal is its sender's own affair until the match is over (`unnoticed.test.ts`).
    expect(grown('laguna_refusals_total{kind="refused"}')).toBe(0);
    expect(now.get('laguna_journal_bytes')).toBe(64 << 20);
    for (const kept of [owing.code, 'Serenissima', owing.token, owing.table.matchId]) {
      expect(text).not.toContain(kept);
    }
    await Promise.all([...guests, eye].map((guest) => guest.leave()));
    await server.stop();
  });

  test('is for this machine alone, for all or for nobody', async () => {
    const proxied = { headers: { 'X-Forwarded-For': '198.51.100.7' } };
    for (const [metrics, here, there] of [
      ['local', 200, 403],
      ['all', 200, 200],
      ['nobody', 403, 403],
    ] as const) {
      const server = await startServer({ metrics });
      expect((await fetch(`${server.url}/metrics`)).status).toBe(here);
      expect((await fetch(`${server.url}/metrics`, proxied)).status).toBe(there);
      await server.stop();
    }
  });
});

describe('the log', () => {
  const time = new Date('2026-05-04T10:00:00Z');

  test('a line for each event, as text or as JSON', () => {
    const fields = { table: 'ab', seats: 3, why: 'two words' };
    expect(formatted('text', time, 'warn', 'table.lost', fields)).toBe(
      '2026-05-04T10:00:00.000Z warn  table.lost table=ab seats=3 why="two words"',
    );
    expect(JSON.parse(formatted('json', time, 'info', 'table.opened', fields))).toEqual({
      time: '2026-05-04T10:00:00.000Z',
      level: 'info',
      event: 'table.opened',
      ...fields,
    });
  });

  test('a line cannot be forged by what it quotes', () => {
    const fields = { why: 'x\n2026-05-04T10:00:00.000Z error forged' };
    for (const as of ['text', 'json'] as const) {
      expect(formatted(as, time, 'info', 'a', fields)).not.toContain('\n');
    }
  });

  test('of a process: every line is JSON, and no code, name or token is in it', async () => {
    const { url, child, out } = await launch({ LAGUNA_DATA: folder(), LAGUNA_LOG: 'json' });
    const guest = await Guest.create(url, {
      seats: 2,
      bots: ['random'],
      start: true,
      name: 'Zorzi',
    });
    await guest.until(() => guest.table.stage === 'playing');
    const { code, token } = guest;
    await guest.leave();
    await ended(child, 'SIGTERM');
    const events = out()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string; table?: string });
    const named = events.map(({ event }) => event);
    expect(named).toContain('server.opened');
    expect(events.find(({ event }) => event === 'table.opened')?.table).toBe(tagOf(code));
    expect(named).toContain('match.started');
    expect(named).toContain('server.closing');
    for (const secret of [code, token, 'Zorzi']) expect(out()).not.toContain(secret);
  });
});

describe('backup and restore', () => {
  test('of a running server: a match goes on from the copy in another folder', async () => {
    const data = folder();
    const { url, child } = await launch({ LAGUNA_DATA: data });
    const guests = await seatedTable(url, 2);
    for (const guest of guests) expect(await guest.answer(1)).toMatchObject({ ok: true });
    const { code, token, table } = guests[0];
    const copy = join(folder(), 'copy.db');
    expect(await backUpTo(copy, testConfig(data))).toBe('asked');
    // Keys of running matches are in both: they are their owner's alone.
    for (const file of [copy, join(data, 'laguna.db')]) expect(statSync(file).mode & 0o077).toBe(0);
    await expect(backUpTo(copy, testConfig(data))).rejects.toThrow('already exists');
    await ended(child, 'SIGKILL');
    // Restored as server/README.md says: the copy as the only file of a data folder.
    const restored = folder();
    expect(await backUpTo(join(restored, 'laguna.db'), testConfig(folderWith(copy)))).toBe(
      'copied',
    );
    const server = await startServer({}, {}, restored);
    const back = await Guest.join(server.url, code, { token });
    expect(back.seat).toBe(0);
    expect(back.table.matchId).toBe(table.matchId);
    await back.until(() => back.table.seq >= 2);
    await back.leave();
    await server.stop();
  });

  test('asked for by several at once: each gets a whole copy of their own', async () => {
    const data = folder();
    const { url, child } = await launch({ LAGUNA_DATA: data });
    const [ana] = await seatedTable(url, 2);
    const copies = Array.from({ length: 4 }, () => join(folder(), 'laguna.db'));
    const asked = copies.map((copy) => backUpTo(copy, testConfig(data)));
    // A signal without a wish makes nothing.
    child.kill('SIGUSR2');
    expect(await Promise.all(asked)).toEqual(copies.map(() => 'asked'));
    expect(readdirSync(data).filter((name) => name.includes('backup'))).toEqual([]);
    await ended(child, 'SIGTERM');
    for (const copy of copies) {
      const journal = new SqliteJournal(dirname(copy));
      expect((await journal.table(ana!.code))?.matchId).toBe(ana!.table.matchId);
      await journal.close();
    }
  });

  test('a copy that cannot be made: its request fails at once, the next one succeeds', async () => {
    const data = folder();
    const [first, second] = [makeWish({ data, database: '' }), makeWish({ data, database: '' })];
    const old = makeWish({ data, database: '' });
    utimesSync(old.wish, 0, 0);
    let tries = 0;
    const backups = new Backups(testConfig(data), {
      backup: async (file) => {
        writeFileSync(file, 'a copy');
        if (tries++ === 0) throw new Error('the disk is full');
      },
    });
    // The second one comes while the first is at work.
    await Promise.all([backups.look(), backups.look()]);
    const there = [first, second, old].map(({ copy }) => existsSync(copy));
    expect(there.filter(Boolean)).toHaveLength(1);
    expect(there[2]).toBe(false);
    expect(readdirSync(data)).toHaveLength(1);
    expect(tries).toBe(2);
  });

  test('a signal that nobody goes with is not in the way of the next one', async () => {
    const data = folder();
    const backups = new Backups(testConfig(data), {
      backup: async (file) => writeFileSync(file, 'a copy'),
    });
    await backups.look();
    const { wish, copy } = makeWish({ data, database: '' });
    await backups.look();
    expect([existsSync(wish), existsSync(copy)]).toEqual([false, true]);
  });

  test('made without a server: the copy is its owner’s alone as well', async () => {
    const data = folder();
    await new SqliteJournal(data).close();
    const copy = join(folder(), 'copy.db');
    const child = spawn(process.execPath, ['server/backup.ts', copy], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, LAGUNA_DATA: data },
    });
    children.push(child);
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    expect(statSync(copy).mode & 0o077).toBe(0);
  });

  test('says what is the matter where there is nothing to copy', async () => {
    await expect(backUpTo(join(folder(), 'x.db'), testConfig(folder()))).rejects.toThrow(
      'There are no tables and matches',
    );
  });

  test('a database that nobody answers for', async () => {
    const data = folder();
    const journal = new SqliteJournal(data);
    await expect(backUpTo(join(folder(), 'x.db'), testConfig(data))).rejects.toThrow(
      'can’t be reached',
    );
    await journal.close();
  });
});

/** A data folder with only this database. */
function folderWith(database: string): string {
  const made = folder();
  copyFileSync(database, join(made, 'laguna.db'));
  return made;
}

async function launch(env: Record<string, string>) {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/main.ts'],
    { cwd: ROOT, env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...env } },
  );
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 400; i++) {
    if (
      await fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, child, out: () => text };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return end;
}
