/**
 * The other end of a connection, in the same process: a stand-in for the WebSocket of the server's
 * transport.
 */

import { EventEmitter } from 'node:events';

const OPEN = 1;
const CLOSED = 3;

export class Socket extends EventEmitter {
  /** Of the WebSocket standard. */
  readyState = OPEN;
  /** Close code, once it is closed. */
  closed: number | null = null;
  /** All frames from the server that have not been taken yet. */
  private frames: Buffer[] = [];

  /** The server sends. The bytes are copied: the sender may use its buffer again. */
  send(data: Uint8Array | readonly number[], _options?: unknown, sent?: () => void): void {
    if (this.readyState !== OPEN) return;
    const frame = Buffer.from(data as Uint8Array);
    this.frames.push(frame);
    this.emit('frame', frame);
    sent?.();
  }

  /** Either end closes. */
  close(code = 1000): void {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSED;
    this.closed = code;
    queueMicrotask(() => this.emit('close', code));
  }

  terminate(): void {
    this.close(1006);
  }

  ping(): void {}

  /** The client sends. */
  say(bytes: Uint8Array): void {
    if (this.readyState === OPEN) this.emit('message', Buffer.from(bytes));
  }

  /** The frames since the last call. */
  take(): Buffer[] {
    const { frames } = this;
    this.frames = [];
    return frames;
  }
}
