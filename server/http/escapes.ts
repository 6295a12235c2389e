/**
 * Unexpected errors while the server handles strangers. An error that a listener throws, or a
 * promise that it breaks, ends the one connection that it came by, never the process. It is counted
 * and logged, seldom, and without any data from the client.
 */

import type { EventEmitter } from 'node:events';
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { log } from '../log.ts';
import { type EscapedFrom, metrics } from '../metrics.ts';
import { kindOf } from './strangers.ts';

type Listener = (...args: unknown[]) => unknown;

/** Calls of the stack that are logged, and characters of them all. */
const MAX_CALLS = 6;
const MAX_LENGTH = 400;

const PLAIN_400 = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

const NOTHING = (): void => undefined;

/** Where an error was thrown, without its message: the message may quote a client's data. */
export function callsOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const calls = stack.split('\n').filter((line) => /^ {4}at \S/.test(line));
  return calls
    .slice(0, MAX_CALLS)
    .map((line) => line.trim())
    .join(' ')
    .slice(0, MAX_LENGTH);
}

/** Counts and logs an unexpected error. */
export function escaped(where: EscapedFrom, error: unknown): void {
  metrics.escaped.inc({ where });
  log.error('error.escaped', { where, at: callsOf(error), problem: kindOf(error) });
}

/** Ends a connection, with a plain answer if it has received nothing yet. */
function cutOff(socket: Socket): void {
  // The connection's earlier listeners may be gone.
  socket.on('error', NOTHING);
  if (socket.bytesWritten > 0 || !socket.writable) socket.destroy();
  else socket.end(PLAIN_400, () => socket.destroy());
}

/** The connection that an event is about. */
function connectionOf(args: readonly unknown[]): Socket | undefined {
  for (const arg of args) {
    if (arg instanceof Socket) return arg;
    if (arg instanceof IncomingMessage) return arg.socket;
    if (arg instanceof ServerResponse) return arg.req.socket;
  }
  return undefined;
}

/**
 * Makes all listeners of an emitter total, present and future ones, of any module. An event that
 * belongs to no connection passes unchanged: its error is not a stranger's.
 *
 * @param connection the connection to end; by default the one that the event is about
 *
 * @param before called first with each event
 */
function contain(
  emitter: EventEmitter,
  where: EscapedFrom,
  connection: (args: readonly unknown[]) => Socket | undefined = connectionOf,
  before: (event: string | symbol, args: readonly unknown[]) => void = NOTHING,
): void {
  const plain = emitter.emit;
  emitter.emit = (event: string | symbol, ...args: unknown[]): boolean => {
    const socket = connection(args);
    if (!socket) return plain.call(emitter, event, ...args);
    const fail = (error: unknown): void => {
      escaped(where, error);
      cutOff(socket);
    };
    try {
      before(event, args);
      // Node throws an error event that has no listener.
      if (event === 'error') return plain.call(emitter, event, ...args);
      const listeners = emitter.rawListeners(event) as Listener[];
      for (const listener of listeners) {
        const given = Reflect.apply(listener, emitter, args);
        if (given instanceof Promise) given.catch(fail);
      }
      return listeners.length > 0;
    } catch (error) {
      fail(error);
      return true;
    }
  };
}

/**
 * Makes every handler total that strangers can trigger: connections, requests and upgrades of
 * `http`, and the WebSockets of the transport.
 *
 * @param transport of Colyseus, which does not expose its sockets
 */
export function containAll(http: Server, transport: object): void {
  contain(http, 'server', connectionOf, (event, args) => {
    const socket = connectionOf(args);
    if (!socket) return;
    if (event === 'connection') contain(socket, 'socket', () => socket);
    if (event !== 'request') return;
    for (const one of args) contain(one as EventEmitter, 'request', () => socket);
  });
  const { wss } = transport as { wss: EventEmitter };
  contain(wss, 'websocket', connectionOf, (event, args) => {
    const socket = connectionOf(args);
    if (socket && event === 'connection') {
      contain(args[0] as EventEmitter, 'websocket', () => socket);
    }
  });
}
