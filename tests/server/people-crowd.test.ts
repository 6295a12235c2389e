/** Two hundred people in the queue and at the list: everybody gets one seat, and nobody two. */

import { Client } from 'colyseus.js';
import { expect, test } from 'vitest';
import { usualSeats } from '../../server/people/usual.ts';
import { type OpenTables, QUEUE_ID, type QueueBegin } from '../../server/protocol/people.ts';
import { FakeClock } from './fake-clock.ts';
import { GAME_ID, Guest, game, startServer } from './harness.ts';

const PEOPLE = 200;
/** Of them, the last ones come by the list; the others by the queue. */
const BY_LIST = 40;
const SEATS = usualSeats(game);
const CLOCK = Object.keys(game.clocks ?? {})[1] ?? '';
const browserOf = (k: number): string => `crowd-${String(k).padStart(20, '0')}`;

test('two hundred people find seats, through the queue and through the list', async () => {
  const clock = new FakeClock();
  const limits = { maxTables: 1000, tablesEach: 1000, queueMost: 1000, queueEach: 1000 };
  const server = await startServer(limits, { clock });
  const { url } = server;
  const inQueue = PEOPLE - BY_LIST;
  const codes: string[] = [];
  const wait = async (k: number): Promise<void> => {
    const wish = { game: GAME_ID, clock: CLOCK, browser: browserOf(k) };
    const room = await new Client(url).joinById(QUEUE_ID, wish);
    room.reconnection.enabled = false;
    room.onMessage('queue', () => undefined);
    room.onMessage('begin', ({ code }: QueueBegin) => {
      codes[k] = code;
      void room.leave();
    });
  };
  // The clock stands still while people come: it would end slow handshakes.
  await Promise.all(Array.from({ length: inQueue }, (_, k) => wait(k)));
  await clock.until(() => Object.keys(codes).length === inQueue);
  // Enough people at once: every table is full of people.
  expect(new Set(codes).size).toBe(Math.ceil(inQueue / SEATS));
  const come = (k: number, code: string) =>
    Guest.join(url, code, { name: `P${k}`, browser: browserOf(k), open: true });
  const guests = await Promise.all(codes.map((code, k) => come(k, code)));
  await clock.until(() => guests.every(({ table }) => table.stage === 'playing'), 500);
  const seats = guests.map(({ code, seat }) => `${code} ${seat}`);
  expect(new Set(seats).size).toBe(inQueue);
  expect(seats.some((one) => one.endsWith('-1'))).toBe(false);

  // Ten tables with room for forty: all press what they see first.
  const tables = Math.ceil(BY_LIST / (SEATS - 1));
  const hosts = await Promise.all(
    Array.from({ length: tables }, (_, k) =>
      Guest.create(url, { name: `Host ${k}`, seats: SEATS, everybody: true }),
    ),
  );
  const seen = async (page: number): Promise<OpenTables> =>
    (await fetch(`${url}/open?page=${page}`)).json();
  const find = async (k: number): Promise<Guest> => {
    for (let page = 0; ; ) {
      const list = await seen(page);
      for (const { code } of list.tables) {
        const guest = await come(k, code).catch(() => null);
        if (guest) return guest;
      }
      page = list.more ? page + 1 : 0;
    }
  };
  const found = await Promise.all(Array.from({ length: BY_LIST }, (_, k) => find(inQueue + k)));
  expect(new Set(found.map(({ code, seat }) => `${code} ${seat}`)).size).toBe(BY_LIST);
  await clock.until(async () => (await seen(0)).tables.every(({ free }) => free > 0));
  expect((await seen(0)).waiting).toEqual([]);
  await Promise.all([...guests, ...hosts, ...found].map((guest) => guest.leave()));
  await server.stop();
});
