/** Muting and blocking follow the key: what comes over the wire, who meets whom, what outlives a restart. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type Room } from 'colyseus.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INTRODUCTION_HEADER } from '../../server/protocol/company.ts';
import type { CreateOptions, JoinOptions } from '../../server/protocol/messages.ts';
import {
  type OpenTables,
  QUEUE_ID,
  type QueueBegin,
  type QueueState,
  SEAT_GONE,
} from '../../server/protocol/people.ts';
import { FakeClock } from './fake-clock.ts';
import { GAME_ID, Guest, game, startServer, type TestServer } from './harness.ts';
import { Person, told } from './person.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ queueMost: 40, queueEach: 12 }, { clock });
});
afterAll(() => server.stop());

const FREE = { options: { chat: 'free' } };
const refused = (error: string) => ({ ok: false, error });
const CLOCK = Object.keys(game.clocks ?? {})[1] ?? '';
let browsers = 0;
const newBrowser = (): string => `company-${String(++browsers).padStart(24, '0')}`;

async function create(who: Person, more: Partial<CreateOptions> = {}): Promise<Guest> {
  const introduction = await who.introduction(server.url, 'new');
  return Guest.create(server.url, { seats: 3, browser: newBrowser(), introduction, ...more });
}

async function enter(who: Person, code: string, more: JoinOptions = {}): Promise<Guest> {
  const introduction = await who.introduction(server.url, code);
  return Guest.join(server.url, code, { browser: newBrowser(), introduction, ...more });
}

/** All bytes that come over the guest's connection from now on, as text. */
function wire({ room }: Guest): () => string {
  const { transport } = room.connection as unknown as {
    transport: { ws: { addEventListener(name: string, on: (event: MessageEvent) => void): void } };
  };
  let bytes = '';
  transport.ws.addEventListener('message', ({ data }) => {
    bytes += Buffer.from(data as ArrayBuffer).toString('latin1');
  });
  return () => bytes;
}

/** What the guest was told last of the seats that it mutes and blocks. */
const companyOf = (guest: Guest) => () => guest.companies.at(-1) ?? { muted: 0, blocked: 0 };

const leave = (...guests: Guest[]) => Promise.all(guests.map((guest) => guest.leave()));
const says = (guest: Guest, text: string) => guest.lobby({ op: 'write', text });
const heard = (guest: Guest): string[] =>
  guest.talk.flatMap((line) => ('text' in line ? [line.text] : []));

test('not a byte of a muted person’s talk arrives, at any table, and nobody else notices', async () => {
  const [ana, ben, cleo] = [new Person(), new Person(), new Person()];
  const host = await create(ana, { name: 'Ana', ...FREE });
  const other = await enter(ben, host.code, { name: 'Ben' });
  const third = await enter(cleo, host.code, { name: 'Cleo' });
  await says(other, 'first words');
  await host.until(() => heard(host).includes('first words'));
  const company = companyOf(host);
  const others = [other, third].map(companyOf);
  expect(await told(host, { op: 'mute', whom: { seat: 1 } })).toEqual({ ok: true });
  await host.until(() => company().muted === 2);
  const [toHost, toOther, toThird] = [wire(host), wire(other), wire(third)];
  expect(await says(other, 'secondwords')).toMatchObject({ ok: true });
  await third.until(() => heard(third).includes('secondwords'));
  expect(await says(third, 'thirdwords')).toMatchObject({ ok: true });
  await host.until(() => heard(host).includes('thirdwords'));
  expect(toHost()).not.toContain('secondwords');
  expect(toHost()).toContain('thirdwords');
  // Neither the muted person nor anybody else is told.
  for (const bytes of [toOther(), toThird()]) expect(bytes).not.toContain('company');
  expect(others.map((one) => one())).toEqual(Array(2).fill({ muted: 0, blocked: 0 }));
  for (const key of [ana, ben, cleo]) {
    for (const bytes of [toHost(), toOther(), toThird()]) expect(bytes).not.toContain(key.key);
  }
  // A latecomer by the same key gets none of the lines before, either.
  const again = await enter(ana, host.code, { spectate: true });
  expect(heard(again)).toEqual(['thirdwords']);
  await leave(host, other, third, again);

  // At another table, where the muted person watches under another name.
  const second = await create(ana, { name: 'Ana', ...FREE });
  const watcher = await enter(ben, second.code, { name: 'Nobody', spectate: true });
  const witness = await enter(cleo, second.code, { name: 'Cleo' });
  expect(await says(watcher, 'fourthwords')).toMatchObject({ ok: true });
  await witness.until(() => heard(witness).includes('fourthwords'));
  await says(witness, 'fifthwords');
  await second.until(() => heard(second).includes('fifthwords'));
  expect(heard(second)).toEqual(['fifthwords']);
  // Undone on the page: the next words come.
  const { ignored } = await ana.status(server.url);
  expect(ignored).toMatchObject([{ kind: 'muted', name: 'Ben' }]);
  const op = { op: 'unignore', id: ignored[0].id } as const;
  expect(await cleo.ask(server.url, op)).toEqual(refused('unknown'));
  expect(await ana.ask(server.url, op)).toMatchObject({ ok: true, status: { ignored: [] } });
  await clock.until(async () => {
    await says(watcher, 'sixthwords');
    clock.pass(5000);
    return heard(second).includes('sixthwords');
  });
  await leave(second, watcher, witness);
});

test('forged, foreign and nameless requests about the company are refused', async () => {
  const [ana, ben] = [new Person(), new Person()];
  const host = await create(ana, { name: 'Ana' });
  const other = await Guest.join(server.url, host.code, { name: 'Ben', browser: newBrowser() });
  const mute = { op: 'mute', whom: { seat: 1 } };
  // Of a person without a key nothing can be kept, and such a person keeps nothing.
  expect(await told(host, mute)).toEqual(refused('unknown'));
  expect(await told(other, { op: 'block', whom: { seat: 0 } })).toEqual(refused('keyless'));
  const here = await ben.introduction(server.url, host.code);
  expect(await told(other, { op: 'here', ...here, key: ana.key })).toEqual(refused('forged'));
  expect(await told(other, { op: 'here', ...here })).toEqual(refused('forged'));
  const elsewhere = await ben.introduction(server.url, 'queue');
  expect(await told(other, { op: 'here', ...elsewhere })).toEqual(refused('forged'));
  const late = await ben.introduction(server.url, host.code);
  clock.pass(61_000);
  expect(await told(other, { op: 'here', ...late })).toEqual(refused('forged'));
  clock.pass(60_000);
  const right = await ben.introduction(server.url, host.code);
  expect(await told(other, { op: 'here', ...right })).toEqual({ ok: true });
  expect(await told(other, { op: 'here', ...right })).toEqual(refused('forged'));
  expect(await told(host, mute)).toEqual({ ok: true });
  expect(await told(host, { op: 'mute', whom: { seat: 0 } })).toEqual(refused('self'));
  for (const whom of [{ seat: 2 }, { seat: 9 }, { line: 99 }]) {
    expect(await told(host, { op: 'block', whom })).toEqual(refused('unknown'));
  }
  clock.pass(60_000);
  for (const whom of [{ key: ben.key }, { seat: -1 }, { seat: '1' }, {}]) {
    expect(await told(host, { op: 'block', whom })).toEqual(refused('malformed'));
  }
  // What a browser says of itself in the options of a place counts for nothing.
  const met = { key: ana.key, person: 'x', mark: 'x', mutes: [], blocks: [], avoids: [] };
  const forged = await Guest.join(server.url, host.code, { spectate: true, met } as JoinOptions);
  expect(await told(forged, mute)).toEqual(refused('keyless'));
  await leave(host, other, forged);
});

const openFor = async (who: Person): Promise<OpenTables> => {
  const { key, nonce, signature } = await who.introduction(server.url, 'open');
  const headers = { [INTRODUCTION_HEADER]: [key, nonce, signature].join('.') };
  return (await fetch(`${server.url}/open`, { headers })).json() as Promise<OpenTables>;
};

const codeOf = (wish: Promise<unknown>): Promise<number> =>
  wish.then(
    () => 0,
    ({ code }: { code: number }) => code,
  );

/** Lets `ana` block `ben` at a table of theirs. */
async function block(ana: Person, ben: Person): Promise<void> {
  const host = await create(ana);
  const other = await enter(ben, host.code, { name: 'Ben' });
  expect(await told(host, { op: 'block', whom: { seat: 1 } })).toEqual({ ok: true });
  await leave(host, other);
}

test('blocked people never sit at one open table: not listed, and refused as if it were full', async () => {
  const [ana, ben, cleo] = [new Person(), new Person(), new Person()];
  await block(ana, ben);
  for (const [opener, comer] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    const host = await create(opener, { everybody: true });
    const { code } = host;
    const codes = async (who: Person) => (await openFor(who)).tables.map((one) => one.code);
    expect(await codes(cleo)).toContain(code);
    expect(await codes(comer)).not.toContain(code);
    expect(await codes(opener)).toContain(code);
    expect(await codeOf(enter(comer, code, { open: true }))).toBe(SEAT_GONE);
    // By the link they may watch, and get no chair in any way.
    const watcher = await enter(comer, code);
    expect(watcher.seat).toBe(-1);
    expect(await watcher.lobby({ op: 'sit', seat: 1 })).toEqual(refused('seatTaken'));
    expect(await watcher.lobby({ op: 'take' })).toEqual(refused('seatTaken'));
    const third = await enter(cleo, code, { open: true });
    expect(third.seat).toBeGreaterThan(0);
    await leave(host, watcher, third);
  }
  // At a table by invitation they decide themselves.
  const closed = await create(ana);
  const guest = await enter(ben, closed.code);
  expect(guest.seat).toBe(1);
  await leave(closed, guest);
});

interface Waiting {
  readonly room: Room;
  state: QueueState | null;
  code: string | null;
}

async function wait(who: Person): Promise<Waiting> {
  const introduction = await who.introduction(server.url, 'queue');
  const wish = { game: GAME_ID, clock: CLOCK, browser: newBrowser(), introduction };
  const room = await new Client(server.url).joinById(QUEUE_ID, wish);
  const waiting: Waiting = { room, state: null, code: null };
  room.reconnection.enabled = false;
  room.onMessage('queue', (state: QueueState) => {
    waiting.state = state;
  });
  room.onMessage('begin', ({ code }: QueueBegin) => {
    waiting.code = code;
    void room.leave();
  });
  room.onError(() => undefined);
  return waiting;
}

test('blocked people never meet in the queue', async () => {
  const [ana, ben, cleo] = [new Person(), new Person(), new Person()];
  await block(ana, ben);
  const a = await wait(ana);
  const b = await wait(ben);
  const c = await wait(cleo);
  await clock.until(() => [a, b, c].every(({ state }) => state !== null));
  // The one who gets on with both is led to the first; the other two each wait for themselves.
  await clock.until(() => [a, b, c].every(({ code }) => code !== null));
  expect(b.code).not.toBe(a.code);
  expect(c.code).toBe(a.code);
  const host = await enter(ana, a.code ?? '', { open: true });
  const third = await enter(cleo, c.code ?? '', { open: true });
  expect([host.seat, third.seat].every((seat) => seat >= 0)).toBe(true);
  // Nor are bots' chairs at that match for a blocked person.
  expect(await codeOf(enter(ben, a.code ?? '', { open: true }))).toBe(SEAT_GONE);
  const later = await wait(ben);
  await clock.until(() => later.code !== null);
  expect(later.code).not.toBe(a.code);
  await leave(host, third);
});

test('the lists outlive a restart, come with every device, and go with their person', async () => {
  const first = await startServer();
  const { data } = first;
  const [ana, phone, ben] = [new Person(), new Person(), new Person()];
  const at = async (who: Person, url: string, code: string): Promise<JoinOptions> => ({
    introduction: await who.introduction(url, code),
  });
  const host = await Guest.create(first.url, { seats: 2, ...(await at(ana, first.url, 'new')) });
  const other = await Guest.join(first.url, host.code, {
    name: 'Beniamino',
    ...(await at(ben, first.url, host.code)),
  });
  expect(await told(host, { op: 'mute', whom: { seat: 1 } })).toEqual({ ok: true });
  expect(await told(host, { op: 'block', whom: { seat: 1 } })).toEqual({ ok: true });
  const { code } = host;
  const added = await ana.code(first.url);
  await phone.ask(first.url, { op: 'join', code: added, device: 'Phone' });
  await leave(host, other);
  await first.app.close();

  const second = await startServer({}, {}, data);
  const { url } = second;
  expect((await phone.status(url)).ignored).toMatchObject([{ kind: 'blocked', name: 'Beniamino' }]);
  const kept = await phone.ask(url, { op: 'export' });
  expect(JSON.stringify(kept)).toContain('Beniamino');
  expect(JSON.stringify(kept)).not.toContain(ben.key);
  // The other one erases everything: the list stays whole, without the name.
  await ben.ask(url, { op: 'name', name: 'Beniamino', color: 'red', device: '' });
  expect(await ben.ask(url, { op: 'erase' })).toEqual({ ok: true, erased: true });
  expect((await ana.status(url)).ignored).toMatchObject([{ kind: 'blocked', name: '' }]);
  const table = await Guest.create(url, { seats: 2, ...FREE, ...(await at(phone, url, 'new')) });
  const guest = await Guest.join(url, table.code, await at(ben, url, table.code));
  await says(guest, 'unheard words');
  await guest.until(() => heard(guest).length === 1);
  await says(table, 'own words');
  await table.until(() => heard(table).length > 0);
  expect(heard(table)).toEqual(['own words']);
  expect(await told(table, { op: 'undo', whom: { seat: 1 } })).toEqual({ ok: true });
  expect((await ana.status(url)).ignored).toEqual([]);
  // Whose list it is erases it with everything else.
  expect(await told(table, { op: 'block', whom: { seat: 1 } })).toEqual({ ok: true });
  expect(await ana.ask(url, { op: 'erase' })).toEqual({ ok: true, erased: true });
  expect((await ben.status(url)).ignored).toEqual([]);
  const files = readdirSync(data).filter((name) => name.startsWith('people'));
  const bytes = files.map((name) => readFileSync(join(data, name), 'latin1')).join();
  expect(bytes).not.toContain('Beniamino');
  await leave(table, guest);
  expect(code).toHaveLength(6);
  await second.stop();
});
