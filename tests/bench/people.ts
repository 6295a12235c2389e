/**
 * People who look for a match: lists a second, people who join the queue and are led away a second,
 * and what one who waits costs. Server and clients are in this one process.
 * `npm run bench -- people --people 2000 --tables 200 --seconds 5 --json`
 */

import { Client, type Room } from 'colyseus.js';
import { QUEUE_ID } from '../../server/protocol/people.ts';
import { GAME_ID, Guest, game, startServer } from '../server/harness.ts';

const given = (name: string, fallback: number): number => {
  const k = process.argv.indexOf(`--${name}`);
  return k < 0 ? fallback : Number(process.argv[k + 1]);
};

/** Requests that are under way at once. */
const AT_ONCE = 32;

const megabytes = (): number => {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};
const round = (n: number): number => Math.round(n * 10) / 10;

/** Does `one` so many times, some at once. */
async function all<T>(n: number, one: (k: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let k = next++; k < n; k = next++) done.push(await one(k));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

/** Figures of the list and the queue. */
export async function benchPeople(): Promise<object> {
  const people = given('people', 2000);
  const tables = given('tables', 200);
  const seconds = given('seconds', 5);
  const most = 1e6;
  const limits = { maxTables: most, tablesEach: most, dailyMegabytes: 0 };
  const server = await startServer({ ...limits, queueMost: most, queueEach: most });
  const clock = Object.keys(game.clocks ?? {})[1] ?? '';
  const hosts = await all(tables, (k) =>
    Guest.create(server.url, { name: `Host ${k}`, seats: 4, everybody: true }),
  );

  let lists = 0;
  let bytes = 0;
  const end = performance.now() + seconds * 1000;
  const look = async (): Promise<void> => {
    while (performance.now() < end) {
      bytes = (await (await fetch(`${server.url}/open?page=${lists % 3}`)).text()).length;
      lists++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));

  const before = megabytes();
  let led = 0;
  const began = performance.now();
  const rooms = await all(people, async (k): Promise<Room> => {
    const browser = `bench-${String(k).padStart(20, '0')}`;
    const wish = { game: GAME_ID, clock, browser, later: true };
    const room = await new Client(server.url).joinById(QUEUE_ID, wish);
    room.reconnection.enabled = false;
    room.onMessage('queue', () => undefined);
    room.onMessage('begin', () => {
      led++;
      void room.leave();
    });
    return room;
  });
  const joining = performance.now() - began;
  const waiting = megabytes();
  const ready = performance.now();
  for (const room of rooms) room.send('queue', { later: false });
  const here = Math.floor(people / 4) * 4;
  while (led < here) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (performance.now() - ready > 120_000) break;
  }
  const leading = performance.now() - ready;
  await Promise.all(hosts.map((host) => host.leave()));
  await server.stop();
  return {
    list: { tables, perSecond: Math.round(lists / seconds), bytes },
    queue: {
      people,
      joinedPerSecond: Math.round(people / (joining / 1000)),
      led,
      ledPerSecond: Math.round(led / (leading / 1000)),
      kilobytesEach: round(((waiting - before) * 1000) / people),
    },
  };
}
