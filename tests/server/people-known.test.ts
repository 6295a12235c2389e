/** Who somebody is: proofs of seats, requests about oneself, what outlives a kill, what is erased. */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SqlitePeople } from '../../server/people/known/sqlite.ts';
import {
  CODE_MS,
  NONCE_MS,
  requestText,
  type SeatChallenge,
  seatText,
} from '../../server/protocol/me.ts';
import { FakeClock } from './fake-clock.ts';
import {
  GAME_ID,
  Guest,
  newFolder,
  seatedTable,
  startServer,
  sweep,
  type TestServer,
} from './harness.ts';
import { describePeople } from './people-contract.ts';
import { asked, Person, sent } from './person.ts';
import { healthy, kill, killAll, launch } from './processes.ts';

const clock = new FakeClock();
let server: TestServer;
const folders: string[] = [];
beforeAll(async () => {
  server = await startServer({}, { clock });
});
afterAll(async () => {
  killAll();
  await server.stop();
  folders.forEach(sweep);
});

function folder(): string {
  const made = newFolder();
  folders.push(made);
  return made;
}

describe('the embedded database', () => {
  const data = folder();
  describePeople(async () => new SqlitePeople(data));
});

const leave = (guests: readonly Guest[]) => Promise.all(guests.map((guest) => guest.leave()));
const refused = (error: string) => ({ ok: false, error });

test('a seat is proved, and nothing but the right signature proves it', async () => {
  const guests = await seatedTable(server.url, 2);
  const [host, other] = guests as [Guest, Guest];
  const [ana, eve] = [new Person(), new Person()];
  const challenge = await ana.challenge(host);
  expect(challenge).toMatchObject({ code: host.code, match: host.table.matchId, seat: 0 });
  // Forged: by another key, or over another seat, match, table, position or moment.
  const forgeries: ((of: SeatChallenge) => object)[] = [
    (of) => ({ signature: eve.sign(seatText(of, ana.key)) }),
    (of) => ({ signature: ana.sign(seatText({ ...of, seat: 1 }, ana.key)) }),
    (of) => ({ signature: ana.sign(seatText({ ...of, match: 'another' }, ana.key)) }),
    (of) => ({ signature: ana.sign(seatText({ ...of, code: 'ACDEFG' }, ana.key)) }),
    (of) => ({ signature: ana.sign(seatText({ ...of, seq: of.seq + 1 }, ana.key)) }),
    (of) => ({ signature: ana.sign(seatText({ ...of, until: of.until + 1 }, ana.key)) }),
    () => ({ key: eve.key }),
    () => ({ key: 'A'.repeat(43) }),
    () => ({ signature: 'A'.repeat(86) }),
  ];
  for (const forged of forgeries) {
    clock.pass(10_000);
    const fresh = await ana.challenge(host);
    const proof = { ...ana.proof(fresh), ...forged(fresh) };
    expect(await asked(host, proof), forged.toString()).toEqual(refused('forged'));
  }
  expect((await ana.status(server.url)).person).toBeNull();
  clock.pass(60_000);
  // Right, once: a second time, or on another connection, it is a replay.
  const fresh = await ana.challenge(host);
  const proof = ana.proof(fresh);
  expect(await asked(other, proof)).toEqual(refused('replayed'));
  expect(await asked(host, proof)).toEqual({ ok: true, proved: true });
  expect(await asked(host, proof)).toEqual(refused('replayed'));
  // Late.
  const late = ana.proof(await ana.challenge(host));
  clock.pass(NONCE_MS + 1);
  expect(await asked(host, late)).toEqual(refused('late'));
  // A key at two seats of a match.
  expect(await ana.prove(other)).toEqual(refused('otherSeat'));
  expect(await eve.prove(other)).toEqual({ ok: true, proved: true });
  // Malformed, or without a seat.
  expect(await asked(host, { op: 'prove', nonce: 'x' })).toEqual(refused('malformed'));
  const watcher = await Guest.join(server.url, host.code, { spectate: true });
  expect(await asked(watcher, { op: 'challenge' })).toEqual(refused('notSeated'));
  // Before a match a proof is taken, and leaves nothing behind.
  const lobby = await Guest.create(server.url, { seats: 2 });
  expect(await new Person().prove(lobby)).toEqual({ ok: true, proved: true });
  const { matches, devices } = await ana.status(server.url);
  expect(matches).toMatchObject([{ match: host.table.matchId, seat: 0, code: host.code }]);
  expect(devices).toMatchObject([{ name: 'Test', struck: null }]);
  await leave([...guests, watcher, lobby]);
});

test('requests about oneself: forged, replayed, late and foreign ones are refused', async () => {
  const { url } = server;
  const [ana, eve] = [new Person(), new Person()];
  const good = await ana.signed(url, { op: 'show' });
  expect(await sent(url, good)).toMatchObject({ ok: true, status: { person: null, total: 0 } });
  expect(await sent(url, good)).toEqual(refused('replayed'));
  const aimed = await ana.signed(url, { op: 'show' });
  const body = JSON.stringify({ op: 'erase' });
  expect(await sent(url, { ...aimed, body })).toEqual(refused('forged'));
  // A forged request has used the nonce up.
  expect(await sent(url, aimed)).toEqual(refused('replayed'));
  const foreign = await eve.signed(url, { op: 'export' });
  expect(await sent(url, { ...foreign, key: ana.key })).toEqual(refused('forged'));
  const late = await ana.signed(url, { op: 'show' });
  clock.pass(NONCE_MS + 1);
  expect(await sent(url, late)).toEqual(refused('late'));
  const nonce = 'A'.repeat(22);
  const signature = ana.sign(requestText(ana.key, nonce, body));
  expect(await sent(url, { key: ana.key, nonce, body, signature })).toEqual(refused('replayed'));
  expect(await sent(url, { key: ana.key })).toEqual(refused('malformed'));
  expect((await fetch(`${url}/me/ask`)).status).toBe(405);
  const headers = { origin: 'https://elsewhere.example' };
  expect((await fetch(`${url}/me/nonce`, { method: 'POST', headers })).status).toBe(403);
});

test('the page is told whose turn it is, of the end and of the figures', async () => {
  const guests = await seatedTable(server.url, 2);
  const [ana, ben] = [new Person(), new Person()];
  const people = [ana, ben];
  for (const [k, guest] of guests.entries()) {
    expect(await people[k].prove(guest)).toEqual({ ok: true, proved: true });
  }
  expect(guests.some((guest) => guest.deciding)).toBe(true);
  for (const [k, person] of people.entries()) {
    const { matches } = await person.status(server.url);
    expect(matches).toMatchObject([{ mine: guests[k].deciding, ended: null, names: ['A', 'B'] }]);
  }
  await Promise.all(guests.map((guest, k) => guest.play(k)));
  const match = guests[0].table.matchId ?? '';
  const log = await (await fetch(`${server.url}/log/${match}`)).json();
  for (const [k, person] of people.entries()) {
    let status = await person.status(server.url);
    await clock.until(async () => {
      status = await person.status(server.url);
      return status.matches[0]?.ended !== null;
    });
    const { score, winner } = log.result.standings.find((one: { seat: number }) => one.seat === k);
    expect(status.matches).toMatchObject([{ score, won: winner, kept: true, mine: null }]);
    expect(status.figures).toEqual([{ game: GAME_ID, played: 1, won: winner ? 1 : 0 }]);
  }
  await leave(guests);
});

test('a second device joins by a code, once and for a while, and can be struck off', async () => {
  const { url } = server;
  const [ana, phone, late] = [new Person(), new Person(), new Person()];
  await ana.ask(url, { op: 'name', name: 'Ana', color: 'blue', device: 'Desk' });
  const code = await ana.code(url);
  const wrong = `${code[0] === 'A' ? 'C' : 'A'}${code.slice(1)}`;
  const join = (who: Person, by: string) => who.ask(url, { op: 'join', code: by, device: 'Phone' });
  expect(await join(phone, wrong)).toEqual(refused('wrongCode'));
  expect(await join(phone, code)).toMatchObject({
    ok: true,
    status: { name: 'Ana', color: 'blue' },
  });
  expect(await join(late, code)).toEqual(refused('wrongCode'));
  const old = await ana.code(url);
  clock.pass(CODE_MS + 1);
  expect(await join(late, old)).toEqual(refused('wrongCode'));
  const { devices, device } = await ana.status(url);
  expect(devices).toHaveLength(2);
  const other = devices.find(({ id }) => id !== device)?.id ?? '';
  // A code of a device that is struck off meanwhile opens nothing.
  const given = await phone.code(url);
  expect(await ana.ask(url, { op: 'strike', id: other })).toMatchObject({ ok: true });
  expect(await join(late, given)).toEqual(refused('wrongCode'));
  for (const op of ['show', 'export', 'erase'] as const) {
    expect(await phone.ask(url, { op })).toEqual(refused('struck'));
  }
  expect(await phone.ask(url, { op: 'code', device: '' })).toEqual(refused('struck'));
  const guests = await seatedTable(url, 2);
  expect(await phone.prove(guests[0])).toEqual(refused('struck'));
  await leave(guests);
  expect((await ana.status(url)).name).toBe('Ana');
  // Guessing is slow.
  const guesses = [];
  for (let k = 0; k < 12; k++) guesses.push(await join(late, wrong));
  expect(guesses.at(-1)).toEqual(refused('tooFast'));
});

const filed = (data: string): string =>
  readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join();

test('a proof outlives a kill; erased people leave no byte in the data folder', async () => {
  const env = { LAGUNA_DATA: folder(), LAGUNA_PACE: 'instant' };
  let process = await launch(env);
  await healthy(process);
  const guests = await seatedTable(process.url, 2);
  const [ana, ben] = [new Person(), new Person()];
  await ana.ask(process.url, { op: 'name', name: 'Serenissima', color: 'red', device: '' });
  expect(await ana.prove(guests[0], 'Kitchen table')).toEqual({ ok: true, proved: true });
  const { matchId } = guests[0].table;
  await kill(process);

  process = await launch(env);
  await healthy(process);
  const status = await ana.status(process.url);
  expect(status).toMatchObject({ name: 'Serenissima', matches: [{ match: matchId, seat: 0 }] });
  // The table sleeps: its log says whose turn it is.
  expect(status.matches[0].mine).not.toBeNull();
  const exported = await ana.ask(process.url, { op: 'export' });
  const text = JSON.stringify(exported);
  for (const one of ['Serenissima', 'Kitchen table', ana.key, matchId]) expect(text).toContain(one);
  expect(await ben.ask(process.url, { op: 'export' })).toMatchObject({ kept: { person: null } });
  expect(filed(env.LAGUNA_DATA)).toContain('Serenissima');
  expect(process.output()).not.toContain('Serenissima');
  expect(process.output()).not.toContain(ana.key);

  // Somebody else's erasure takes nothing of hers; her own takes everything.
  expect(await ben.ask(process.url, { op: 'erase' })).toMatchObject({ ok: true });
  expect((await ana.status(process.url)).total).toBe(1);
  expect(await ana.ask(process.url, { op: 'erase' })).toEqual({ ok: true, erased: true });
  const left = filed(env.LAGUNA_DATA);
  for (const one of ['Serenissima', 'Kitchen table', ana.key, status.person ?? '']) {
    expect(left).not.toContain(one);
  }
  expect((await ana.status(process.url)).person).toBeNull();
  await kill(process);
  expect(filed(env.LAGUNA_DATA)).not.toContain('Serenissima');
});

test('an old data folder without the file opens, and a damaged file is kept beside a new one', async () => {
  const data = folder();
  const first = await startServer({}, {}, data);
  const host = await Guest.create(first.url, { seats: 2 });
  const { code } = host;
  await first.app.close();
  for (const name of readdirSync(data)) if (name.startsWith('people')) rmSync(join(data, name));
  const second = await startServer({}, {}, data);
  await (await Guest.join(second.url, code)).leave();
  expect(existsSync(join(data, 'people.db'))).toBe(true);
  await second.app.close();
  writeFileSync(
    join(data, 'people.db'),
    'no database at all, and longer than its header '.repeat(99),
  );
  const third = await startServer({}, {}, data);
  expect((await new Person().status(third.url)).person).toBeNull();
  expect(readdirSync(data).some((name) => name.startsWith('people.db-damaged'))).toBe(true);
  await third.stop();
});
