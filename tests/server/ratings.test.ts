/** Ratings: the figures themselves, at real tables, in logs, and after a kill. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import type { Log } from '../../engine/core/log.ts';
import { games as registered } from '../../engine/registry.ts';
import { SqlitePeople } from '../../server/people/known/sqlite.ts';
import { RATED_FROM, type RatingMessage } from '../../server/protocol/ratings.ts';
import { leagueOf, resultOf } from '../../server/ratings/league.ts';
import { NEWCOMER, type Rating, rated } from '../../server/ratings/rate.ts';
import { compared } from '../../server/ratings/recompute.ts';
import { games } from '../guest/registry.ts';
import {
  BOT,
  Guest,
  newFolder,
  seatedTable,
  startServer,
  sweep,
  type TestServer,
} from './harness.ts';
import { Person } from './person.ts';
import { healthy, kill, killAll, launch } from './processes.ts';
import { describeRatings } from './ratings-contract.ts';

const folders: string[] = [];
function folder(): string {
  const made = newFolder();
  folders.push(made);
  return made;
}
const data = folder();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, {}, data);
});
afterAll(async () => {
  killAll();
  await server.app.close();
  folders.forEach(sweep);
});

describe('the embedded database', () => {
  const own = folder();
  describeRatings(async () => new SqlitePeople(own));
});

describe('one match', () => {
  const rating = fc.record({
    mu: fc.integer({ min: -20_000_000, max: 70_000_000 }),
    sigma: fc.integer({ min: 500_000, max: 8_400_000 }),
  });
  const seats = fc.array(fc.record({ rating, place: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 2,
    maxLength: 6,
  });

  test('where people sit changes nothing, bit for bit', () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 1, max: 5 }), (all, by) => {
        const turned = [...all.slice(by % all.length), ...all.slice(0, by % all.length)];
        const mirrored = [...all].reverse();
        const sorted = (list: readonly Rating[]) => list.map((one) => JSON.stringify(one)).sort();
        expect(sorted(rated(turned))).toEqual(sorted(rated(all)));
        expect(rated(mirrored).reverse()).toEqual(rated(all));
        for (const { mu, sigma } of rated(all)) {
          expect([Number.isSafeInteger(mu), Number.isSafeInteger(sigma)]).toEqual([true, true]);
        }
      }),
    );
  });

  test('matches of different people count in any order', () => {
    const pair = fc.tuple(seats, seats);
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const before = [rated(one), rated(other)];
        expect([rated(other), rated(one)].reverse()).toEqual(before);
      }),
    );
  });

  test('the figures are these, on every machine', () => {
    const [first, second, third] = [1, 2, 2].map((place) => ({ rating: NEWCOMER, place }));
    expect(rated([first, second, third])).toEqual([
      { mu: 27_869_049, sigma: 8_205_243 },
      { mu: 23_565_476, sigma: 8_058_224 },
      { mu: 23_565_476, sigma: 8_058_224 },
    ]);
  });

  test('the scale of each game names all of its bots, and was measured', () => {
    for (const game of Object.values(registered)) {
      expect(Object.keys(game.scale?.bots ?? {}).sort(), game.id).toEqual(
        Object.keys(game.bots).sort(),
      );
      const { steady = 0, random = 0, doge = 0 } = game.scale?.bots ?? {};
      expect(steady).toBe(25);
      expect(random).toBeLessThan(steady);
      expect(doge).toBeGreaterThan(steady);
      expect(game.scale?.matches).toBeGreaterThanOrEqual(40);
    }
  });
});

/** The messages about the own rating. */
function hears(guest: Guest): RatingMessage[] {
  const heard: RatingMessage[] = [];
  guest.room.onMessage('rating', (message: RatingMessage) => heard.push(message));
  return heard;
}

const rating = (guest: Guest, on = true) => guest.lobby({ op: 'rated', rated: on });
const leave = (guests: readonly Guest[]) => Promise.all(guests.map((one) => one.leave()));

/** A rated match of these people, to its end. @param fill bots on further chairs */
async function playRated(url: string, people: readonly (Person | null)[], seed: number) {
  const guests = await seatedTable(url, people.length, {}, (host) => rating(host));
  const heard = guests.map(hears);
  for (const [k, person] of people.entries()) {
    if (person) expect(await person.prove(guests[k])).toEqual({ ok: true, proved: true });
  }
  await Promise.all(guests.map((guest, k) => guest.play(`${seed} ${k}`)));
  for (const guest of guests) await guest.until(() => Boolean(guest.table.verdict));
  return { guests, heard, match: guests[0].table.matchId };
}

const logAt = async (url: string, match: string): Promise<Log> =>
  (await (await fetch(`${url}/log/${match}`)).json()) as Log;

test('the host says it before the start, and a match that is not rated counts for nothing', async () => {
  const host = await Guest.create(server.url, { seats: 2, name: 'A' });
  const other = await Guest.join(server.url, host.code, { name: 'B' });
  expect(host.table.rated).toBe(false);
  expect(await rating(other)).toMatchObject({ ok: false, error: 'notHost' });
  expect(await rating(host)).toMatchObject({ ok: true });
  await other.until(() => other.table.rated === true);
  await rating(host, false);
  await host.lobby({ op: 'start' });
  await other.until(() => other.table.stage === 'playing');
  expect(await rating(host)).toMatchObject({ ok: false, error: 'notNow' });
  const [ana, ben] = [new Person(), new Person()];
  await ana.prove(host);
  await ben.prove(other);
  await Promise.all([host.play('x'), other.play('y')]);
  const log = await logAt(server.url, host.table.matchId);
  expect(log.seats.some((seat) => 'rated' in seat)).toBe(false);
  expect(log.result).not.toHaveProperty('ended');
  expect((await ana.status(server.url)).ratings).toEqual([]);
  expect(host.table.verdict).toBe('');
  await leave([host, other]);
});

test('a rated match counts, its log proves the result, and a league reads it', async () => {
  const people = [new Person(), new Person()];
  const { guests, heard, match } = await playRated(server.url, people, 1);
  expect(guests[0].table.verdict).toBe('counted');
  for (const [k, person] of people.entries()) {
    await guests[k].until(() => heard[k].length > 0);
    const own = { game: guests[0].table.game, matches: 1, rating: null };
    expect(heard[k][0]).toEqual({ ...own, match, change: null, shown: true });
    expect((await person.status(server.url)).ratings).toEqual([own]);
  }
  const log = await logAt(server.url, match);
  expect(log.seats.map((seat) => seat.rated)).toEqual(['', '']);
  const result = resultOf(log, games);
  expect(result).toMatchObject({ match, ended: log.result?.ended });
  // Changed after the end: the time, a name, the standings, or what sat there.
  const forged: ((of: Log) => object)[] = [
    (of) => ({ ...of, result: { ...of.result, ended: 1 } }),
    (of) => ({ ...of, seats: of.seats.map((seat) => ({ ...seat, name: 'Z' })) }),
    (of) => ({ ...of, seats: of.seats.map((seat) => ({ ...seat, rated: 'doge' })) }),
    (of) => ({ ...of, result: { ...of.result, standings: of.result?.standings.toReversed() } }),
  ];
  for (const one of forged) expect(resultOf(one(log), games), one.toString()).toBe('refused');
  expect(resultOf({ ...log, seats: log.seats.map(({ rated: _, ...seat }) => seat) }, games)).toBe(
    'refused',
  );
  expect(resultOf('no log', games)).toBe('unreadable');
  const league = join(folder(), 'league');
  mkdirSync(league);
  writeFileSync(join(league, 'one.json'), JSON.stringify(log));
  writeFileSync(join(league, 'two.json'), JSON.stringify(log));
  writeFileSync(join(league, 'three.json'), '{');
  expect(leagueOf(league, games)).toEqual({
    results: [result],
    others: [
      { file: 'three.json', why: 'unreadable' },
      { file: 'two.json', why: 'twice' },
    ],
  });
  await leave(guests);
});

test('a seat without a key: the match is not rated, and everybody is told why', async () => {
  const ana = new Person();
  const { guests, heard } = await playRated(server.url, [ana, null], 2);
  expect(guests.map((guest) => guest.table.verdict)).toEqual(['unproved', 'unproved']);
  expect((await ana.status(server.url)).ratings).toEqual([]);
  expect(heard.flat()).toEqual([]);
  // The last one proves it while the result is shown.
  const late = new Person();
  await late.prove(guests[1]);
  await guests[0].until(() => guests[0].table.verdict === 'counted');
  await guests[1].until(() => heard[1].length > 0);
  expect((await late.status(server.url)).ratings).toMatchObject([{ matches: 1 }]);
  await leave(guests);
});

test('who leaves has the place that the bot on the chair reaches', async () => {
  const [ana, ben] = [new Person(), new Person()];
  const guests = await seatedTable(server.url, 2, {}, (host) => rating(host));
  await ana.prove(guests[0]);
  await ben.prove(guests[1]);
  await guests[1].lobby({ op: 'leave' });
  await guests[0].play('left');
  await guests[0].until(() => guests[0].table.verdict === 'counted');
  const log = await logAt(server.url, guests[0].table.matchId);
  const result = resultOf(log, games);
  if (typeof result === 'string') throw new Error(result);
  expect(result.seats.map(({ who }) => who)).toEqual(['A', 'B']);
  const { results } = await server.app.house.people.ratings.all();
  const counted = results.find(({ match }) => match === result.match);
  expect(counted?.seats.map(({ place }) => place)).toEqual(result.seats.map(({ place }) => place));
  expect((await ben.status(server.url)).ratings).toMatchObject([{ matches: 1 }]);
  await leave(guests);
});

test('a rating is shown to others at the table and on the list, and no byte of it when hidden', async () => {
  const [ana, ben] = [new Person(), new Person()];
  for (let k = 0; k < RATED_FROM; k++) {
    await leave((await playRated(server.url, [ana, ben], 10 + k)).guests);
  }
  const own = (await ana.status(server.url)).ratings[0]?.rating ?? 0;
  expect(own).toBeGreaterThan(0);
  // In the lobby, before any match, nothing is written down for it.
  const host = await Guest.create(server.url, { seats: 2, name: 'A', everybody: true });
  const other = await Guest.join(server.url, host.code, { spectate: true });
  expect(await ana.prove(host)).toEqual({ ok: true, proved: true });
  await other.until(() => other.table.seats[0].rating === own);
  expect((await ana.status(server.url)).matches).toHaveLength(RATED_FROM);
  const listed = async (): Promise<string> => (await fetch(`${server.url}/open`)).text();
  expect(JSON.parse(await listed()).tables).toMatchObject([{ seats: [{ rating: own }, {}] }]);
  // Hidden: at once, at the table and on the list.
  await ana.ask(server.url, { op: 'ratings', shown: false });
  await other.until(() => other.table.seats[0].rating === 0);
  expect(await listed()).not.toContain('"rating"');
  expect(JSON.stringify(other.table)).not.toContain(String(own));
  const again = await Guest.join(server.url, host.code, { spectate: true });
  expect(JSON.stringify(again.table)).not.toContain(String(own));
  await leave([host, other, again]);
  const { guests, heard } = await playRated(server.url, [ana, ben], 99);
  const after = (await ana.status(server.url)).ratings[0]?.rating ?? 0;
  await guests[0].until(() => heard[0].length > 0);
  expect(heard[0][0]).toMatchObject({ rating: after, change: after - own, shown: false });
  expect(guests[1].table.seats.map((seat) => seat.rating)).toEqual([0, expect.any(Number)]);
  expect(heard[1].map((one) => one.rating)).not.toContain(after);
  // Erased: nothing is left of her, and all of his.
  const his = (await ben.status(server.url)).ratings;
  await ana.ask(server.url, { op: 'erase' });
  expect((await ana.status(server.url)).ratings).toEqual([]);
  expect((await ben.status(server.url)).ratings).toEqual(his);
  await leave(guests);
});

test('everything that was counted here is what its logs give, bit for bit', async () => {
  const { people, journal } = server.app.house;
  const { proven, gone, differences, lines } = await compared(people, journal, games);
  expect({ gone, differences }).toEqual({ gone: 0, differences: [] });
  expect(proven).toBeGreaterThan(RATED_FROM);
  expect(lines.length).toBeGreaterThan(3);
});

test('a match whose end was lost to a kill counts after it, once', async () => {
  const env = { LAGUNA_DATA: folder(), LAGUNA_PACE: 'instant' };
  let process = await launch(env);
  await healthy(process);
  const [ana, ben] = [new Person(), new Person()];
  const guests = await seatedTable(process.url, 2, {}, (host) => rating(host));
  await ana.prove(guests[0]);
  await ben.prove(guests[1]);
  await Promise.all(guests.map((guest, k) => guest.play(k)));
  await kill(process);
  // As if the process had died between the journal and the people's records.
  const db = new SqlitePeople(env.LAGUNA_DATA);
  await db.write(async (run) => {
    await run('DELETE FROM rated_seats');
    await run('UPDATE claims SET ended = NULL, place = NULL');
  });
  await db.close();
  process = await launch(env);
  await healthy(process);
  for (const person of [ana, ben]) {
    // The server does it by itself, or the person who looks.
    expect((await person.status(process.url)).ratings).toMatchObject([{ matches: 1 }]);
  }
  await kill(process);
  process = await launch(env);
  await healthy(process);
  expect((await ben.status(process.url)).ratings).toMatchObject([{ matches: 1 }]);
  await kill(process);
});

test('bots stand where they were measured, and the log says which one it was', async () => {
  const ana = new Person();
  const host = await Guest.create(server.url, { seats: 2, name: 'A', bots: [BOT], rated: true });
  expect(host.table.rated).toBe(true);
  await host.lobby({ op: 'start' } as JsonObject);
  await host.until(() => host.table.stage === 'playing');
  await ana.prove(host);
  await host.play('bots');
  await host.until(() => host.table.verdict === 'counted');
  const result = resultOf(await logAt(server.url, host.table.matchId), games);
  expect(result).toMatchObject({
    seats: [
      { who: 'A', bot: '' },
      { who: '', bot: BOT },
    ],
  });
  await host.leave();
});
