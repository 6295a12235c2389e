/**
 * The load's comparison: a room without a game. Four connections share a table; a message of one
 * goes to all as frames of the sizes that the real server sends. No rules, no state, no journal:
 * the cost of Node and its WebSockets alone.
 */

import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** Sizes of the frames to each seat for one action, in bytes: patch, private view, events. */
const FRAMES = [90, 600, 120].map((size) => Buffer.alloc(size, 13));
const PATCH = 15;
const RESPONSE = 22;

export async function startEcho(): Promise<{ port: number; log(): Promise<null> }> {
  const tables = new Map<string, Set<WebSocket>>();
  const http = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  server.on('connection', (socket, request) => {
    const name = new URL(`ws://echo${request.url}`).pathname;
    const table = tables.get(name) ?? new Set();
    tables.set(name, table.add(socket));
    socket.on('close', () => table.delete(socket));
    socket.on('message', (data: Buffer) => {
      // The first words of a room: a join that needs no answer.
      if (data.length < 4) return;
      for (const other of table) for (const frame of FRAMES) other.send(frame);
      socket.send(Buffer.from([RESPONSE, data[1], 0, 0xc0]));
    });
    socket.send(Buffer.concat([Buffer.from([13, 0xa7]), Buffer.from('private')]));
  });
  FRAMES[0][0] = PATCH;
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { port: (http.address() as { port: number }).port, log: () => Promise.resolve(null) };
}
