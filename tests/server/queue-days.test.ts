/** The queue for matches over days: nobody waits on a page for the others. */

import { Client } from 'colyseus.js';
import { afterEach, expect, test } from 'vitest';
import { matchMaker } from '../../server/colyseus.ts';
import { usualSeats } from '../../server/people/usual.ts';
import { type OpenTables, QUEUE_ID } from '../../server/protocol/people.ts';
import { games } from '../guest/registry.ts';
import { DAY, GAME, HOUR, House, whoOwes } from './day-house.ts';
import { Guest } from './harness.ts';
import { Person } from './person.ts';

const SEATS = usualSeats(games[GAME]);
let house: House;
afterEach(() => house.sweep());
let browsers = 0;
const newBrowser = (): string => `browser-${String(++browsers).padStart(24, '0')}`;

/** Somebody comes to the queue, and is led to a table at once. */
async function led(browser: string, clock = 'day'): Promise<string> {
  const room = await new Client(house.url).joinById(QUEUE_ID, { game: GAME, clock, browser });
  room.reconnection.enabled = false;
  room.onMessage('queue', () => undefined);
  let to: string | null = null;
  room.onMessage('begin', ({ code }: { code: string }) => {
    to = code;
  });
  await house.clock.until(() => to !== null, 50);
  await room.leave();
  return String(to);
}

/** The same, and takes a chair there. */
async function seated(name: string, clock = 'day') {
  const browser = newBrowser();
  const person = new Person();
  const code = await led(browser, clock);
  const guest = await Guest.join(house.url, code, { browser, name, open: true });
  expect(await person.prove(guest)).toMatchObject({ ok: true });
  return { code, guest, person };
}

const listed = async () => (await (await fetch(`${house.url}/open`)).json()) as OpenTables;

test('who comes may go; the table waits a day, over a restart, and is on the page /me', async () => {
  house = new House('2026-11-30T08:00:00Z');
  await house.start();
  const began = house.clock.now();
  const ana = await seated('Ana');
  expect(ana.guest.table).toMatchObject({ gathers: true, days: 'day', stage: 'lobby' });
  const { begins = 0 } = ana.guest.table;
  expect(begins).toBeGreaterThanOrEqual(began + DAY);
  expect(begins).toBeLessThan(began + DAY + HOUR);
  await ana.guest.leave();
  // Nobody is there, and the next one comes to the same table.
  house.clock.pass(HOUR);
  expect((await listed()).tables).toMatchObject([{ code: ana.code, free: SEATS - 1, queue: true }]);
  const ben = await seated('Ben');
  expect(ben.code).toBe(ana.code);
  await ben.guest.leave();
  await house.restart();
  await house.clock.until(() => Boolean(matchMaker.getLocalRoomById(ana.code)), 1000);
  const cem = await seated('Cem');
  expect(cem.code).toBe(ana.code);
  expect(cem.guest.table.begins).toBe(begins);
  const [waiting] = (await ana.person.status(house.url)).matches;
  expect(waiting).toMatchObject({ code: ana.code, mine: false, days: true, awaited: { begins } });
  expect(waiting.names).toEqual(['Ana', 'Ben', 'Cem']);
  // Who gets up is not there any more, and the seat is free for the next one.
  await cem.guest.lobby({ op: 'stand' });
  await cem.guest.until(() => cem.guest.seat < 0);
  await cem.guest.leave();
  await house.clock.until(
    async () => (await cem.person.status(house.url)).matches.length === 0,
    100,
  );
  // The day is over: bots take the free chairs, and whoever has to decide is told.
  house.told.lines.length = 0;
  await house.clock.until(async () => (await house.body(ana.code)).begins === 0, HOUR);
  const owner = () => house.deadlines(ana.code).then(whoOwes);
  await house.clock.until(async () => (await owner()) >= 0, 1000);
  const seat = await owner();
  expect([0, 1]).toContain(seat);
  expect(house.told.lines.some((line) => line.startsWith(`due ${seat} `))).toBe(true);
  await house.asleep(ana.code);
  for (const { person } of [ana, ben]) {
    const [running] = (await person.status(house.url)).matches;
    expect(running).toMatchObject({ code: ana.code, kept: true, days: true });
    expect(running.awaited).toBeUndefined();
    const { match } = running;
    expect(await house.app.house.people.notices.personOf(match, running.seat)).not.toBeNull();
  }
}, 60_000);

test('it begins sooner if all seats are taken, or all who sit there wish it', async () => {
  house = new House('2026-11-30T08:00:00Z');
  await house.start();
  const [ana, ben] = [await seated('Ana'), await seated('Ben')];
  // They have no host before the match.
  for (const ask of [
    { op: 'start' },
    { op: 'bot', seat: 2, bot: 'random' },
    { op: 'pace', pace: 'fast' },
  ]) {
    expect(await ana.guest.lobby(ask as never)).toMatchObject({ ok: false, error: 'notHost' });
  }
  expect(await ana.guest.lobby({ op: 'begin', now: true })).toMatchObject({ ok: true });
  await ana.guest.until(() => ana.guest.private.days?.ready === true);
  expect(ben.guest.private.days?.ready).toBeUndefined();
  expect(ana.guest.table.stage).toBe('lobby');
  await ben.guest.lobby({ op: 'begin', now: true });
  await ana.guest.until(() => ana.guest.table.stage === 'playing');
  expect(ana.guest.table.seats.filter(({ bot }) => bot !== '')).toHaveLength(SEATS - 2);
  expect(await ana.guest.lobby({ op: 'begin', now: true })).toMatchObject({ error: 'notNow' });
  await Promise.all([ana.guest.leave(), ben.guest.leave()]);
  const all: Awaited<ReturnType<typeof seated>>[] = [];
  for (let k = 0; k < SEATS; k++) all.push(await seated(`P${k}`, 'twoDays'));
  expect(new Set(all.map(({ code }) => code)).size).toBe(1);
  const last = all.at(-1)!.guest;
  await last.until(() => last.table.stage === 'playing');
  expect(last.table.seats.every(({ bot }) => bot === '')).toBe(true);
  for (const { guest } of all) await guest.leave();
}, 60_000);

test('where everybody has got up, no match begins', async () => {
  house = new House('2026-11-30T08:00:00Z');
  await house.start();
  const { code, guest } = await seated('Ana');
  await guest.lobby({ op: 'stand' });
  await guest.until(() => guest.seat < 0);
  await guest.leave();
  await house.clock.until(async () => (await house.body(code)).begins === 0, HOUR);
  await house.asleep(code);
  expect((await house.app.house.journal.table(code))?.matchId).toBeNull();
  expect((await listed()).tables).toEqual([]);
}, 60_000);

test('people who come at the same time meet; a table of friends over days is told of, too', async () => {
  house = new House('2026-11-30T08:00:00Z');
  await house.start();
  const codes = await Promise.all(
    [newBrowser(), newBrowser(), newBrowser()].map((one) => led(one)),
  );
  expect(new Set(codes).size).toBe(1);
  // A host begins while somebody has gone: that person’s match is theirs all the same.
  const host = await Guest.create(house.url, { game: GAME, seats: 3, clock: 'day', name: 'Ada' });
  const { code } = host;
  expect(host.table.begins).toBe(0);
  const eve = new Person();
  const gone = await Guest.join(house.url, code, { name: 'Eve' });
  expect(await eve.prove(gone)).toMatchObject({ ok: true });
  await gone.leave();
  const [waits] = (await eve.status(house.url)).matches;
  expect(waits).toMatchObject({ code, awaited: { begins: 0 } });
  await Guest.join(house.url, code, { name: 'Flo' });
  await host.lobby({ op: 'start' });
  await host.until(() => host.table.stage === 'playing');
  const [runs] = (await eve.status(house.url)).matches;
  expect(runs).toMatchObject({ code, match: host.table.matchId, days: true, kept: true });
  await host.leave();
}, 60_000);
