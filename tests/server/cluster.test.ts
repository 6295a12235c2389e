/**
 * Two processes over one PostgreSQL and one Redis: a match is played through the death of one owner
 * and the sleep of the next. Installs both services by itself where they are missing.
 */

import { connect } from 'node:net';
import { Client, type Room } from 'colyseus.js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import { replay } from '../../engine/core/match.ts';
import { freePort, type Services, startServices } from '../../server/cluster/services.ts';
import { DamagedRecordError, logOf } from '../../server/journal/journal.ts';
import { PostgresJournal } from '../../server/journal/postgres.ts';
import { PostgresPeople } from '../../server/people/known/postgres.ts';
import { hashes } from '../../server/protocol/chance.ts';
import type { ListedTables } from '../../server/protocol/listing.ts';
import { CLOSE_MOVED, type Reply } from '../../server/protocol/messages.ts';
import { type OpenTables, QUEUE_ID, type QueueState } from '../../server/protocol/people.ts';
import { ALL } from '../scope.ts';
import { describeEvents } from './events-contract.ts';
import { describeExpiry } from './expiry-contract.ts';
import { Guest, game, newFolder, sweep } from './harness.ts';
import { describeJournal } from './journal-contract.ts';
import { describePeople } from './people-contract.ts';
import { healthy, killAll, launch, type ServerProcess } from './processes.ts';
import { describeRatings } from './ratings-contract.ts';

/** A slower answer comes from a process that hangs, in milliseconds. */
const PATIENCE_MS = 1500;
const folder = newFolder();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let services: Services;
let journal: PostgresJournal;

beforeAll(async () => {
  services = await startServices(folder);
  journal = await PostgresJournal.connect(services.database);
}, 300_000);

afterAll(async () => {
  killAll();
  await journal?.close();
  await services?.stop();
  sweep(folder);
});

/** Carries out SQL past the journal. */
async function spoil(sql: string): Promise<void> {
  const connectionString = services.database;
  const client = new pg.Client({ connectionString, options: '-c search_path=laguna' });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** One of several processes. */
async function begin(): Promise<ServerProcess> {
  const port = String(await freePort());
  const server = await launch({
    PORT: port,
    LAGUNA_ADDRESS: `127.0.0.1:${port}`,
    LAGUNA_ABSENCE: '600',
    LAGUNA_DATABASE: services.database,
    LAGUNA_REDIS: services.redis,
  });
  await healthy(server);
  return server;
}

/** Clears Redis. */
async function flushRedis(): Promise<void> {
  const { port, password } = new URL(services.redis);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`AUTH ${password}\r\nFLUSHALL\r\n`);
  let said = '';
  for await (const chunk of socket) {
    said += chunk;
    if (said.split('+OK').length === 3) break;
  }
  socket.destroy();
}

/** A person who comes back by any address, and asks again until there is an answer. */
class Traveller {
  guest: Guest;
  readonly seat: number;
  readonly code: string;
  readonly acknowledged = new Set<string>();
  /** The addresses to try; the test changes them. */
  static addresses: readonly string[] = [];
  /** Longest time without a table, in milliseconds. */
  longest = 0;
  private sent = 0;

  constructor(guest: Guest) {
    this.guest = this.settle(guest);
    this.seat = guest.seat;
    this.code = guest.code;
    this.token = guest.token;
  }

  private readonly token: string;

  private settle(guest: Guest): Guest {
    guest.room.reconnection.enabled = false;
    return guest;
  }

  async back(): Promise<void> {
    const since = Date.now();
    for (let i = 0; ; i++) {
      const url = Traveller.addresses[i % Traveller.addresses.length];
      try {
        this.guest = this.settle(await Guest.join(url, this.code, { token: this.token }));
        this.longest = Math.max(this.longest, Date.now() - since);
        return;
      } catch (error) {
        if (Date.now() - since > 20_000) throw error;
        await pause(50);
      }
    }
  }

  /** One accepted or refused action, through any failure. */
  private async insist(action: JsonObject): Promise<void> {
    const id = `${this.seat}-${++this.sent}`;
    for (;;) {
      const lost = pause(PATIENCE_MS).then((): Reply => ({ ok: false, error: 'moved' }));
      const asked = this.guest.act(action, id).catch((): Reply => ({ ok: false, error: 'moved' }));
      const reply = await Promise.race([asked, lost]);
      if (reply.ok) this.acknowledged.add(`${this.seat}:${id}`);
      if (reply.ok || reply.error !== 'moved') return;
      await this.back();
    }
  }

  async play(seed: string, stop: () => boolean): Promise<void> {
    const chance = new SeededChance(seed);
    let still = Date.now();
    let seq = -1;
    while (!stop() && this.guest.table.stage !== 'finished') {
      if (this.guest.closed !== null || Date.now() - still > PATIENCE_MS) {
        await this.back();
        still = Date.now();
      }
      if (this.guest.table.seq !== seq) still = Date.now();
      seq = this.guest.table.seq;
      if (this.guest.canDecide) await this.insist(this.guest.choose(chance));
      else await pause(2);
    }
  }
}

describe('people in PostgreSQL', () => {
  describePeople(() => PostgresPeople.connect(services.database));
});

describe('events in PostgreSQL', () => {
  describeEvents(() => PostgresPeople.connect(services.database));
});

describe('ratings in PostgreSQL', () => {
  describeRatings(() => PostgresPeople.connect(services.database));
});

describe('the journal in PostgreSQL', () => {
  describeJournal(() => journal, spoil);
  describeExpiry(() => journal);

  test('records from before the proofs are accepted as they are, and proved from then on', async () => {
    await spoil('CREATE DATABASE before');
    const { href } = Object.assign(new URL(services.database), { pathname: '/before' });
    await (await PostgresJournal.connect(href)).close();
    // As the version before has left it.
    const old = new pg.Client({ connectionString: href, options: '-c search_path=laguna' });
    await old.connect();
    await old.query(`ALTER TABLE tables DROP bucket, DROP proof;
      ALTER TABLE matches DROP bucket, DROP proof, DROP end_proof;
      DROP TABLE heads, sets, probe, gone; DROP FUNCTION proof_of;
       DROP INDEX matches_bots, matches_people, matches_unfinished, tables_changed, tables_due;
       UPDATE version SET steps = 1;
      INSERT INTO tables VALUES ('OLDONE', 'g', '{"x":1}', 'old', 3, 'somebody', now());
      INSERT INTO matches VALUES ('old', 'OLDONE', 'g', '[]', '{}', 'ff', '0.1.0');
      INSERT INTO entries VALUES ('old', 1, 0, '{"type":"x"}', 'a1', 3), ('old', 2, 1, NULL, NULL, 3);`);
    const again = await PostgresJournal.connect(href);
    expect(await again.counts()).toEqual({ tables: 1, matches: 1 });
    const { claim, table } = (await again.claim('OLDONE'))!;
    expect(table).toMatchObject({ body: { x: 1 }, matchId: 'old' });
    expect(await again.match('old')).toMatchObject({ finished: false });
    await again.append(claim, 'old', { n: 3, seat: 0, action: null, actionId: null }, null);
    expect((await again.entries('old')).map(({ n }) => n)).toEqual([1, 2, 3]);
    await old.query('DELETE FROM entries WHERE n = 2');
    await expect(again.entries('old')).rejects.toBeInstanceOf(DamagedRecordError);
    await old.end();
    await again.close();
  });

  test('a write that a broken connection leaves open is there once', async () => {
    const table = { code: 'BROKEN', game: 'g', body: {}, matchId: null };
    const claim = await journal.open(table);
    const about = { id: 'broken', code: 'BROKEN', game: 'g', seats: [], options: {} };
    await journal.startMatch(claim, { ...about, key: 'ff', engine: '0.1.0' }, table);
    const breaker = new pg.Client({ connectionString: services.database });
    await breaker.connect();
    let breaking = true;
    const breaks = (async () => {
      while (breaking) {
        const others = 'pid <> pg_backend_pid() AND usename = current_user';
        await breaker.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`,
        );
        await pause(40);
      }
    })();
    const written: number[] = [];
    for (let n = 1; n <= 60; n++) {
      const entry = { n, seat: 0, action: { type: 'x' }, actionId: `a${n}` };
      await journal.append(claim, 'broken', entry, null);
      written.push(n);
    }
    breaking = false;
    await breaks;
    await breaker.end();
    expect((await journal.entries('broken')).map(({ n }) => n)).toEqual(written);
  });
});

test('settings that do not belong together, and services that do not answer', async () => {
  const none = `127.0.0.1:${await freePort()}`;
  const ends = async (env: Record<string, string>): Promise<string> => {
    const server = await launch({ LAGUNA_DATA: folder, ...env });
    expect(await server.ended).toBe(1);
    expect(server.output()).not.toContain('    at ');
    return server.output();
  };
  const redis = { LAGUNA_REDIS: services.redis };
  const database = { LAGUNA_DATABASE: services.database };
  const address = { LAGUNA_ADDRESS: '127.0.0.1:4399' };
  const [alone, secret] = await Promise.all([
    ends(redis),
    ends({ LAGUNA_DATABASE: 'postgres:hidden' }),
  ]);
  expect(secret).not.toContain('hidden');
  expect(alone).toContain('the same LAGUNA_DATABASE and a LAGUNA_ADDRESS of its own');
  expect(secret).toContain('begins with postgres:// or postgresql://');
  // A server waits some seconds before it assumes that no answer comes.
  if (!ALL) return;
  const [away, nothing] = await Promise.all([
    ends({ LAGUNA_DATABASE: `postgres://laguna:hidden@${none}/laguna` }),
    ends({ ...database, ...address, LAGUNA_REDIS: `redis://:hidden@${none}` }),
  ]);
  expect(away).toContain(`The database "laguna" on ${none} can’t be used`);
  expect(nothing).toContain(`Redis at ${none} can’t be used`);
  for (const output of [away, nothing]) expect(output).not.toContain('hidden');
});

test('every process lists the public tables of all, and leads spectators to them', async () => {
  const [first, second] = await Promise.all([begin(), begin()]);
  const ana = await Guest.create(first.url, { name: 'Ana', seats: 2, listed: true });
  const ben = await Guest.create(second.url, { name: 'Ben', seats: 2, listed: true });
  const hidden = await Guest.create(first.url, { name: 'Hidden', seats: 2 });
  const codesAt = async (url: string): Promise<string[]> => {
    const answer = await fetch(`${url}/tables`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as ListedTables).tables.map(({ code }) => code);
  };
  const both = [ana.code, ben.code].sort();
  // The list is read once a second.
  const listedAt = (url: string, codes: readonly string[]) =>
    expect.poll(async () => (await codesAt(url)).sort(), { timeout: 10_000 }).toEqual(codes);
  for (const { url } of [first, second]) await listedAt(url, both);
  const eye = await Guest.join(second.url, ana.code, { spectate: true });
  await ana.lobby({ op: 'bot', seat: 1, bot: 'random' });
  expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
  await eye.until(() => eye.table.stage === 'playing');
  expect(eye.private.you).toBeNull();
  // A process that dies takes its tables off the list of the others until somebody opens them again.
  for (const { room } of [ana, hidden, eye]) room.reconnection.enabled = false;
  first.child.kill('SIGKILL');
  await listedAt(second.url, [ben.code]);
  const again = await Guest.join(second.url, ana.code, { token: ana.token });
  expect(again.table.stage).toBe('playing');
  await listedAt(second.url, both);
  await Promise.all([again, ben].map((guest) => guest.leave()));
  second.child.kill('SIGKILL');
}, 60_000);

test('open tables and the queue are the same at every process, and outlive one of them', async () => {
  const [first, second] = await Promise.all([begin(), begin()]);
  const ana = await Guest.create(first.url, { name: 'Ana', seats: 3, everybody: true });
  const at = async (url: string): Promise<OpenTables> => (await fetch(`${url}/open`)).json();
  const openAt = (url: string, codes: readonly string[], timeout = 10_000) =>
    expect
      .poll(async () => (await at(url)).tables.map(({ code }) => code), { timeout })
      .toEqual(codes);
  for (const { url } of [first, second]) await openAt(url, [ana.code]);
  const ben = await Guest.join(second.url, ana.code, { name: 'Ben', open: true });
  expect(ben.seat).toBe(1);

  const clock = Object.keys(game.clocks ?? {})[1] ?? '';
  const states = new Map<string, QueueState>();
  const wait = async (url: string, browser: string): Promise<Room> => {
    const wish = { game: game.id, clock, browser, later: true };
    const room = await new Client(url).joinById(QUEUE_ID, wish);
    room.reconnection.enabled = false;
    room.onMessage('queue', (state: QueueState) => states.set(browser, state));
    return room;
  };
  const [one, two] = ['one', 'two'].map((name) => name.padEnd(20, '-'));
  await wait(first.url, one);
  await wait(second.url, two);
  await expect.poll(() => states.get(two)?.others, { timeout: 10_000 }).toBe(1);
  for (const { url } of [first, second]) {
    await expect.poll(async () => (await at(url)).waiting[0]?.people).toBe(2);
  }
  // The process with the table and the queue dies: the other one has a queue as soon as it is asked.
  for (const { room } of [ana, ben]) room.reconnection.enabled = false;
  first.child.kill('SIGKILL');
  const back = await wait(second.url, two);
  await expect.poll(() => states.get(two)?.others, { timeout: 10_000 }).toBe(0);
  await openAt(second.url, [], 40_000);
  const again = await Guest.join(second.url, ana.code, { token: ana.token });
  await openAt(second.url, [ana.code]);
  await back.leave();
  await again.leave();
  second.child.kill('SIGKILL');
}, 90_000);

test('a match through the death of its owner and the sleep of the next one', async () => {
  let [first, second] = await Promise.all([begin(), begin()]);
  Traveller.addresses = [second.url, first.url];
  const ana = new Traveller(await Guest.create(first.url, { seats: 2, name: 'Ana' }));
  // The other process redirects to the table's process.
  const ben = new Traveller(await Guest.join(second.url, ana.code, { name: 'Ben' }));
  expect([ana.seat, ben.seat]).toEqual([0, 1]);
  expect(await ana.guest.lobby({ op: 'start' })).toMatchObject({ ok: true });
  const both = [ana, ben];
  const until = (seq: number) => () => ana.guest.table.seq >= seq && ben.guest.table.seq >= seq;
  const onward = (stop: () => boolean) =>
    Promise.all(both.map((one) => one.play(`${one.seat}-${one.guest.table.seq}`, stop)));
  await onward(until(20));

  // 1. The owner dies in the middle of play.
  let playing = onward(until(60));
  await ana.guest.until(() => ana.guest.table.seq >= 30);
  first.child.kill('SIGKILL');
  Traveller.addresses = [second.url];
  await playing;
  const afterKill = Math.max(ana.longest, ben.longest);
  expect(ana.guest.table.seq).toBeGreaterThanOrEqual(60);

  // 2. The next owner falls asleep in the middle of play; its messages wait in its socket.
  ana.longest = ben.longest = 0;
  first = await begin();
  playing = onward(until(100));
  await ana.guest.until(() => ana.guest.table.seq >= 70);
  second.child.kill('SIGSTOP');
  Traveller.addresses = [first.url];
  const sleepers = both.map(({ guest }) => guest);
  const chance = new SeededChance('stale');
  const stale = sleepers.map((guest, seat) =>
    guest.act(guest.canDecide ? guest.choose(chance) : { type: 'pass' }, `stale-${seat}`).then(
      (reply) => reply,
      (error: unknown) => error,
    ),
  );
  await playing;
  const afterPause = Math.max(ana.longest, ben.longest);
  expect(ana.guest.table.seq).toBeGreaterThanOrEqual(100);

  // 3. It wakes up: it can write nothing, says so, and sends its people away.
  second.child.kill('SIGCONT');
  for (const guest of sleepers) {
    await guest.until(() => guest.closed !== null, 10_000);
    expect([CLOSE_MOVED, 1005, 1006]).toContain(guest.closed);
  }
  for (const reply of await Promise.all(stale)) expect(reply).not.toMatchObject({ ok: true });
  Traveller.addresses = [second.url, first.url];
  await onward(ALL ? () => false : until(110));
  await flushRedis();
  const eye = await Guest.join(first.url, ana.code, { spectate: true });
  expect(eye.table.stage).toBe(ALL ? 'finished' : 'playing');
  await eye.leave();

  // 4. Nothing acknowledged is lost, nothing is there twice, and nothing came from a former owner.
  const { matchId, view } = ana.guest.table;
  const record = (await journal.match(matchId))!;
  expect(record.finished).toBe(ALL);
  const entries = await journal.entries(matchId);
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, k) => k + 1));
  const ids = entries.map(({ seat, actionId }) => `${seat}:${actionId}`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.includes('stale'))).toEqual([]);
  const acknowledged = both.flatMap((one) => [...one.acknowledged]);
  expect(acknowledged.length).toBeGreaterThan(80);
  expect(ids).toEqual(expect.arrayContaining(acknowledged));
  const client = new pg.Client({ connectionString: services.database });
  await client.connect();
  const { rows } = await client.query(
    'SELECT epoch FROM laguna.entries WHERE match = $1 ORDER BY n',
    [matchId],
  );
  await client.end();
  const epochs = rows.map(({ epoch }) => epoch as number);
  expect(epochs).toEqual([...epochs].sort((a, b) => a - b));
  expect(new Set(epochs).size).toBeGreaterThanOrEqual(3);
  const again = replay(logOf(record, entries), game, hashes);
  const infos = ana.guest.table.seats.map(({ name, color, bot }) => ({
    name,
    color,
    bot: bot !== '',
  }));
  expect(game.view(again.state, 'public', infos).public).toEqual(view);
  console.log(`Reopened after a kill in ${afterKill} ms, after a pause in ${afterPause} ms.`);
  await Promise.all(both.map(({ guest }) => guest.leave()));
}, 120_000);
