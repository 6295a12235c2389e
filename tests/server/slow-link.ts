/** A slow and bad line between a guest and the server: late, sometimes later still, and now and then cut. */

import { connect, createServer, type Socket } from 'node:net';
import { SeededChance } from '../../engine/core/chance.ts';

export interface Line {
  /** Latency in milliseconds, in either direction. */
  readonly latencyMs: number;
  /** Percentage of lost packets. TCP sends them again, and later ones wait. */
  readonly lossPercent: number;
  readonly seed: number | string;
}

export interface SlowLink {
  /** The server's address through this line. */
  readonly url: string;
  /** Cuts all connections, with all data in transit; new ones can be made at once. */
  cut(): void;
  close(): Promise<void>;
}

/** How long TCP waits at least before it sends a lost packet again (RFC 6298: a second; kernels: less). */
const RESEND_MS = 200;

/** Opens such a line to the server at `url`. */
export async function slowLink(url: string, line: Line): Promise<SlowLink> {
  const { hostname, port } = new URL(url);
  const chance = new SeededChance(line.seed);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      carry(from, to, line, chance);
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const close = async (): Promise<void> => {
    cut();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${address.port}`, cut, close };
}

/** Forwards data from one end to the other in its order, each packet after its time. */
function carry(from: Socket, to: Socket, line: Line, chance: SeededChance): void {
  let free = 0;
  const later = (what: () => void): void => {
    const lost = chance.below(100) < line.lossPercent;
    const taken = line.latencyMs * (lost ? 3 : 1) + (lost ? RESEND_MS : 0);
    free = Math.max(free, performance.now() + taken);
    setTimeout(what, free - performance.now());
  };
  from.on('data', (bytes) => later(() => to.writable && to.write(bytes)));
  from.on('end', () => later(() => to.end()));
}
