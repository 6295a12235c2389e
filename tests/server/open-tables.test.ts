/** Tables that are open to everybody: the list, the way to a chair, and what is refused. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPEN_PAGE, OpenIndex } from '../../server/people/open-index.ts';
import { OTHER_HAND } from '../../server/protocol/messages.ts';
import {
  type OpenTable,
  type OpenTables,
  SEAT_GONE,
  WITHDRAWN,
} from '../../server/protocol/people.ts';
import { FakeClock } from './fake-clock.ts';
import { BOT, GAME_ID, Guest, game, startServer, type TestServer } from './harness.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { clock });
});
afterAll(() => server.stop());

const bytes = async (query = ''): Promise<string> =>
  (await fetch(`${server.url}/open${query}`)).text();
const list = async (query = ''): Promise<OpenTables> => JSON.parse(await bytes(query));

async function listedAs(met: (list: OpenTables) => boolean): Promise<OpenTables> {
  let found = await list();
  await clock.until(async () => {
    found = await list();
    return met(found);
  });
  return found;
}

const leave = (...guests: readonly Guest[]) => Promise.all(guests.map((guest) => guest.leave()));
const isEmpty = ({ tables }: OpenTables): boolean => tables.length === 0;
/** The code with which a seat is refused. */
const refusal = (join: Promise<Guest>): Promise<number> =>
  join.then(
    async (guest) => {
      await guest.leave();
      return 0;
    },
    ({ code }: { code: number }) => code,
  );

test('a host opens the table, it is listed with what a visitor wants to know, and withdraws it', async () => {
  expect(await list()).toEqual({ tables: [], more: false, waiting: [] });
  const [clockName] = Object.keys(game.clocks ?? {}).slice(1);
  const ana = await Guest.create(server.url, {
    name: 'Ana',
    seats: 3,
    everybody: true,
    language: 'de',
    clock: clockName,
    pace: 'fast',
  });
  await ana.lobby({ op: 'bot', seat: 2, bot: BOT });
  const { tables } = await listedAs(({ tables }) => tables[0]?.seats[2]?.kind === 'bot');
  expect(tables).toEqual([
    {
      code: ana.code,
      game: GAME_ID,
      stage: 'lobby',
      seats: [
        { name: 'Ana', kind: 'person' },
        { name: '', kind: 'free' },
        { name: expect.any(String), kind: 'bot' },
      ],
      free: 2,
      pace: 'fast',
      language: 'de',
      clock: clockName,
      options: {},
      round: 0,
    } satisfies OpenTable,
  ]);
  expect(await list(`?game=${GAME_ID}`)).toEqual({ tables, more: false, waiting: [] });
  expect((await fetch(`${server.url}/open?game=nothing`)).status).toBe(404);
  expect((await fetch(`${server.url}/open?page=-1`)).status).toBe(400);
  expect(ana.table.everybody).toBe(true);
  expect(await ana.lobby({ op: 'everybody', everybody: false })).toMatchObject({ ok: true });
  await listedAs(isEmpty);
  expect(ana.table.everybody).toBe(false);
  await leave(ana);
});

test('options that differ from the usual are told, and no others', async () => {
  const options = game.stand?.options ?? {};
  expect(Object.keys(options)).not.toEqual([]);
  const ana = await Guest.create(server.url, { seats: 3, everybody: true, options });
  const { tables } = await listedAs((found) => !isEmpty(found));
  expect(tables[0]?.options).toEqual(options);
  await leave(ana);
  await listedAs(isEmpty);
});

test('nothing of a table that is not open is on the wire: not a byte differs', async () => {
  const ana = await Guest.create(server.url, { name: 'Ana', seats: 3, everybody: true });
  await listedAs((found) => !isEmpty(found));
  const before = await bytes();
  const hidden = await Guest.create(server.url, { name: 'Hidden', seats: 2, listed: true });
  const friend = await Guest.join(server.url, hidden.code, { name: 'Friend' });
  await hidden.lobby({ op: 'start' });
  await hidden.until(() => hidden.table.stage === 'playing');
  await hidden.answer();
  expect(await bytes()).toBe(before);
  // Opened chairs of a table that its host has not opened to everybody are for whom has its link.
  await friend.lobby({ op: 'leave' });
  expect(await hidden.lobby({ op: 'open', seat: 1, open: true })).toMatchObject({ ok: true });
  expect(await bytes()).toBe(before);
  expect(await refusal(Guest.join(server.url, hidden.code, { open: true }))).toBe(WITHDRAWN);
  await leave(hidden, friend, ana);
  await listedAs(isEmpty);
});

test('one press takes a chair: a free one, then a bot’s, in the lobby and in a match', async () => {
  const ana = await Guest.create(server.url, { name: 'Ana', seats: 3, everybody: true });
  await ana.lobby({ op: 'bot', seat: 2, bot: BOT });
  const color = game.colors.at(-1) ?? '';
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben', color, open: true });
  expect(ben.seat).toBe(1);
  expect(ana.table.seats[1]?.color).toBe(color);
  const cem = await Guest.join(server.url, ana.code, { name: 'Cem', open: true });
  expect(cem.seat).toBe(2);
  // The list has no place for anybody any more.
  await listedAs(isEmpty);
  expect(await refusal(Guest.join(server.url, ana.code, { open: true }))).toBe(SEAT_GONE);
  await ana.lobby({ op: 'start' });
  await ana.until(() => ana.table.stage === 'playing');
  await cem.lobby({ op: 'leave' });
  expect(isEmpty(await list())).toBe(true);
  expect(await ana.lobby({ op: 'open', seat: 2, open: true })).toMatchObject({ ok: true });
  const { tables } = await listedAs((found) => !isEmpty(found));
  expect(tables[0]).toMatchObject({ stage: 'playing', free: 1 });
  const dan = await Guest.join(server.url, ana.code, { name: 'Dan', open: true });
  expect(dan.seat).toBe(2);
  await ana.until(() => ana.talk.some((line) => 'notice' in line && line.notice === 'took'));
  await listedAs(isEmpty);
  await leave(ana, ben, cem, dan);
});

test('of many who press at once, one gets the last chair, and the others are told', async () => {
  const ana = await Guest.create(server.url, { name: 'Ana', seats: 2, everybody: true });
  const joins = Array.from({ length: 6 }, (_, k) =>
    Guest.join(server.url, ana.code, { name: `P${k}`, open: true }).catch(({ code }) => code),
  );
  const all: readonly (Guest | number)[] = await Promise.all(joins);
  const seated = all.flatMap((one) => (one instanceof Guest ? [one] : []));
  expect(seated.map(({ seat }) => seat)).toEqual([1]);
  expect(all.filter((one) => one === SEAT_GONE)).toHaveLength(5);
  await ana.until(() => ana.table.spectators === 0);
  await leave(ana, ...seated);
});

test('a table that is withdrawn while somebody joins gives no chair, and loses nobody', async () => {
  const ana = await Guest.create(server.url, { name: 'Ana', seats: 3, everybody: true });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben', open: true });
  const [, code] = await Promise.all([
    ana.lobby({ op: 'everybody', everybody: false }),
    refusal(Guest.join(server.url, ana.code, { name: 'Late', open: true })),
  ]);
  // The one that was first counts: a chair, or a refusal.
  expect([0, WITHDRAWN]).toContain(code);
  expect(await refusal(Guest.join(server.url, ana.code, { open: true }))).toBe(WITHDRAWN);
  expect(ben.seat).toBe(1);
  // Friends with the link come in as before.
  const friend = await Guest.join(server.url, ana.code, { name: 'Friend' });
  expect(friend.seat).toBe(2);
  expect(await ben.lobby({ op: 'everybody', everybody: true })).toMatchObject({ error: 'notHost' });
  await leave(ana, ben, friend);
});

test('before a match of an open table, a seat waits half a minute for who has lost the line', async () => {
  const ana = await Guest.create(server.url, { name: 'Ana', seats: 2, everybody: true });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben', open: true });
  ben.room.connection.close();
  await ana.until(() => ana.table.seats[1]?.connected === false);
  expect(isEmpty(await list())).toBe(true);
  clock.pass(29_000);
  expect(ana.table.seats[1]).toMatchObject({ name: 'Ben', taken: true });
  clock.pass(1000);
  await ana.until(() => ana.table.seats[1]?.taken === false);
  await listedAs((found) => !isEmpty(found));
  // The host's own seat waits, and so do seats among friends.
  await ana.lobby({ op: 'everybody', everybody: false });
  const cem = await Guest.join(server.url, ana.code, { name: 'Cem' });
  cem.room.connection.close();
  await ana.until(() => ana.table.seats[1]?.connected === false);
  clock.pass(60_000);
  const back = await Guest.join(server.url, ana.code, { token: cem.token });
  expect(back.seat).toBe(1);
  await leave(ana, back);
});

test('a browser has one chair; where nobody is, nobody is invited', async () => {
  const browser = 'b'.repeat(32);
  const ana = await Guest.create(server.url, { seats: 3, everybody: true, browser });
  expect(await refusal(Guest.join(server.url, ana.code, { browser, open: true }))).toBe(OTHER_HAND);
  await listedAs((found) => !isEmpty(found));
  ana.room.connection.close();
  await listedAs(isEmpty);
  const back = await Guest.join(server.url, ana.code, { token: ana.token });
  await listedAs((found) => !isEmpty(found));
  await leave(back);
});

test('a page costs what is on it, in the order of who can begin soonest', () => {
  const index = new OpenIndex();
  const card = (k: number, free: number, stage: OpenTable['stage'] = 'lobby'): OpenTable => ({
    code: `T${String(k).padStart(5, '0')}`,
    game: k % 2 ? 'odd' : 'even',
    stage,
    seats: [],
    free,
    pace: 'normal',
    clock: null,
    options: {},
    round: 0,
  });
  for (let k = 0; k < 500; k++) index.set(card(k, 1 + (k % 3)), k);
  index.set(card(500, 1, 'playing'), 0);
  const page = (n: number, of: string | null = null): OpenTables =>
    JSON.parse(`{${index.page(n, of)}}`);
  expect(page(0).tables).toHaveLength(OPEN_PAGE);
  expect(page(0).tables.map(({ free }) => free)).toEqual(Array(OPEN_PAGE).fill(1));
  expect(page(0).more).toBe(true);
  expect(page(41)).toMatchObject({ more: false });
  expect(page(41).tables.at(-1)?.stage).toBe('playing');
  expect(page(42)).toEqual({ tables: [], more: false });
  expect(page(3, 'odd').tables.every(({ game: of }) => of === 'odd')).toBe(true);
  // A table moves to another place as its chairs fill, and is there once.
  index.set(card(2, 1), 2);
  const all = Array.from({ length: 42 }, (_, n) => page(n).tables).flat();
  expect(new Set(all.map(({ code }) => code)).size).toBe(501);
  for (let k = 0; k <= 500; k++) index.remove(card(k, 0).code);
  expect(page(0)).toEqual({ tables: [], more: false });
});

test('without the tables of people who are avoided, a page looks at no table after it', () => {
  const index = new OpenIndex();
  let looks = 0;
  for (let k = 0; k < 2000; k++) {
    const code = `T${String(k).padStart(5, '0')}`;
    const marks = [k % 3 === 0 ? 'avoided' : 'other'];
    const counted = new Proxy(marks, {
      get: (of, name, self) => {
        if (name === 'some') looks++;
        return Reflect.get(of, name, self);
      },
    });
    const about = { code, game: 'g', stage: 'lobby', seats: [], free: 1, pace: 'normal' } as const;
    index.set({ ...about, clock: null, options: {}, round: 0 }, k, counted);
  }
  const page = (n: number): OpenTables => JSON.parse(`{${index.page(n, null, ['avoided'])}}`);
  const codes = Array.from({ length: 112 }, (_, n) => page(n).tables).flat();
  expect(codes.map(({ code }) => Number(code.slice(1)) % 3)).not.toContain(0);
  // 667 of the 2000 are left out.
  expect(codes).toHaveLength(1333);
  expect(page(111)).toMatchObject({ more: false });
  expect(page(112)).toEqual({ tables: [], more: false });
  looks = 0;
  expect(page(0)).toMatchObject({ more: true });
  expect(looks).toBeLessThan(3 * OPEN_PAGE);
});
