/**
 * Messages from the wire are measured before any code walks them; an error of the server has its
 * own name.
 */

import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Journal } from '../../server/journal/journal.ts';
import { log } from '../../server/log.ts';
import { metrics } from '../../server/metrics.ts';
import { excessOf, MAX_DEPTH, MAX_PARTS, MAX_TEXT } from '../../server/protocol/bounds.ts';
import { Table } from '../../server/table/table.ts';
import { GAME_ID, Guest, startServer, type TestServer } from './harness.ts';

/** Number of levels around a value. */
const nested = (levels: number, wrap: (inner: unknown) => unknown, core: unknown = 1): unknown => {
  let value = core;
  for (let i = 0; i < levels; i++) value = wrap(value);
  return value;
};
const inList = (inner: unknown) => [inner];
const inField = (inner: unknown) => ({ a: inner });

describe('the measure of a message', () => {
  test('depth and width, of lists and of fields', () => {
    for (const wrap of [inList, inField]) {
      expect(excessOf(nested(MAX_DEPTH, wrap))).toBeNull();
      expect(excessOf(nested(MAX_DEPTH + 1, wrap))).toBe('depth');
      expect(excessOf(nested(100_000, wrap))).toBe('depth');
    }
    const wide = (count: number) => Array.from({ length: count }, () => 0);
    expect(excessOf(wide(MAX_PARTS))).toBeNull();
    expect(excessOf(wide(MAX_PARTS + 1))).toBe('width');
    expect(excessOf({ ...wide(MAX_PARTS + 1) })).toBe('width');
    expect(excessOf([wide(MAX_PARTS / 2), wide(MAX_PARTS / 2)])).toBe('width');
    expect(excessOf(new Array(2 ** 31))).toBe('width');
  });

  test('length of texts and of names of fields', () => {
    expect(excessOf('x'.repeat(MAX_TEXT))).toBeNull();
    expect(excessOf({ a: 'x'.repeat(MAX_TEXT + 1) })).toBe('length');
    expect(excessOf({ ['x'.repeat(65)]: 1 })).toBe('length');
  });

  test('a value that contains itself, or the same thing a thousand times', () => {
    const self: unknown[] = [];
    self.push(self);
    expect(excessOf(self)).toBe('depth');
    expect(excessOf(nested(MAX_DEPTH, (inner) => [inner, inner, inner, inner]))).toBe('width');
  });

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    1n,
    Symbol('x'),
    () => 1,
    new Date(0),
    new Map(),
    new Set(),
    /x/,
    new Error('x'),
    new Uint8Array(2),
    Buffer.of(1),
    new (class Thing {})(),
    new DataView(new ArrayBuffer(1)),
    ...['__proto__', 'constructor', 'prototype'].map((name) => JSON.parse(`{"${name}":{}}`)),
  ])('%o is no message', (odd: unknown) => {
    expect(excessOf(odd)).toBe('kind');
    expect(excessOf({ options: { a: [odd] } })).toBe('kind');
  });

  test('all other JSON passes, and nothing throws', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: MAX_DEPTH - 1 }), (text) => {
        const excess = excessOf(JSON.parse(text));
        const odd = /-0(?![.\d])|-0\.0+(?!\d)|"(__proto__|constructor|prototype)"|e-?\d/;
        if (excess === 'kind') expect(text).toMatch(odd);
      }),
    );
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSet: true,
          withTypedArray: true,
          withSparseArray: true,
          withNullPrototype: true,
          withObjectString: true,
        }),
        (value) => [null, 'depth', 'width', 'length', 'kind'].includes(excessOf(value)),
      ),
    );
  });
});

/** A field of each kind of request. */
const FIELDS = {
  options: 'options',
  rename: 'name',
  write: 'text',
  sit: 'seat',
  bot: 'bot',
  seats: 'count',
  caster: 'delay',
  contribute: 'contribution',
  say: 'preset',
  pace: 'pace',
};

describe('a server', () => {
  let server: TestServer;
  let failing = false;
  const mayFail = (journal: Journal): Journal => {
    const save = journal.saveTable.bind(journal);
    journal.saveTable = (...table) =>
      failing ? Promise.reject(new Error('the disk is full')) : save(...table);
    return journal;
  };
  beforeAll(async () => {
    server = await startServer({}, { journal: mayFail });
  });
  afterAll(() => server.stop());
  afterEach(() => vi.restoreAllMocks());

  /** Number of failed requests, by cause. */
  async function failures(): Promise<{ readonly [fault: string]: number }> {
    const { values } = await metrics.failures.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.fault, value]));
  }

  /** Nothing is logged about it, and it does not count as an error. */
  async function quietly(work: () => Promise<void>): Promise<void> {
    const lines = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error'), vi.spyOn(console, 'error')];
    const faults = await failures();
    await work();
    for (const line of lines) expect(line.mock.calls).toEqual([]);
    expect(await failures()).toEqual(faults);
  }

  test('refuses deep, wide and odd messages in every field, without a word in its log', async () => {
    const ana = await Guest.create(server.url, { seats: 2, name: 'Ana' });
    const odd: unknown[] = [
      nested(1200, inList),
      nested(600, inField),
      nested(MAX_DEPTH + 1, inList),
      Array.from({ length: 1000 }, () => 1),
      'x'.repeat(3000),
      2n ** 60n,
      new Date(),
      -0.5,
      new Map([['a', 1]]),
      new Set([1]),
      new Uint8Array(9),
      Number.NaN,
      new Error('x'),
    ];
    const bodies = (value: unknown): [string, unknown][] => [
      ...(['act', 'undo', 'lobby'] as const).map((name): [string, unknown] => [name, value]),
      ...[
        { id: value, action: { type: 'anything' } },
        { id: 'x', action: value },
      ].map((body): [string, unknown] => ['act', body]),
      ...Object.entries(FIELDS).map(([op, field]): [string, unknown] => [
        'lobby',
        { op, [field]: value },
      ]),
      ['lobby', { op: 'options', options: { money: value } }],
      ['undo', { id: value }],
    ];
    await quietly(async () => {
      for (const value of odd) {
        for (const [name, body] of bodies(value)) {
          const reply = await ana.request(name, body);
          const said = `${name} ${String(Object.keys(body as object))}: ${typeof value}`;
          expect(reply, said).toMatchObject({ ok: false });
          expect(['malformed', 'options', 'notSeated'], said).toContain(reply.ok || reply.error);
        }
      }
      // The deepest message that fits: nothing but lists.
      const { ws } = ana.room.connection.transport as unknown as { ws: WebSocket };
      const head = Buffer.from([21, 100, 0xa5, ...Buffer.from('lobby')]);
      ws.send(Buffer.concat([head, Buffer.alloc(4000, 0x91), Buffer.of(0xc0)]));
      expect(await ana.lobby({ op: 'pace', pace: 'fast' })).toMatchObject({ ok: true });
    });
    await ana.leave();
  });

  test('refuses the same over HTTP with a sentence', async () => {
    const text = (options: unknown) => JSON.stringify({ game: GAME_ID, options });
    const bodies: [string, string][] = [
      [text(nested(500, inField)), 'The request is nested too deeply.'],
      [text(nested(3500, inList)), 'The request is nested too deeply.'],
      [text(Array.from({ length: 300 }, () => 0)), 'The request has too many fields.'],
      [text({ money: 'x'.repeat(2000) }), 'A text or a field name in the request is too long.'],
      [
        `{"game":"${GAME_ID}","options":{"__proto__":{"money":"open"}}}`,
        'The request contains something that this server doesn’t accept.',
      ],
    ];
    await quietly(async () => {
      for (const path of ['create/table', 'joinById/ACDEFG', 'reconnect/ACDEFG']) {
        for (const [body, error] of bodies) {
          const url = `${server.url}/matchmake/${path}`;
          const answer = await fetch(url, { method: 'POST', body });
          expect(answer.status).toBe(400);
          expect(await answer.json()).toEqual({ code: 400, error });
        }
      }
    });
  });

  test('tells a fault of its own from one of its journal', async () => {
    const ana = await Guest.create(server.url, { seats: 2, name: 'Ana' });
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const planted = vi.spyOn(Table.prototype, 'change').mockRejectedValue(new TypeError('planted'));
    const before = await failures();
    expect(await ana.lobby({ op: 'pace', pace: 'slow' })).toEqual({ ok: false, error: 'internal' });
    expect(await failures()).toEqual({ ...before, internal: before.internal! + 1 });
    expect(told.mock.calls.map(([event]) => event)).toEqual(['request.internal']);
    planted.mockRestore();

    failing = true;
    expect(await ana.lobby({ op: 'pace', pace: 'slow' })).toEqual({ ok: false, error: 'storage' });
    failing = false;
    // A failing journal is reported in addition.
    const asked = told.mock.calls.filter(([event]) => String(event).startsWith('request.'));
    expect(asked.map(([event]) => event)).toEqual(['request.internal', 'request.storage']);
    expect(await failures()).toEqual({
      internal: before.internal! + 1,
      storage: before.storage! + 1,
    });
    expect(await ana.lobby({ op: 'pace', pace: 'slow' })).toMatchObject({ ok: true });
    await ana.leave();
  });
});
