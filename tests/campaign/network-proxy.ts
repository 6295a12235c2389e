/**
 * A bad network between clients and server: the campaign's seed decides the fate of every
 * connection. Bytes are delayed, connections break with all bytes in transit, or fall silent and
 * break later, or never break: both ends stay open, or only one of them, and nothing passes any
 * more. Single messages arrive twice. TCP loses and reorders nothing else, so neither does this.
 */

import { connect, createServer, type Server, type Socket } from 'node:net';
import type { SeededChance } from '../../engine/core/chance.ts';

/** Longest delay of a connection's bytes, in milliseconds, one way. */
const DELAY_MS = 25;
/** A connection with the fate to break does so after so many chunks. */
const LIFE_CHUNKS = 120;
/** Out of so many frames of a client one arrives twice. */
const TWICE_OF = 12;
/** How long a connection is silent before it breaks, in milliseconds. */
const SILENCE_MS = 400;

/** How a connection ends: at once, after a silence, never at both ends, or at one end alone. */
const ENDS = ['broken', 'silenced', 'endless', 'halfOpenHere', 'halfOpenThere'] as const;
type End = (typeof ENDS)[number];

export type Mischief = { [what in End | 'delayed' | 'doubled']: number };

export class BadNetwork {
  url = '';
  /** While set, new bytes pass unharmed. */
  calm = false;
  readonly done: Mischief = {
    delayed: 0,
    doubled: 0,
    broken: 0,
    silenced: 0,
    endless: 0,
    halfOpenHere: 0,
    halfOpenThere: 0,
  };
  private readonly chance: SeededChance;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(target: string, chance: SeededChance) {
    this.chance = chance;
    const { hostname, port } = new URL(target);
    this.server = createServer((client) => this.join(client, connect(Number(port), hostname)));
  }

  static async open(target: string, chance: SeededChance): Promise<BadNetwork> {
    const network = new BadNetwork(target, chance);
    await new Promise<void>((resolve) => network.server.listen(0, '127.0.0.1', resolve));
    const { port } = network.server.address() as { port: number };
    network.url = `http://127.0.0.1:${port}`;
    return network;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(client: Socket, server: Socket): void {
    const { chance } = this;
    const delay = this.calm ? 0 : chance.below(DELAY_MS);
    let life = chance.below(2) === 0 ? 1 + chance.below(LIFE_CHUNKS) : Number.POSITIVE_INFINITY;
    let silent = false;
    let halved = false;
    const end = (): void => {
      client.destroy();
      server.destroy();
    };
    const endAs: { readonly [how in End]: () => void } = {
      broken: end,
      silenced: () => setTimeout(end, SILENCE_MS),
      endless: () => undefined,
      halfOpenHere: () => server.destroy(),
      halfOpenThere: () => client.destroy(),
    };
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', () => {
        this.sockets.delete(socket);
        if (!halved) end();
      });
    }
    const pass = (to: Socket, bytes: Buffer): void => {
      if (silent) return;
      if (!this.calm && --life <= 0) {
        silent = true;
        const how = ENDS[chance.below(ENDS.length)];
        this.done[how]++;
        halved = how.startsWith('halfOpen');
        endAs[how]();
        return;
      }
      if (delay === 0) {
        to.write(bytes);
        return;
      }
      this.done.delayed++;
      setTimeout(() => to.destroyed || silent || to.write(bytes), delay);
    };
    server.on('data', (bytes) => pass(client, bytes));
    const frames = new Frames();
    client.on('data', (bytes) => {
      for (const frame of frames.take(bytes)) {
        pass(server, frame);
        if (this.calm || !frames.open || chance.below(TWICE_OF) > 0) continue;
        this.done.doubled++;
        pass(server, frame);
      }
    });
  }
}

const ROOM_REQUEST = 21;

/** Cuts a client's bytes into the request that opens the socket and whole WebSocket frames. */
class Frames {
  /** The last answer was a frame that may arrive twice: a request of the room. */
  open = false;
  private upgraded = false;
  private rest: Buffer = Buffer.alloc(0);

  take(chunk: Buffer): Buffer[] {
    if (!this.upgraded) {
      const text = chunk.toString('latin1');
      // An ordinary request, or the one that opens the socket; both are passed on as they are.
      this.upgraded = /\r\nupgrade: websocket/i.test(text);
      return [chunk];
    }
    let bytes = Buffer.concat([this.rest, chunk]);
    const whole: Buffer[] = [];
    for (let size = sizeOf(bytes); size > 0 && bytes.length >= size; size = sizeOf(bytes)) {
      whole.push(bytes.subarray(0, size));
      bytes = bytes.subarray(size);
    }
    this.rest = bytes;
    this.open = whole.some(isRequest);
    return whole;
  }
}

/** Size of the frame at the beginning, 0 if its head is not whole. */
function sizeOf(bytes: Buffer): number {
  if (bytes.length < 4) return 0;
  const length = bytes[1] & 0x7f;
  // Clients mask: four bytes after the length. Their messages are far below 64 KiB.
  return length < 126 ? 6 + length : 8 + bytes.readUInt16BE(2);
}

function isRequest(frame: Buffer): boolean {
  const head = (frame[1] & 0x7f) < 126 ? 6 : 8;
  if ((frame[0] & 0x0f) !== 2 || frame.length <= head) return false;
  return (frame[head] ^ frame[head - 4]) === ROOM_REQUEST;
}
