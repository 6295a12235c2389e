/** A connection to a table that can send anything: good frames, bad ones, or nothing at all. */

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { pack, unpack } from 'msgpackr';

/** First byte of a message of the room. */
export const CODE = {
  join: 10,
  leave: 12,
  data: 13,
  bytes: 17,
  ping: 18,
  request: 21,
  response: 22,
};
const OP = { binary: 2, close: 8, ping: 9, pong: 10 } as const;
const FIN = 0x80;
const MASKED = 0x80;
const WAIT_MS = 30_000;

/** A reserved place, as `/matchmake` answers it. */
export interface Place {
  readonly roomId: string;
  readonly sessionId: string;
  readonly processId: string;
}

/** The answer to a request. */
export interface Reply {
  readonly ok?: boolean;
  readonly seq?: number;
  readonly error?: string;
  readonly refusal?: { readonly code: string };
  /** Set if there was no such answer. */
  readonly name?: string;
}

/** A frame of the WebSocket protocol; the mask is 0. */
export function frame(payload: Uint8Array, first = FIN | OP.binary, masked = true): Buffer {
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.of(first, length | (masked ? MASKED : 0))
      : Buffer.of(first, 126 | (masked ? MASKED : 0), length >> 8, length & 0xff);
  return Buffer.concat([head, masked ? Buffer.alloc(4) : Buffer.alloc(0), payload]);
}

/** The body of a message as bytes that no packer writes. */
export class Packed {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

function packed(body: unknown): Uint8Array {
  if (body instanceof Packed) return body.bytes;
  return body === undefined ? Buffer.alloc(0) : pack(body);
}

/** The message of a request; ids go from 0 to 127. */
export function request(id: number, name: string, body: unknown): Buffer {
  const type = Buffer.from(name);
  const head = Buffer.of(CODE.request, id, 0xa0 | type.length);
  return Buffer.concat([head, type, packed(body)]);
}

export class Raw {
  readonly socket: Socket;
  /** The status line of the answer to the handshake. */
  status = '';
  closed = false;
  /** Close code of the server; 0 if there was none. */
  code = 0;
  token = '';
  private rest: Buffer = Buffer.alloc(0);
  private upgraded = false;
  private nextId = 0;
  private readonly waiting = new Map<number, (reply: Reply | null) => void>();
  private readonly pings: (() => void)[] = [];
  private readonly ended: Promise<void>;
  private ready: () => void = () => undefined;
  /** Whether the room's handshake is answered. */
  private readonly answers: boolean;

  private constructor(
    url: string,
    path: string,
    headers: { readonly [name: string]: string },
    answers: boolean,
    localAddress?: string,
  ) {
    this.answers = answers;
    const { hostname, port } = new URL(url);
    const from = localAddress === undefined ? {} : { localAddress };
    this.socket = connect({ port: Number(port), host: hostname, ...from });
    this.socket.setNoDelay(true);
    this.socket.on('connect', () => {
      const lines = {
        Host: `${hostname}:${port}`,
        Upgrade: 'websocket',
        Connection: 'Upgrade',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        ...headers,
      };
      const all = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
      this.socket.write(`GET ${path} HTTP/1.1\r\n${all.join('')}\r\n`);
    });
    this.socket.on('error', () => undefined);
    this.socket.on('data', (chunk) => this.take(chunk));
    this.ended = new Promise((resolve) => {
      this.socket.once('close', () => {
        this.closed = true;
        for (const answer of this.waiting.values()) answer(null);
        for (const back of this.pings.splice(0)) back();
        this.ready();
        resolve();
      });
    });
  }

  /** Asks for an upgrade and waits for the first frame, or the end. */
  static async open(
    url: string,
    path: string,
    headers: { readonly [name: string]: string } = {},
    answers = true,
    localAddress?: string,
  ): Promise<Raw> {
    const raw = new Raw(url, path, headers, answers, localAddress);
    await new Promise<void>((resolve) => {
      raw.ready = resolve;
    });
    return raw;
  }

  /**
   * @param answers whether the room's handshake is answered
   * @param localAddress such as 127.0.0.2: each counts as another sender
   */
  static at(url: string, place: Place, answers = true, localAddress?: string): Promise<Raw> {
    const { processId, roomId, sessionId } = place;
    const path = `/${processId}/${roomId}?sessionId=${sessionId}`;
    return Raw.open(url, path, {}, answers, localAddress);
  }

  /** Sends bytes as one frame. */
  say(payload: Uint8Array): void {
    this.bytes(frame(payload));
  }

  /** Sends bytes as they are. */
  bytes(bytes: Uint8Array): void {
    if (!this.closed) this.socket.write(bytes);
  }

  /** Resolves with the answer, or null if the connection ends first; at most 128 at a time. */
  ask(name: string, body: unknown): Promise<Reply | null> {
    if (this.closed) return Promise.resolve(null);
    const id = this.nextId++ & 0x7f;
    const answer = new Promise<Reply | null>((resolve) => {
      const done = (reply: Reply | null): void => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(reply);
      };
      const timer = setTimeout(() => done({ name: `no answer in ${WAIT_MS} ms` }), WAIT_MS);
      this.waiting.set(id, done);
    });
    this.say(request(id, name, body));
    return answer;
  }

  /**
   * Waits until the server has read all messages so far.
   * @returns whether the connection is still open
   */
  async heard(): Promise<boolean> {
    if (this.closed) return false;
    const back = new Promise<void>((resolve) => this.pings.push(resolve));
    this.say(Buffer.of(CODE.ping));
    await back;
    return !this.closed;
  }

  /** Waits until the server ends the connection. @throws Error if it does not */
  async end(what: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what}: the connection stays open`)), WAIT_MS);
    });
    await Promise.race([this.ended, late]);
    clearTimeout(timer);
  }

  drop(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    let bytes = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    if (!this.upgraded) {
      const end = bytes.indexOf('\r\n\r\n');
      this.rest = bytes;
      if (end < 0) return;
      this.status = bytes.subarray(0, bytes.indexOf('\r\n')).toString('latin1');
      if (!this.status.includes(' 101 ')) {
        this.socket.end();
        return;
      }
      this.upgraded = true;
      bytes = bytes.subarray(end + 4);
    }
    for (;;) {
      if (bytes.length < 2) break;
      const short = bytes[1] & 0x7f;
      const start = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length < start) break;
      const length =
        short < 126
          ? short
          : short === 126
            ? bytes.readUInt16BE(2)
            : Number(bytes.readBigUInt64BE(2));
      if (bytes.length < start + length) break;
      this.received(bytes[0] & 0x0f, bytes.subarray(start, start + length));
      bytes = bytes.subarray(start + length);
    }
    this.rest = bytes;
  }

  private received(op: number, data: Buffer): void {
    if (op === OP.ping) this.bytes(frame(data, FIN | OP.pong));
    else if (op === OP.close) {
      this.code = data.length >= 2 ? data.readUInt16BE(0) : 0;
      this.socket.end(frame(data, FIN | OP.close));
    } else if (data[0] === CODE.join) {
      if (this.answers) this.say(Buffer.of(CODE.join));
      else this.ready();
    } else if (data[0] === CODE.ping) {
      this.pings.shift()?.();
    } else if (data[0] === CODE.response) {
      // Answers to broken requests have broken ids.
      const asked = this.waiting.get(data[1]);
      if (asked) asked(data.length > 3 ? unpack(Uint8Array.prototype.slice.call(data, 3)) : {});
    } else if (data[0] === CODE.data) {
      this.token = /token\xb6([\w-]{22})/.exec(data.toString('latin1'))?.[1] ?? this.token;
      if (data.includes('private')) this.ready();
    }
  }
}
