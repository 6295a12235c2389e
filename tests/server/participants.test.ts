/** Joint actions of people at a table: leaving, votes, open chairs, pauses, the next match. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import { FakeClock } from './fake-clock.ts';
import {
  ANYTHING,
  BOT,
  elsewhere,
  Guest,
  game,
  newFolder,
  seatedTable,
  startServer,
  sweep,
  type TestServer,
} from './harness.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ absenceSeconds: 0 }, { clock });
});
afterAll(() => server.stop());

const OK = { ok: true };
const notices = (guest: Guest): string[] =>
  guest.talk.flatMap((line) => ('notice' in line ? [`${line.notice} ${line.name}`] : []));
const done = (guests: readonly Guest[]) => Promise.all(guests.map((guest) => guest.leave()));
const three = async (more = {}) =>
  (await seatedTable(server.url, 3, more)) as [Guest, Guest, Guest];

/** A minute goes by: the others may vote about the person on this chair. */
const removable = (guest: Guest, seat: number) => {
  clock.pass(60_000);
  return guest.until(() => guest.table.seats[seat]?.removable === true);
};

describe('leaving for good', () => {
  test('a bot plays on, the token opens nothing, the others lose nothing', async () => {
    const [ana, ben, eve] = await three({ options: { money: 'open' } });
    await ben.answer(1);
    const before = ben.table.seats[0];
    expect(await ana.lobby({ op: 'leave' })).toMatchObject(OK);
    await ben.until(() => ben.table.host === 1 && ben.table.seats[0]?.bot === BOT);
    const { matchId } = ben.table;
    expect(ben.table.seats[0]).toMatchObject({ taken: false, color: before?.color, open: false });
    expect(notices(ben)).toEqual(['left A', 'host B']);
    // A person who has left sees only public data, and has no seat any more.
    await ana.until(() => ana.welcome.seat === null && ana.private.you === null);
    expect(await ana.act(ANYTHING)).toMatchObject({ error: 'notSeated' });
    const again = await Guest.join(server.url, ana.code, { token: ana.token });
    expect(again.seat).toBe(-1);
    // The bot has decided as well; the match is the same one.
    const { seq } = ben.table;
    await eve.answer();
    await ben.until(() => ben.table.seq > seq);
    expect(ben.table.matchId).toBe(matchId);
    await done([ana, ben, eve, again]);
  });

  test('if nobody is left, the next person may sit down and is the host', async () => {
    const ana = await Guest.create(server.url, { seats: 2, bots: [BOT], start: true });
    const eye = await Guest.join(server.url, ana.code, { spectate: true });
    await ana.lobby({ op: 'leave' });
    await eye.until(() => eye.table.host === -1);
    expect(eye.table.seats.map(({ open }) => open)).toEqual([true, false]);
    expect(await eye.lobby({ op: 'sit', seat: 1 })).toMatchObject({ error: 'seatTaken' });
    expect(await eye.lobby({ op: 'sit', seat: 0 })).toMatchObject(OK);
    await eye.until(() => eye.table.host === 0 && eye.seat === 0);
    await eye.until(() => eye.private.you !== null);
    await done([ana, eye]);
  });
});

describe('an open chair', () => {
  test('opened by any person, taken in the running match, with all that it has', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    await ana.lobby({ op: 'leave' });
    await ben.until(() => ben.table.seats[0]?.bot !== '');
    const color = ben.table.seats[0]?.color;
    const late = await Guest.join(server.url, ben.code, { name: 'Late', color: 'purple' });
    expect(late.seat).toBe(-1);
    expect(await late.lobby({ op: 'sit', seat: 0 })).toMatchObject({ error: 'seatTaken' });
    expect(await late.lobby({ op: 'open', seat: 0, open: true })).toMatchObject({
      error: 'notSeated',
    });
    expect(await ben.lobby({ op: 'open', seat: 1, open: true })).toMatchObject({ error: 'notNow' });
    expect(await ben.lobby({ op: 'open', seat: 0, open: true })).toMatchObject(OK);
    await late.until(() => late.table.seats[0]?.open === true);
    expect(await ben.lobby({ op: 'sit', seat: 0 })).toMatchObject({ error: 'notNow' });
    expect(await late.lobby({ op: 'sit', seat: 0 })).toMatchObject(OK);
    await late.until(() => late.seat === 0 && late.private.you !== null);
    expect(late.token).toMatch(/^[\w-]{22}$/);
    // The pieces keep their colour.
    expect(late.table.seats[0]).toMatchObject({ name: 'Late', bot: '', open: false, color });
    await ben.until(() => notices(ben).at(-1) === 'took Late');
    expect(notices(ben).at(-2)).toBe('opened Marco');
    const more = await Guest.join(server.url, ben.code);
    expect(await more.lobby({ op: 'sit', seat: 0 })).toMatchObject({ error: 'seatTaken' });
    await late.play('late', () => late.table.seq > 8 || ben.deciding);
    await done([late, ben, ana, more]);
  });
});

describe('removal by vote', () => {
  test('of somebody who keeps the table waiting; the majority of the others decides', async () => {
    const [ana, ben, eve] = await three();
    const vote = (remove = true) => ({ op: 'vote', seat: 2, remove });
    expect(await ana.lobby(vote())).toMatchObject({ error: 'notRemovable' });
    expect(await ana.lobby({ op: 'vote', seat: 0, remove: true })).toMatchObject({
      error: 'malformed',
    });
    await ana.answer();
    await ben.answer();
    await removable(ana, 2);
    expect(ana.table.seats[0]?.removable).toBe(false);
    expect(await ana.lobby(vote())).toMatchObject(OK);
    await eve.until(() => eve.table.votes.length === 1);
    expect(eve.table.votes).toEqual([{ seat: 2, yes: 0b1, needed: 2 }]);
    expect(await ana.lobby(vote(false))).toMatchObject(OK);
    await eve.until(() => eve.table.votes.length === 0);
    await ana.lobby(vote());
    const token = eve.token;
    expect(await ben.lobby(vote())).toMatchObject(OK);
    await ana.until(() => ana.table.seats[2]?.bot === BOT);
    expect(ana.table.votes).toEqual([]);
    expect(notices(ana)).toEqual(['voteBegan C', 'voteLapsed C', 'voteBegan C', 'removed C']);
    await eve.until(() => eve.welcome.seat === null && eve.private.you === null);
    expect(await eve.act(ANYTHING)).toMatchObject({ error: 'notSeated' });
    const again = await Guest.join(server.url, ana.code, { token });
    expect(again.seat).toBe(-1);
    await done([ana, ben, eve, again]);
  });

  test('a vote lapses when the person acts, and by itself after a while', async () => {
    const [ana, ben, eve] = await three();
    await ana.answer();
    await removable(ana, 2);
    await ana.lobby({ op: 'vote', seat: 2, remove: true });
    await ana.until(() => ana.table.votes.length === 1);
    await eve.answer();
    await ana.until(() => ana.table.votes.length === 0);
    expect(notices(ana)).toEqual(['voteBegan C', 'voteLapsed C']);
    // Ben still keeps them waiting: a vote about him runs out.
    await ana.lobby({ op: 'vote', seat: 1, remove: true });
    await ana.until(() => ana.table.votes.length === 1);
    await clock.during(ana.until(() => ana.table.votes.length === 0));
    expect(ana.table.seats[1]).toMatchObject({ taken: true, bot: '' });
    await done([ana, ben, eve]);
  });

  test('of somebody who has been away for long; those who are away themselves do not count', async () => {
    const [ana, ben, eve] = await three();
    await ben.leave();
    await eve.leave();
    await ana.until(() => ana.table.seats[1]?.held === true);
    await ana.until(() => ana.table.seats[2]?.held === true);
    // Their bots have decided for them: only Ana is waited for.
    const seats = () => (ana.table.view as { seats: { committed: boolean }[] }).seats;
    await ana.until(() => seats().every(({ committed }, seat) => committed === seat > 0));
    await removable(ana, 1);
    expect(await ana.lobby({ op: 'vote', seat: 1, remove: true })).toMatchObject(OK);
    await ana.until(() => ana.table.seats[1]?.bot === BOT);
    // A person who comes back in time cannot be removed.
    const back = await Guest.join(server.url, ana.code, { token: eve.token });
    expect(await ana.lobby({ op: 'vote', seat: 2, remove: true })).toMatchObject({
      error: 'notRemovable',
    });
    await done([ana, back]);
  });
});

describe('a pause by agreement', () => {
  test('begins when all who are there agree, stops everything, and anybody ends it', async () => {
    const [ana, ben, eve] = await three({ clock: 'relaxed' });
    expect(await ana.lobby({ op: 'resume' })).toMatchObject({ error: 'notNow' });
    expect(await ana.lobby({ op: 'pause', agree: true })).toMatchObject(OK);
    await eve.until(() => eve.table.pause === 'asked');
    expect(eve.table.pauseSeats).toBe(0b1);
    await ben.lobby({ op: 'pause', agree: true });
    expect(await eve.lobby({ op: 'pause', agree: false })).toMatchObject(OK);
    await ana.until(() => ana.table.pause === 'none');
    await ana.lobby({ op: 'pause', agree: true });
    await ben.lobby({ op: 'pause', agree: true });
    expect(ben.table.timers).toHaveLength(1);
    // Eve goes away: all who are left agree.
    await eve.leave();
    await ana.until(() => ana.table.pause === 'on');
    expect(ana.table).toMatchObject({ timers: [] });
    expect(await ana.act(ANYTHING)).toMatchObject({ error: 'paused' });
    expect(await ana.undo()).toMatchObject({ error: 'paused' });
    // The bot that holds the seat of Eve waits as well.
    await ana.until(() => ana.table.seats[2]?.held === true);
    const committed = () =>
      (ana.table.view as { seats: { committed: boolean }[] }).seats[2]?.committed;
    clock.pass(60_000);
    await elsewhere(server.url, clock);
    expect(committed()).toBe(false);
    expect(await ben.lobby({ op: 'resume' })).toMatchObject(OK);
    await ana.until(() => ana.table.pause === 'none');
    expect(ana.table.timers).toHaveLength(1);
    await ana.until(() => committed() === true);
    expect(await ana.answer()).toMatchObject(OK);
    const told = notices(ana).filter((text) => !text.startsWith('away'));
    expect(told).toEqual([
      'pauseAsked A',
      'pauseLapsed C',
      'pauseAsked A',
      'pauseBegan ',
      'resumed B',
    ]);
    await done([ana, ben]);
  });

  test('alone one has agreed with everybody; without an answer the wish lapses', async () => {
    const ana = await Guest.create(server.url, { bots: [BOT], start: true });
    await ana.lobby({ op: 'pause', agree: true });
    await ana.until(() => ana.table.pause === 'on');
    await ana.lobby({ op: 'resume' });
    await ana.until(() => ana.table.pause === 'none');
    const [cleo, dan] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    await cleo.lobby({ op: 'pause', agree: true });
    await dan.until(() => dan.table.pause === 'asked');
    await clock.during(dan.until(() => dan.table.pause === 'none'));
    await done([ana, cleo, dan]);
  });
});

describe('who may ask', () => {
  test('a person without a seat may ask nothing, and nobody anything at the wrong time', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    const eye = await Guest.join(server.url, ana.code, { spectate: true });
    const before = JSON.stringify(ana.table);
    const asked: readonly JsonObject[] = [
      { op: 'leave' },
      { op: 'back' },
      { op: 'open', seat: 0, open: true },
      { op: 'vote', seat: 0, remove: true },
      { op: 'vote', seat: 0, remove: false },
      { op: 'pause', agree: true },
      { op: 'pause', agree: false },
      { op: 'resume' },
    ];
    for (const request of asked) {
      expect(await eye.lobby(request), JSON.stringify(request)).toMatchObject({
        error: 'notSeated',
      });
    }
    expect(await eye.lobby({ op: 'clock', clock: 'blitz' })).toMatchObject({ error: 'notHost' });
    expect(await ana.lobby({ op: 'clock', clock: 'blitz' })).toMatchObject({ error: 'notNow' });
    const wrong: readonly JsonObject[] = [
      { op: 'vote', seat: 9, remove: true },
      { op: 'vote', seat: -1, remove: true },
      { op: 'vote', seat: 1 },
      { op: 'vote', seat: 1, remove: 'yes' },
      { op: 'open', seat: 15, open: 1 },
      { op: 'pause' },
      { op: 'leave', seat: 1 },
      { op: 'clock', clock: 5 },
      { op: 'write', text: { toString: 'x' } },
    ];
    for (const request of wrong) {
      expect(await ben.lobby(request), JSON.stringify(request)).toMatchObject({
        error: 'malformed',
      });
    }
    expect(JSON.stringify(ana.table)).toBe(before);
    expect(notices(ana)).toEqual([]);
    await done([ana, ben, eye]);
  });

  test('the host sets the clock by one word in the lobby, or with the table', async () => {
    const ana = await Guest.create(server.url, { seats: 2, clock: 'relaxed' });
    const ticks = (preset: string) => {
      const { bank = 0, options = {} } = game.clocks?.[preset] ?? {};
      const texts = Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)]);
      expect(texts.length).toBeGreaterThan(0);
      return { bank: bank * 1000, options: Object.fromEntries(texts) };
    };
    expect(ticks('relaxed')).not.toEqual(ticks('blitz'));
    expect(ana.table).toMatchObject(ticks('relaxed'));
    expect(await ana.lobby({ op: 'clock', clock: 'blitz' })).toMatchObject(OK);
    expect(ana.table).toMatchObject(ticks('blitz'));
    expect(await ana.lobby({ op: 'clock', clock: 'none' })).toMatchObject(OK);
    expect(ana.table).toMatchObject(ticks('none'));
    await ana.leave();
  });
});

describe('the next match', () => {
  test('keeps the group together, spectators included', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    const eye = await Guest.join(server.url, ana.code, { spectate: true });
    await Promise.all([ana.play('a'), ben.play('b')]);
    const { matchId, code } = ana.table;
    // The host leaves: the other person has the host's rights and the next match.
    await ana.lobby({ op: 'leave' });
    await ben.until(() => ben.table.host === 1);
    expect(await ben.lobby({ op: 'rematch' })).toMatchObject(OK);
    await eye.until(() => eye.table.matchId !== matchId && eye.table.stage === 'playing');
    expect(eye.table.code).toBe(code);
    expect(eye.table.spectators).toBe(2);
    expect(eye.closed).toBeNull();
    await eye.until(() => eye.events.some(({ seq }) => seq === 0));
    expect((await ben.answer()).ok).toBe(true);
    await done([ana, ben, eye]);
  });
});

describe('after a restart', () => {
  test('pause, time banks, open chairs and who has left are as they were', async () => {
    const data = newFolder();
    let own = await startServer({ absenceSeconds: 0 }, { clock }, data);
    const [ana, ben, eve] = (await seatedTable(own.url, 3, { clock: 'blitz' })) as Guest[];
    if (!ana || !ben || !eve) throw new Error('three sit');
    await eve.lobby({ op: 'leave' });
    await ana.lobby({ op: 'open', seat: 2, open: true });
    // Ana and Ben think for longer than the 30 s of a bid; the banks begin to run.
    clock.pass(34_000);
    await ana.answer();
    await ana.lobby({ op: 'pause', agree: true });
    await ben.lobby({ op: 'pause', agree: true });
    await ana.until(() => ana.table.pause === 'on');
    const { matchId, seq, seats, bank } = ana.table;
    expect(bank).toBe(120_000);
    expect(seats[0]?.bank).toBe(116_000);
    const tokens = [ana.token, ben.token];
    await own.app.close();

    own = await startServer({ absenceSeconds: 0 }, { clock }, data);
    const back = await Guest.join(own.url, ana.code, { token: tokens[0] ?? '' });
    expect(back.table).toMatchObject({ pause: 'on', matchId, seq, bank, timers: [] });
    expect(back.table.seats[0]?.bank).toBe(seats[0]?.bank);
    expect(back.table.seats[2]).toMatchObject({ bot: BOT, open: true, taken: false });
    expect(await back.act(ANYTHING)).toMatchObject({ error: 'paused' });
    const other = await Guest.join(own.url, ana.code, { token: eve.token });
    expect(other.seat).toBe(-1);
    expect(await other.lobby({ op: 'sit', seat: 2 })).toMatchObject(OK);
    expect(await back.lobby({ op: 'resume' })).toMatchObject(OK);
    await back.until(() => back.table.pause === 'none');
    await done([back, other]);
    await own.app.close();
    sweep(data);
  });
});
