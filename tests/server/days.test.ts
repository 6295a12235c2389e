/** Matches over days: clocks that hold while nobody is there, and over restarts. */

import { afterEach, describe, expect, test } from 'vitest';
import type { Night } from '../../server/protocol/days.ts';
import { DAY, GAME, HOUR, House, whoOwes } from './day-house.ts';
import { Guest, seatedTable } from './harness.ts';

const ROME: Night = { from: 23 * 60, to: 7 * 60, zone: 'Europe/Rome' };

let house: House;
afterEach(() => house.sweep());

test('a week of five, over a change of the clocks and three restarts: no turn is lost', async () => {
  house = new House('2026-03-27T08:00:00Z');
  const { code, tokens } = await house.opened(5, ROME);
  const end = house.clock.now() + 7 * DAY;
  let restarts = 0;
  let turns = 0;
  while (house.clock.now() < end) {
    const before = await house.deadlines(code);
    const seat = whoOwes(before);
    if (seat < 0) break;
    const { now } = house.clock;
    expect(before[seat]).toBeGreaterThan(now());
    if (++turns % 4 === 0 && restarts < 3) {
      restarts++;
      await house.restart();
      expect(await house.deadlines(code)).toEqual(before);
    }
    // Late, but in time: an hour before the end.
    house.clock.pass(Number(before[seat]) - now() - HOUR);
    const length = await house.length(code);
    await house.turn(code, tokens[seat]);
    await house.asleep(code);
    // The stand-in has decided nothing: all of it is this person's.
    const { journal } = house.app.house;
    const { matchId } = (await journal.table(code))!;
    const fresh = (await journal.entries(matchId!)).slice(length);
    expect(fresh.length).toBeGreaterThan(0);
    for (const one of fresh.filter(({ seat: by }) => by === seat)) {
      expect(one.actionId).not.toBeNull();
    }
  }
  expect(restarts).toBe(3 > turns / 4 ? Math.floor(turns / 4) : 3);
  expect(turns).toBeGreaterThan(3);
}, 120_000);

test('the night of a change of the clocks has its own length', async () => {
  house = new House('2026-03-28T20:00:00Z');
  const { code } = await house.opened(3, ROME, 'halfDay');
  const deadlines = await house.deadlines(code);
  const { owed } = (
    (await house.body(code)).seats as unknown as { chairs: { days: { owed: { since: number } } }[] }
  ).chairs[whoOwes(deadlines)].days;
  // The first decision began before anybody had said a word about nights.
  expect(deadlines[whoOwes(deadlines)]).toBe(owed.since + DAY / 2);
});

describe('nobody comes', () => {
  test('the deadline holds in a sleep; after three turns a bot holds the chair', async () => {
    house = new House('2026-11-30T08:00:00Z');
    const { code, tokens } = await house.opened(3, null, 'halfDay');
    const { clock } = house;
    const stepUntil = (met: () => boolean | Promise<boolean>) => clock.until(met, HOUR);
    const chairs = async () =>
      (await house.body(code)).seats as unknown as {
        chairs: { bank: number; days: { missed?: number } }[];
      };
    // The reserve of a week comes first.
    const length = await house.length(code);
    const seat = whoOwes(await house.deadlines(code));
    clock.pass(DAY / 2 + 6 * DAY);
    expect(await house.length(code)).toBe(length);
    await stepUntil(async () => (await chairs()).chairs[seat].days.missed === 1);
    expect(await house.length(code)).toBeGreaterThan(length);
    expect((await chairs()).chairs[seat].bank).toBe(0);
    // From now on the times of this seat are half a day each.
    await stepUntil(async () => (await chairs()).chairs[seat].days.missed === 3);
    const guest = await Guest.join(house.url, code, {});
    expect(guest.table.seats[seat].held).toBe(true);
    await guest.leave();
    // Its person is back: the bot goes at once.
    const back = await Guest.join(house.url, code, { token: tokens[seat] });
    await back.until(() => back.table.seats[seat].held === false);
    expect(back.talk.some((line) => 'notice' in line && line.notice === 'back')).toBe(true);
    await back.leave();
    await house.asleep(code);
    expect((await chairs()).chairs[seat].days.missed).toBe(0);
  }, 120_000);

  test('a deadline that came while no server ran is met at the start, once', async () => {
    house = new House('2026-11-30T08:00:00Z');
    const { code } = await house.opened(3, null, 'halfDay');
    const length = await house.length(code);
    await house.end();
    house.clock.pass(30 * DAY);
    await house.start();
    await house.clock.until(async () => (await house.length(code)) > length, 1000);
    await house.asleep(code);
    // The next one has all of their time.
    const deadlines = await house.deadlines(code);
    expect(deadlines[whoOwes(deadlines)]).toBeGreaterThan(house.clock.now() + DAY / 2 - HOUR);
  }, 60_000);

  test('the journal knows who is due, the earliest first', async () => {
    house = new House('2026-11-30T08:00:00Z');
    const { code } = await house.opened(3, null, 'week');
    const other = await seatedTable(house.url, 3, { game: GAME, clock: 'halfDay' });
    const usual = await seatedTable(house.url, 3, { game: GAME });
    for (const guest of [...other, ...usual]) await guest.leave();
    await house.asleep(other[0].code);
    const due = await house.app.house.journal.due({ at: 0, key: '' }, 9);
    expect(due.map((one) => one.code)).toEqual([other[0].code, code]);
    const [first] = due;
    const rest = await house.app.house.journal.due({ at: first.at, key: first.code }, 9);
    expect(rest).toEqual(due.slice(1));
  });
});

test('an absence is paid from the reserve and stops the own time', async () => {
  house = new House('2026-11-30T08:00:00Z');
  const { code, tokens } = await house.opened(3, null);
  const [before] = [await house.deadlines(code)];
  const seat = whoOwes(before);
  const guest = await Guest.join(house.url, code, { token: tokens[seat] });
  const { clock } = house;
  const since = clock.now();
  expect(await guest.lobby({ op: 'away', days: 3 })).toMatchObject({ ok: true });
  await guest.until(() => (guest.table.seats[seat].away ?? 0) > 0);
  expect(guest.table.seats[seat].away).toBe(since + 3 * DAY);
  await guest.until(() => guest.table.timers?.[0].deadline === Number(before[seat]) + 3 * DAY);
  expect(guest.table.seats[seat].bank).toBe(4 * DAY);
  clock.pass(DAY);
  // Back sooner: only a day is gone.
  await guest.lobby({ op: 'away', days: 0 });
  await guest.until(() => guest.table.seats[seat].bank === 6 * DAY);
  expect(guest.table.timers?.[0].deadline).toBe(Number(before[seat]) + DAY);
  await guest.leave();
});

test('who is away is told of their turn once, and when it is over', async () => {
  house = new House('2026-11-30T08:00:00Z');
  const { code, tokens } = await house.opened(3, null);
  const { told } = house;
  told.lines.length = 0;
  const deadlines = await house.deadlines(code);
  const seat = whoOwes(deadlines);
  await house.restart();
  await house.turn(code, tokens[seat]);
  await house.asleep(code);
  const after = await house.deadlines(code);
  const next = whoOwes(after);
  const own = told.lines.filter((line) => line.endsWith(` ${seat}`));
  expect(own).toContain(`settled ${seat}`);
  expect(told.lines.filter((line) => line === `due ${next} ${after[next]}`)).toHaveLength(1);
  await house.restart();
  await (await Guest.join(house.url, code, {})).leave();
  await house.asleep(code);
  expect(told.lines.filter((line) => line === `due ${next} ${after[next]}`)).toHaveLength(1);
});

test('bots decide while nobody is there', async () => {
  house = new House('2026-11-30T08:00:00Z');
  await house.start();
  const host = await Guest.create(house.url, {
    game: GAME,
    clock: 'day',
    seats: 3,
    bots: ['random'],
  });
  expect(await host.lobby({ op: 'start' })).toMatchObject({ ok: true });
  await host.until(() => host.table.stage === 'playing');
  await host.leave();
  const { code } = host;
  await house.clock.until(async () => whoOwes(await house.deadlines(code)) === 0, 1000);
  await house.asleep(code);
  const before = await house.length(code);
  await house.turn(code, host.token);
  await house.clock.until(async () => (await house.deadlines(code))[0] !== null, 1000);
  expect(await house.length(code)).toBeGreaterThan(before + 1);
}, 60_000);

test('nobody stops the clocks of a match over days by a pause, and no bot comes for absence', async () => {
  house = new House('2026-11-30T08:00:00Z');
  await house.start();
  const [a, b, c] = await seatedTable(house.url, 3, { game: GAME, clock: 'twoDays' });
  expect(await a.lobby({ op: 'pause', agree: true })).toMatchObject({ ok: false, error: 'notNow' });
  await b.leave();
  house.clock.pass(HOUR);
  expect(a.table.seats[b.seat].held).toBe(false);
  expect(a.table.seats[b.seat].keepsWaiting).toBe(false);
  await a.leave();
  await c.leave();
});
