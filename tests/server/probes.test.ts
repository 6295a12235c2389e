/** The systems' tests for internet access, at a stand without it. */

import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { PROBES } from '../../server/http/probes.ts';
import { startServer, type TestServer } from './harness.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

interface Answer {
  readonly status: number;
  readonly body: string;
}

const get = (url: string, path: string, host: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url + path, { headers: { host } }, (res) => {
      let body = '';
      res.setEncoding('utf8');
      res.on('data', (text: string) => {
        body += text;
      });
      res.on('end', () => resolve({ status: res.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

test('each is answered as its system wants it, under its own name alone', async () => {
  server = await startServer({ probes: 'on' });
  const { url } = server;
  for (const { hosts, path, status, body = '' } of PROBES) {
    for (const host of hosts)
      expect(await get(url, path, host), host + path).toEqual({ status, body });
    expect((await get(url, path, 'other.example')).status, path).toBe(421);
  }
  // The names belong to others: only their probes are answered.
  expect((await get(url, '/', 'captive.apple.com')).status).toBe(421);
  expect((await get(url, '/health', 'www.google.com')).status).toBe(421);
  expect((await get(url, '/generate_204?a=b', 'clients3.google.com')).status).toBe(204);
});

test('without the setting they are names of strangers', async () => {
  server = await startServer();
  for (const { hosts, path } of PROBES)
    expect((await get(server.url, path, hosts[0])).status).toBe(421);
});
