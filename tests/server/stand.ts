/** A stand for tests: a server that shows matches, its screen, phones and the operator. */

import { afterEach, expect } from 'vitest';
import type { AppOptions } from '../../server/app.ts';
import type { Config } from '../../server/config.ts';
import type { OperatorAsk, OperatorStatus, ShowState } from '../../server/protocol/showcase.ts';
import { guest } from '../guest/registry.ts';
import { FakeClock } from './fake-clock.ts';
import { Guest, newFolder, startServer, sweep, type TestServer } from './harness.ts';

export const TOKEN = 'gondola-42';
const servers: TestServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  folders.splice(0).forEach(sweep);
});

/** A stand with a clock of its own. */
export interface Stand extends TestServer {
  readonly clock: FakeClock;
}

/** A small step in milliseconds: while bots play an opening, no phase of the stand may run out. */
const LITTLE_MS = 25;
/** A large step in milliseconds, for waiting on a rule of the stand. */
export const MUCH_MS = 1000;

/** Shows the game of the tests alone: its opening is short. */
export const SHORT: AppOptions = {
  registry: new URL('../guest/registry.ts', import.meta.url).href,
  games: { [guest.id]: guest },
};
/** Its default bot. */
export const BOT = Object.keys(guest.bots)[0];
/** Chairs of its stand. */
export const CHAIRS = guest.stand?.seats ?? 0;

export async function start(
  more: Partial<Config> = {},
  data = newFolder(),
  options: AppOptions = {},
): Promise<Stand> {
  const config = { operator: TOKEN, showcase: 'on', ...more } as const;
  const clock = new FakeClock();
  const server = await startServer(config, { ...options, clock }, data);
  servers.push(server);
  folders.push(data);
  return { ...server, clock };
}

export async function state({ url }: TestServer): Promise<ShowState> {
  const answer = await fetch(`${url}/showcase/state?screen=test-screen`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ShowState;
}

export const ask = (
  server: TestServer,
  body: OperatorAsk | object,
  token = TOKEN,
): Promise<Response> =>
  fetch(`${server.url}/operator/ask`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

export async function asked(server: TestServer, body: OperatorAsk): Promise<OperatorStatus> {
  const answer = await ask(server, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as OperatorStatus;
}

export async function until(
  server: Stand,
  met: (now: ShowState) => boolean,
  step = LITTLE_MS,
): Promise<ShowState> {
  let now = await state(server);
  await server.clock.until(async () => {
    now = await state(server);
    return met(now);
  }, step);
  return now;
}

/** Time advances until a guest of the stand sees this. */
export const see = (
  { clock }: Stand,
  guest: Guest,
  met: () => boolean,
  step = LITTLE_MS,
): Promise<void> => clock.during(guest.until(met), step);

export const screenOf = async (server: TestServer): Promise<Guest> =>
  Guest.join(server.url, (await state(server)).code, { spectate: true });

export async function phone(server: Stand, name: string): Promise<Guest> {
  const guest = await Guest.join(server.url, (await state(server)).code, { name, spectate: true });
  await see(server, guest, () => guest.table.seats.some(({ open }) => open));
  return guest;
}
