/**
 * The whole real server without its network: tables are opened and joined through the real
 * matchmaking, connections go through the real transport, rooms and encoder are the real ones; only
 * the sockets are ours, so that thousands of tables a minute can be examined byte by byte.
 */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from '@colyseus/schema';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { App, type AppOptions } from '../../../server/app.ts';
import { createAuthContext, getMessageBytes, matchMaker } from '../../../server/colyseus.ts';
import { readConfig } from '../../../server/config.ts';
import { type JoinOptions, ROOM_NAME } from '../../../server/protocol/messages.ts';
import { Socket } from './socket.ts';

/** Kinds of frames (the first byte of each). */
export const FRAME = {
  ERROR: 11,
  JOIN: 10,
  MESSAGE: 13,
  STATE: 14,
  PATCH: 15,
  PING: 18,
  REQUEST: 21,
  RESPONSE: 22,
} as const;

/** A memory file system if there is one: these journals need not survive. */
const MEMORY = '/dev/shm';
const REQUEST_LIMIT_MS = 60_000;
/** A second of the tables' clocks: none may run out because the machine is busy. */
const SLOW_SECOND_MS = 1_000_000;

interface Transport {
  onConnection(socket: Socket, request: unknown): Promise<void>;
}

export class Hall {
  readonly app: App;
  /**
   * Texts that no line may ever contain while a match runs: the key of its chance, as text and as
   * bytes.
   */
  readonly keys: readonly string[];
  private readonly data: string;
  private readonly transport: Transport;

  private constructor(app: App, data: string, key: string) {
    this.app = app;
    this.keys = [key, Buffer.from(key, 'hex').toString('latin1')];
    this.data = data;
    this.transport = (app as unknown as { colyseus: { transport: Transport } }).colyseus.transport;
  }

  /** @param key of every match's chance, hex */
  static async open(key: string, options: AppOptions): Promise<Hall> {
    const data = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'laguna-hall-'));
    const config = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      LAGUNA_DATA: data,
      LAGUNA_PACE: 'slow',
      LAGUNA_JOINS: '1000000',
      LAGUNA_MESSAGES: '100000',
      LAGUNA_TABLES: '100000',
      LAGUNA_DAILY_MB: '0',
      // Twins have a clock of their own (twins.ts): by the server's they are old, and a round of
      // the keeper, a minute after the start, would delete one of them during the comparison.
      LAGUNA_KEEP_MATCHES: '0',
      LAGUNA_KEEP_BOTS: '0',
      LAGUNA_KEEP_UNFINISHED: '0',
      LAGUNA_KEEP_TABLES: '0',
      LAGUNA_KEEP_MB: '0',
      LAGUNA_IDLE: '3600',
      LAGUNA_ABSENCE: '3600',
      LAGUNA_READS: '1000000',
    });
    const clockSecond = SLOW_SECOND_MS;
    const app = await App.start(config, { ...options, newKey: () => key, clockSecond });
    return new Hall(app, data, key);
  }

  /** Opens a table. @returns its code */
  async table(options: JsonObject): Promise<string> {
    return (await matchMaker.createRoom(ROOM_NAME, options)).roomId;
  }

  /** The server's own room, for a look at its data. */
  room(code: string): unknown {
    return matchMaker.getLocalRoomById(code);
  }

  /** The answer of one of the server's addresses to a program on this machine. */
  async page(path: string): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.app.house.port}${path}`);
    return `${answer.status} ${await answer.text()}`;
  }

  /** Brings an ended table back from the journal, as after a restart. */
  async wake(code: string): Promise<void> {
    await matchMaker.createRoom(ROOM_NAME, { recover: code });
  }

  /** Ends a table and everything that waits for it. */
  async end(code: string): Promise<void> {
    await matchMaker.getLocalRoomById(code)?.disconnect();
  }

  async join(code: string, options: JoinOptions): Promise<Person> {
    const context = createAuthContext({ headers: {} });
    const { sessionId } = await matchMaker.joinById(code, options, context);
    return this.connect(code, sessionId, `sessionId=${sessionId}`);
  }

  /** Resumes the same session, as the client's library does after a lost connection. */
  async reconnect(code: string, person: Person): Promise<Person> {
    const { reconnectionToken } = person;
    const { sessionId } = await matchMaker.reconnect(code, { reconnectionToken });
    const query = `sessionId=${sessionId}&reconnectionToken=${reconnectionToken}`;
    return this.connect(code, sessionId, query);
  }

  private async connect(code: string, sessionId: string, query: string): Promise<Person> {
    const socket = new Socket();
    const person = new Person(socket, sessionId);
    const request = { url: `/p/${code}?${query}`, headers: {}, socket: { remoteAddress: '::1' } };
    await this.transport.onConnection(socket, request);
    socket.say(Uint8Array.of(FRAME.JOIN));
    return person;
  }

  async close(): Promise<void> {
    await this.app.close();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** The seat's token in a welcome: 22 characters after its name. */
function tokenIn(frame: Buffer): string | undefined {
  return /token\xb6([\w-]{22})/.exec(frame.toString('latin1'))?.[1];
}

/** A person at a table, with all received data. */
export class Person {
  readonly socket: Socket;
  readonly sessionId: string;
  reconnectionToken = '';
  /** Proves the seat; '' for a spectator. */
  token = '';
  private requests = 0;
  private readonly waiting = new Map<number, () => void>();

  constructor(socket: Socket, sessionId: string) {
    this.socket = socket;
    this.sessionId = sessionId;
    socket.on('frame', (frame: Buffer) => this.note(frame));
  }

  private note(frame: Buffer): void {
    if (frame[0] === FRAME.JOIN) {
      this.reconnectionToken = frame.subarray(2, 2 + frame[1]).toString();
    }
    if (frame[0] === FRAME.MESSAGE) this.token = tokenIn(frame) ?? this.token;
    if (frame[0] !== FRAME.RESPONSE) return;
    // Ids stay below 128: one byte each.
    this.waiting.get(frame[1])?.();
  }

  /** Sends a request and resolves with its answer, which is among the frames. */
  async request(name: string, body: unknown): Promise<void> {
    const id = this.requests++ % 128;
    const plain = getMessageBytes.raw(FRAME.MESSAGE as never, name, body);
    const number = Buffer.alloc(9);
    const at = { offset: 0 };
    encode.number(number, id, at);
    const head = [Buffer.of(FRAME.REQUEST), number.subarray(0, at.offset)];
    await new Promise<void>((resolve, reject) => {
      const late = () => reject(new Error(`no answer to ${name} ${JSON.stringify(body)}`));
      const timer = setTimeout(late, REQUEST_LIMIT_MS);
      this.waiting.set(id, () => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve();
      });
      this.socket.say(Buffer.concat([...head, plain.subarray(1)]));
    });
  }
}
