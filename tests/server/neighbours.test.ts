/** An unfriendly neighbour, a damaged file or a half-configured proxy. */

import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { UserError } from '../../server/config.ts';
import { isLocal } from '../../server/http/limits.ts';
import { originAllowed } from '../../server/http/origin.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { keep } from '../../server/keep/main.ts';
import { keepReport } from '../../server/keep/report.ts';
import { GAME_ID, newFolder, startServer, sweep, type TestServer, testConfig } from './harness.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});
const folders: string[] = [];
afterAll(() => folders.forEach(sweep));

const create = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/matchmake/create/table`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ game: GAME_ID, ...body }),
  });

test('a clock that there is not is a sentence, and no fault of the server', async () => {
  server = await startServer();
  const answer = await create(server.url, { clock: 'sundial' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: 'There’s no clock "sundial" here.' });
});

describe('behind a proxy', () => {
  test('a request without its header is not from this machine', async () => {
    server = await startServer({ proxies: 1 });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(403);
    expect((await fetch(`${server.url}/keep`)).status).toBe(403);
    const { data } = server;
    const { port } = new URL(server.url);
    const asked = keep(testConfig(data, { port: Number(port) }), false);
    await expect(asked).rejects.toThrow(/LAGUNA_PROXY/);
  });

  test('without one it is, unless somebody has passed it on', () => {
    const from = (headers: object, remoteAddress = '127.0.0.1') =>
      ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
    expect(isLocal(from({}), 0)).toBe(true);
    expect(isLocal(from({}), 1)).toBe(false);
    expect(isLocal(from({ 'x-forwarded-for': '127.0.0.1' }), 0)).toBe(false);
    expect(isLocal(from({}, '192.168.1.7'), 0)).toBe(false);
  });
});

describe('pages that are not its own', () => {
  test('a page on the guest’s machine talks to a server on it, and to no other', () => {
    for (const host of ['localhost:2567', '127.0.0.1:2567', '[::1]:2567']) {
      expect(originAllowed('http://localhost:5173', host, [])).toBe(true);
    }
    for (const host of ['games.example', '192.168.1.7:2567', 'localhost.example', undefined]) {
      expect(originAllowed('http://localhost:5173', host, []), host).toBe(false);
    }
    expect(originAllowed('http://localhost:5173', 'x', ['http://localhost:5173'])).toBe(true);
  });

  test('a page without HTTPS is none of a server with it', async () => {
    server = await startServer({ proxies: 1, publicUrl: 'https://games.example' });
    const from = async (headers: Record<string, string>) =>
      (await create(server!.url, {}, headers)).status;
    const { host } = new URL(server.url);
    expect(await from({ origin: 'https://games.example' })).toBe(200);
    expect(await from({ origin: 'http://games.example' })).toBe(403);
    const passed = { 'x-forwarded-proto': 'https' };
    expect(await from({ origin: `https://${host}`, ...passed })).toBe(200);
    expect(await from({ origin: `http://${host}`, ...passed })).toBe(403);
    expect(await from({ origin: `http://${host}` })).toBe(200);
  });

  test('a server with an HTTPS address is asked by nothing else from then on', async () => {
    server = await startServer({ publicUrl: 'https://games.example' });
    const secure = (await fetch(`${server.url}/health`)).headers;
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000');
    await server.stop();
    server = await startServer({ publicUrl: 'http://games.example' });
    const plain = (await fetch(`${server.url}/health`)).headers;
    expect(plain.has('strict-transport-security')).toBe(false);
  });
});

describe('a database with two zeroed pages', () => {
  const PAGE = 4096;
  /** Every table is due at once: the report reads them. */
  const rules = { ...testConfig('/nowhere').keep, tableDays: 1e-9 };
  const config = { keep: rules };

  function zero(file: string, page: number): void {
    const open = openSync(file, 'r+');
    writeSync(open, Buffer.alloc(2 * PAGE), 0, 2 * PAGE, page * PAGE);
    closeSync(open);
  }

  /**
   * A folder whose start succeeds and whose report fails: it damages pages that only the latter
   * reads.
   */
  async function wounded(): Promise<string> {
    const data = newFolder();
    folders.push(data);
    const first = new SqliteJournal(data);
    for (let k = 0; k < 300; k++) {
      const body = { seats: { chairs: [] }, words: 'so many that they fill pages '.repeat(8) };
      await first.open({ code: `T${k}`, game: GAME_ID, body, matchId: null });
    }
    await first.close();
    const file = join(data, 'laguna.db');
    const whole = readFileSync(file);
    for (let page = 1; page < statSync(file).size / PAGE - 1; page++) {
      zero(file, page);
      try {
        const journal = new SqliteJournal(data);
        try {
          await journal.counts();
          const report = await keepReport(journal, rules, Date.now()).catch(() => null);
          if (!report) return data;
        } finally {
          await journal.close().catch(() => undefined);
        }
      } catch {
        // Its start is refused: another test's matter.
      }
      writeFileSync(file, whole);
    }
    throw new Error('no two pages are like that');
  }

  test('is said by /keep, /health and npm run keep in a sentence', async () => {
    const data = await wounded();
    server = await startServer(config, {}, data);
    const answer = await fetch(`${server.url}/keep`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('damaged') });
    const port = Number(new URL(server.url).port);
    const running = keep(testConfig(data, { ...config, port }), false);
    await expect(running).rejects.toThrow(UserError);
    for (let k = 0; k < 2; k++) {
      const health = await fetch(`${server.url}/health`);
      expect(health.status).toBe(503);
      expect(await health.json()).toMatchObject({ reason: 'damage' });
    }
    await server.app.close();
    await expect(keep(testConfig(data, { ...config, port }), false)).rejects.toThrow(
      /npm run check/,
    );
  });
});
