/** The server as a process: its messages for people, its orderly and its violent ends. */

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { readConfig } from '../../server/config.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { SETTINGS, settingsTable } from '../../server/settings.ts';
import { several } from '../scope.ts';
import { Guest, newFolder, sweep } from './harness.ts';
import { COMPILED } from './processes.ts';

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

interface Ended {
  readonly code: number | null;
  readonly out: string;
}

function launch(
  env: Record<string, string>,
  script = 'server/main.ts',
): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<Ended>;
} {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...COMPILED, ...env },
  });
  children.push(child);
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    out += chunk;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('exit', (code) => resolve({ code, out }));
  });
  return { child, output: () => out, ended };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function healthy(url: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    try {
      if ((await fetch(`${url}/health`)).ok) return;
    } catch {
      // not yet
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No server at ${url}`);
}

describe('messages for people', () => {
  test('a busy port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const { code, out } = await launch({ PORT: String(port), LAGUNA_DATA: folder() }).ended;
    other.close();
    expect(code).toBe(1);
    expect(out).toContain(`Port ${port} is in use`);
    expect(out).toContain(`PORT=${port + 1} npm start`);
    expect(out).not.toContain('    at ');
  });

  test('a data folder that cannot be written', async () => {
    const blocked = join(folder(), 'file');
    writeFileSync(blocked, '');
    chmodSync(blocked, 0o400);
    const { code, out } = await launch({ PORT: '0', LAGUNA_DATA: join(blocked, 'data') }).ended;
    expect(code).toBe(1);
    expect(out).toContain('can’t be written');
    expect(out).toContain('LAGUNA_DATA=');
    expect(out).not.toContain('    at ');
  });

  test('a data folder that another server uses', async () => {
    const data = folder();
    const journal = new SqliteJournal(data);
    const { code, out } = await launch({ PORT: '0', LAGUNA_DATA: data }).ended;
    await journal.close();
    expect(code).toBe(1);
    expect(out).toContain('being used by another Laguna');
    expect(out).not.toContain('    at ');
  });

  test('a setting that does not work', async () => {
    const { code, out } = await launch({ PORT: 'eighty', LAGUNA_DATA: folder() }).ended;
    expect(code).toBe(1);
    expect(out).toContain('The setting PORT is "eighty"');
    expect(out).toContain('a whole number from 0 to 65535');
  });

  test('server/README.md has every setting as it is', () => {
    expect(readFileSync(join(ROOT, 'server', 'README.md'), 'utf8')).toContain(settingsTable());
  });

  test('every setting has a default, a sentence and a check', () => {
    expect(() => readConfig({})).not.toThrow();
    for (const { name, sentence } of SETTINGS) {
      expect(sentence).toMatch(/\.$/);
      if (['HOST', 'LAGUNA_DATA'].includes(name)) continue;
      expect(() => readConfig({ [name]: '\u0001' }), name).toThrow(name);
    }
  });
});

describe('settings', () => {
  const of = (name: string, value: string) => readConfig({ [name]: value });

  test('are read as what they mean, blanks and empty ones aside', () => {
    expect(of('PORT', ' 80 ').port).toBe(80);
    expect(of('PORT', ' ').port).toBe(2567);
    expect(of('LAGUNA_HOSTS', 'Games.example , *,').hosts).toEqual(['games.example', '*']);
    const origins = of('LAGUNA_ORIGINS', 'https://a.example/x, http://b:8080').origins;
    expect(origins).toEqual(['https://a.example', 'http://b:8080']);
    expect(of('LAGUNA_PUBLIC', 'http://localhost:3000/').publicUrl).toBe('http://localhost:3000');
    expect(of('LAGUNA_TABLES', '80').tablesEach).toBe(10);
    expect(readConfig({})).toMatchObject({ publicUrl: '', hosts: [], origins: [], redis: '' });
  });

  test.each([
    ['PORT', '1e3'],
    ['PORT', '0x50'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['LAGUNA_IDLE', '0'],
    ['LAGUNA_PACE', 'toString'],
    ['LAGUNA_HOSTS', 'http://games.example'],
    ['LAGUNA_ORIGINS', 'https://a.example, ftp://b.example'],
    ['LAGUNA_PUBLIC', 'games.example'],
    ['LAGUNA_ADDRESS', 'http://one:1'],
  ])('%s is not %s, and the sentence says what it may be', (name, value) => {
    const what = new RegExp(
      `^The setting ${name} is "${value}".*Set it to \\w+ .+, or leave it out`,
    );
    expect(() => of(name, value)).toThrow(what);
  });

  test.each([
    ['LAGUNA_DATABASE', 'mysql://ana:hidden-word@host/laguna'],
    ['LAGUNA_REDIS', 'http://:hidden-word@host'],
    ['LAGUNA_OPERATOR', 'hidden-word'],
  ])('%s is never shown', (name, value) => {
    const message = (() => {
      try {
        of(name, value);
        return 'nothing was thrown';
      } catch (error) {
        return String(error);
      }
    })();
    expect(message).toContain(`The setting ${name} is "…"`);
    expect(message).not.toContain('hidden-word');
  });
});

describe('the end of a process', () => {
  test('SIGTERM: everybody is told, nothing is lost, the address is printed at the start', async () => {
    const port = await freePort();
    const data = folder();
    const url = `http://127.0.0.1:${port}`;
    const { child, ended, output } = launch({ PORT: String(port), LAGUNA_DATA: data });
    await healthy(url);
    const ana = await Guest.create(url, { bots: ['random'], start: true, pace: 'slow' });
    expect(await ana.answer(1)).toMatchObject({ ok: true });
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    await ana.until(() => ana.closed !== null);
    expect(ana.closed).toBe(4001);
    expect(output()).toContain(`http://localhost:${port}`);
    expect(output()).toContain(data);
  });

  test('one that takes too long is cut short, says so and does not pass for an orderly one', async () => {
    const port = await freePort();
    const env = { PORT: String(port), LAGUNA_DATA: folder() };
    const { child, ended, output } = launch(env, 'tests/server/stuck.ts');
    await healthy(`http://127.0.0.1:${port}`);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(1);
    expect(output()).toContain('server.cut seconds=5');
    expect(output()).toContain('was cut short');
  });

  test('kill -9 at a random instant: everything acknowledged is there, nothing twice', async () => {
    const port = await freePort();
    const data = folder();
    const url = `http://127.0.0.1:${port}`;
    const env = { PORT: String(port), LAGUNA_DATA: data, LAGUNA_MESSAGES: '100000' };
    let running = launch(env);
    await healthy(url);
    let [ana, ben] = await Promise.all([
      Guest.create(url, { seats: 2, name: 'Ana' }),
      Promise.resolve(null as Guest | null),
    ]);
    ben = await Guest.join(url, ana.code, { name: 'Ben' });
    await ana.lobby({ op: 'start' });
    for (const guest of [ana, ben]) await guest.until(() => guest.table.stage === 'playing');
    const { code } = ana;
    const tokens = [ana.token, ben.token];
    const acknowledged = new Set<string>();
    let sent = 0;
    const kills = several(1, 3);
    for (let round = 0; round < kills; round++) {
      let dead = false;
      const guests = [ana, ben] as [Guest, Guest];
      for (const guest of guests) guest.room.reconnection.enabled = false;
      const unanswered: { seat: number; id: string; action: unknown }[] = [];
      const playing = guests.map(async (guest, seat) => {
        const chance = new SeededChance(`${round}-${seat}`);
        while (!dead && guest.table.stage === 'playing') {
          await guest.until(() => dead || guest.canDecide || guest.table.stage === 'finished');
          if (dead || !guest.canDecide) continue;
          const id = `${seat}-${++sent}`;
          const action = guest.choose(chance);
          try {
            const reply = await guest.act(action, id);
            if (reply.ok) acknowledged.add(`${seat}:${id}`);
          } catch {
            unanswered.push({ seat, id, action });
            return;
          }
        }
      });
      // First some acknowledged actions, also on a busy machine; then a random instant.
      const instant = 8 * (round + 1) + Math.floor(Math.random() * 30);
      await ana.until(() => acknowledged.size > instant || ana.table.stage === 'finished');
      running.child.kill('SIGKILL');
      await running.ended;
      dead = true;
      await Promise.allSettled(playing);
      running = launch(env);
      await healthy(url);
      // Back with only the player's own token; an unanswered action is sent again.
      const back = [];
      for (const token of tokens) back.push(await Guest.join(url, code, { token }));
      [ana, ben] = back as [Guest, Guest];
      expect(back.map((guest) => guest.seat)).toEqual([0, 1]);
      for (const { seat, id, action } of unanswered) {
        const first = await back[seat].act(action as never, id);
        expect(await back[seat].act(action as never, id)).toEqual(first);
        if (first.ok) acknowledged.add(`${seat}:${id}`);
      }
    }
    const { matchId } = ana.table;
    running.child.kill('SIGKILL');
    await running.ended;
    const journal = new SqliteJournal(data);
    const entries = await journal.entries(matchId);
    await journal.close();
    const ids = entries.map(({ seat, actionId }) => `${seat}:${actionId}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(acknowledged.size).toBeGreaterThan(several(8, 20));
    for (const id of acknowledged) expect(ids).toContain(id);
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, k) => k + 1));
  });
});
