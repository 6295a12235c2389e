/**
 * A line to a server that can fall silent for good: nothing passes, and neither end is notified.
 */

import { connect, createServer, type Socket } from 'node:net';

export interface SilentLine {
  readonly url: string;
  /** Number of connections made so far. */
  readonly made: number;
  /**
   * From now on nothing passes over existing web sockets; `all`: nor over new connections. Request
   * connections are closed, as a server does after some idle seconds.
   */
  hush(all?: boolean): void;
  /** New connections carry again. Those that were silenced stay so. */
  heal(): void;
  close(): Promise<void>;
}

/** Opens such a line to the server at `url`. */
export async function silentLine(url: string): Promise<SilentLine> {
  const { hostname, port } = new URL(url);
  const open = new Set<{ silent: boolean; socket: boolean; end(): void }>();
  const sockets = new Set<Socket>();
  let dead = false;
  let made = 0;
  const server = createServer((near) => {
    made++;
    const far = connect(Number(port), hostname);
    const line = { silent: dead, socket: false, end: () => void near.destroy() };
    near.once('data', (bytes) => {
      line.socket = /\r\nupgrade: websocket/i.test(bytes.toString('latin1'));
    });
    open.add(line);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => line.silent || to.write(bytes));
      from.on('end', () => line.silent || to.end());
      from.on('error', () => line.silent || to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        if (!line.silent) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    get made() {
      return made;
    },
    hush(all = false) {
      dead = all;
      for (const line of open) {
        if (line.socket) line.silent = true;
        else line.end();
      }
    },
    heal() {
      dead = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
