/** Opening a showcase on request, and printing its operator's token. */

import { afterEach, expect, test, vi } from 'vitest';
import type { Config } from '../../server/config.ts';
import { startServer, type TestServer } from './harness.ts';

const TOKEN = 'gondola-42-on-the-canal';
const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function start(operator: string, more: Partial<Config> = {}): Promise<TestServer> {
  const server = await startServer({ showcase: 'ask', operator, ...more });
  servers.push(server);
  return server;
}

const state = ({ url }: TestServer): Promise<Response> => fetch(`${url}/showcase/state`);

const ask = ({ url }: TestServer, token: string): Promise<Response> =>
  fetch(`${url}/operator/ask`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{"op":"status"}',
  });

const open = (server: TestServer, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(`${server.url}/showcase/open`, { method, headers });

/** The output while `work` runs. */
async function printed(work: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((of) => lines.push(String(of)) > 0),
    vi.spyOn(console, 'log').mockImplementation((...of) => void lines.push(of.join(' '))),
    vi.spyOn(console, 'error').mockImplementation((...of) => void lines.push(of.join(' '))),
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(`${line}`) > 0),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines.join('\n');
}

test('is not opened by a mere look, nor from a foreign page', async () => {
  const server = await start('');
  const said = await printed(async () => {
    // As a picture’s address, a form and a script in a foreign page send it.
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
    for (const headers of [{}, image]) {
      const answer = await fetch(`${server.url}/showcase/state?screen=picture-1`, { headers });
      expect(answer.status).toBe(409);
    }
    expect((await open(server, {}, 'GET')).status).toBe(405);
    const foreign: Record<string, string>[] = [
      { origin: 'http://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) expect((await open(server, headers)).status).toBe(403);
    expect((await ask(server, 'x'.repeat(22))).status).toBe(401);
  });
  expect(said).toBe('');
  expect((await state(server)).status).toBe(409);
});

test('is opened by its page; only a person at this machine has a token printed, once', async () => {
  const server = await start('');
  const guest = { origin: server.url, 'x-forwarded-for': '192.168.1.5' };
  const remote = await printed(async () => {
    expect((await open(server, guest)).status).toBe(200);
    expect((await open(server, guest)).status).toBe(200);
  });
  expect(await (await state(server)).json()).toMatchObject({
    code: expect.stringMatching(/^\w{6}$/),
  });
  expect(remote.match(/showcase\.token/g)).toHaveLength(1);
  expect(remote).not.toContain('Operator');
  const here = { origin: server.url, 'sec-fetch-site': 'same-origin' };
  const local = await printed(async () => {
    for (let k = 0; k < 2; k++) expect((await open(server, here)).status).toBe(200);
  });
  const tokens = [...local.matchAll(/token: +([\w-]{22})$/gm)].map(([, token]) => token!);
  expect(tokens).toHaveLength(1);
  expect((await ask(server, tokens[0])).status).toBe(200);
});

test('a token that is chosen opens it by itself, and nothing is printed', async () => {
  const server = await start(TOKEN);
  const said = await printed(async () => {
    expect((await ask(server, TOKEN)).status).toBe(200);
    expect((await open(server)).status).toBe(200);
  });
  expect(said).toBe('');
  expect((await state(server)).status).toBe(200);
});
