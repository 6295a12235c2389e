/** Bytes that have been handed to a socket stay as they are, however slowly they are read. */

import { type Encoder, Reflection, type Schema } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { type Client, ClientState } from '../../server/colyseus.ts';
import type { TableState } from '../../server/protocol/messages.ts';
import { TableSerializer } from '../../server/table/serializer.ts';
import { newTableState, updateTableState } from '../../server/table/state.ts';
import { game } from './harness.ts';

const PATCH = 15;

/** A table's state with so many spectators. */
const plain = (code: string, spectators: number): TableState =>
  ({
    code,
    game: game.id,
    stage: 'lobby',
    host: -1,
    pace: 'fast',
    options: {},
    seats: [],
    spectators,
    matchId: '',
    keyHash: '',
    nextKeyHash: '',
    contributions: [],
    chain: '',
    digest: '',
    key: '',
    seq: 0,
    timers: [],
    paused: true,
    bank: 0,
    pause: '',
    pauseSeats: 0,
    question: 0,
    votes: [],
    asking: [],
    gallery: false,
    limits: [],
    view: null,
  }) as unknown as TableState;

/** A connection whose socket has not sent anything yet. */
class SlowReader {
  readonly state = ClientState.JOINED;
  readonly queued: Uint8Array[] = [];
  raw(bytes: Uint8Array): void {
    this.queued.push(bytes);
  }
}

function table(code: string): { state: Schema; serializer: TableSerializer } {
  const state = newTableState(game, plain(code, 0));
  const serializer = new TableSerializer();
  serializer.reset(state);
  return { state, serializer };
}

test('a patch and a whole state are not overwritten by the next ones, of any table', () => {
  const [one, two] = [table('AAAAAA'), table('CCCCCC')];
  const reader = new SlowReader();
  const clients = [reader as unknown as Client];
  reader.queued.push(one.serializer.getFullState());
  const decoder = Reflection.decode(one.serializer.handshake());
  const kept = [Buffer.from(reader.queued[0])];
  one.serializer.applyPatches([]);
  for (let spectators = 1; spectators <= 5; spectators++) {
    updateTableState(one.state, game, plain('AAAAAA', spectators));
    expect(one.serializer.applyPatches(clients)).toBe(true);
    kept.push(Buffer.from(reader.queued.at(-1)!));
    two.serializer.getFullState();
    updateTableState(two.state, game, plain('CCCCCC', 100 + spectators));
    two.serializer.applyPatches([new SlowReader() as unknown as Client]);
  }
  expect(one.serializer.applyPatches(clients)).toBe(false);
  expect(reader.queued.map((bytes) => Buffer.from(bytes))).toEqual(kept);
  expect(reader.queued.slice(1).every(([code]) => code === PATCH)).toBe(true);
  for (const bytes of reader.queued) decoder.decode(bytes, { offset: 1 });
  expect(decoder.state.toJSON()).toMatchObject({ code: 'AAAAAA', spectators: 5 });
});

test('a room that stands for days does not count what has left its state', () => {
  const { state, serializer } = table('AAAAAA');
  const decoder = Reflection.decode(serializer.handshake());
  const follow = {
    state: ClientState.JOINED,
    raw: (bytes: Uint8Array) => decoder.decode(bytes, { offset: 1 }),
  } as unknown as Client;
  decoder.decode(serializer.getFullState(), { offset: 1 });
  serializer.applyPatches([]);
  const { root } = (serializer as unknown as { encoder: Encoder }).encoder;
  let most = 0;
  for (let k = 0; k < 7000; k++) {
    const votes = k % 2 ? [] : [{ seat: 0, yes: k, needed: 1 }];
    updateTableState(state, game, { ...plain('AAAAAA', k % 3), votes } as TableState);
    expect(serializer.applyPatches([follow])).toBe(true);
    most = Math.max(most, Object.keys(root.refCount).length);
    if (k % 500 > 1 && k % 2048 > 3) continue;
    expect(decoder.state.toJSON()).toMatchObject({ spectators: k % 3, votes });
  }
  expect(most).toBeGreaterThan(500);
  expect(most).toBeLessThan(2200);
  // A newcomer sees the same.
  const late = Reflection.decode(serializer.handshake());
  late.decode(serializer.getFullState(), { offset: 1 });
  expect(late.state.toJSON()).toEqual(decoder.state.toJSON());
});
