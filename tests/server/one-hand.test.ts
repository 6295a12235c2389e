/**
 * Nobody sees two hands of a match: not by voting somebody out, not by leaving and coming again, not
 * as a caster, not over a restart; and whoever was removed may take the chair back.
 */

import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'colyseus.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import { proveAll } from '../../server/journal/sqlite-schema.ts';
import { CLOSE_REPLACED, CLOSE_SEATED, OTHER_HAND } from '../../server/protocol/messages.ts';
import { Witnesses } from '../../server/table/witnesses.ts';
import { Tally } from '../campaign/campaign.ts';
import { wantTwoHands } from '../campaign/hostile/two-hands.ts';
import { Guest, newFolder, seatedTable, startServer, sweep, type TestServer } from './harness.ts';

const TIMES = { clockSecond: 10 };
let server: TestServer;
beforeAll(async () => {
  // A minute of patience is 0.6 s here.
  server = await startServer({ absenceSeconds: 0 }, TIMES);
});
afterAll(() => server.stop());

const OK = { ok: true };
const bid = (amount: number): JsonObject => ({ type: 'submitBid', amount });
const vote = (seat: number): JsonObject => ({ op: 'vote', seat, remove: true });
const open = (seat: number): JsonObject => ({ op: 'open', seat, open: true });
const sit = (seat: number): JsonObject => ({ op: 'sit', seat });
const idOf = (name: string): string => `browser-of-${name}`.padEnd(24, '-');
const done = (...guests: readonly Guest[]) => Promise.all(guests.map((guest) => guest.leave()));
const join = (ana: Guest, name: string, more: JsonObject = {}, url = server.url) =>
  Guest.join(url, ana.code, { name, browser: idOf(name), ...more });
const notices = (guest: Guest): string[] =>
  guest.talk.flatMap((line) =>
    'notice' in line ? [`${line.notice} ${line.name}${line.by ? ` by ${line.by}` : ''}`] : [],
  );

/** People at a running match, each in a browser of their own. */
async function people(names: readonly string[], url = server.url): Promise<Guest[]> {
  const [first = '', ...others] = names;
  const seats = names.length;
  const host = await Guest.create(url, { seats, name: first, browser: idOf(first) });
  const all = [host];
  for (const name of others) all.push(await join(host, name, {}, url));
  expect(await host.lobby({ op: 'start' })).toMatchObject(OK);
  await Promise.all(all.map((guest) => guest.until(() => guest.private.you !== null)));
  return all;
}
const two = async () => (await people(['Ana', 'Ben'])) as [Guest, Guest];
const three = async () => (await people(['Ana', 'Ben', 'Eve'])) as [Guest, Guest, Guest];

/** The guest of a match comes again as somebody who watches, to take `seat`. */
async function refused(guest: Guest, seat: number, error: string): Promise<void> {
  expect(await guest.lobby(sit(seat))).toMatchObject({ ok: false, error });
  expect(guest.seat).toBe(-1);
  expect(guest.private.you).toBeNull();
}

describe('removal', () => {
  test('at a table of two nobody votes the other one out and reads the cards', async () => {
    const [ana, ben] = await two();
    await ana.act(bid(0));
    const thinks = () => ana.table.seats[1];
    await ana.until(() => thinks()?.keepsWaiting === true || thinks()?.removable === true);
    expect(await ana.lobby(vote(1))).toMatchObject({ error: 'notAlone' });
    await ana.lobby(open(1));
    const second = await join(ana, 'Other');
    await refused(second, 1, 'seatTaken');
    expect(thinks()).toMatchObject({ name: 'Ben', keepsWaiting: true, removable: false, bot: '' });
    expect(ana.table.votes).toEqual([]);
    expect(ben.private.you).not.toBeNull();
    await done(ana, ben, second);
  });

  test('who was away is removed by one vote; the chair is opened to nobody, and opens to its person', async () => {
    const [ana, ben] = await two();
    const { token } = ben;
    await ben.leave();
    await ana.until(() => ana.table.seats[1]?.removable === true);
    expect(await ana.lobby(vote(1))).toMatchObject(OK);
    await ana.until(() => ana.table.seats[1]?.bot === 'merchant');
    expect(ana.table.seats[1]?.reserved).toBe(true);
    expect(await ana.lobby(open(1))).toMatchObject({ error: 'reserved' });
    // Neither in the same browser nor in any other: nobody's second connection gets Ben's cards.
    for (const name of ['Ana', 'Other']) {
      const second = await join(ana, name);
      await refused(second, 1, 'seatTaken');
      expect(await second.lobby({ op: 'return' })).toMatchObject({ error: 'seatTaken' });
      expect(await second.lobby({ op: 'take' })).toMatchObject({ ok: false });
      await second.leave();
    }
    // Nor when Ana leaves the table to nobody.
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
    await ana.act(bid(0));
    await ben.act(bid(0));
    await ana.until(() => ana.table.seats[2]?.removable === true);
    expect(await ana.lobby(vote(2))).toMatchObject(OK);
    expect(ana.table.seats[2]?.bot).toBe('');
    expect(await ben.lobby(vote(2))).toMatchObject(OK);
    await eve.until(() => eve.welcome.seat === null && eve.private.you === null);
    expect(eve.welcome.former).toBe(2);
    expect(await eve.act(bid(0))).toMatchObject({ error: 'notSeated' });
    expect(await eve.lobby({ op: 'return' })).toMatchObject(OK);
    await eve.until(() => eve.seat === 2 && eve.private.you !== null);
    expect(await eve.lobby({ op: 'return' })).toMatchObject({ error: 'notNow' });
    await done(ana, ben, eve);
  });

  test('two voters may give the chair to somebody else: everybody is told, the way back ends', async () => {
    const [ana, ben, eve] = await three();
    await ana.act(bid(0));
    await ben.act(bid(0));
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

describe('whoever has had a hand takes no other one', () => {
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
    await ana.lobby({ op: 'bot', seat: 2, bot: 'merchant' });
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

describe('casters', () => {
  const KEY = 'k'.repeat(22);
  const token = createHash('sha256').update(KEY).digest('hex');
  const cast = (ana: Guest, name: string) =>
    new Client(server.url).joinById(ana.code, { caster: KEY, browser: idOf(name) });

  async function withCaster(delay: number): Promise<[Guest, Guest]> {
    const ana = await Guest.create(server.url, { seats: 2, name: 'Ana', browser: idOf('Ana') });
    const ben = await join(ana, 'Ben');
    expect(await ana.lobby({ op: 'caster', delay, token })).toMatchObject(OK);
    await ana.lobby({ op: 'start' });
    await ben.until(() => ben.private.you !== null);
    return [ana, ben];
  }

  test('whoever has watched all hands takes no chair of that match', async () => {
    const [ana, ben] = await withCaster(1);
    const room = await cast(ana, 'Carl');
    await ben.lobby({ op: 'leave' });
    await ana.until(() => ana.table.seats[1]?.bot !== '');
    await ana.lobby(open(1));
    await room.leave();
    const carl = await join(ana, 'Carl');
    await refused(carl, 1, 'otherHand');
    await done(ana, ben, carl);
  });

  test('whoever has a hand does not watch the others’; after the end they may', async () => {
    const [ana, ben] = await withCaster(1);
    await expect(cast(ana, 'Ana')).rejects.toMatchObject({ code: OTHER_HAND });
    await ben.lobby({ op: 'leave' });
    await expect(cast(ana, 'Ben')).rejects.toMatchObject({ code: OTHER_HAND });
    await done(ana, ben);
    // What is shown after the end alone is nobody's advantage.
    const [cleo, dan] = await withCaster(0);
    const room = await cast(cleo, 'Ana');
    await room.leave();
    await done(cleo, dan);
  });

  test('a caster who sits down is none in the match that begins', async () => {
    const ana = await Guest.create(server.url, { seats: 2, name: 'Ana', browser: idOf('Ana') });
    await ana.lobby({ op: 'caster', delay: 1, token });
    const room = await cast(ana, 'Ben');
    const closed = new Promise<number>((resolve) => void room.onLeave(resolve));
    const other = await cast(ana, 'Carl');
    const ben = await join(ana, 'Ben');
    await ana.lobby({ op: 'start' });
    expect(await closed).toBe(CLOSE_SEATED);
    // Who stays has watched from the first round on.
    await ben.lobby({ op: 'leave' });
    await ana.lobby(open(1));
    await other.leave();
    const carl = await join(ana, 'Carl');
    await refused(carl, 1, 'otherHand');
    await done(ana, ben, carl);
  });
});

test('the showcase: whoever gives a chair up gets the same one or waits for the next match', async () => {
  const show = await startServer({ showcase: 'on', operator: 'gondola-42' }, { clockSecond: 1000 });
  try {
    const { code } = (await (await fetch(`${show.url}/showcase/state`)).json()) as { code: string };
    const phone = async (name: string) => {
      const guest = await Guest.join(show.url, code, { name, browser: idOf(name), spectate: true });
      await guest.until(() => guest.table.seats.some((one) => one.open), 30_000);
      return guest;
    };
    const ana = await phone('Ana');
    expect(await ana.lobby({ op: 'take' })).toMatchObject(OK);
    await ana.until(() => ana.seat >= 0);
    const { seat } = ana;
    await ana.lobby({ op: 'leave' });
    await refused(ana, (seat + 1) % 4, 'otherHand');
    // The chair that any other phone is offered first is the one that Ana has seen.
    const ben = await phone('Ben');
    expect(await ben.lobby({ op: 'take' })).toMatchObject(OK);
    await ben.until(() => ben.seat === seat);
    const again = await phone('Ana');
    expect(await again.lobby({ op: 'take' })).toMatchObject({ error: 'otherHand' });
    await ben.lobby({ op: 'leave' });
    await again.until(() => again.table.seats[seat]?.open === true);
    expect(await again.lobby({ op: 'take' })).toMatchObject(OK);
    await again.until(() => again.seat === seat);
    await done(ana, ben, again);
  } finally {
    await show.stop();
  }
});

describe('over a restart', () => {
  test('who has seen what, a kept chair and the way back are as they were; files know no id', async () => {
    const data = newFolder();
    let own = await startServer({ absenceSeconds: 0 }, TIMES, data);
    const [ana, ben, eve] = (await people(['Ana', 'Ben', 'Eve'], own.url)) as Guest[];
    if (!ana || !ben || !eve) throw new Error('three sit');
    const tokens = [ana.token, ben.token];
    await eve.lobby({ op: 'leave' });
    await ana.lobby(open(2));
    await ben.leave();
    await ana.until(() => ana.table.seats[1]?.removable === true);
    expect(await ana.lobby(vote(1))).toMatchObject(OK);
    await ana.until(() => ana.table.seats[1]?.reserved === true);
    await own.app.close();

    own = await startServer({ absenceSeconds: 0 }, TIMES, data);
    const back = await join(ana, 'Ana', { token: tokens[0] ?? '' }, own.url);
    expect(back.seat).toBe(0);
    expect(await back.lobby(open(1))).toMatchObject({ error: 'reserved' });
    const benAgain = await join(ana, 'Ben', { token: tokens[1] ?? '' }, own.url);
    await refused(benAgain, 2, 'otherHand');
    const second = await join(ana, 'Ana', {}, own.url);
    await refused(second, 2, 'otherHand');
    expect(await benAgain.lobby({ op: 'return' })).toMatchObject(OK);
    await benAgain.until(() => benAgain.seat === 1);
    const eveAgain = await join(ana, 'Eve', {}, own.url);
    expect(await eveAgain.lobby({ op: 'take' })).toMatchObject(OK);
    await eveAgain.until(() => eveAgain.seat === 2);
    await done(back, benAgain, second, eveAgain);
    await own.app.close();

    const db = new DatabaseSync(`${data}/laguna.db`);
    const bodies = JSON.stringify(db.prepare('SELECT body FROM tables').all());
    expect(bodies).toContain('witnesses');
    expect(bodies).not.toContain('browser-of');
    // Without the table's code nobody tells a browser from a record.
    const bare = createHash('sha256').update(idOf('Ana')).digest('hex');
    expect(bodies).not.toContain(bare);
    db.close();
    sweep(data);
  });

  test('a table of an earlier version wakes; two who shared a browser go on, and take no third chair', async () => {
    const data = newFolder();
    let own = await startServer({ absenceSeconds: 0 }, TIMES, data);
    const [ana, ben, eve] = (await people(['Ana', 'Ben', 'Eve'], own.url)) as Guest[];
    if (!ana || !ben || !eve) throw new Error('three sit');
    await eve.lobby({ op: 'leave' });
    await ana.lobby(open(2));
    const tokens = [ana.token, ben.token];
    await own.app.close();
    const db = new DatabaseSync(`${data}/laguna.db`);
    const row = db.prepare('SELECT body FROM tables').get() as { body: string };
    const body = JSON.parse(row.body);
    delete body.seats.witnesses;
    for (const chair of body.seats.chairs) {
      for (const name of ['browser', 'former', 'reserved']) delete chair[name];
    }
    db.prepare('UPDATE tables SET body = ?').run(JSON.stringify(body));
    proveAll(db);
    db.close();

    own = await startServer({ absenceSeconds: 0 }, TIMES, data);
    const shared: Guest[] = [];
    for (const token of tokens) shared.push(await join(ana, 'Shared', { token }, own.url));
    expect(shared.map(({ seat }) => seat)).toEqual([0, 1]);
    await shared[1]?.lobby({ op: 'leave' });
    await refused(shared[1], 2, 'otherHand');
    const third = await join(ana, 'Shared', {}, own.url);
    await refused(third, 2, 'otherHand');
    await done(...shared, third);
    await own.app.close();
    sweep(data);
  });
});

test('whoever takes a chair again is a witness by the new token, too', () => {
  const browser = 'browser';
  const once = Witnesses.begin([], []).with({ token: 'first', browser }, 3);
  const again = once.with({ token: 'second', browser }, 3);
  for (const token of ['first', 'second']) {
    expect(again.bars({ token, browser: '' }, 1), token).toBe(true);
    expect(again.bars({ token, browser: '' }, 3), token).toBe(false);
  }
});

test('whatever people ask for in whatever order, nobody is ever shown two hands', async () => {
  // A minute of patience is 60 ms: votes about who waits and who is away pass as well.
  const own = await startServer({ absenceSeconds: 0 }, { clockSecond: 1 });
  const tally = new Tally();
  try {
    for (let n = 0; n < 14; n++) {
      await wantTwoHands(own.url, new SeededChance(`two hands ${n}`), tally, 60, true);
    }
  } finally {
    await own.stop();
  }
  const { sums } = tally;
  const all = ['take: done', 'return: done', 'removed by vote', 'casters', 'take: otherHand'];
  for (const what of [...all, `not let in: ${OTHER_HAND}`]) {
    expect(sums[what] ?? 0, what).toBeGreaterThan(0);
  }
});
