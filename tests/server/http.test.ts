import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPolicy } from '../../server/http/headers.ts';
import { GAME_ID, newFolder, startServer, sweep, type TestServer } from './harness.ts';

let server: TestServer;
const client = newFolder();

beforeAll(async () => {
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<title>Laguna</title>'.padEnd(4000));
  writeFileSync(join(client, 'stage.html'), '<title>Stage</title>');
  writeFileSync(join(client, 'assets/app-BxY12_-z.js'), 'let a = 1;'.repeat(400));
  writeFileSync(join(client, 'assets/bell.ogg'), 'sound');
  symlinkSync('/etc/passwd', join(client, 'assets/link.txt'));
  server = await startServer({}, { client });
});
afterAll(async () => {
  await server.stop();
  sweep(client);
});

/** A request with an unchanged path (fetch would normalize it). */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const sent = request({ hostname, port, path, headers, method }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk) => chunks.push(chunk));
        res.on('end', () => {
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: Buffer.concat(chunks),
          });
        });
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

describe('the web address', () => {
  test('every answer forbids what is not of this server, and to show its pages elsewhere', async () => {
    for (const path of ['/', '/table/ACDEFG', '/assets/app-BxY12_-z.js', '/health', '/nowhere']) {
      const { headers } = await raw(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      const policy = new Map(
        String(headers['content-security-policy'])
          .split('; ')
          .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
      );
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
      expect(policy.get('style-src')).toEqual(["'self'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
      for (const name of ['object-src', 'base-uri']) expect(policy.get(name)).toEqual(["'none'"]);
      const { host } = new URL(server.url);
      expect(policy.get('connect-src')).toEqual(
        expect.arrayContaining(["'self'", `ws://${host}`, `wss://${host}`]),
      );
      // Nothing of another origin, and no inline scripts.
      const all = [...policy.values()].flat().join(' ');
      expect(all).not.toMatch(/'unsafe-(inline|eval)'|https?:|\*/);
    }
  });

  test('a broadcast program may show the overlay within its own page', async () => {
    for (const path of ['/overlay', '/overlay/ACDEFG']) {
      const policy = String((await raw(path)).headers['content-security-policy']);
      expect(policy).toContain('frame-ancestors *');
    }
    const other = String((await raw('/overlays')).headers['content-security-policy']);
    expect(other).toContain("frame-ancestors 'self'");
  });

  test('an invented name of the host opens nothing in the policy', async () => {
    const { headers } = await raw('/', { host: "x; script-src 'unsafe-inline'" });
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|ws:/);
  });

  test('further origins of the same tables may be connected to', () => {
    const policy = contentPolicy('/', ['https://laguna.example:8443'], 'laguna.example');
    expect(policy).toContain('https://laguna.example:8443 wss://laguna.example:8443');
  });

  test('pages and their types', async () => {
    for (const path of ['/', '/table/ACDEFG', '/table/ACDEFG?x=1']) {
      const page = await raw(path);
      expect(page.status).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.body.toString()).toContain('Laguna');
    }
    expect((await raw('/stage')).body.toString()).toContain('Stage');
    const nowhere = await raw('/nowhere');
    expect(nowhere.status).toBe(404);
    expect(nowhere.headers['content-type']).toContain('application/json');
    const person = await raw('/nowhere', { accept: 'text/html,*/*' });
    expect(person.status).toBe(404);
    expect(person.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(person.body.toString()).toContain('Laguna');
    expect((await raw('/', {}, 'PUT')).status).toBe(405);
    expect((await raw('/', {}, 'HEAD')).body.length).toBe(0);
  });

  test('hashed files are kept for good, compressed, and not sent twice', async () => {
    const path = '/assets/app-BxY12_-z.js';
    const plain = await raw(path);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    for (const encoding of ['br', 'gzip']) {
      const packed = await raw(path, { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.body.length).toBeLessThan(plain.body.length / 10);
    }
    const again = await raw(path, { 'if-none-match': String(plain.headers.etag) });
    expect(again.status).toBe(304);
    const sound = await raw('/assets/bell.ogg', { 'accept-encoding': 'br' });
    expect(sound.headers['content-type']).toBe('audio/ogg');
    expect(sound.headers['content-encoding']).toBeUndefined();
  });

  test('nothing outside of the client’s folder', async () => {
    const tries = ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd'];
    tries.push('/assets/link.txt', '/..\\..\\etc\\passwd', '/%00', '/%ff', '//etc/passwd', '/.env');
    for (const path of tries) expect((await raw(path)).status, path).toBe(404);
  });

  test('health', async () => {
    const answer = await (await fetch(`${server.url}/health`)).json();
    expect(answer).toMatchObject({ ok: true, version: expect.any(String), matches: 0 });
    expect(answer.uptime).toBeTypeOf('number');
  });

  test('other sites’ pages may neither ask for a table nor open a socket', async () => {
    const ask = (origin: string) =>
      fetch(`${server.url}/matchmake/create/table`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ game: GAME_ID }),
      });
    const foreign = await ask('https://evil.example');
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    expect((await ask(server.url)).status).toBe(200);
    const upgrade = (origin: string) =>
      new Promise<number>((resolve) => {
        const { hostname, port } = new URL(server.url);
        const headers = {
          origin,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        };
        const sent = request({ hostname, port, path: '/p/ACDEFG?sessionId=x', headers });
        sent.on('upgrade', (res, socket) => {
          socket.destroy();
          resolve(res.statusCode ?? 0);
        });
        sent.on('response', (res) => resolve(res.statusCode ?? 0));
        sent.end();
      });
    expect(await upgrade('https://evil.example')).toBe(403);
    expect(await upgrade(server.url)).toBe(101);
  });

  test('requests to open tables are limited and checked', async () => {
    const post = (path: string, body: string) =>
      fetch(`${server.url}/matchmake/${path}`, { method: 'POST', body });
    expect((await post('create/table', '{')).status).toBe(400);
    expect((await post('create/table', '[]')).status).toBe(400);
    expect((await post('create/table', `{"game":"${'x'.repeat(9000)}"}`)).status).toBe(413);
    expect((await post('create/other', JSON.stringify({ game: GAME_ID }))).status).toBe(404);
    expect((await post('joinOrCreate/table', '{}')).status).toBe(404);
    expect((await post('joinById/__proto__', '{}')).status).toBe(404);
    expect((await post('reconnect/ACDEFG', '{}')).status).toBe(404);
  });
});
