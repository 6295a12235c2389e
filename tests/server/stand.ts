/** A stand for the tests of it: a server that shows matches, its screen, phones and the operator. */

import { afterEach, expect } from 'vitest';
import type { Config } from '../../server/config.ts';
import type { OperatorAsk, OperatorStatus, ShowState } from '../../server/protocol/showcase.ts';
import { Guest, newFolder, startServer, sweep, type TestServer } from './harness.ts';

export const TOKEN = 'gondola-42';
const servers: TestServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  folders.splice(0).forEach(sweep);
});

export async function start(
  more: Partial<Config> = {},
  { second = 20, data = newFolder() } = {},
): Promise<TestServer> {
  const config = { operator: TOKEN, showcase: 'on', ...more } as const;
  const server = await startServer(config, { clockSecond: second }, data);
  servers.push(server);
  folders.push(data);
  return server;
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
  server: TestServer,
  met: (now: ShowState) => boolean,
): Promise<ShowState> {
  for (const end = Date.now() + 30_000; ; ) {
    const now = await state(server);
    if (met(now)) return now;
    if (Date.now() > end) throw new Error(`Waited for ${met}: ${JSON.stringify(now)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const screenOf = async (server: TestServer): Promise<Guest> =>
  Guest.join(server.url, (await state(server)).code, { spectate: true });

export async function phone(server: TestServer, name: string): Promise<Guest> {
  const guest = await Guest.join(server.url, (await state(server)).code, { name, spectate: true });
  await guest.until(() => guest.table.seats.some(({ open }) => open), 30_000);
  return guest;
}
