/** Time at a table: clocks of decisions, the pace of bots, sleep and waking. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeClock } from './fake-clock.ts';
import { Guest, seatedTable, startServer, type TestServer } from './harness.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ idleSeconds: 1 }, { clock });
});
afterAll(() => server.stop());

/** How many tables are awake. */
const awake = async (): Promise<number> =>
  ((await (await fetch(`${server.url}/health`)).json()) as { tables: number }).tables;

describe('clocks', () => {
  test('the time of a decision of several runs only for those who have not decided', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2, { clock: 'blitz' })) as [Guest, Guest];
    const [timer] = ana.table.timers ?? [];
    const { deadline = 0 } = timer ?? {};
    const { serverNow = 0 } = ana.private;
    expect(timer).toMatchObject({ seats: 0b11, grace: false });
    expect(deadline - serverNow).toBe(30_000);
    await ana.answer(2);
    await ben.until(() => ben.table.timers?.[0]?.seats === 0b10);
    expect(ben.table.timers?.[0]?.deadline).toBe(deadline);
    await Promise.all([ana.leave(), ben.leave()]);
  });
});

describe('sleep', () => {
  test('a table that nobody is at sleeps and wakes with the same seats and position', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    await ana.answer(2);
    const own = structuredClone([ana.private.you, ben.private.you]);
    const { view, matchId, seq } = ana.table;
    await Promise.all([ana.leave(), ben.leave()]);
    await clock.until(async () => (await awake()) === 0);
    // Both at once: the table wakes once.
    const tokens = [ana.token, ben.token];
    const back = await Promise.all(
      tokens.map((token) => Guest.join(server.url, ana.code, { token })),
    );
    expect(back.map((guest) => guest.seat)).toEqual([0, 1]);
    expect(await awake()).toBe(1);
    expect(back[0].table).toMatchObject({ matchId, seq, view });
    expect(back.map((guest) => guest.private.you)).toEqual(own);
    await Promise.all(back.map((guest) => guest.leave()));
  });

  test('a lobby sleeps and wakes as well', async () => {
    const ana = await Guest.create(server.url, { seats: 4, name: 'Ana', color: 'yellow' });
    await ana.lobby({ op: 'bot', seat: 2, bot: 'random' });
    const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
    ana.room.reconnection.enabled = false;
    ben.room.reconnection.enabled = false;
    // Without a message, as when a lid is closed: the chairs stay theirs.
    ana.room.connection.close(4999);
    ben.room.connection.close(4999);
    await clock.until(async () => (await awake()) === 0);
    const again = await Guest.join(server.url, ana.code, { token: ana.token });
    expect(again.welcome).toMatchObject({ seat: 0, host: true });
    const seats = again.table.seats.map(({ name, color, bot }) => [name, color, bot]);
    expect(seats[0]).toEqual(['Ana', 'yellow', '']);
    expect(seats[1]?.[0]).toBe('Ben');
    expect(seats[2]?.[2]).toBe('random');
    await again.leave();
  });
});

describe('the pace of bots', () => {
  test('natural before a person’s eyes, and settable', async () => {
    const ana = await Guest.create(server.url, { bots: ['random'], start: true, pace: 'normal' });
    const start = clock.now();
    const committed = () =>
      (ana.table.view as { seats: { committed: boolean }[] }).seats.filter((seat) => seat.committed)
        .length;
    await clock.during(ana.until(() => committed() === 2));
    expect(clock.now() - start).toBeGreaterThan(1000);
    expect(await ana.lobby({ op: 'pace', pace: 'instant' })).toMatchObject({ ok: true });
    await ana.play('pace', () => ana.table.seq > 20);
    expect(ana.table.pace).toBe('instant');
    await ana.leave();
  });

  test('a table of bots alone plays before a spectator', async () => {
    const eye = await Guest.create(server.url, {
      bots: ['random', 'random', 'random'],
      start: true,
    });
    expect(eye.welcome).toMatchObject({ seat: null, host: false });
    await eye.until(() => eye.table.stage === 'finished', 30_000);
    await eye.leave();
  });
});
