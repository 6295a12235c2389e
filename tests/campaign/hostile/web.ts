/** Attacks on the web address: other sites' pages, guesses, garbage, and idle connections. */

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { type Attack, type Field, sent } from './field.ts';
import { Raw } from './raw.ts';

const ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
/** Half-open connections of one attack. */
const HALF_OPEN = 1000;
const GUESSES = 40;

function text(field: Field, length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[field.chance.below(alphabet.length)]).join('');
}

async function post(field: Field, path: string, body: string, headers = {}): Promise<number> {
  const answer = await fetch(`${field.url}/matchmake/${path}`, { method: 'POST', body, headers });
  await answer.arrayBuffer();
  return answer.status;
}

/** @throws Error unless the status is one of `expected` */
function mustBe(expected: readonly number[], status: number, what: string): void {
  if (!expected.includes(status)) throw new Error(`${what} was answered with ${status}`);
}

/** Codes of tables that may exist, tokens of seats, sessions of others. */
export const guesses: Attack = async (field) => {
  const { target, url } = field;
  for (let i = 0; i < GUESSES; i++) {
    const code = text(field, 6, ALPHABET);
    if (code !== target.code) mustBe([404], await post(field, `joinById/${code}`, '{}'), code);
    const token = randomBytes(16).toString('base64url');
    const back = await post(field, `reconnect/${target.code}`, `{"reconnectionToken":"${token}"}`);
    mustBe([404, 410], back, 'a guessed reconnection');
    sent(field, 'guessed codes and reconnections', 2);
  }
  const session = randomBytes(6).toString('base64url');
  const stranger = field.kept(await Raw.open(url, `/p/${target.code}?sessionId=${session}`));
  await stranger.end('a guessed session');
  const join = await fetch(`${url}/matchmake/joinById/${target.code}`, {
    method: 'POST',
    body: JSON.stringify({ token: text(field, 22, ALPHABET) }),
  });
  const guest = field.kept(await Raw.at(url, (await join.json()) as never));
  sent(field, 'guessed sessions and tokens', 2);
  const reply = await guest.ask('undo', { id: 'g' });
  if (reply?.error !== 'notSeated') throw new Error('a guessed token opened a seat');
};

/** Pages of other sites get neither tables nor sockets. */
export const foreignOrigins: Attack = async (field) => {
  const { target, url } = field;
  for (const origin of [
    'https://evil.example',
    'null',
    'file://',
    'http://localhost.evil.example',
  ]) {
    for (const path of ['create/table', `joinById/${target.code}`]) {
      mustBe([403], await post(field, path, '{}', { origin }), `${path} from ${origin}`);
    }
    const socket = field.kept(await Raw.open(url, `/p/${target.code}?sessionId=x`, { origin }));
    if (!socket.status.includes(' 403 '))
      throw new Error(`an upgrade from ${origin}: ${socket.status}`);
    sent(field, 'foreign origins', 3);
  }
};

/** Resolves with the received bytes when the server has closed, or after a while. */
function talk(field: Field, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(field.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let got = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(got);
    };
    const timer = setTimeout(done, 2000);
    socket.on('error', () => undefined);
    socket.on('close', done);
    socket.on('data', (chunk) => {
      got += chunk.toString('latin1');
      // A whole head is enough.
      if (got.includes('\r\n\r\n')) done();
    });
    socket.on('connect', () => socket.write(bytes));
  });
}

export const garbage: Attack = async (field) => {
  const { chance } = field;
  const path = text(field, 1 + chance.below(40), 'abc/%.?#\\&=0123456789:;@~ \t');
  const big = 'x'.repeat(9000);
  const lines: (() => string | Buffer)[] = [
    () => randomBytes(1 + chance.below(300)),
    () => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    () => `BREW /${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    () => `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    () => 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
    () => 'POST /matchmake/create/table HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    () => `POST /matchmake/create/table HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n${big}`,
    () => 'POST /matchmake/create/table HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n[]',
    () => 'POST /matchmake/joinById/__proto__ HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}',
    () => 'POST /matchmake/joinOrCreate/table HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}',
    () => 'GET /p/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    () => 'GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ];
  for (const line of lines) {
    const bytes = Buffer.from(line() as string);
    const answer = await talk(field, bytes);
    sent(field, 'garbage over HTTP');
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
    field.tally.add(`garbage: ${status || 'no answer'}`);
    if (status >= 500 && status !== 503) {
      throw new Error(`${bytes.subarray(0, 80)} was answered with ${status}`);
    }
    if (/root:|\n {4}at /.test(answer)) throw new Error(`an answer tells too much: ${answer}`);
  }
};

/** A thousand connections that begin something and never go on, while the table plays. */
export const halfOpen: Attack = async (field) => {
  const { url, target } = field;
  const { hostname, port } = new URL(url);
  const beginnings = [
    '',
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    `POST /matchmake/joinById/${target.code} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`,
    `GET /p/${target.code}?sessionId=x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n`,
    'GET /p HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  ];
  const sockets: Socket[] = [];
  try {
    for (let i = 0; i < HALF_OPEN; i++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(beginnings[i % beginnings.length]);
      sockets.push(socket);
    }
    for (let drip = 0; drip < 5; drip++) {
      await target.advance(4);
      for (const [i, socket] of sockets.entries()) if (i % 5 === 1) socket.write('a');
    }
    field.tally.add('half-open connections', HALF_OPEN);
    const health = await fetch(`${url}/health`);
    if (!health.ok) throw new Error(`/health with half-open connections: ${health.status}`);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
};
