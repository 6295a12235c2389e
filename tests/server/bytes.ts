/** Sends raw bytes to a server, over a connection of their own. */

import { connect } from 'node:net';

/**
 * Sends the bytes.
 * @param enough text after which this side ends the connection
 * @returns all data received until the connection ended
 */
export function sendBytes(url: string, bytes: string, enough = /^$/): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
      if (enough.test(said)) socket.destroy();
    });
    // A connection cut in the middle has ended as well.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
  });
}

/** The status of an answer, 0 if there was none. */
export const statusOf = (answer: string): number =>
  Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);

/** A request for a WebSocket. @param more header lines, each with its end */
export function upgradeOf(target: string, host: string, more = ''): string {
  return (
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`
  );
}
