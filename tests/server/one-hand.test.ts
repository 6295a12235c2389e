/**
 * Nobody sees two hands of a match: not by voting somebody out, not by leaving and coming again;
 * and a removed person may take the chair back.
 */

import { Client } from 'colyseus.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import { CLOSE_REPLACED, OTHER_HAND } from '../../server/protocol/messages.ts';
import { FakeClock } from './fake-clock.ts';
import { ANYTHING, BOT, Guest, seatedTable, startServer, type TestServer } from './harness.ts';
import { done, idOf, joinAt, notices, OK, open, people, refused, sit, vote } from './one-hand.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ absenceSeconds: 0 }, { clock });
});
afterAll(() => server.stop());

const join = (ana: Guest, name: string, more: JsonObject = {}, url = server.url) =>
  joinAt(url, ana, name, more);
const two = async () => (await people(['Ana', 'Ben'], server.url)) as [Guest, Guest];
const three = async () =>
  (await people(['Ana', 'Ben', 'Eve'], server.url)) as [Guest, Guest, Guest];

describe('removal', () => {
  test('at a table of two nobody votes the other one out and reads the cards', async () => {
    const [ana, ben] = await two();
    await ana.answer();
    const thinks = () => ana.table.seats[1];
    await clock.during(
      ana.until(() => thinks()?.keepsWaiting === true || thinks()?.removable === true),
    );
    expect(await ana.lobby(vote(1))).toMatchObject({ error: 'notAlone' });
    await ana.lobby(open(1));
    const second = await join(ana, 'Other');
    await refused(second, 1, 'seatTaken');
    expect(thinks()).toMatchObject({ name: 'Ben', keepsWaiting: true, removable: false, bot: '' });
    expect(ana.table.votes).toEqual([]);
    expect(ben.private.you).not.toBeNull();
    await done(ana, ben, second);
  });

  test('an absent person is removed by one vote; the chair is opened to nobody, and opens to its person', async () => {
    const [ana, ben] = await two();
    const { token } = ben;
    await ben.leave();
    await ana.until(() => ana.table.seats[1]?.held === true);
    clock.pass(60_000);
    await ana.until(() => ana.table.seats[1]?.removable === true);
    expect(await ana.lobby(vote(1))).toMatchObject(OK);
    await ana.until(() => ana.table.seats[1]?.bot === BOT);
    expect(ana.table.seats[1]?.reserved).toBe(true);
    expect(await ana.lobby(open(1))).toMatchObject({ error: 'reserved' });
    // In the same browser or in any other, nobody's second connection gets Ben's cards.
    for (const name of ['Ana', 'Other']) {
      const second = await join(ana, name);
      await refused(second, 1, 'seatTaken');
      expect(await second.lobby({ op: 'return' })).toMatchObject({ error: 'seatTaken' });
      expect(await second.lobby({ op: 'take' })).toMatchObject({ ok: false });
      await second.leave();
    }
    // Ben's own token opens the way back.
    const again = await join(ana, 'Ben', { token });
    expect(again.seat).toBe(-1);
    expect(again.welcome).toMatchObject({ former: 1, token });
    expect(await again.lobby({ op: 'return' })).toMatchObject(OK);
    await again.until(() => again.seat === 1 && again.private.you !== null);
    expect(again.token).toBe(token);
    await ana.until(() => ana.table.seats[1]?.taken === true);
    expect(ana.table.seats[1]).toMatchObject({ name: 'Ben', bot: '', reserved: false });
    expect(notices(ana).at(-1)).toMatch(/^returned Ben by \w+$/);
    await done(ana, again);
  });

  test('two voters remove who thinks for too long; the removed takes the chair back at once', async () => {
    const [ana, ben, eve] = await three();
    await ana.answer();
    await ben.answer();
    clock.pass(60_000);
    await ana.until(() => ana.table.seats[2]?.removable === true);
    expect(await ana.lobby(vote(2))).toMatchObject(OK);
    expect(ana.table.seats[2]?.bot).toBe('');
    expect(await ben.lobby(vote(2))).toMatchObject(OK);
    await eve.until(() => eve.welcome.seat === null && eve.private.you === null);
    expect(eve.welcome.former).toBe(2);
    expect(await eve.act(ANYTHING)).toMatchObject({ error: 'notSeated' });
    expect(await eve.lobby({ op: 'return' })).toMatchObject(OK);
    await eve.until(() => eve.seat === 2 && eve.private.you !== null);
    expect(await eve.lobby({ op: 'return' })).toMatchObject({ error: 'notNow' });
    await done(ana, ben, eve);
  });

  test('two voters may give the chair to somebody else: everybody is told, the way back ends', async () => {
    const [ana, ben, eve] = await three();
    await ana.answer();
    await ben.answer();
    clock.pass(60_000);
    await ana.until(() => ana.table.seats[2]?.removable === true);
    await ana.lobby(vote(2));
    await ben.lobby(vote(2));
    await eve.until(() => eve.welcome.former === 2);
    expect(await ana.lobby(open(2))).toMatchObject(OK);
    // Not in a browser that has a hand here.
    const second = await join(ana, 'Ana');
    await refused(second, 2, 'otherHand');
    expect(await second.lobby({ op: 'take' })).toMatchObject({ error: 'otherHand' });
    const late = await join(ana, 'Late');
    expect(await late.lobby(sit(2))).toMatchObject(OK);
    const watching = await join(ana, 'Watching', { spectate: true });
    for (const guest of [ana, ben, eve, watching]) {
      await guest.until(() => guest.table.seats[2]?.name === 'Late');
      await guest.until(() => notices(guest).some((line) => /^took Late by \w+$/.test(line)));
    }
    expect(await eve.lobby({ op: 'return' })).toMatchObject({ error: 'seatTaken' });
    await done(ana, ben, eve, late, second, watching);
  });
});

describe('a person who has had a hand takes no other one', () => {
  test('after leaving: by the same connection, the old token, the same browser; the same chair is theirs', async () => {
    const [ana, ben, eve] = await three();
    const { token } = ben;
    await ben.lobby({ op: 'leave' });
    await eve.lobby({ op: 'leave' });
    await ben.until(() => ben.seat < 0);
    await ana.lobby(open(1));
    await ana.lobby(open(2));
    await refused(ben, 2, 'otherHand');
    const byBrowser = await join(ana, 'Ben');
    await refused(byBrowser, 2, 'otherHand');
    const byToken = await Guest.join(server.url, ana.code, { token });
    await refused(byToken, 2, 'otherHand');
    expect(await byBrowser.lobby({ op: 'take' })).toMatchObject(OK);
    await byBrowser.until(() => byBrowser.seat === 1);
    // Meanwhile the other way in is shut as well.
    await refused(byToken, 2, 'otherHand');
    expect(await byToken.lobby({ op: 'take' })).toMatchObject({ error: 'otherHand' });
    await done(ana, ben, eve, byBrowser, byToken);
  });

  test('without any id: a connection remembers what it was', async () => {
    const all = (await seatedTable(server.url, 3)) as [Guest, Guest, Guest];
    const [ana, ben, eve] = all;
    await ben.lobby({ op: 'leave' });
    await eve.lobby({ op: 'leave' });
    await ana.lobby(open(2));
    await refused(ben, 2, 'otherHand');
    await done(...all);
  });

  test('a browser has one chair at a table, before the match as well', async () => {
    const ana = await Guest.create(server.url, { seats: 3, name: 'Ana', browser: idOf('Ana') });
    const second = await join(ana, 'Ana');
    await refused(second, 1, 'oneSeat');
    expect(await second.lobby({ op: 'take' })).toMatchObject({ error: 'oneSeat' });
    const ben = await join(ana, 'Ben');
    expect(ben.seat).toBe(1);
    // Somebody who has got up may sit down elsewhere: there are no hands yet.
    await ana.lobby({ op: 'stand' });
    expect(await second.lobby(sit(2))).toMatchObject(OK);
    await done(ana, ben, second);
  });

  test('a token opens its seat in no browser that knows another hand', async () => {
    const [ana, ben] = await two();
    const { token } = ben;
    await expect(join(ana, 'Ana', { token })).rejects.toMatchObject({ code: OTHER_HAND });
    // On another device of Ben's it does, and that one is a witness from now on.
    const phone = await join(ana, 'BensPhone', { token });
    expect(phone.seat).toBe(1);
    await ana.lobby({ op: 'leave' });
    await phone.until(() => phone.table.seats[0]?.bot !== '');
    await phone.lobby(open(0));
    await phone.lobby({ op: 'leave' });
    await refused(phone, 0, 'otherHand');
    const again = await join(ana, 'BensPhone');
    await refused(again, 0, 'otherHand');
    // Ben's first connection has given way to the phone.
    expect(ben.closed).toBe(CLOSE_REPLACED);
    await done(ana, phone, again);
  });

  test('nor by a broken connection that comes back when the seat was open elsewhere', async () => {
    const ana = await Guest.create(server.url, { seats: 3, name: 'Ana', browser: idOf('Ana') });
    const ben = await join(ana, 'Ben');
    await ana.lobby({ op: 'bot', seat: 2, bot: BOT });
    ben.room.reconnection.enabled = false;
    const { reconnectionToken } = ben.room;
    ben.room.connection.close();
    await ana.until(() => ana.table.seats[1]?.connected === false);
    const phone = await join(ana, 'BensPhone', { token: ben.token });
    expect(await ana.lobby({ op: 'start' })).toMatchObject(OK);
    const back = await new Guest(await new Client(server.url).reconnect(reconnectionToken)).ready();
    await back.until(() => back.private.you !== null);
    await back.lobby({ op: 'leave' });
    expect(await ana.lobby(open(2))).toMatchObject(OK);
    const again = await join(ana, 'Ben');
    await refused(again, 2, 'otherHand');
    await phone.until(() => phone.closed !== null);
    await done(ana, back, again);
  });

  test('the next match knows the browser in which its owner is now', async () => {
    const ana = await Guest.create(server.url, {
      seats: 2,
      browser: idOf('Ana'),
      bots: ['random'],
    });
    const { token } = ana;
    await ana.lobby({ op: 'start' });
    await join(ana, 'AnasPhone', { token });
    const back = await join(ana, 'Ana', { token });
    await back.play(3);
    expect(await back.lobby({ op: 'rematch' })).toMatchObject(OK);
    await back.until(() => back.table.stage === 'playing' && back.private.you !== null);
    expect(await back.lobby(open(1))).toMatchObject(OK);
    await back.lobby({ op: 'leave' });
    const again = await join(ana, 'Ana');
    await refused(again, 1, 'otherHand');
    await done(back, again);
  });

  test('a new match: nobody has seen anything of it', async () => {
    const ana = await Guest.create(server.url, {
      seats: 2,
      browser: idOf('Ana'),
      bots: ['random'],
    });
    await ana.lobby({ op: 'start' });
    await ana.play(5);
    await ana.lobby({ op: 'reopen' });
    await ana.until(() => ana.table.stage === 'lobby');
    await ana.lobby({ op: 'bot', seat: 1, bot: null });
    expect(await ana.lobby(sit(1))).toMatchObject(OK);
    await ana.lobby({ op: 'bot', seat: 0, bot: 'random' });
    expect(await ana.lobby({ op: 'start' })).toMatchObject(OK);
    await ana.until(() => ana.private.you !== null);
    await ana.lobby({ op: 'leave' });
    expect(await ana.lobby({ op: 'take' })).toMatchObject(OK);
    await ana.until(() => ana.seat === 1);
    await ana.leave();
  });
});
