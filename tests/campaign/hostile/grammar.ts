/**
 * Requests as bytes, by a grammar each of whose parts may be odd: request lines with targets of every
 * form, headers, bodies, chunks, handshakes. Everything comes from the seed.
 */

import type { SeededChance } from '../../../engine/core/chance.ts';

/** The source of the bytes. */
export interface Ink {
  readonly chance: SeededChance;
  /** Code of a table that is there. */
  readonly code: string;
  /** Name of a game that there is. */
  readonly game: string;
  /** Host and port of the server. */
  readonly host: string;
}

const EOL = '\r\n';
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

export function pick<T>({ chance }: Pick<Ink, 'chance'>, list: readonly T[]): T {
  return list[chance.below(list.length)];
}

/** True once in so many calls. */
export const once = ({ chance }: Pick<Ink, 'chance'>, among: number): boolean =>
  chance.below(among) === 0;

function many<T>(ink: Ink, most: number, one: () => T): T[] {
  return Array.from({ length: ink.chance.below(most + 1) }, one);
}

const METHODS = ['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE'];
const WILD_METHODS = ['CONNECT', 'TRACE', 'PRI', 'M-SEARCH', 'BREW', 'get', '', 'G\0T', 'GET,GET'];
const VERSIONS = [
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/0.9',
  'HTTP/1.9',
  'HTTP/1',
  'http/1.1',
  'RTSP/1.0',
  '',
];

/** Parts of paths and values that mean something somewhere. */
const WORDS = [
  'matchmake',
  'joinById',
  'create',
  'reconnect',
  'table',
  'tables',
  'health',
  'metrics',
  'showcase',
  'state',
  'open',
  'operator',
  'ask',
  'overlay',
  'assets',
  'watch',
  'log',
  'p',
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '%ff',
  '%c0%af',
  '%',
  '%zz',
  '%u0041',
  '+',
  '~',
  '@',
  '__proto__',
  'constructor',
  'toString',
  'index.html',
  '00000000-0000-4000-8000-000000000000',
  '[',
  ']',
  '{}',
  '[]',
  '(',
  '|',
  '^',
  '`',
  '"',
  "'",
  '<',
  '\\',
  ';',
  ':',
  '=',
  ',',
  '$',
  '!',
  '*',
  'x',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'null',
  'true',
  '',
] as const;
const NAMES = [
  'sessionId',
  'reconnectionToken',
  'skipHandshake',
  '_authToken',
  'page',
  'screen',
  'x',
  'sessionId[]',
  '__proto__',
  'sessionId%5B%5D',
  '%',
  '',
  'constructor[prototype]',
] as const;

const word = (ink: Ink): string => {
  if (once(ink, 12)) return ink.code;
  return once(ink, 60) ? 'y'.repeat(ink.chance.below(3000)) : pick(ink, WORDS);
};

const query = (ink: Ink): string =>
  once(ink, 2) ? '' : `?${many(ink, 4, () => `${pick(ink, NAMES)}=${word(ink)}`).join('&')}`;

const ROUTES = [
  '/',
  '/health',
  '/tables',
  '/metrics',
  '/showcase/state',
  '/showcase/open',
  '/operator/ask',
  '/table/x',
  '/nowhere',
  '/log/00000000-0000-4000-8000-000000000000',
  '/tables?page=0',
];

/** A target that begins with a slash, like the server's own pages. */
export function path(ink: Ink): string {
  const words = () => many(ink, 3, () => `/${word(ink)}`).join('');
  const method = pick(ink, ['joinById', 'joinById', 'reconnect', 'create']);
  const forms: (() => string)[] = [
    () => pick(ink, ROUTES),
    () => `${pick(ink, ROUTES)}${words()}`,
    () => `/matchmake/${method}/${word(ink)}`,
    () => `/p/${once(ink, 2) ? ink.code : word(ink)}`,
    () => `/${word(ink)}${words()}`,
    () => `/${word(ink)}${words()}`,
  ];
  return `${pick(ink, forms)()}${query(ink)}`;
}

const AUTHORITIES = [
  'x',
  'x:443',
  'x:70000',
  'x:-1',
  'x:y',
  ':1',
  '[',
  ']',
  '[::1]',
  '[::1',
  '[z]',
  '@',
  'a:b@x',
  'evil.example',
  '127.1',
  '0x7f000001',
  '%41',
  '%',
  'x y',
  'xn--',
  'é',
  '.',
  '..',
  '',
  '*',
];

/** Targets of the other forms: absolute, authority, asterisk, and invalid ones. */
export function strangeTarget(ink: Ink): string {
  const authority = pick(ink, AUTHORITIES);
  const scheme = pick(ink, ['http', 'https', 'ws', 'file', 'javascript', 'a b', '']);
  const forms: (() => string)[] = [
    () => `${scheme}://${authority}${path(ink)}`,
    () => `${scheme}:${authority}`,
    () => authority,
    () => `*${pick(ink, ['', '[', '*', '/', '?', '@', ':', '%', '#'])}`,
    () => many(ink, 3, () => word(ink)).join(''),
    () => `?${word(ink)}`,
    () => `#${word(ink)}`,
    // Characters that no address may hold.
    () => `${path(ink)}${pick(ink, ['\x80', '\xff', '\x7f', '\x01', '\t'])}`,
  ];
  return pick(ink, forms)();
}

const HOSTS = [
  '',
  'evil.example',
  'x',
  '[',
  '[::1]:1',
  'a b',
  'a,b',
  '-',
  '.',
  'x'.repeat(300),
  'x:y',
];

const hostOf = (ink: Ink): string => `Host: ${once(ink, 5) ? pick(ink, HOSTS) : ink.host}`;

/** Headers that do not change where a request ends. */
function header(ink: Ink): string {
  const value = word(ink);
  const names = [
    'Origin',
    'Cookie',
    'Authorization',
    'X-Forwarded-For',
    'Forwarded',
    'Accept',
    'Range',
    'Accept-Encoding',
    'If-None-Match',
    'Sec-Fetch-Site',
    'X-Real-IP',
    'User-Agent',
    'TE',
    'Sec-WebSocket-Key',
    'Sec-WebSocket-Protocol',
    'Sec-WebSocket-Extensions',
    'Trailer',
    '__proto__',
    'constructor',
    'Content-Type',
    'Referer',
    'Access-Control-Request-Method',
  ];
  const values = [
    value,
    'null',
    `http://${ink.host}`,
    'http://evil.example',
    'text/html',
    'Bearer x',
    '127.0.0.1',
    ',,,',
    'br;q=x',
    '"',
    'x'.repeat(ink.chance.below(500)),
    'bytes=-1',
    '\xe9',
  ];
  return `${pick(ink, names)}: ${pick(ink, values)}`;
}

const BODIES = [
  '{}',
  '[]',
  '{',
  'null',
  '0',
  '""',
  '{"game":"x"}',
  '{"game":["GAME"]}',
  '\xff',
  '{"op":"set"}',
  '{"reconnectionToken":"__proto__"}',
  '{"reconnectionToken":{}}',
  '{"token":7}',
  '{"game":"GAME","seats":1e9}',
  '{"spectate":true,"name":"\\u0000"}',
  '{"__proto__":1}',
  '{"game":"GAME","options":{"a":[[[[{}]]]]}}',
] as const;

const body = (ink: Ink): string => pick(ink, BODIES).replace('GAME', ink.game);

/** A body in chunks; some valid, others not. */
function chunks(ink: Ink, wild: boolean): string {
  const good = many(ink, 4, () => {
    const bytes = word(ink) || 'z';
    const extension = once(ink, 5) ? ';x="y"' : '';
    return `${bytes.length.toString(16)}${extension}${EOL}${bytes}${EOL}`;
  }).join('');
  const bad = [
    'zz\r\n',
    '-1\r\n',
    'fffffffffffffffff\r\n',
    '5\r\nx\r\n',
    '0',
    '0\r\nA B\r\n\r\n',
    '5',
  ];
  if (wild) return good + pick(ink, bad);
  return `${good}0${EOL}${once(ink, 5) ? `X-Trailer: y${EOL}` : ''}${EOL}`;
}

/** A request that the server answers, keeping the connection. */
export function steady(ink: Ink): string {
  const target = path(ink);
  const posted = /^\/(matchmake|operator|showcase)/.test(target) && !once(ink, 6);
  const method = posted ? 'POST' : pick(ink, METHODS);
  const head = [`${method} ${target} HTTP/1.1`, hostOf(ink), ...many(ink, 3, () => header(ink))];
  if (once(ink, 30)) head.push('Expect: 100-continue');
  if (method === 'GET' || method === 'HEAD') return [...head, '', ''].join(EOL);
  if (once(ink, 3)) {
    return [...head, 'Transfer-Encoding: chunked', '', chunks(ink, false)].join(EOL);
  }
  const said = body(ink);
  return [...head, `Content-Length: ${said.length}`, '', said].join(EOL);
}

/** Headers that decide where a request ends, or what becomes of its connection. */
const BREAKING = [
  'Content-Length: -1',
  'Content-Length: 5, 6',
  'Content-Length: 1e3',
  'Content-Length: 9',
  'Transfer-Encoding: x',
  'Transfer-Encoding: chunked, x',
  'Transfer-Encoding: chunked',
  'Connection: close',
  'Connection: Upgrade',
  'Connection: keep-alive, close',
  'Connection: x',
  'Upgrade: x',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Upgrade: websocket, x',
  'Upgrade: ',
  'Expect: 100-continue',
  'Expect: a miracle',
  'Host: y',
  ' folded',
  'a b: c',
  ': x',
  'x',
  '\0: y',
  'Sec-WebSocket-Version: 13',
  KEY,
  'Content-Length: 99999999999999999999',
  'X: \r',
];

/** A request that may or may not be answered. */
export function wild(ink: Ink): string {
  const method = once(ink, 3) ? pick(ink, WILD_METHODS) : pick(ink, METHODS);
  const target = once(ink, 3) ? path(ink) : strangeTarget(ink);
  const version = once(ink, 5) ? pick(ink, VERSIONS) : 'HTTP/1.1';
  const gap = once(ink, 20) ? pick(ink, ['', '  ', '\t', '\0']) : ' ';
  const head = [
    `${method}${gap}${target} ${version}`,
    ...(once(ink, 6) ? [] : [hostOf(ink)]),
    ...many(ink, 3, () => header(ink)),
    ...many(ink, 4, () => pick(ink, BREAKING)),
  ];
  const said = once(ink, 2) ? '' : once(ink, 2) ? chunks(ink, true) : body(ink);
  const end = once(ink, 10) ? pick(ink, ['', '\n', '\r', '\n\n']) : EOL + EOL;
  return head.join(once(ink, 20) ? '\n' : EOL) + end + said;
}

/** A request for a WebSocket, whole or odd in places. */
export function handshake(ink: Ink): string {
  const session = once(ink, 4) ? pick(ink, ['', '__proto__', '%00', 'x'.repeat(99)]) : 'abcdefghi';
  const whole = `/p/${ink.code}?sessionId=${session}`;
  const target = once(ink, 3) ? strangeTarget(ink) : once(ink, 3) ? path(ink) : whole;
  const odd = (good: string, ...others: string[]): string =>
    once(ink, 8) ? pick(ink, others) : good;
  const name = 'Sec-WebSocket';
  const head = [
    odd(`GET ${target} HTTP/1.1`, `POST ${target} HTTP/1.1`, `GET ${target} HTTP/1.0`),
    hostOf(ink),
    odd('Upgrade: websocket', 'Upgrade: x', 'upgrade: WEBSOCKET', 'Upgrade: h2c'),
    odd('Connection: Upgrade', 'Connection: upgrade, keep-alive', 'Connection: close'),
    odd(`${name}-Version: 13`, `${name}-Version: 8`, `${name}-Version: 99`, `${name}-Version: x`),
    odd(KEY, `${name}-Key: `, `${name}-Key: x`, `${KEY}${EOL}${KEY}`),
    ...(once(ink, 4)
      ? [`${name}-Protocol: ${pick(ink, ['a', 'a, a', ',', 'a b', 'vite-hmr', '\xe9'])}`]
      : []),
    ...(once(ink, 4)
      ? [
          `${name}-Extensions: permessage-deflate${pick(ink, ['', '; x', '; server_max_window_bits=99', ';', '="'])}`,
        ]
      : []),
    ...(once(ink, 6)
      ? [`Origin: ${pick(ink, ['null', 'http://evil.example', `http://${ink.host}`])}`]
      : []),
    ...many(ink, 2, () => header(ink)),
  ];
  const bytes = [...head, '', ''].join(EOL);
  return once(ink, 6) ? bytes.slice(0, ink.chance.below(bytes.length)) : bytes;
}

/** The bytes with some of them changed, inserted, removed, doubled or cut off. */
export function mutated(ink: Ink, bytes: Buffer): Buffer {
  const { chance } = ink;
  let now = bytes;
  for (let times = 1 + chance.below(4); times > 0 && now.length > 0; times--) {
    const at = chance.below(now.length);
    const to = Math.min(now.length, at + 1 + chance.below(20));
    const [before, part, after] = [now.subarray(0, at), now.subarray(at, to), now.subarray(to)];
    const changes: (() => Buffer[])[] = [
      () => [before, Buffer.of(now[at] ^ (1 << chance.below(8))), now.subarray(at + 1)],
      () => [before, Buffer.of(chance.below(256)), now.subarray(at)],
      () => [before, Buffer.from(word(ink), 'latin1'), now.subarray(at)],
      () => [before, after],
      () => [before, part, part, after],
      () => [before],
    ];
    now = Buffer.concat(pick(ink, changes)());
  }
  return now;
}
