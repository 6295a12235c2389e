/**
 * The bytes that others receive: a proxy stands between the server and its guests and records all
 * data sent to them. WebSocket frames of a server are neither masked nor, here, compressed, so a
 * sent secret is visible in these bytes.
 */

import { connect, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { Game, JsonObject } from '../../../engine/core/contract.ts';
import type { AppOptions } from '../../../server/app.ts';
import { GAME_ID, Guest, game, startServer, type TestServer } from '../../server/harness.ts';

/** Everything that one guest's connections received. */
class Tap {
  private readonly chunks: Buffer[] = [];
  private server!: Server;
  url = '';

  async open(target: string): Promise<this> {
    const { hostname, port } = new URL(target);
    this.server = createServer((socket) => {
      const upstream = connect(Number(port), hostname);
      upstream.on('data', (chunk) => {
        this.chunks.push(chunk);
        socket.write(chunk);
      });
      socket.on('data', (chunk) => upstream.write(chunk));
      for (const [one, other] of [
        [socket, upstream],
        [upstream, socket],
      ] as const) {
        one.on('close', () => other.destroy());
        one.on('error', () => other.destroy());
      }
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
    return this;
  }

  get bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }

  close(): void {
    this.server.close();
  }
}

let server: TestServer;
let taps: Tap[] = [];
afterEach(async () => {
  for (const tap of taps) tap.close();
  taps = [];
  await server.stop();
});

async function tap(): Promise<Tap> {
  const made = await new Tap().open(server.url);
  taps.push(made);
  return made;
}

interface You {
  readonly guildOrders: string[];
  readonly rumors: string[];
  readonly guildDrawn: string[];
}
const youOf = (guest: Guest): You => guest.private.you as unknown as You;
const held = ({ guildOrders, rumors, guildDrawn }: You): string[] => [
  ...guildOrders,
  ...rumors,
  ...guildDrawn,
];

describe('every byte that seat B and a spectator receive', () => {
  test('over a whole match none of what seat A holds, before it may be known', async () => {
    server = await startServer();
    const [tapB, tapEye] = [await tap(), await tap()];
    const ana = await Guest.create(server.url, { seats: 2 });
    const ben = await Guest.join(tapB.url, ana.code);
    const eye = await Guest.join(tapEye.url, ana.code, { spectate: true });
    await ana.lobby({ op: 'start' });
    const all = [ana, ben, eye];
    await Promise.all(all.map((guest) => guest.until(() => guest.table.stage === 'playing')));
    const chances = [new SeededChance('wire-a'), new SeededChance('wire-b')];
    const seenByBen = new Set<string>();
    const secretsChecked = new Set<string>();
    while (ana.table.stage === 'playing') {
      const seq = ana.table.seq;
      await Promise.all(all.map((guest) => guest.until(() => guest.table.seq >= seq)));
      await Promise.all([ana, ben].map((one) => one.until(() => one.private.seq >= seq)));
      for (const id of held(youOf(ben))) seenByBen.add(id);
      // Nothing is in transit now: no byte so far may contain A's holdings, except for B's
      // knowledge.
      const [toBen, toEye] = [tapB.bytes, tapEye.bytes];
      for (const id of held(youOf(ana))) {
        expect(toEye.includes(id), `${id} came to the spectator`).toBe(false);
        if (!seenByBen.has(id)) expect(toBen.includes(id), `${id} came to B`).toBe(false);
        secretsChecked.add(id);
      }
      const seat = [ana, ben].findIndex((guest) => guest.deciding);
      const guest = [ana, ben][seat];
      const reply = await guest.act(guest.choose(chances[seat]));
      expect(reply.ok).toBe(true);
      await ana.until(() => !reply.ok || ana.table.seq >= reply.seq);
    }
    // The search itself works: at the end all hands are open.
    await eye.until(() => eye.table.stage === 'finished');
    expect(secretsChecked.size).toBeGreaterThan(3);
    expect(tapEye.bytes.includes('handsRevealed')).toBe(true);
    expect(ana.token.length).toBe(22);
    for (const one of taps) expect(one.bytes.includes(ana.token)).toBe(false);
    await Promise.all(all.map((guest) => guest.leave()));
  });
});

/** Frames that a guest receives after the start, without the clock's reading. */
function frames(guest: Guest): string[] {
  const list: string[] = [];
  const { events } = guest.room.connection as unknown as {
    events: { onmessage: (event: { data: ArrayBuffer }) => void };
  };
  const deliver = events.onmessage;
  events.onmessage = (event) => {
    list.push(plain(new Uint8Array(event.data)));
    deliver(event);
  };
  return list;
}

const SERVER_NOW = Buffer.from('serverNow').toString('hex');

/** A frame as text; the eight bytes of a private message's `serverNow` are the clock's. */
function plain(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex');
  return hex.replace(new RegExp(`(${SERVER_NOW}..)[0-9a-f]{16}`), '$1');
}

/**
 * Plays `script` as seat A in one of two worlds and returns the data that B and a spectator
 * received.
 */
async function world(
  options: AppOptions,
  script: (ana: Guest, ben: Guest) => Promise<void>,
): Promise<[string[], string[]]> {
  server = await startServer({}, { newKey: () => 'ab'.repeat(32), ...options });
  const ana = await Guest.create(server.url, { seats: 2 });
  const ben = await Guest.join(server.url, ana.code);
  const eye = await Guest.join(server.url, ana.code, { spectate: true });
  await ana.lobby({ op: 'start' });
  await Promise.all([ana, ben, eye].map((one) => one.until(() => one.table.stage === 'playing')));
  await ben.until(() => ben.events.length > 0);
  await eye.until(() => eye.events.length > 0);
  const received: [string[], string[]] = [frames(ben), frames(eye)];
  await script(ana, ben);
  // A round trip of each: everything sent before has arrived.
  await Promise.all([ben, eye].map((one) => one.request('undo', { id: '' })));
  await Promise.all([ana, ben, eye].map((one) => one.leave()));
  await server.stop();
  const answers = (list: string[]) => list.filter((frame) => !frame.startsWith('16'));
  return [answers(received[0]), answers(received[1])];
}

const ok = async (reply: Promise<unknown>): Promise<void> => {
  expect(await reply).toMatchObject({ ok: true });
};

/** Bids and the draft of the first term, with the same choices in every world. */
async function toDestinations(ana: Guest, ben: Guest): Promise<void> {
  await ok(ben.act({ type: 'submitBid', amount: 5 }));
  await ok(ana.act({ type: 'submitBid', amount: 0 }));
  const both = [ana, ben];
  const chance = new SeededChance('draft');
  const phase = () => (ana.view.public as { phase: string }).phase;
  while (phase() !== 'destination') {
    await Promise.all(both.map((one) => one.until(() => one.private.seq === ana.table.seq)));
    const guest = both.find((one) => one.deciding)!;
    const reply = await guest.act(guest.choose(chance));
    await Promise.all(both.map((one) => one.until(() => reply.ok && one.table.seq >= reply.seq)));
  }
}

describe('two worlds that differ only in what A does in secret', () => {
  test('another bid: the same bytes until the reveal', async () => {
    const bids = (amount: number) => async (ana: Guest) => {
      await ok(ana.act({ type: 'submitBid', amount }));
      await ok(ana.act({ type: 'submitBid', amount: amount + 5 }));
    };
    const one = await world({}, bids(0));
    const two = await world({}, bids(30));
    expect(one[0].length).toBeGreaterThan(1);
    expect(two).toEqual(one);
  });

  test('another destination: the same bytes until the reveal', async () => {
    const goes = (first: string, then: string) => async (ana: Guest, ben: Guest) => {
      await toDestinations(ana, ben);
      await ok(ana.act({ type: 'submitDestination', location: first }));
      await ok(ana.act({ type: 'submitDestination', location: then }));
    };
    const one = await world({}, goes('docks', 'church'));
    const two = await world({}, goes('stockMarket', 'docks'));
    expect(one[0].length).toBeGreaterThan(8);
    expect(two).toEqual(one);
  });

  test('a stance and an order set in secret leave no byte at all', async () => {
    const script = (stance: string | null) => async (ana: Guest, ben: Guest) => {
      await toDestinations(ana, ben);
      if (stance === null) return;
      const before = ana.table.seq;
      await ok(ana.act({ type: 'setStance', stance }));
      await ok(ana.act({ type: 'queueInterrupt', target: 'own' }));
      await ana.until(() => (ana.private.you as JsonObject).queuedInterrupt === 'own');
      expect(ana.table.seq).toBe(before);
    };
    const without = await world({}, script(null));
    const withOne = await world({}, script('wait'));
    expect(withOne).toEqual(without);
  });

  test('other hands, decks and rumours: the same bytes from the first one on', async () => {
    const twin: Game = {
      ...game,
      setup: (...args) => {
        const state = game.setup(...args);
        game.determinize(state, 1, new SeededChance('twin'));
        return state;
      },
    };
    const hands: string[][] = [];
    const script = async (ana: Guest) => {
      hands.push(held(youOf(ana)));
      await ok(ana.act({ type: 'submitBid', amount: 10 }));
    };
    const one = await world({}, script);
    const two = await world({ games: { [GAME_ID]: twin } }, script);
    expect(hands[0]).not.toEqual(hands[1]);
    expect(two).toEqual(one);
  });
});
