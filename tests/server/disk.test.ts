/** A disk that fails or is full: nobody gets a false message, /health reports it, play goes on. */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import type { Reply } from '../../server/protocol/messages.ts';
import { EXIT_DISK } from '../../server/supervise.mjs';
import { Gate } from './gate.ts';
import { Guest, newFolder, startServer, sweep } from './harness.ts';
import { Pair } from './pair.ts';
import { healthy, kill, killAll, launch } from './processes.ts';

const ROOT = join(import.meta.dirname, '../..');
const folders: string[] = [];
const mounts: string[] = [];
const folder = (): string => {
  const made = newFolder();
  folders.push(made);
  return made;
};

/** A disk of so many KiB in memory; null if mounting is not allowed. */
function smallDisk(kib: number): string | null {
  const made = folder();
  const args = ['-t', 'tmpfs', '-o', `size=${kib}k`, 'tmpfs', made];
  if (spawnSync('mount', args).status !== 0) return null;
  mounts.push(made);
  return made;
}

/**
 * Fills a disk.
 * @returns a function that frees some space
 */
function fill(disk: string): () => void {
  const file = join(disk, 'fill');
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=1k']);
  return () => rmSync(file);
}

afterAll(() => {
  killAll();
  for (const mount of mounts) spawnSync('umount', ['-l', mount]);
  folders.forEach(sweep);
});

const health = async (url: string) => {
  const answer = await fetch(`${url}/health`);
  return { status: answer.status, ...((await answer.json()) as { ok: boolean; reason?: string }) };
};

/**
 * The check of the container, as in the Dockerfile.
 * @returns its exit code
 */
function containerCheck(url: string): Promise<number | null> {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const command = /HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(text)?.[1];
  const [, ...args] = JSON.parse(command ?? '[]') as string[];
  const env = { ...process.env, PORT: new URL(url).port };
  const child = spawn(process.execPath, args, { env });
  return new Promise((resolve) => child.once('exit', resolve));
}

const UNREADY = { status: 503, ok: false, reason: 'storage' };
const READY = { status: 200, ok: true };

/** Asks until the state is reached: /health looks again after a second. */
async function untilHealth(url: string, so: object): Promise<void> {
  await vi.waitFor(async () => expect(await health(url)).toMatchObject(so), {
    timeout: 15_000,
    interval: 100,
  });
}

describe('a disk that fails', () => {
  test('nobody is told that nothing was done; the process ends; the next start finds out', async () => {
    const data = folder();
    let server = await launch({ LAGUNA_DATA: data }, 'tests/server/failing-disk.ts');
    await healthy(server);
    const pair = new Pair();
    await pair.begin(server.url);
    await pair.start();
    await pair.guests[1].until(() => pair.guests[1].table.stage === 'playing');
    await pair.play(9);
    writeFileSync(join(data, 'fail'), '');
    await pair.guests[0].until(() => pair.guests.some((one) => one.canDecide));
    const guest = pair.guests.find((one) => one.canDecide)!;
    const seat = pair.guests.indexOf(guest);
    const action = guest.choose(new SeededChance('fails'));
    pair.open[seat] = { name: 'act', id: 'doubtful', action };
    const reply = await guest.act(action, 'doubtful').catch((): Reply | null => null);
    expect(reply === null || (!reply.ok && reply.error === 'moved')).toBe(true);
    expect(await server.ended).toBe(EXIT_DISK);
    expect(server.output()).toContain('server.broken');
    expect(server.output()).toContain('The next start checks');
    expect(server.output()).not.toContain('    at ');
    for (const one of pair.guests) {
      await one.until(() => one.closed !== null);
      // The close codes that make a client return with its token; the process may end before the
      // line is closed.
      expect([1006, 4001, 4102]).toContain(one.closed);
    }
    server = await launch({ LAGUNA_DATA: data });
    await healthy(server);
    // Asked again, twice: it is there once.
    await pair.back(server.url);
    expect(pair.acknowledged.has(`${seat}:doubtful`)).toBe(true);
    await pair.play(20);
    const { matchId } = pair.guests[0].table;
    await kill(server);
    const journal = new SqliteJournal(data);
    const entries = await journal.entries(matchId);
    await journal.close();
    const ids = entries.map(({ seat, actionId }) => `${seat}:${actionId}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids)).toEqual(pair.acknowledged);
  });
});

describe('a disk that is full', () => {
  test('/health and the container’s check say so, and that there is room again', async () => {
    const gate = new Gate();
    const server = await startServer({}, { journal: gate.wrap });
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await health(server.url)).toMatchObject(READY);
    expect(await containerCheck(server.url)).toBe(0);
    const ana = await Guest.create(server.url, { seats: 3 });
    gate.refusing = true;
    expect(await ana.lobby({ op: 'seats', count: 4 })).toEqual({ ok: false, error: 'storage' });
    // At once: a refused write is believed.
    expect(await health(server.url)).toMatchObject(UNREADY);
    expect(await containerCheck(server.url)).toBe(1);
    gate.refusing = false;
    await untilHealth(server.url, READY);
    expect(await containerCheck(server.url)).toBe(0);
    vi.restoreAllMocks();
    await ana.leave();
    await server.stop();
  });

  test('a real one: refused means not done, acknowledged means kept, also after kill -9', async ({
    skip,
  }) => {
    const data = smallDisk(1500);
    if (!data) return skip('nobody may mount a disk here');
    const server = await launch({ LAGUNA_DATA: data });
    await healthy(server);
    const pair = new Pair();
    await pair.begin(server.url);
    await pair.start();
    await pair.guests[1].until(() => pair.guests[1].table.stage === 'playing');
    await pair.play(5);
    const room = fill(data);
    const refused: string[] = [];
    const chance = new SeededChance('full');
    for (let n = 0; refused.length < 5; n++) {
      const guest = pair.guests.find((one) => one.canDecide);
      if (!guest) {
        await pair.guests[0].until(() => pair.guests.some((one) => one.canDecide));
        continue;
      }
      const seat = pair.guests.indexOf(guest);
      const reply = await guest.act(guest.choose(chance), `f${n}`);
      if (reply.ok) {
        pair.acknowledged.add(`${seat}:f${n}`);
        for (const one of pair.guests) await one.until(() => one.table.seq >= reply.seq);
      } else {
        expect(reply.error).toBe('storage');
        refused.push(`${seat}:f${n}`);
      }
    }
    expect(await health(server.url)).toMatchObject(UNREADY);
    expect(await containerCheck(server.url)).toBe(1);
    room();
    await untilHealth(server.url, READY);
    await pair.play(pair.guests[0].table.seq + 5);
    const { matchId } = pair.guests[0].table;
    fill(data);
    await kill(server);
    // A start without space reports the reason, and changes nothing.
    const again = await launch({ LAGUNA_DATA: data, LAGUNA_SUPERVISED: '1' });
    const code = await again.ended;
    if (code !== null) {
      expect(code).toBe(EXIT_DISK);
      expect(again.output()).toContain('is full');
    }
    rmSync(join(data, 'fill'));
    const journal = new SqliteJournal(data);
    const ids = (await journal.entries(matchId)).map(({ seat, actionId }) => `${seat}:${actionId}`);
    await journal.close();
    expect(new Set(ids)).toEqual(pair.acknowledged);
    for (const id of refused) expect(ids).not.toContain(id);
  });
});

describe('a start', () => {
  /** The message of a server that cannot start. */
  async function refusal(data: string): Promise<string> {
    return startServer({}, {}, data).then(
      () => 'It has started.',
      ({ message }: Error) => message,
    );
  }

  test('without room on the disk speaks of room, not of rights, and works when there is some', async ({
    skip,
  }) => {
    const disk = smallDisk(512);
    if (!disk) return skip('nobody may mount a disk here');
    const room = fill(disk);
    const data = join(disk, 'data');
    const said = await refusal(data);
    expect(said).toContain('is full');
    expect(said).toContain('Free some space');
    expect(said).not.toContain('right to write');
    room();
    // Space for a part of a first start's files.
    execFileSync('dd', ['if=/dev/zero', `of=${join(disk, 'fill')}`, 'bs=1k', 'count=456'], {
      stdio: 'ignore',
    });
    expect(await refusal(join(disk, 'other'))).toContain('is full');
    rmSync(join(disk, 'fill'));
    const server = await launch({ LAGUNA_DATA: data });
    await healthy(server);
    await kill(server);
  });

  test('in a place that keeps no files ends, and says so', async () => {
    const said = await refusal('/proc/laguna/data');
    expect(said).toContain('can’t hold files');
    expect(said).toContain('LAGUNA_DATA=');
  });

  test('with a file for its number that it may not write says which', async () => {
    const data = folder();
    mkdirSync(join(data, 'laguna.pid'));
    chmodSync(join(data, 'laguna.pid'), 0o500);
    const server = await launch({ LAGUNA_DATA: data, PORT: '0' });
    expect(await server.ended).toBe(1);
    const said = server.output();
    expect(said).toContain(`${join(data, 'laguna.pid')} cannot be written`);
    expect(said).toContain('Delete it');
  });
});

test('every section that a message names exists', () => {
  const sources = ['server', 'server/journal'].flatMap((under) =>
    readdirSync(join(ROOT, under))
      .filter((name) => name.endsWith('.ts') || name.endsWith('.mjs'))
      .map((name) => readFileSync(join(ROOT, under, name), 'utf8')),
  );
  // Sentences are put together of several pieces.
  const said = sources.join('\n').replaceAll(/' \+\s*'|` \+\s*'|' \+\s*`/g, '');
  const named = [...said.matchAll(/"([^"\n]+)" in ((?:server\/)?README\.md)/g)];
  expect(named.length).toBeGreaterThan(2);
  for (const [, section, file] of named) {
    const text = readFileSync(join(ROOT, file!), 'utf8');
    expect(text, `${section} in ${file}`).toMatch(new RegExp(`^#+ ${section}$`, 'm'));
  }
});
