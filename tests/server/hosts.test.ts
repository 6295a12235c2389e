/**
 * Host names under which the server may be addressed: a page of another site that borrows its
 * address may not.
 */

import { hostname } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { Hosts, nameOf } from '../../server/http/hosts.ts';
import { sendBytes, statusOf, upgradeOf } from './bytes.ts';
import { GAME_ID, Guest, startServer, type TestServer } from './harness.ts';

const hosts = (env: Record<string, string> = {}, machine?: () => string[]): Hosts =>
  new Hosts(readConfig(env), machine);

describe('names', () => {
  test('of a Host header', () => {
    expect(nameOf('Games.Example:2567')).toBe('games.example');
    expect(nameOf('games.example.')).toBe('games.example');
    expect(nameOf('games.example.:80')).toBe('games.example');
    expect(nameOf('192.168.1.5:2567')).toBe('192.168.1.5');
    expect(nameOf('[FE80::1]:2567')).toBe('fe80::1');
    expect(nameOf('[::1]')).toBe('::1');
    for (const none of [
      '',
      ':80',
      '[]',
      '[x]',
      'a b',
      'a/b',
      'a:b',
      'a@b',
      'a:80:80',
      '::1',
      '.',
    ]) {
      expect(nameOf(none), none).toBeNull();
    }
  });

  test('that the server knows by itself: no setting is needed on a local network', () => {
    const own = hostname().toLowerCase();
    const [first] = own.split('.');
    for (const name of [
      'localhost',
      'laguna.localhost',
      '127.0.0.1',
      '192.168.1.5',
      '10.1.2.3',
      '::1',
      'fe80::1',
      own,
      `${first}.local`,
      `${first}.lan`,
      `${first}.home.arpa`,
      // A container’s name, or a machine’s name in its router.
      'laguna',
    ]) {
      expect(hosts().knows(name), name).toBe(true);
    }
    for (const name of ['evil.example', 'localhost.evil.example', `${first}.evil.example`]) {
      expect(hosts().knows(name), name).toBe(false);
    }
  });

  test('that its settings tell', () => {
    const told = hosts({
      LAGUNA_PUBLIC: 'https://Games.example:8443/',
      LAGUNA_ADDRESS: 'one.example:2567/one',
      LAGUNA_ORIGINS: 'https://two.example, http://[fe80::2]:1',
      LAGUNA_HOSTS: 'three.example, Four.Example',
    });
    for (const name of ['games', 'one', 'two', 'three', 'four']) {
      expect(told.knows(`${name}.example`), name).toBe(true);
    }
    expect(told.knows('five.example')).toBe(false);
    expect(hosts({ LAGUNA_HOSTS: '*' }).knows('five.example')).toBe(true);
    for (const wrong of ['https://x.example', 'x.example:80', 'x..example', '*.example', 'a b']) {
      expect(() => readConfig({ LAGUNA_HOSTS: wrong }), wrong).toThrow('LAGUNA_HOSTS');
    }
  });

  test('that the machine gets while the server runs', () => {
    const names = ['lagoon'];
    const moved = hosts({}, () => names);
    expect(moved.knows('lagoon.hotel.example')).toBe(false);
    names.push('lagoon.hotel.example');
    expect(moved.knows('lagoon.hotel.example')).toBe(true);
  });
});

describe('a page of another site whose name points to this machine', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  /** Statuses of a page, figures, a new table, a join and a WebSocket, under a name. */
  async function statuses(name: string, code: string): Promise<number[]> {
    const host = `${name}:${new URL(server.url).port}`;
    const origin = `Host: ${host}\r\nOrigin: http://${host}\r\n`;
    const post = (path: string, body: string) =>
      `POST /matchmake/${path} HTTP/1.1\r\n${origin}Connection: close\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`;
    const answers: string[] = [];
    for (const bytes of [
      ...['/', '/metrics'].map(
        (path) => `GET ${path} HTTP/1.1\r\n${origin}Connection: close\r\n\r\n`,
      ),
      post('create/table', `{"game":"${GAME_ID}"}`),
      post(`joinById/${code}`, '{}'),
      upgradeOf(`/p/${code}?sessionId=x`, host, `Origin: http://${host}\r\n`),
    ]) {
      answers.push(await sendBytes(server.url, bytes, /^HTTP\/1.1 101 /));
    }
    for (const answer of answers) {
      if (statusOf(answer) === 421) expect(answer).toContain(`LAGUNA_HOSTS=${name}`);
    }
    return answers.map(statusOf);
  }

  test('gets nothing, by request, matchmaking or WebSocket; a name of its own gets all', async () => {
    server = await startServer({ hosts: ['games.example'] });
    const ana = await Guest.create(server.url);
    expect(await statuses('evil.example', ana.code)).toEqual([421, 421, 421, 421, 421]);
    const [, ...rest] = await statuses('games.example', ana.code);
    expect(rest).toEqual([200, 200, 200, 101]);
    await ana.leave();
  });

  test('behind a proxy that names the server itself the public address is enough', async () => {
    server = await startServer({ publicUrl: 'https://games.example', proxies: 1 });
    const join = (origin: string) =>
      fetch(`${server.url}/matchmake/create/table`, {
        method: 'POST',
        body: `{"game":"${GAME_ID}"}`,
        headers: { origin },
      });
    expect((await join('https://games.example')).status).toBe(200);
    expect((await join('https://evil.example')).status).toBe(403);
  });

  test('a container’s mapped address and port need no setting, a request without a name neither', async () => {
    server = await startServer();
    const ana = await Guest.create(server.url);
    const [, ...rest] = await statuses('172.17.0.2', ana.code);
    expect(rest).toEqual([200, 200, 200, 101]);
    expect(statusOf(await sendBytes(server.url, 'GET /health HTTP/1.0\r\n\r\n'))).toBe(200);
    const odd = 'GET /health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n';
    expect(statusOf(await sendBytes(server.url, odd))).toBe(400);
    await ana.leave();
  });
});
