/** A table that falls asleep while somebody is joining it. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { matchMaker } from '../../server/colyseus.ts';
import type { Journal } from '../../server/journal/journal.ts';
import type { TableRoom } from '../../server/table/room.ts';
import { newTraffic, reserve, WireClient } from '../bench/load/wire-client.ts';
import { FakeClock } from './fake-clock.ts';
import { Guest, startServer, type TestServer } from './harness.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ idleSeconds: 1 }, { clock });
});
afterAll(() => server.stop());

/** The awake table of this process with this code. */
const roomOf = (code: string): TableRoom | undefined =>
  matchMaker.getLocalRoomById(code) as TableRoom | undefined;

/** Nobody is at the table any more, and the journal has that. */
const left = (code: string): Promise<void> =>
  vi.waitFor(() => expect(roomOf(code)?.table.paused).toBe(true), { timeout: 60_000 });

test('a person who has asked for a place finds the table awake, later than it would have slept', async () => {
  const ana = await Guest.create(server.url, { seats: 2 });
  const { code } = ana;
  await ana.leave();
  await left(code);
  clock.pass(500);
  const place = await reserve(server.url, `joinById/${code}`, { name: 'Ben' });
  clock.pass(1500);
  const ben = await WireClient.open(server.url, place, newTraffic());
  expect(ben.code).toBe(code);
  expect(ben.seat).toBe(0);
  ben.drop();
});

/** A journal that stores no table while the gate is shut. */
class Gate {
  private shut: Promise<void> | null = null;
  private open = (): void => undefined;
  /** How many writings wait. */
  waiting = 0;

  close(): void {
    this.shut = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  release(): void {
    this.open();
    this.shut = null;
  }

  wrap = (journal: Journal): Journal =>
    new Proxy(journal, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        const method = value.bind(target) as (...args: unknown[]) => unknown;
        if (name !== 'saveTable') return method;
        return async (...args: unknown[]) => {
          this.waiting++;
          await this.shut;
          this.waiting--;
          return method(...args);
        };
      },
    });
}

test('a table that falls asleep slowly: a newcomer waits, or must ask again', async () => {
  const gate = new Gate();
  const slow = await startServer({ idleSeconds: 1 }, { clock, journal: gate.wrap });
  try {
    // A table with time banks writes them down when it falls asleep.
    const wish = { seats: 2, bots: ['random'], start: true, clock: 'blitz' } as const;
    const ana = await Guest.create(slow.url, wish);
    await ana.until(() => ana.table.stage === 'playing');
    const { code, token } = ana;
    const fallAsleep = async (guest: Guest): Promise<void> => {
      await guest.leave();
      // The next write is the falling asleep.
      await left(code);
      gate.close();
      await clock.until(async () => gate.waiting > 0 && !(await matchMaker.getRoomById(code)));
    };
    const join = async (): Promise<{ status: number; error?: string }> => {
      const url = `${slow.url}/matchmake/joinById/${code}`;
      const body = JSON.stringify({ token });
      const answer = await fetch(url, { method: 'POST', body });
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    await fallAsleep(ana);
    const looked = vi.spyOn(matchMaker.driver, 'findOne');
    const waits = Guest.join(slow.url, code, { token });
    // The table has been looked for more than once.
    await vi.waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(2), {
      timeout: 60_000,
    });
    looked.mockRestore();
    gate.release();
    const back = await waits;
    expect(back.seat).toBe(0);

    await fallAsleep(back);
    expect(await clock.during(join())).toMatchObject({
      status: 425,
      error: 'The table is just closing. Try again in a moment.',
    });
    gate.release();
    const again = await Guest.join(slow.url, code, { token });
    expect(again.seat).toBe(0);
    await again.leave();
  } finally {
    gate.release();
    await slow.stop();
  }
});
