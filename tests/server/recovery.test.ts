/**
 * What survives: ends at chosen instants, a thousand stored matches, a full disk, damaged files. The
 * promise: what was acknowledged is there, once; what was not is absent or wholly there.
 */

import { copyFileSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import { ENGINE_VERSION, type Log, readLog } from '../../engine/core/log.ts';
import { replay } from '../../engine/core/match.ts';
import { type Journal, logOf } from '../../server/journal/journal.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { hashes } from '../../server/protocol/chance.ts';
import { Guest, game, newFolder, seatedTable, startServer, sweep } from './harness.ts';
import { healthy, killAll, launch, type ServerProcess } from './processes.ts';

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

/** What a guest had asked when the server went away. */
interface Asked {
  readonly name: 'act' | 'undo';
  readonly id: string;
  readonly action?: JsonObject;
}

/** Two people at a table that comes and goes. */
class Pair {
  guests: Guest[] = [];
  readonly acknowledged = new Set<string>();
  readonly open: (Asked | null)[] = [null, null];
  private tokens: string[] = [];
  private code = '';
  private sent = 0;
  /** The last seq that anybody was told. */
  told = 0;

  async begin(url: string): Promise<void> {
    this.guests = [await Guest.create(url, { seats: 2, name: 'Ana' })];
    this.code = this.guests[0]!.code;
    this.guests.push(await Guest.join(url, this.code, { name: 'Ben' }));
    this.tokens = this.guests.map((guest) => guest.token);
    for (const { room } of this.guests) room.reconnection.enabled = false;
  }

  start(): Promise<unknown> {
    return this.guests[0]!.lobby({ op: 'start' });
  }

  /** Plays until the server dies or `seq` is reached; takes steps back where it can. */
  async play(seq: number): Promise<void> {
    const chance = new SeededChance(`pair-${this.sent}`);
    const over = () => this.guests.some((guest) => guest.closed !== null || guest.table.seq >= seq);
    await Promise.all(
      this.guests.map(async (guest, seat) => {
        while (!over()) {
          await new Promise((resolve) => setTimeout(resolve, 1));
          this.told = Math.max(this.told, guest.table.seq);
          if (!guest.canDecide || over()) continue;
          const back = guest.private.undoable > 0 && chance.below(3) === 0;
          const id = `${seat}-${++this.sent}`;
          const asked: Asked = back
            ? { name: 'undo', id }
            : { name: 'act', id, action: guest.choose(chance) };
          if (!(await this.ask(seat, asked))) return;
        }
      }),
    );
    for (const guest of this.guests) this.told = Math.max(this.told, guest.table.seq);
  }

  /** @returns whether there was an answer */
  private async ask(seat: number, asked: Asked): Promise<boolean> {
    const { name, id, action } = asked;
    this.open[seat] = asked;
    const guest = this.guests[seat]!;
    const closed = guest.until(() => guest.closed !== null, 20_000).then(() => null);
    const reply = await Promise.race([
      guest.request(name, action ? { id, action } : { id }).catch(() => null),
      closed.catch(() => null),
    ]);
    if (!reply) return false;
    this.open[seat] = null;
    if (reply.ok) this.acknowledged.add(`${seat}:${id}`);
    return true;
  }

  /** Back with nothing but the tokens; what had no answer is asked again, twice. */
  async back(url: string): Promise<void> {
    this.guests = [];
    for (const token of this.tokens) {
      this.guests.push(await Guest.join(url, this.code, { token }));
    }
    for (const { room } of this.guests) room.reconnection.enabled = false;
    expect(this.guests.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(this.guests[0]!.table.seq).toBeGreaterThanOrEqual(this.told);
    for (const [seat, asked] of this.open.entries()) {
      if (!asked) continue;
      const body = asked.action ? { id: asked.id, action: asked.action } : { id: asked.id };
      const first = await this.guests[seat]!.request(asked.name, body);
      if (first.ok) {
        expect(await this.guests[seat]!.request(asked.name, body)).toEqual(first);
        this.acknowledged.add(`${seat}:${asked.id}`);
      }
      this.open[seat] = null;
    }
  }
}

async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}

describe('an end at a chosen instant', () => {
  const instants = [
    ['before an entry is written', 'before:9'],
    ['after an entry is written, before anybody knows', 'written:8', 'written:13'],
    ['after the others were told, before the answer', 'told:10'],
    ['before a match is written', 'start:1'],
    ['after a match is written', 'started:1'],
  ];
  test.each(instants)('%s', async (_name, ...faults) => {
    const data = folder();
    const pair = new Pair();
    let server = await launch({ LAGUNA_DATA: data, FAULT: faults[0]! }, 'tests/server/faulty.ts');
    await healthy(server);
    await pair.begin(server.url);
    void pair.start().catch(() => undefined);
    const starting = faults[0]!.startsWith('start');
    if (!starting) {
      await pair.guests[1]!.until(() => pair.guests[1]!.table.stage === 'playing');
      await pair.play(40);
    }
    // By its own hand, and not otherwise.
    await server.ended;
    expect(server.child.signalCode).toBe('SIGKILL');
    for (const next of [...faults.slice(1), 'never:0']) {
      server = await launch({ LAGUNA_DATA: data, FAULT: next }, 'tests/server/faulty.ts');
      await healthy(server);
      await pair.back(server.url);
      const { stage } = pair.guests[0]!.table;
      expect(stage).toBe(faults[0] === 'start:1' ? 'lobby' : 'playing');
      if (stage === 'lobby') expect(await pair.start()).toMatchObject({ ok: true });
      await pair.guests[1]!.until(() => pair.guests[1]!.table.stage === 'playing');
      await pair.play(next === 'never:0' ? 60 : 1000);
      if (next !== 'never:0') await server.ended;
    }
    const { matchId, view, seq } = pair.guests[0]!.table;
    await pair.guests[1]!.until(() => pair.guests[1]!.table.seq >= seq);
    await kill(server);
    const journal = new SqliteJournal(data);
    const entries = await journal.entries(matchId);
    const log = logOf((await journal.match(matchId))!, entries);
    await journal.close();
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, k) => k + 1));
    const ids = entries.map(({ seat, actionId }) => `${seat}:${actionId}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...pair.acknowledged]));
    expect(ids.length).toBe(pair.acknowledged.size);
    const { seats } = pair.guests[0]!.table;
    const infos = seats.map(({ name, color, bot }) => ({ name, color, bot: bot !== '' }));
    const again = game.view(replay(log, game, hashes).state, 'public', infos);
    expect(again.public).toEqual(view);
  });
});

/** Calls of a journal, by name. */
function counting(calls: Map<string, number>): (journal: Journal) => Journal {
  return (journal) =>
    new Proxy(journal, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          calls.set(String(name), (calls.get(String(name)) ?? 0) + 1);
          return (value as (...args: unknown[]) => unknown).apply(target, args);
        };
      },
    });
}

test('a start reads no stored match, however many there are', async () => {
  const data = folder();
  const journal = new SqliteJournal(data);
  const writes: Promise<unknown>[] = [];
  for (let k = 0; k < 1000; k++) {
    const code = `CODE${k}`;
    const table = { code, game: game.id, body: {}, matchId: `m${k}` };
    writes.push(
      journal.open({ ...table, matchId: null }).then(async (claim) => {
        const match = { id: `m${k}`, code, game: game.id, seats: [], options: {}, key: 'ff' };
        await journal.startMatch(claim, { ...match, engine: ENGINE_VERSION }, table);
        const action = { type: 'submitBid', amount: 15 };
        for (let n = 1; n <= 60; n++) {
          await journal.append(claim, match.id, { n, seat: 0, action, actionId: `a${n}` }, null);
        }
      }),
    );
  }
  await Promise.all(writes);
  await journal.close();
  const time = async (where: string) => {
    const calls = new Map<string, number>();
    const began = performance.now();
    const server = await startServer({}, { journal: counting(calls) }, where);
    const ms = Math.round(performance.now() - began);
    for (const name of ['match', 'entries', 'table', 'claim']) expect(calls.get(name) ?? 0).toBe(0);
    await server.app.close();
    return ms;
  };
  await time(folder());
  const [none, thousand] = [await time(folder()), await time(data)];
  console.log(`A start took ${none} ms with no match stored, ${thousand} ms with a thousand.`);
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
    for (let round = 0; refused < 12; round++) {
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

  async function garble(file: string, from: number, length: number): Promise<void> {
    const handle = await openFile(file, 'r+');
    await handle.write(Buffer.alloc(length, 0xa5), 0, length, from);
    await handle.close();
  }

  async function refuses(data: string, ...words: string[]): Promise<void> {
    const server = await launch({ LAGUNA_DATA: data });
    expect(await server.ended).toBe(1);
    for (const word of [...words, 'are damaged', 'restore a backup']) {
      expect(server.output()).toContain(word);
    }
    expect(server.output()).not.toContain('    at ');
    const copies = readdirSync(data).filter((name) => name.startsWith('damaged-'));
    expect(copies).toHaveLength(1);
    expect(readdirSync(join(data, copies[0]!))).toEqual(expect.arrayContaining(['laguna.db']));
  }

  test('a cut tail: the start is refused, the files are kept, and one may go on without', async () => {
    const data = leftBehind();
    const wal = join(data, 'laguna.db-wal');
    const { size } = statSync(wal);
    truncateSync(wal, size - 9000);
    await refuses(data, 'is missing', 'delete laguna.tail alone');
    // A second try says the same and keeps no second copy.
    await refuses(data, 'is missing');
    rmSync(join(data, 'laguna.tail'));
    const server = await launch({ LAGUNA_DATA: data });
    await healthy(server);
    await kill(server);
  });

  test('a garbled tail, and a backup in its place', async () => {
    const data = leftBehind();
    const backup = folder();
    const before = new SqliteJournal(join(data, '.'));
    const { matches } = await before.counts();
    await before.close();
    copyFileSync(join(data, 'laguna.db'), join(backup, 'laguna.db'));
    let server = await launch({ LAGUNA_DATA: data });
    await healthy(server);
    const pair = new Pair();
    await pair.begin(server.url);
    await pair.start();
    await pair.play(10);
    await kill(server);
    const wal = join(data, 'laguna.db-wal');
    await garble(wal, statSync(wal).size - 6000, 3000);
    await refuses(data, 'is missing');
    for (const name of ['laguna.db', 'laguna.db-wal', 'laguna.tail']) rmSync(join(data, name));
    copyFileSync(join(backup, 'laguna.db'), join(data, 'laguna.db'));
    server = await launch({ LAGUNA_DATA: data });
    await healthy(server);
    expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ ok: true, matches });
    await kill(server);
  });

  test('a database that is none, and one with a broken page', async () => {
    const first = leftBehind();
    await garble(join(first, 'laguna.db'), 0, 100);
    rmSync(join(first, 'laguna.db-wal'));
    await refuses(first, 'file is not a database');
    const second = leftBehind();
    const journal = new SqliteJournal(second);
    await journal.close();
    const server = await launch({ LAGUNA_DATA: second });
    await healthy(server);
    await Guest.create(server.url);
    await kill(server);
    // The first page of what is not in the write-ahead log.
    await garble(join(second, 'laguna.db'), 4096 * 3, 4000);
    await refuses(second, 'server/README.md');
  });

  test('a folder in which nobody may write', async () => {
    const data = join('/sys', 'laguna');
    const server = await launch({ LAGUNA_DATA: data });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('cannot be written');
  });
});

describe('a match of another engine version', () => {
  /** Lets the stored matches be of `engine`. */
  async function relabel(data: string, engine: string): Promise<void> {
    const journal = new SqliteJournal(data);
    const { db } = journal as unknown as { db: { exec(sql: string): void } };
    db.exec(`UPDATE matches SET engine = '${engine}'`);
    await journal.close();
  }

  const notices = (guest: Guest) =>
    guest.talk.flatMap((line) => ('notice' in line ? [line.notice] : []));

  test('does not go on, is kept, and goes on where its version is', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const data = folder();
    const pair = new Pair();
    let server = await startServer({}, {}, data);
    await pair.begin(server.url);
    await pair.start();
    await pair.play(15);
    const { matchId, seq } = pair.guests[0]!.table;
    const { code } = pair.guests[0]!;
    const { token } = pair.guests[0]!;
    await server.app.close();

    await relabel(data, '0.0.9');
    server = await startServer({}, {}, data);
    let ana = await Guest.join(server.url, code, { token });
    expect(ana.table).toMatchObject({ stage: 'lobby', view: null });
    expect(ana.table.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    await ana.until(() => notices(ana).includes('kept'));
    expect((await fetch(`${server.url}/log/${matchId}`)).status).toBe(409);
    // A change in the lobby does not let go of it.
    expect(await ana.lobby({ op: 'pace', pace: 'slow' })).toMatchObject({ ok: true });
    await server.app.close();

    await relabel(data, ENGINE_VERSION);
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
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
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
    expect(() => readLog(log)).toThrow('This log is of engine 0.0.9');
    expect(readLog({ ...log, engine: ENGINE_VERSION })).toMatchObject({ id: matchId });
    await server.app.close();
    vi.restoreAllMocks();
  });
});

test('an end in order: everybody is told before the connection ends, and all of it is there again', async () => {
  const data = folder();
  const pair = new Pair();
  let server = await startServer({}, {}, data);
  await pair.begin(server.url);
  await pair.start();
  await pair.play(12);
  const eye = await Guest.join(server.url, pair.guests[0]!.code, { spectate: true });
  eye.room.reconnection.enabled = false;
  const before = pair.guests[0]!.table;
  await server.app.close();
  for (const guest of [...pair.guests, eye]) {
    await guest.until(() => guest.closed !== null);
    expect(guest.closed).toBe(4001);
    expect(guest.talk.at(-1)).toMatchObject({ notice: 'closing' });
  }
  server = await startServer({}, {}, data);
  await pair.back(server.url);
  const { matchId, seq, view, stage } = pair.guests[0]!.table;
  expect({ matchId, seq, view, stage }).toEqual({
    matchId: before.matchId,
    seq: before.seq,
    view: before.view,
    stage: 'playing',
  });
  await server.stop();
});
