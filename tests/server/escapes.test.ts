/** With any bytes, one connection ends, never the process, and no exception goes unnoticed. */

import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { callsOf, containAll } from '../../server/http/escapes.ts';
import type { EscapedFrom } from '../../server/metrics.ts';
import { sendBytes, statusOf, upgradeOf } from './bytes.ts';
import { newFolder, sweep } from './harness.ts';
import { healthy, kill, killAll, launch } from './processes.ts';

const data = newFolder();
afterAll(() => {
  killAll();
  sweep(data);
});

const HEAD = 'Host: x\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n';
const LONG = `/p/ACDEFG?sessionId=x&more=${'y'.repeat(2000)}`;
/** Bytes that nobody sends by accident, and the status of their answer. */
const ODD: readonly (readonly [bytes: string, status: number])[] = [
  // The transport puts an address together from these.
  [`GET *[ HTTP/1.1\r\n${HEAD}`, 400],
  [`GET * HTTP/1.1\r\n${HEAD}`, 400],
  [`GET http://[ HTTP/1.1\r\n${HEAD}`, 400],
  [`GET http://x:99999/p/ACDEFG?sessionId=x HTTP/1.1\r\n${HEAD}`, 400],
  [`GET :70000/ HTTP/1.1\r\n${HEAD}`, 400],
  [`GET @[/ HTTP/1.1\r\n${HEAD}`, 400],
  [`OPTIONS * HTTP/1.1\r\n${HEAD}`, 405],
  [`POST /p/ACDEFG?sessionId=x HTTP/1.1\r\n${HEAD}`, 405],
  [`GET /p/__proto__?sessionId=x HTTP/1.1\r\n${HEAD}`, 404],
  [`GET /p/ACDEFG?sessionId[]=x HTTP/1.1\r\n${HEAD}`, 404],
  [`GET /p/ACDEFG?sessionId=%ff%00 HTTP/1.1\r\n${HEAD}`, 404],
  [`GET /%/%zz?%=%&sessionId HTTP/1.1\r\n${HEAD}`, 404],
  [`GET //[ HTTP/1.1\r\n${HEAD}`, 404],
  [`GET ${LONG} HTTP/1.1\r\n${HEAD}`, 414],
  // Invalid handshakes.
  [`GET /p/ACDEFG?sessionId=x HTTP/1.1\r\n${HEAD}`, 400],
  [`GET /p/ACDEFG?sessionId=__proto__ HTTP/1.1\r\n${HEAD}`, 400],
  [upgradeOf('/p/ACDEFG?sessionId=x', 'x', 'Sec-WebSocket-Protocol: ,,\r\n'), 400],
  [upgradeOf('/p/ACDEFG?sessionId=x', 'x', 'Sec-WebSocket-Key: y\r\n'), 400],
  [upgradeOf('/p/ACDEFG?sessionId=x', 'x', 'Sec-WebSocket-Version: 99\r\n'), 400],
  // Requests without an upgrade.
  ['GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['GET *[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['GET /%ff%00%zz?[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ['GET /tables?page=%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n', 417],
  ['GET /nowhere HTTP/1.0\r\n\r\n', 404],
  ['CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', 0],
  ['CONNECT [ HTTP/1.1\r\nHost: x\r\n\r\n', 0],
  ['\x16\x03\x01\x02\x00', 400],
];

/** The figures of errors that escaped. */
async function escapes(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text.split('\n').filter((line) => line.startsWith('laguna_escaped_errors_total{'));
}

describe('the process', () => {
  test('answers odd bytes with a plain refusal and stays', async () => {
    const server = await launch({ LAGUNA_DATA: data });
    await healthy(server);
    for (const [bytes, status] of ODD) {
      expect(statusOf(await sendBytes(server.url, bytes)), bytes).toBe(status);
    }
    // Also behind others of the same connection that are still being answered.
    const both = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20) + ODD[0][0];
    expect(statusOf(await sendBytes(server.url, both))).toBe(400);
    expect((await fetch(`${server.url}/health`)).ok).toBe(true);
    expect(server.child.exitCode).toBeNull();
    const figures = await escapes(server.url);
    expect(figures.length).toBeGreaterThan(3);
    for (const figure of figures) expect(figure).toMatch(/ 0$/);
    expect(server.output()).not.toMatch(/error|Error|\n {4}at /);
    await kill(server);
  });
});

describe('an error of unknown origin', () => {
  test('ends the process for its supervisor, which is told where it came from and no more', async () => {
    const server = await launch({ LAGUNA_DATA: data, FAILS: 'now' }, 'tests/server/failing.ts');
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/ error server\.failed problem=.*failing\.ts/);
    expect(server.output()).not.toContain('somebody');
  });

  test('in a promise that nobody waits for: counted, and everything goes on', async () => {
    const server = await launch({ LAGUNA_DATA: data, FAILS: 'later' }, 'tests/server/failing.ts');
    await healthy(server);
    await expect
      .poll(() => escapes(server.url))
      .toContain('laguna_escaped_errors_total{where="promise"} 1');
    expect(server.output()).toMatch(/ error error\.escaped where=promise at=.*failing\.ts/);
    expect(server.output()).not.toContain('somebody');
    await kill(server);
  });
});

describe('exceptions of a listener', () => {
  const open: Server[] = [];
  afterEach(() => {
    vi.restoreAllMocks();
    for (const http of open.splice(0)) http.closeAllConnections();
  });

  /** Lines logged from now on, in any way. */
  function listened(): string[] {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
    return lines;
  }

  /** The module in a process that has logged nothing yet. */
  async function fresh() {
    vi.resetModules();
    const { metrics } = await import('../../server/metrics.ts');
    return { metrics, ...(await import('../../server/http/escapes.ts')) };
  }

  /**
   * A server with one faulty listener.
   * @returns its address, and the logged lines
   */
  async function faulty(
    where: EscapedFrom,
    put: (http: Server, wss: EventEmitter) => void,
  ): Promise<{ url: string; count: () => Promise<number>; logged: () => string }> {
    const http = createServer((_, res) => res.end('well'));
    const wss = new EventEmitter();
    const { containAll, metrics } = await fresh();
    containAll(http, { wss });
    // A transport that greets, and leaves the rest to listeners of its sockets.
    http.on('upgrade', (req: IncomingMessage, socket: Socket, head: Buffer) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
      const ws = new EventEmitter();
      wss.emit('connection', ws, req);
      socket.unshift(head);
      socket.on('data', (chunk) => ws.emit('message', chunk));
    });
    put(http, wss);
    http.listen(0, '127.0.0.1');
    open.push(http);
    await once(http, 'listening');
    const lines = listened();
    return {
      url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
      count: async () => {
        const { values } = await metrics.escaped.get();
        return values.find(({ labels }) => labels.where === where)?.value ?? 0;
      },
      logged: () => lines.join(''),
    };
  }

  const fail = (): never => {
    throw new Error('thrown "of purpose"');
  };
  const failLater = async (): Promise<never> => {
    await Promise.resolve();
    return fail();
  };
  const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const UPGRADE = `${upgradeOf('/', 'x')}bytes`;

  test.each<[string, EscapedFrom, string, number, (http: Server, wss: EventEmitter) => void]>([
    ['upgrade', 'server', UPGRADE, 400, (http) => void http.prependListener('upgrade', fail)],
    ['upgrade, later', 'server', UPGRADE, 101, (http) => void http.on('upgrade', failLater)],
    ['connection', 'server', ASK, 400, (http) => void http.on('connection', fail)],
    ['request', 'server', ASK, 400, (http) => void http.prependListener('request', fail)],
    ['clientError', 'server', '\x01', 400, (http) => void http.on('clientError', fail)],
    [
      'the socket’s own error, that nobody hears',
      ...(['socket', ASK, 400] as const),
      (http) => {
        http.prependListener('request', (req: IncomingMessage) => {
          req.socket.removeAllListeners('error');
          req.socket.emit('error', new Error('thrown "of purpose"'));
        });
      },
    ],
    [
      'end of an answer',
      ...(['request', ASK, 200] as const),
      (http) => {
        http.prependListener('request', (_: IncomingMessage, res: ServerResponse) => {
          res.on('finish', fail);
        });
      },
    ],
    ['WebSocket', 'websocket', UPGRADE, 101, (_, wss) => void wss.on('connection', failLater)],
    [
      'message',
      ...(['websocket', UPGRADE, 101] as const),
      (_, wss) => void wss.on('connection', (ws: EventEmitter) => ws.on('message', fail)),
    ],
  ])('%s: ends its connection, is counted and logged without a word of it', async (...of) => {
    const [, where, bytes, status, put] = of;
    const { url, count, logged } = await faulty(where, put);
    expect(statusOf(await sendBytes(url, bytes))).toBe(status);
    expect(await count()).toBe(1);
    expect(logged()).toContain(`where=${where}`);
    expect(logged()).toContain('escapes.test.ts');
    expect(logged()).not.toContain('purpose');
  });

  test('however often: a few lines', async () => {
    const lines = listened();
    const { escaped } = await fresh();
    for (let k = 0; k < 1000; k++) escaped('promise', new Error('broken'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(1000);
  });

  test('the place is told, not what was sent', () => {
    const error = new Error('a token\n at home');
    expect(callsOf(error)).toContain('escapes.test.ts');
    expect(callsOf(error)).not.toMatch(/token|home/);
    expect(callsOf('text')).toBe('');
  });

  test('an event of no connection is thrown as before', () => {
    const http = createServer();
    containAll(http, { wss: new EventEmitter() });
    expect(() => http.emit('error', new Error('no port'))).toThrow('no port');
  });
});
