/** Messages of strangers: none of them disturbs another table. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Json, JsonObject } from '../../engine/core/contract.ts';
import { ANYTHING, Guest, seatedTable, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let quiet: [Guest, Guest];
const stray: unknown[] = [];
const note = (reason: unknown) => stray.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  server = await startServer({ messagesPerSecond: 40 });
  quiet = (await seatedTable(server.url, 2)) as [Guest, Guest];
});
afterAll(async () => {
  // The other table has noticed nothing and still plays.
  expect(await quiet[0].answer(1)).toMatchObject({ ok: true });
  expect(quiet[1].closed).toBeNull();
  await Promise.all(quiet.map((guest) => guest.leave()));
  await server.stop();
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
  expect(stray).toEqual([]);
});

/** Invalid values for any field of any action. */
const SPOILED: readonly Json[] = ['', '5', 1e300, -5, 0.5, null, [], { 9: 'nothing' }];

const fieldsOf = (action: JsonObject): string[] =>
  Object.keys(action).filter((field) => field !== 'type');

const socketOf = (guest: Guest): WebSocket =>
  (guest.room.connection.transport as unknown as { ws: WebSocket }).ws;

const ended = (guest: Guest): Promise<void> => guest.until(() => guest.closed !== null);

/** A guest whose connection stays closed once the server closes it. */
async function victim(): Promise<Guest> {
  const guest = await Guest.create(server.url, { seats: 2, bots: ['random'], start: true });
  guest.room.reconnection.enabled = false;
  return guest;
}

describe('hostile messages', () => {
  test('malformed requests are answered as such', async () => {
    const eve = await victim();
    const bad: [string, unknown][] = [
      ['act', undefined],
      ['act', null],
      ['act', 7],
      ['act', { id: 'x' }],
      ['act', { id: '', action: ANYTHING }],
      ['act', { id: 'x'.repeat(65), action: ANYTHING }],
      ['act', { id: 'x', action: ANYTHING, seat: 1 }],
      ['act', { id: 'x', action: [] }],
      ['undo', {}],
      ['lobby', { op: 'conquer' }],
      ['lobby', { op: 'sit', seat: -1 }],
      ['lobby', { op: 'seats', count: 1e9 }],
      ['lobby', { op: 'bot', seat: 0.5, bot: 'random' }],
    ];
    for (const [name, body] of bad) {
      const reply = await eve.request(name, body);
      expect(reply, JSON.stringify([name, body])).toMatchObject({ ok: false, error: 'malformed' });
    }
    await eve.leave();
  });

  test('actions of every wrong kind are refused by the rules', async () => {
    const eve = await victim();
    const wrong: JsonObject[] = [
      { type: '__proto__' },
      { type: 'constructor' },
      // Legal actions, with each of their fields spoiled in every way.
      ...eve
        .legal()
        .slice(0, 1)
        .flatMap((action) => [
          { ...action, seat: 1 },
          ...fieldsOf(action).flatMap((field) => SPOILED.map((of) => ({ ...action, [field]: of }))),
        ]),
    ];
    expect(wrong.length).toBeGreaterThan(2 + SPOILED.length);
    for (const action of wrong) {
      expect(await eve.act(action), JSON.stringify(action)).toMatchObject({
        ok: false,
        error: 'refused',
        refusal: { code: expect.stringMatching(/^E_/) },
      });
    }
    await eve.leave();
  });

  test('a message of an unknown name and one that is too large end the connection', async () => {
    const first = await victim();
    first.room.send('fire', {});
    await ended(first);
    const second = await victim();
    second.room.send('act', { id: 'x', action: { type: 'y'.repeat(5000) } });
    await ended(second);
    expect(second.closed).toBe(1009);
  });

  test('a flood ends the connection that sends it', async () => {
    const eve = await victim();
    for (let i = 0; i < 500; i++) eve.room.send('act', { id: `f${i}`, action: ANYTHING });
    await ended(eve);
  });

  test('random bytes on the socket', async () => {
    const chance = new SeededChance('bytes');
    for (let round = 0; round < 12; round++) {
      const eve = await victim();
      const socket = socketOf(eve);
      for (let i = 0; i < 30 && socket.readyState === WebSocket.OPEN; i++) {
        const bytes = new Uint8Array(chance.below(40));
        for (let k = 0; k < bytes.length; k++) bytes[k] = chance.below(256);
        // The known kinds of message first, so that most get past the first byte.
        if (bytes.length > 0 && chance.below(4) > 0) bytes[0] = 10 + chance.below(13);
        socket.send(bytes);
      }
      socket.close();
    }
    const eve = await victim();
    for (let kind = 0; kind < 256; kind++) {
      if (socketOf(eve).readyState === WebSocket.OPEN) socketOf(eve).send(Uint8Array.of(kind));
    }
    socketOf(eve).send('text instead of bytes');
    socketOf(eve).close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await fetch(`${server.url}/health`)).ok).toBe(true);
  });

  test('a seat cannot be had by guessing, nor by a stolen session', async () => {
    const eve = await Guest.join(server.url, quiet[0].code, { token: '' });
    expect(eve.seat).toBe(-1);
    expect(await eve.act(ANYTHING)).toMatchObject({ error: 'notSeated' });
    expect(await eve.undo()).toMatchObject({ error: 'notSeated' });
    const { sessionId } = quiet[1].room;
    const path = `/p/${quiet[0].code}?sessionId=${sessionId}&reconnectionToken=nothing`;
    const socket = new WebSocket(server.url.replace('http', 'ws') + path);
    await new Promise((resolve) => socket.addEventListener('close', resolve));
    expect(quiet[1].closed).toBeNull();
    await eve.leave();
  });
});
