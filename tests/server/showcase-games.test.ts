/** A stand that shows more than one game: the choice, the order, and the scores. */

import { afterEach, expect, test } from 'vitest';
import type { StandForm } from '../../engine/core/contract.ts';
import type { AppOptions } from '../../server/app.ts';
import type { Config } from '../../server/config.ts';
import {
  ALL_GAMES,
  type OperatorAsk,
  type OperatorStatus,
  type ShowState,
} from '../../server/protocol/showcase.ts';
import { ShowStore } from '../../server/showcase/store.ts';
import { games, guest } from '../guest/registry.ts';
import { ALL, inTurn } from '../scope.ts';
import { FakeClock } from './fake-clock.ts';
import { game as first, Guest, newFolder, startServer, sweep, type TestServer } from './harness.ts';

const TOKEN = 'gondola-42';
const registry = new URL('../guest/registry.ts', import.meta.url).href;
/** While bots play an opening, no phase of the stand may run out: a small step, in milliseconds. */
const LITTLE_MS = 25;
const clock = new FakeClock();
const servers: TestServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  folders.splice(0).forEach(sweep);
});

async function start(more: Partial<Config> = {}, data = newFolder(), shown: AppOptions = {}) {
  const config = { operator: TOKEN, showcase: 'ask', ...more } as const;
  const server = await startServer(config, { registry, clock, ...shown }, data);
  servers.push(server);
  if (!folders.includes(data)) folders.push(data);
  return { server, data };
}

const open = ({ url }: TestServer, query = '', headers: Record<string, string> = {}) =>
  fetch(`${url}/showcase/open${query}`, { method: 'POST', headers });

const state = async ({ url }: TestServer): Promise<ShowState> =>
  (await (await fetch(`${url}/showcase/state`)).json()) as ShowState;

const ask = (server: TestServer, body: OperatorAsk): Promise<Response> =>
  fetch(`${server.url}/operator/ask`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function until(server: TestServer, met: (now: ShowState) => boolean): Promise<ShowState> {
  let now = await state(server);
  await clock.until(async () => {
    now = await state(server);
    return met(now);
  }, LITTLE_MS);
  return now;
}

const screenAt = (server: TestServer, code: string): Promise<Guest> =>
  Guest.join(server.url, code, { spectate: true });

test('the address of the screen chooses the game; a game that cannot be shown is refused', async () => {
  const { server } = await start();
  expect((await open(server, '?game=none')).status).toBe(422);
  expect((await open(server, `?game=${guest.id}`)).status).toBe(200);
  const { code, game, settings } = await state(server);
  expect({ game, chosen: settings.game }).toEqual({ game: guest.id, chosen: guest.id });
  const screen = await screenAt(server, code);
  const { round } = (await until(server, ({ phase }) => phase === 'waiting')) && {
    round: (screen.table.view as { round: number }).round,
  };
  expect(round).toBe(guest.stand?.from.one);
  expect(screen.table.seats.length).toBe(guest.stand?.seats);
});

test('an open stand is its operator’s: nobody chooses for it from elsewhere', async () => {
  const { server } = await start({ proxies: 1 });
  expect((await open(server)).status).toBe(200);
  expect((await state(server)).game).toBe(first.id);
  const away = { 'x-forwarded-for': '203.0.113.7' };
  expect((await open(server, `?game=${guest.id}`, away)).status).toBe(200);
  expect((await state(server)).settings.game).toBe('');
  expect((await ask(server, { op: 'set', settings: { game: 'none' } })).status).toBe(422);
  expect((await ask(server, { op: 'set', settings: { game: guest.id } })).status).toBe(200);
  expect((await state(server)).settings.game).toBe(guest.id);
});

test('bots are offered for the game that was chosen, though another one is still shown', async () => {
  const { server } = await start();
  await open(server);
  const bots = async () =>
    ((await (await ask(server, { op: 'status' })).json()) as OperatorStatus).bots;
  const offered = ({ bots: own }: { bots: object }) => {
    const names = Object.keys(own);
    return names.length > 1 ? [...names, 'mixed'] : names;
  };
  expect(offered(guest)).not.toEqual(offered(first));
  expect(await bots()).toEqual(offered(first));
  expect((await ask(server, { op: 'set', settings: { game: guest.id } })).status).toBe(200);
  expect((await state(server)).game).toBe(first.id);
  expect(await bots()).toEqual(offered(guest));
  const [bot] = Object.keys(guest.bots);
  expect((await ask(server, { op: 'set', settings: { bot } })).status).toBe(200);
});

test('all in turn: each game at a table of its own, that it comes back to', async () => {
  const others = Object.values(games).filter(
    ({ id, stand }) => id !== first.id && id !== guest.id && stand,
  );
  const shown = [first, ...(ALL ? others : [inTurn(others)]), guest];
  const { server } = await start({}, newFolder(), {
    games: Object.fromEntries(shown.map((game) => [game.id, game])),
  });
  await open(server);
  expect((await ask(server, { op: 'set', settings: { game: ALL_GAMES } })).status).toBe(200);
  const { games: ids } = (await (await ask(server, { op: 'status' })).json()) as OperatorStatus;
  expect(ids).toEqual(shown.map(({ id }) => id));
  const taken = async (): Promise<string | null> =>
    (await fetch(`${server.url}/showcase/take`, { redirect: 'manual' })).headers.get('location');
  const codes: { [game: string]: string } = {};
  let before = '';
  for (let k = 0; k <= ids.length; k++) {
    const now = await until(server, ({ game }) => game !== before);
    codes[now.game] ??= now.code;
    expect(now.code).toBe(codes[now.game]);
    // A printed code leads to the current game.
    expect(await taken()).toBe(`/hand/${now.code}?take`);
    before = now.game;
    const screen = await screenAt(server, now.code);
    await until(server, ({ phase }) => phase === 'waiting' || phase === 'playing');
    await screen.until(() => screen.table.stage === 'playing');
    expect((await ask(server, { op: 'restart' })).status).toBe(200);
  }
  expect(Object.keys(codes).sort()).toEqual([...ids].sort());
});

test('another game that is asked for before the first match begins is the one that begins', async () => {
  const { server } = await start();
  await open(server);
  const before = await state(server);
  expect(before.game).toBe(first.id);
  expect((await ask(server, { op: 'set', settings: { game: guest.id } })).status).toBe(200);
  // The screen comes, and with it the first look at the table.
  const screen = await screenAt(server, before.code);
  const { code } = await until(server, ({ game }) => game === guest.id);
  const turned = await screenAt(server, code);
  await until(server, ({ phase }) => phase === 'waiting' || phase === 'playing');
  expect(turned.table.stage).toBe('playing');
  // The table that was left has not begun.
  expect(screen.table.stage).toBe('lobby');
});

test('the best of the day are those of the game that is shown', async () => {
  const data = newFolder();
  const store = new ShowStore(data);
  const now = new Date(clock.now());
  const two = (n: number): string => String(n).padStart(2, '0');
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const scores = [
    { game: guest.id, name: 'Ana', score: 310 },
    { game: first.id, name: 'Ben', score: 85 },
    // From a version that showed only one game.
    { game: '', name: 'Cem', score: 61 },
  ];
  store.set({ day: { date, matches: 3, scores } });
  const { server } = await start({}, data);
  await open(server);
  expect((await state(server)).scores.map(({ name }) => name)).toEqual(['Ben', 'Cem']);
  const status = (await (await ask(server, { op: 'status' })).json()) as OperatorStatus;
  expect(status.scores.map(({ game }) => game)).toEqual([guest.id, first.id, first.id]);
});

test('a match whose opening has left too little to be shown is given up, before anybody saw it', async () => {
  const form = guest.stand as { fits?: StandForm['fits'] };
  const asked: number[] = [];
  // The first one does not fit.
  form.fits = (state) => asked.push(guest.round?.(state) ?? 0) > 1;
  try {
    const { server, data } = await start();
    await open(server, `?game=${guest.id}`);
    const { code } = await state(server);
    const screen = await screenAt(server, code);
    const matches = new Set<string>();
    screen.room.onStateChange(() => matches.add(screen.table.matchId));
    await until(server, ({ phase }) => phase === 'waiting');
    const { one } = guest.stand?.from ?? {};
    expect(asked).toEqual([one, one]);
    await screen.until(() => screen.table.matchId !== '' && matches.size === 2);
    const { matchId } = screen.table;
    // The current match goes on after a restart, even if too little of it is left.
    form.fits = () => false;
    await server.app.close();
    const { server: again } = await start({}, data);
    await open(again);
    const eye = await screenAt(again, code);
    await until(again, ({ phase }) => phase === 'playing' || phase === 'waiting');
    expect(eye.table.matchId).toBe(matchId);
  } finally {
    delete form.fits;
  }
});
