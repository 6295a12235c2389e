/**
 * Attacks from the first byte on: volleys of requests over many connections at once, odd in every
 * part, each ending in something that may break it; handshakes whole and half; frames behind them.
 */

import { connect } from 'node:net';
import { type Attack, type Field, sent, spectator } from './field.ts';
import { frames, lastFrame } from './frames.ts';
import { handshake, type Ink, mutated, pick, steady, wild } from './grammar.ts';

/** Connections at a time, how often so many, and the most requests of one before its last. */
const CONNECTIONS = 32;
const VOLLEYS = 2;
const MOST = 120;
/** After a silence of this length nothing more is expected, in milliseconds. */
const QUIET_MS = 100;
/** Longest silence while answers are due, in milliseconds. */
const DUE_MS = 5000;
/** The server must have ended each connection by then. */
const GONE_MS = 60_000;
/** Frames of one spectator between two looks at whether the server still listens, and how often. */
const FRAMES = 60;
const GROUPS = 3;

/** The bytes sent over one connection. */
export interface Volley {
  /** Requests one behind the other; each must be answered. */
  readonly first: Buffer;
  readonly requests: number;
  /** Bytes that may or may not end the connection. */
  readonly last: Buffer;
  /** Whether it waits for the answers to the first ones, which it may cut off otherwise. */
  readonly waits: boolean;
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The next volley. */
export function volley(ink: Ink): Volley {
  const requests = ink.chance.below(MOST + 1);
  const first = Array.from({ length: requests }, () => latin(steady(ink)));
  const framed = (): Buffer => {
    const after = Array.from({ length: ink.chance.below(4) }, () => frames(ink).bytes);
    return Buffer.concat([latin(handshake(ink)), ...after, lastFrame(ink)]);
  };
  const last = pick(ink, [
    () => latin(wild(ink)),
    () => latin(wild(ink)),
    framed,
    () => mutated(ink, latin(steady(ink))),
    () => mutated(ink, latin(wild(ink))),
    () => mutated(ink, framed()),
  ])();
  return { first: Buffer.concat(first), requests, last, waits: ink.chance.below(8) > 0 };
}

/** The data received over one connection. */
interface Heard {
  /** Statuses of final answers, in their order. */
  readonly statuses: readonly number[];
  /** The last of it that was read. */
  readonly text: string;
}

const STATUS = /HTTP\/1\.1 (\d{3}) /g;
/** Characters that a status line needs at most up to its status. */
const OVERLAP = 12;

/** Sends a volley in a few pieces. @throws Error if the server keeps the connection */
function fire(field: Field, volley: Volley, pieces: number): Promise<Heard> {
  const { hostname, port } = new URL(field.url);
  const { first, requests, last, waits } = volley;
  return new Promise((resolve, reject) => {
    const statuses: number[] = [];
    let text = '';
    let whole = false;
    const socket = connect(Number(port), hostname);
    const late = setTimeout(() => {
      const what = Buffer.concat([first, last]).toString('latin1');
      reject(new Error(`the server keeps a connection after ${JSON.stringify(what)}`));
      socket.destroy();
    }, GONE_MS);
    let quiet = setTimeout(() => socket.end(), DUE_MS);
    const send = (bytes: Buffer): void => {
      const length = Math.ceil(bytes.length / pieces);
      for (let at = 0; at < bytes.length; at += length)
        socket.write(bytes.subarray(at, at + length));
    };
    const sendLast = (): void => {
      whole = true;
      send(last);
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.end(), QUIET_MS);
    };
    socket.on('connect', () => {
      send(first);
      if (!waits || requests === 0) sendLast();
    });
    socket.on('data', (chunk) => {
      text = text.slice(-OVERLAP) + chunk.toString('latin1');
      let end = 0;
      for (const { 1: status, 0: line, index } of text.matchAll(STATUS)) {
        end = index + line.length;
        if (!status!.startsWith('1')) statuses.push(Number(status));
      }
      text = text.slice(end);
      quiet.refresh();
      if (!whole && statuses.length >= requests) sendLast();
      else if (statuses.length > requests) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      clearTimeout(quiet);
      resolve({ statuses, text });
    });
  });
}

/** Requests from raw bytes on. */
export const storm: Attack = async (field) => {
  const { chance, tally, target } = field;
  const { host } = new URL(field.url);
  const ink: Ink = { chance, code: target.code, game: target.game.id, host };
  for (let k = 0; k < VOLLEYS; k++) {
    const volleys = Array.from({ length: CONNECTIONS }, () => volley(ink));
    const pieces = 1 + chance.below(3);
    const heard = await Promise.all(volleys.map((one) => fire(field, one, pieces)));
    for (const [at, { statuses, text }] of heard.entries()) {
      const { waits, requests, first } = volleys[at];
      if (waits && statuses.length < requests) {
        const what = JSON.stringify(first.toString('latin1'));
        throw new Error(`${requests} requests were answered by ${statuses.length}: ${what}`);
      }
      // Unanswered requests were not read, except for the last one, which ended the connection.
      sent(field, 'raw requests', Math.max(1, statuses.length));
      for (const status of statuses) {
        tally.add(`raw requests: ${status}`);
        if (status >= 500 && status !== 503) throw new Error(`a request was answered ${status}`);
      }
      if (/\n {4}at /.test(text)) throw new Error(`an answer tells too much: ${text}`);
    }
    tally.add('connections of raw requests', CONNECTIONS);
  }
};

/** Frames over a connection to the table, and a last one that may end it. */
export const oddFrames: Attack = async (field) => {
  const eve = field.kept(await spectator(field));
  let count = 0;
  for (let k = 0; k < GROUPS && (await eve.heard()); k++) {
    count = 0;
    for (let i = 0; i < FRAMES; i++) {
      const next = frames(field);
      eve.bytes(next.bytes);
      count += next.count;
    }
    // One of them ends the connection: it is unknown which.
    sent(field, 'odd frames', (await eve.heard()) ? count : 1);
  }
  eve.bytes(lastFrame(field));
  sent(field, 'odd frames');
  eve.socket.end();
  await eve.end('a last frame');
};
