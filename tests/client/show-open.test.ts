/** The page of a showcase and its server: opened in one step, and again after the server's restart. */

import { afterEach, expect, test, vi } from 'vitest';
import { followShow, useShow } from '../../client/pages/showcase/store.ts';
import { startServer, type TestServer } from '../server/harness.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
  vi.unstubAllGlobals();
});

async function start(): Promise<TestServer> {
  const server = await startServer({ showcase: 'ask', operator: 'gondola-42-on-the-canal' });
  ended.push(() => server.stop());
  return server;
}

test('the page opens the showcase by itself', async () => {
  let server = await start();
  const asked: string[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path.split('?')[0]}`);
    // As a browser does from a page of this server.
    const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' };
    return real(server.url + path, { ...init, headers });
  });
  ended.push(followShow(null));
  await expect.poll(() => useShow.getState().show?.code).toMatch(/^\w{6}$/);
  expect(asked.slice(0, 2)).toEqual(['POST /showcase/open', 'GET /showcase/state']);
  const { code } = useShow.getState().show!;
  // A closed showcase in another process: the screen has not been touched.
  server = await start();
  await expect.poll(() => useShow.getState().show?.code, { timeout: 10_000 }).not.toBe(code);
  expect(useShow.getState()).toMatchObject({ away: false, none: false });
  expect(asked.filter((one) => one === 'POST /showcase/open')).toHaveLength(2);
});
