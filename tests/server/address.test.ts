/** Limits for one address on open connections and requests; the rest stays for others. */

import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { FakeClock } from './fake-clock.ts';
import { GAME_ID, Guest, startServer } from './harness.ts';

interface Answer {
  readonly status: number;
  readonly error: string;
}

/** A request through a reverse proxy from `guest`. */
async function ask(url: string, guest = 1, more: RequestInit = {}): Promise<Answer> {
  const headers = { 'X-Forwarded-For': `203.0.113.${guest}` };
  const answer = await fetch(url, { ...more, headers });
  const { error = '' } = (await answer.json()) as { error?: string };
  return { status: answer.status, error };
}

/** Statuses of the answers to the same request, one after the other. */
async function often(count: number, one: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let k = 0; k < count; k++) statuses.push((await one()).status);
  return statuses;
}

const LOG = '/log/00000000-0000-4000-8000-000000000000';

describe('readings that cost the server something', () => {
  test('are answered so often a minute, a log counting as five; then there is a sentence', async () => {
    const clock = new FakeClock();
    const server = await startServer({ readsPerMinute: 12, proxies: 1 }, { clock });
    try {
      const logs = await often(4, () => ask(server.url + LOG, 1));
      const refused = await ask(`${server.url}/health`, 1);
      const other = await ask(`${server.url}/health`, 2);
      expect(logs).toEqual([404, 404, 429, 429]);
      expect(refused).toEqual({
        status: 429,
        error: 'Too many requests from this address. Try again in a minute.',
      });
      expect(other.status).toBe(200);
      clock.pass(60_000);
      expect((await ask(`${server.url}/health`, 1)).status).toBe(200);
      // The page itself is not counted.
      expect((await fetch(server.url)).status).not.toBe(429);
    } finally {
      await server.stop();
    }
  });

  test('a local network of guests is far below the limit', async () => {
    const server = await startServer({ readsPerMinute: 3000 });
    try {
      const statuses = await Promise.all(Array.from({ length: 400 }, () => ask(server.url + LOG)));
      expect(statuses.every(({ status }) => status === 404)).toBe(true);
    } finally {
      await server.stop();
    }
  });
});

/**
 * Asks for a WebSocket as a stranger does.
 * @returns the whole answer, when the server has ended it
 */
function upgrade(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let said = '';
    // The client never closes its own side.
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => {
      socket.write(
        `GET /x/y?sessionId=z HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\n` +
          'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
          'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
    });
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('end', () => {
      resolve(said);
      socket.destroy();
    });
  });
}

describe('connections to tables', () => {
  test('so many of an address at a time; one that ends makes room', async () => {
    const server = await startServer({ maxSockets: 2 });
    try {
      const ana = await Guest.create(server.url);
      const ben = await Guest.join(server.url, ana.code);
      const cleo = Guest.join(server.url, ana.code, { spectate: true });
      await expect(cleo).rejects.toThrow('Too many connections from this address');
      const refused = await upgrade(server.url);
      expect(refused).toContain('HTTP/1.1 429 Too Many Requests\r\n');
      expect(refused).toContain('\r\n\r\nToo many connections from this address.');
      await ben.leave();
      const again = await Guest.join(server.url, ana.code, { spectate: true });
      expect(again.table.code).toBe(ana.code);
      await Promise.all([ana.leave(), again.leave()]);
    } finally {
      await server.stop();
    }
  });

  test('behind a reverse proxy each guest has as many', async () => {
    const server = await startServer({ maxSockets: 1, proxies: 1 });
    try {
      const place = async (guest: number): Promise<Answer> =>
        ask(`${server.url}/matchmake/create/table`, guest, {
          method: 'POST',
          body: JSON.stringify({ game: GAME_ID }),
        });
      const ana = await Guest.create(server.url);
      // Ana came without a proxy: her address is full.
      expect((await place(1)).status).toBe(200);
      const url = `${server.url}/matchmake/joinById/${ana.code}`;
      const direct = await fetch(url, { method: 'POST', body: '{}' });
      expect(direct.status).toBe(429);
      await ana.leave();
    } finally {
      await server.stop();
    }
  });
});
