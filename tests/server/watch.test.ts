/** The public list of tables, tables that belong to a big screen, and spectators. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedTables } from '../../server/protocol/listing.ts';
import { FakeClock } from './fake-clock.ts';
import { GAME_ID, Guest, seatedTable, startServer, type TestServer } from './harness.ts';

const clock = new FakeClock();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({}, { clock });
});
afterAll(() => server.stop());

async function list(query = ''): Promise<ListedTables> {
  const response = await fetch(`${server.url}/tables${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as ListedTables;
}

/** The list is read once a second. */
async function listedAs(met: (list: ListedTables) => boolean): Promise<ListedTables> {
  let tables = await list();
  await clock.until(async () => {
    tables = await list();
    return met(tables);
  });
  return tables;
}

test('the list has the tables that their hosts show, and nothing but what everybody sees', async () => {
  const secret = await Guest.create(server.url, { name: 'Hidden' });
  const ana = await Guest.create(server.url, { name: 'Ana', seats: 2, listed: true });
  const watcher = await Guest.join(server.url, ana.code, { spectate: true });
  const shown = await listedAs(({ tables }) => tables.some(({ spectators }) => spectators === 1));
  expect(shown).toEqual({
    tables: [
      {
        code: ana.code,
        game: GAME_ID,
        stage: 'lobby',
        free: 1,
        round: 0,
        names: [
          { name: 'Ana', bot: false },
          { name: '', bot: false },
        ],
        spectators: 1,
      },
    ],
    more: false,
  });
  expect(JSON.stringify(shown)).not.toContain(secret.code);
  expect(await list('?page=1')).toEqual({ tables: [], more: false });
  expect((await fetch(`${server.url}/tables?page=-1`)).status).toBe(400);

  expect(await watcher.lobby({ op: 'listed', listed: false })).toMatchObject({ error: 'notHost' });
  expect(await ana.lobby({ op: 'bot', seat: 1, bot: 'random' })).toMatchObject({ ok: true });
  expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
  const [playing] = (await listedAs(({ tables }) => tables[0]?.stage === 'playing')).tables;
  expect(playing).toMatchObject({ stage: 'playing', round: 1, free: 0 });
  expect(playing?.names[1]).toMatchObject({ bot: true });

  expect(ana.table.listed).toBe(true);
  expect(await ana.lobby({ op: 'listed', listed: false })).toMatchObject({ ok: true });
  await ana.until(() => !ana.table.listed);
  await listedAs(({ tables }) => tables.length === 0);
  await Promise.all([secret, ana, watcher].map((guest) => guest.leave()));
});

test('a table of a big screen has it as its host until a person sits down', async () => {
  const screen = await Guest.create(server.url, { screen: true, seats: 3, bots: ['random'] });
  expect(screen.welcome).toMatchObject({ seat: null, screen: true, host: true });
  expect(screen.table).toMatchObject({ host: -1, screen: true, spectators: 0, stage: 'lobby' });
  expect(screen.table.seats.map(({ bot }) => bot)).toEqual(['', '', 'random']);
  expect(screen.private.you).toBeNull();

  const other = await Guest.join(server.url, screen.code, { screen: true });
  expect(other.welcome).toMatchObject({ seat: null, host: false, token: null });
  expect(await other.lobby({ op: 'bot', seat: 0, bot: 'random' })).toMatchObject({
    error: 'notHost',
  });
  expect(await screen.lobby({ op: 'bot', seat: 0, bot: 'random' })).toMatchObject({ ok: true });

  const ana = await Guest.join(server.url, screen.code, { name: 'Ana' });
  expect(ana.welcome).toMatchObject({ seat: 1, host: true });
  expect(await screen.lobby({ op: 'start' })).toMatchObject({ error: 'notHost' });
  expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
  await screen.until(() => screen.table.stage === 'playing');
  expect(screen.privates.every(({ you }) => you === null)).toBe(true);

  // The screen comes back as the screen, by its own token.
  const { token } = screen.welcome;
  await screen.leave();
  const again = await Guest.join(server.url, screen.code, { token: token ?? '' });
  expect(again.welcome).toMatchObject({ seat: null, screen: true, host: false });
  await Promise.all([other, ana, again].map((guest) => guest.leave()));
});

test('a screen opens a bot’s chair, somebody takes it, and nobody else may open one', async () => {
  const bots = ['random', 'random'];
  const screen = await Guest.create(server.url, { screen: true, seats: 2, bots, pace: 'slow' });
  expect(await screen.lobby({ op: 'start' })).toMatchObject({ ok: true });
  const guest = await Guest.join(server.url, screen.code, { name: 'Bea' });
  expect(guest.seat).toBe(-1);
  expect(await guest.lobby({ op: 'open', seat: 1, open: true })).toMatchObject({ ok: false });
  expect(await guest.lobby({ op: 'sit', seat: 1 })).toMatchObject({ error: 'seatTaken' });
  expect(await screen.lobby({ op: 'open', seat: 1, open: true })).toMatchObject({ ok: true });
  expect(await guest.lobby({ op: 'sit', seat: 1 })).toMatchObject({ ok: true });
  await guest.until(() => guest.seat === 1 && guest.private.you !== null);
  await Promise.all([screen, guest].map((one) => one.leave()));
});

test('a spectator stays for the rematch, and gets the public messages', async () => {
  const players = await seatedTable(server.url, 2);
  const [ana] = players as [Guest];
  const watcher = await Guest.join(server.url, ana.code, { spectate: true });
  await Promise.all(players.map((guest, seat) => guest.play(`watched ${seat}`)));
  await watcher.until(() => watcher.table.stage === 'finished');
  const { matchId } = watcher.table;
  expect(await ana.lobby({ op: 'rematch' })).toMatchObject({ ok: true });
  await watcher.until(() => watcher.table.stage === 'playing');
  expect(watcher.table.matchId).not.toBe(matchId);
  expect(watcher.closed).toBeNull();
  expect(watcher.privates.every(({ you }) => you === null)).toBe(true);
  // A newcomer's log begins with earlier events.
  const late = await Guest.join(server.url, ana.code, { spectate: true });
  await late.until(() => late.histories.length > 0);
  await Promise.all([...players, watcher, late].map((guest) => guest.leave()));
});
