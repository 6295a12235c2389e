/** People who wait, over the network: from the queue to a match with bots on the free chairs. */

import { Client, type Room } from 'colyseus.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHalfOver, usualSeats } from '../../server/people/usual.ts';
import { CLOSE_REPLACED } from '../../server/protocol/messages.ts';
import {
  type OpenTables,
  QUEUE_ID,
  type QueueBegin,
  type QueueOptions,
  type QueueState,
  SEAT_GONE,
} from '../../server/protocol/people.ts';
import { FakeClock } from './fake-clock.ts';
import { GAME_ID, Guest, game, startServer, type TestServer } from './harness.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ queueMost: 40, queueEach: 12 }, { clock });
});
afterAll(() => server.stop());

const SEATS = usualSeats(game);
const CLOCK = Object.keys(game.clocks ?? {})[1] ?? '';
let browsers = 0;
const newBrowser = (): string => `browser-${String(++browsers).padStart(24, '0')}`;

/** Somebody who waits. */
class Waiting {
  readonly room: Room;
  readonly browser: string;
  state: QueueState | null = null;
  code: string | null = null;
  closed: number | null = null;

  private constructor(room: Room, browser: string) {
    this.room = room;
    this.browser = browser;
    room.reconnection.enabled = false;
    room.onMessage('queue', (state: QueueState) => {
      this.state = state;
    });
    room.onMessage('begin', ({ code }: QueueBegin) => {
      this.code = code;
      void room.leave();
    });
    room.onLeave((code) => {
      this.closed = code;
    });
    room.onError(() => undefined);
  }

  static async come(more: Partial<QueueOptions> = {}): Promise<Waiting> {
    const browser = more.browser ?? newBrowser();
    const wish = { game: GAME_ID, clock: CLOCK, ...more, browser };
    return new Waiting(await new Client(server.url).joinById(QUEUE_ID, wish), browser);
  }

  /** Takes the seat to which the queue has led. */
  async sit(name: string): Promise<Guest> {
    await clock.until(() => this.code !== null);
    return Guest.join(server.url, this.code ?? '', { name, browser: this.browser, open: true });
  }
}

const open = async (): Promise<OpenTables> => (await fetch(`${server.url}/open`)).json();
const codeOf = (wish: Promise<unknown>): Promise<number> =>
  wish.then(
    () => 0,
    ({ code }: { code: number }) => code,
  );

async function contribute(guest: Guest, k: number): Promise<void> {
  const contribution = String(k % 10).repeat(64);
  const keyHash = guest.table.nextKeyHash;
  await guest.lobby({ op: 'contribute', keyHash, contribution });
}

test('two meet; after the wait their match begins with bots, whose chairs go to the next ones until half of it is over', async () => {
  const [a, b] = [await Waiting.come(), await Waiting.come()];
  await clock.until(() => a.state?.people === 2 && b.state?.people === 2);
  expect(a.state).toMatchObject({ game: GAME_ID, clock: CLOCK, seats: SEATS, later: false });
  expect((await open()).waiting).toEqual([{ game: GAME_ID, clock: CLOCK, people: 2 }]);
  const [ana, ben] = [await a.sit('Ana'), await b.sit('Ben')];
  expect(a.code).toBe(b.code);
  expect(ana.table.gathers || ana.table.stage === 'playing').toBe(true);
  await Promise.all([contribute(ana, 1), contribute(ben, 2)]);
  await ana.until(() => ana.table.stage === 'playing');
  expect(ana.table.contributions.filter(Boolean)).toHaveLength(2);
  expect(ana.table.gathers).toBe(false);
  const bots = ana.table.seats.filter(({ bot, open: free }) => bot !== '' && free);
  expect(bots).toHaveLength(SEATS - 2);
  expect((await open()).waiting).toEqual([]);
  expect((await open()).tables[0]).toMatchObject({ queue: true, free: SEATS - 2 });

  // The next one in the queue plays there at once, and those at the table are told.
  const c = await Waiting.come();
  const cem = await c.sit('Cem');
  expect(c.code).toBe(a.code);
  expect(ana.table.seats[cem.seat]).toMatchObject({ name: 'Cem', bot: '' });
  await ana.until(() => ana.talk.some((line) => 'notice' in line && line.notice === 'took'));

  const halfOver = () => isHalfOver(game, (ana.table.view as { round: number }).round);
  await clock.during(
    Promise.all([ana, ben, cem].map((guest, k) => guest.play(`half ${k}`, halfOver))),
  );
  await ana.until(() => ana.table.everybody === false);
  expect(ana.table.seats.some(({ open: free }) => free)).toBe(false);
  expect((await open()).tables).toEqual([]);
  const late = await Waiting.come();
  await clock.until(() => late.state?.people === 1);
  expect(late.code).toBeNull();
  expect(await codeOf(Guest.join(server.url, a.code ?? '', { open: true }))).not.toBe(0);
  await late.room.leave();
  await Promise.all([ana, ben, cem].map((guest) => guest.leave()));
});

test('enough people begin at once; who does not come has a bot instead, and the others lose nothing', async () => {
  const all = await Promise.all(Array.from({ length: SEATS }, () => Waiting.come()));
  await clock.until(() => all.every(({ code }) => code !== null));
  expect(new Set(all.map(({ code }) => code)).size).toBe(1);
  // The last one has closed the browser.
  const guests = await Promise.all(all.slice(1).map((one, k) => one.sit(`P${k}`)));
  await Promise.all(guests.map(contribute));
  const [first] = guests as [Guest];
  expect(first.table.stage).toBe('lobby');
  await clock.during(first.until(() => first.table.stage === 'playing'));
  expect(first.table.seats.filter(({ bot }) => bot !== '')).toHaveLength(1);
  // The chair is still there for the one who is late.
  const [late] = all as [Waiting];
  const guest = await late.sit('Late');
  expect(first.table.seats[guest.seat]).toMatchObject({ name: 'Late', bot: '' });
  // Whose person leaves for good is for the next one in the queue.
  const { seat } = guest;
  await guest.lobby({ op: 'leave' });
  await first.until(() => first.table.seats[seat]?.open === true);
  const next = await Waiting.come();
  const comer = await next.sit('Next');
  expect([comer.code, comer.seat]).toEqual([first.code, seat]);
  await Promise.all([...guests, guest, comer].map((one) => one.leave()));
});

test('a lost line and a closed page are soon out of the queue; the same browser has one place', async () => {
  const a = await Waiting.come();
  const b = await Waiting.come();
  await clock.until(() => a.state?.people === 2);
  b.room.connection.close();
  await clock.until(() => a.state?.people === 1);
  const again = await Waiting.come({ browser: a.browser });
  await clock.until(() => a.closed === CLOSE_REPLACED && again.state?.people === 1);
  expect((await open()).waiting).toEqual([{ game: GAME_ID, clock: CLOCK, people: 1 }]);
  await again.room.leave();
  await clock.until(async () => (await open()).waiting.length === 0);
});

test('forged and broken requests, unknown games and clocks, and too many at once are refused', async () => {
  const join = (body: object) =>
    fetch(`${server.url}/matchmake/joinById/${QUEUE_ID}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const browser = newBrowser();
  expect((await join({})).status).toBe(400);
  expect((await join({ game: GAME_ID, clock: CLOCK, browser: 'short' })).status).toBe(400);
  expect((await join({ game: GAME_ID, clock: CLOCK })).status).toBe(400);
  expect((await join({ game: 'nothing', clock: CLOCK, browser })).status).toBe(404);
  expect((await join({ game: GAME_ID, clock: 'nothing', browser })).status).toBe(422);
  expect((await join({ game: GAME_ID, browser })).status).toBe(422);
  expect((await join({ game: '__proto__', clock: CLOCK, browser })).status).toBe(404);
  const create = await fetch(`${server.url}/matchmake/create/${QUEUE_ID}`, { method: 'POST' });
  expect(create.status).toBe(404);

  const many = await Promise.all(Array.from({ length: 12 }, () => Waiting.come({ later: true })));
  expect(await codeOf(Waiting.come())).toBe(429);
  const [one] = many as [Waiting];
  expect(await one.room.request('queue', { later: 'yes' })).toMatchObject({ error: 'malformed' });
  expect(await one.room.request('queue', { later: true })).toMatchObject({ ok: true });
  await Promise.all(many.map(({ room }) => room.leave()));
  await clock.until(async () => (await open()).waiting.length === 0);
});

test('a table that nobody else can enter tells so, and a host may close what the queue has opened', async () => {
  const a = await Waiting.come();
  const ana = await a.sit('Ana');
  await contribute(ana, 1);
  await ana.until(() => ana.table.stage === 'playing');
  expect(ana.welcome.host).toBe(true);
  for (const { seat, open: free } of ana.table.seats) {
    if (free) await ana.lobby({ op: 'open', seat, open: false });
  }
  expect(await codeOf(Guest.join(server.url, ana.code, { open: true }))).toBe(SEAT_GONE);
  const b = await Waiting.come();
  await clock.until(() => b.state?.people === 1);
  expect(b.code).toBeNull();
  await b.room.leave();
  await ana.leave();
});
