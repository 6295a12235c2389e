/**
 * A client of a table that decodes almost nothing, so that a load of thousands measures the server
 * and not itself: a socket, WebSocket frames, and the first bytes of each message. It counts every
 * received byte, frame headers included.
 */

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { pack, unpack } from 'msgpackr';

/** First byte of a message of the room (`@colyseus/shared-types`, Protocol). */
const CODE = { join: 10, data: 13, state: 14, patch: 15, request: 21, response: 22 } as const;
const CODE_MASK = 0x1f;
/** WebSocket opcodes. */
const OP = { close: 8, ping: 9, pong: 10 } as const;
const MASK_BIT = 0x80;
const FIN_BINARY = 0x82;

export type FrameKind = 'patch' | 'private' | 'events' | 'response' | 'other';

/** The answer to a request. */
export interface WireReply {
  readonly ok: boolean;
  readonly seq?: number;
  readonly error?: string;
  readonly refusal?: unknown;
}

/** Bytes and messages that came down, by kind. */
export type Traffic = { [kind in FrameKind]: { bytes: number; messages: number } };

export const newTraffic = (): Traffic => ({
  patch: { bytes: 0, messages: 0 },
  private: { bytes: 0, messages: 0 },
  events: { bytes: 0, messages: 0 },
  response: { bytes: 0, messages: 0 },
  other: { bytes: 0, messages: 0 },
});

/** A place at a table, as `/matchmake` reserves it. */
interface Reservation {
  readonly roomId: string;
  readonly sessionId: string;
  readonly processId: string;
}

/** Asks for a place. @throws Error with the server's status and sentence */
export async function reserve(url: string, method: string, body: object): Promise<Reservation> {
  const answer = await fetch(`${url}/matchmake/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Reservation;
}

export class WireClient {
  readonly code: string;
  /** The seat's token and number, after the welcome. */
  token = '';
  seat = -1;
  closed = false;
  /** Called at every patch of the synchronized state. */
  onPatch: () => void = () => undefined;
  onClose: () => void = () => undefined;
  /** Messages that came before anybody listened to them. */
  readonly heard: { readonly type: string; readonly body: () => unknown }[] = [];
  /** Called with the text of messages that are neither patch nor answer. */
  onData: (type: string, body: () => unknown) => void = () => undefined;
  private readonly socket: Socket;
  private readonly traffic: Traffic;
  private readonly waiting = new Map<number, (reply: WireReply | null) => void>();
  private rest: Buffer = Buffer.alloc(0);
  private open = false;
  private nextRequest = 0;
  private ready: (error: Error | null) => void = () => undefined;

  private constructor(url: string, place: Reservation, traffic: Traffic) {
    const { hostname, port } = new URL(url);
    this.code = place.roomId;
    this.traffic = traffic;
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.socket.on('connect', () => {
      this.socket.write(
        `GET /${place.processId}/${place.roomId}?sessionId=${place.sessionId} HTTP/1.1\r\n` +
          `Host: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
          'Sec-WebSocket-Version: 13\r\n\r\n',
      );
    });
    this.socket.on('data', (chunk) => this.take(chunk));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => this.end());
  }

  /** Opens the connection of a reserved place; resolves with the first message for it alone. */
  static async open(url: string, place: Reservation, traffic: Traffic): Promise<WireClient> {
    const client = new WireClient(url, place, traffic);
    await new Promise<void>((resolve, reject) => {
      client.ready = (error) => (error ? reject(error) : resolve());
    });
    return client;
  }

  /** Sends a request; resolves with its answer, or null if the connection ends before. */
  request(name: string, body: object): Promise<WireReply | null> {
    if (this.closed) return Promise.resolve(null);
    const id = ++this.nextRequest & 0x7f;
    const type = Buffer.from(name);
    // A number below 128 and a text below 32 bytes are one byte of head each in the room's encoding.
    const head = Buffer.from([CODE.request, id, 0xa0 | type.length]);
    this.send(Buffer.concat([head, type, pack(body)]));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  /** Ends the connection without a word, as a lost network does. */
  drop(): void {
    this.socket.destroy();
  }

  private send(payload: Buffer): void {
    const { length } = payload;
    const long = length > 125;
    const head = Buffer.alloc(long ? 8 : 6);
    head[0] = FIN_BINARY;
    // The mask is 0: allowed, and nothing to compute.
    if (long) {
      head[1] = MASK_BIT | 126;
      head.writeUInt16BE(length, 2);
    } else head[1] = MASK_BIT | length;
    this.socket.write(Buffer.concat([head, payload]));
  }

  private take(chunk: Buffer): void {
    let bytes = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    if (!this.open) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) {
        this.rest = bytes;
        return;
      }
      if (!bytes.subarray(0, 12).toString('latin1').endsWith('101')) {
        this.ready(new Error(bytes.subarray(0, end).toString('latin1').split('\r\n')[0]));
        this.socket.destroy();
        return;
      }
      this.open = true;
      bytes = bytes.subarray(end + 4);
    }
    for (;;) {
      const size = this.frame(bytes);
      if (size === 0) break;
      bytes = bytes.subarray(size);
    }
    this.rest = bytes;
  }

  /** Takes the first whole frame. @returns its size in bytes, 0 if it is not whole yet */
  private frame(bytes: Buffer): number {
    if (bytes.length < 2) return 0;
    let length = bytes[1] & 0x7f;
    let start = 2;
    if (length === 126) {
      if (bytes.length < 4) return 0;
      length = bytes.readUInt16BE(2);
      start = 4;
    } else if (length === 127) {
      if (bytes.length < 10) return 0;
      length = Number(bytes.readBigUInt64BE(2));
      start = 10;
    }
    const end = start + length;
    if (bytes.length < end) return 0;
    const op = bytes[0] & 0x0f;
    if (op === OP.ping) this.pong(bytes.subarray(start, end));
    else if (op === OP.close) this.ended(bytes.subarray(start, end));
    else if (length > 0) this.message(bytes.subarray(start, end), end);
    return end;
  }

  private pong(payload: Buffer): void {
    const head = Buffer.from([0x80 | OP.pong, MASK_BIT | payload.length, 0, 0, 0, 0]);
    this.socket.write(Buffer.concat([head, payload]));
  }

  private message(data: Buffer, size: number): void {
    const code = data[0] & CODE_MASK;
    let kind: FrameKind = 'other';
    if (code === CODE.patch) {
      kind = 'patch';
      this.onPatch();
    } else if (code === CODE.response) {
      kind = 'response';
      this.answered(data);
    } else if (code === CODE.data) {
      const end = 2 + (data[1] & 0x1f);
      const type = data.toString('latin1', 2, end);
      if (type === 'private' || type === 'events') kind = type;
      this.told(type, data, end);
    } else if (code === CODE.join) {
      this.send(Buffer.from([CODE.join]));
    }
    const count = this.traffic[kind];
    count.bytes += size;
    count.messages++;
  }

  private told(type: string, data: Buffer, start: number): void {
    const body = (): unknown => unpack(Uint8Array.prototype.slice.call(data, start));
    if (type === 'welcome') {
      const { seat, token } = body() as { seat: number | null; token: string | null };
      this.seat = seat ?? -1;
      this.token = token ?? '';
    } else if (type === 'private' || type === 'queue' || type === 'begin') {
      // A place in the queue has no private message.
      if (type === 'begin') this.heard.push({ type, body });
      this.ready(null);
    }
    this.onData(type, body);
  }

  private answered(data: Buffer): void {
    const id = data[1];
    const reply = unpack(Uint8Array.prototype.slice.call(data, 3)) as WireReply;
    this.waiting.get(id)?.(reply);
    this.waiting.delete(id);
  }

  /** The other side ends it, with a code and perhaps a word. */
  private ended(payload: Buffer): void {
    const code = payload.length >= 2 ? payload.readUInt16BE(0) : 'no code';
    this.ready(new Error(`The connection ended: ${code} ${payload.toString('utf8', 2)}`.trim()));
    this.socket.end();
  }

  private end(): void {
    this.closed = true;
    this.ready(new Error('The connection ended.'));
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    this.onClose();
  }
}
