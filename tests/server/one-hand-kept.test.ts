/**
 * Nobody sees two hands of a match: not as a caster, not at a stand, not over a restart, with any
 * request.
 */

import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'colyseus.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import { proveAll } from '../../server/journal/sqlite-schema.ts';
import { CLOSE_SEATED, OTHER_HAND } from '../../server/protocol/messages.ts';
import { Witnesses } from '../../server/table/witnesses.ts';
import { Tally } from '../campaign/campaign.ts';
import { wantTwoHands } from '../campaign/hostile/two-hands.ts';
import { ALL, several } from '../scope.ts';
import { FakeClock } from './fake-clock.ts';
import { Guest, newFolder, startServer, sweep, type TestServer } from './harness.ts';
import { done, idOf, joinAt, OK, open, people, refused, vote } from './one-hand.ts';
import { SHORT } from './stand.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ absenceSeconds: 0 }, { clock });
});
afterAll(() => server.stop());

const join = (ana: Guest, name: string, more: JsonObject = {}, url = server.url) =>
  joinAt(url, ana, name, more);

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

  test('a person who has watched all hands takes no chair of that match', async () => {
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

  test('a person with a hand does not watch the others’; after the end they may', async () => {
    const [ana, ben] = await withCaster(1);
    await expect(cast(ana, 'Ana')).rejects.toMatchObject({ code: OTHER_HAND });
    await ben.lobby({ op: 'leave' });
    await expect(cast(ana, 'Ben')).rejects.toMatchObject({ code: OTHER_HAND });
    await done(ana, ben);
    // Hands shown only after the end are no advantage.
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
    // The remaining one has watched from the first round on.
    await ben.lobby({ op: 'leave' });
    await ana.lobby(open(1));
    await other.leave();
    const carl = await join(ana, 'Carl');
    await refused(carl, 1, 'otherHand');
    await done(ana, ben, carl);
  });
});

test('the showcase: a person who gives a chair up gets the same one or waits for the next match', async () => {
  const show = await startServer({ showcase: 'on', operator: 'gondola-42' }, SHORT);
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
    // Ana has seen the hand of the chair that any other phone is offered first.
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
  test('witnesses, a kept chair and the way back survive; files know no id', async () => {
    const data = newFolder();
    let own = await startServer({ absenceSeconds: 0 }, { clock }, data);
    const [ana, ben, eve] = (await people(['Ana', 'Ben', 'Eve'], own.url)) as Guest[];
    if (!ana || !ben || !eve) throw new Error('three sit');
    const tokens = [ana.token, ben.token];
    await eve.lobby({ op: 'leave' });
    await ana.lobby(open(2));
    await ben.leave();
    await ana.until(() => ana.table.seats[1]?.held === true);
    clock.pass(60_000);
    await ana.until(() => ana.table.seats[1]?.removable === true);
    expect(await ana.lobby(vote(1))).toMatchObject(OK);
    await ana.until(() => ana.table.seats[1]?.reserved === true);
    await own.app.close();

    own = await startServer({ absenceSeconds: 0 }, { clock }, data);
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
    let own = await startServer({ absenceSeconds: 0 }, { clock }, data);
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

    own = await startServer({ absenceSeconds: 0 }, { clock }, data);
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

test('a person who takes a chair again is a witness by the new token, too', () => {
  const browser = 'browser';
  const once = Witnesses.begin([], []).with({ token: 'first', browser }, 3);
  const again = once.with({ token: 'second', browser }, 3);
  for (const token of ['first', 'second']) {
    expect(again.bars({ token, browser: '' }, 1), token).toBe(true);
    expect(again.bars({ token, browser: '' }, 3), token).toBe(false);
  }
});

test('any requests in any order: nobody is ever shown two hands', async () => {
  // A minute of patience is 60 ms: votes about waiting and absence pass as well.
  const own = await startServer({ absenceSeconds: 0 }, { clockSecond: 1 });
  const tally = new Tally();
  try {
    for (let n = 0; n < several(3, 14); n++) {
      await wantTwoHands(own.url, new SeededChance(`two hands ${n}`), tally, 60, true);
    }
  } finally {
    await own.stop();
  }
  const { sums } = tally;
  const usual = ['hands shown', 'take: otherHand'];
  const rare = [
    'take: done',
    'return: done',
    'removed by vote',
    'casters',
    `not let in: ${OTHER_HAND}`,
  ];
  for (const what of ALL ? [...usual, ...rare] : usual) {
    expect(sums[what] ?? 0, what).toBeGreaterThan(0);
  }
});
