/** The growth of the log: limited under any events, on any path. */

import { afterAll, describe, expect, test } from 'vitest';
import {
  Gate,
  MAX_LINE_BYTES,
  MAX_LINES,
  MAX_LOG_BYTES,
  MINUTE_MS,
} from '../../server/log-gate.ts';
import { reserve } from '../bench/load/wire-client.ts';
import { CODE, Raw } from '../campaign/hostile/raw.ts';
import { several } from '../scope.ts';
import { GAME_ID, Guest, newFolder, sweep } from './harness.ts';
import { healthy, killAll, launch } from './processes.ts';

const data = newFolder();
afterAll(() => {
  killAll();
  sweep(data);
});

/** Pieces of messages. */
const LOBBY = Buffer.from([CODE.request, 0, 0xa5, ...Buffer.from('lobby')]);
const ACT = Buffer.from('act');
const OPTIONS = Buffer.concat(
  [[0x82, 0xa2], 'op', [0xa7], 'options', [0xa7], 'options', [0x81, 0xa1], 'x'].map((part) =>
    Buffer.from(part as string),
  ),
);
const NIL = Buffer.of(0xc0);

/** A gate with a clock of its own. */
function gated() {
  const written: string[] = [];
  const clock = { now: 0 };
  const gate = new Gate(
    (_, line) => written.push(line),
    (withheld, seconds) => `withheld ${JSON.stringify([...withheld])} in ${seconds}`,
    () => clock.now,
  );
  const bytes = () => written.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
  return { gate, clock, written, bytes };
}

describe('the gate of the log', () => {
  test('a few lines of each kind in a minute, then a number, then anew', () => {
    const { gate, clock, written } = gated();
    for (let i = 0; i < 1000; i++) gate.tell('trouble', 'a', `a ${i}`);
    gate.tell('trouble', 'b', 'b');
    expect(written).toHaveLength(MAX_LINES.trouble + 1);
    expect(written.at(-1)).toBe('b\n');
    clock.now = MINUTE_MS;
    gate.tell('trouble', 'a', 'again');
    const untold = 1000 - MAX_LINES.trouble;
    expect(written.slice(-2)).toEqual([`withheld [["a",${untold}]] in 60\n`, 'again\n']);
  });

  test('what goes wrong leaves room for what happens in order, and the other way round', () => {
    for (const [loud, quiet] of [
      ['trouble', 'event'],
      ['event', 'trouble'],
    ] as const) {
      const { gate, written } = gated();
      for (let i = 0; i < 5000; i++) gate.tell(loud, `kind ${i % 40}`, 'x'.repeat(3000));
      gate.tell(quiet, 'other', 'heard');
      expect(written.at(-1)).toBe('heard\n');
    }
  });

  test('no more bytes than are stated, however many kinds and however long the lines', () => {
    const { gate, clock, written, bytes } = gated();
    for (let i = 0; i < 20_000; i++) {
      gate.tell(i % 2 ? 'trouble' : 'event', `kind ${i}`, '€'.repeat(500 + (i % 7000)));
    }
    clock.now = MINUTE_MS;
    gate.turn();
    expect(bytes()).toBeLessThanOrEqual(MAX_LOG_BYTES);
    expect(bytes()).toBeGreaterThan(MAX_LOG_BYTES / 2);
    for (const line of written) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(MAX_LINE_BYTES);
      expect(line).not.toContain('\ufffd');
    }
  });

  test('a clock that is set back silences nobody', () => {
    const { gate, clock, written } = gated();
    clock.now = 1e9;
    for (let i = 0; i < 100; i++) gate.tell('trouble', 'a', 'a');
    clock.now = 5;
    gate.tell('trouble', 'a', 'heard');
    expect(written.at(-1)).toBe('heard\n');
  });
});

describe('the output of a process', () => {
  // Bytes of the server's lines at its start and end, past the gate.
  const GREETING = 6000;

  test.each(['text', 'json'])('as %s is bounded by every path into it', async (form) => {
    const server = await launch(
      {
        LAGUNA_DATA: `${data}/noisy-${form}`,
        LAGUNA_LOG: form,
        LAGUNA_LOG_LEVEL: 'debug',
        NOISE_MS: String(several(300, 1500)),
      },
      'tests/server/noisy.ts',
    );
    expect(await server.ended, server.output().slice(-2000)).toBe(0);
    const said = server.output();
    // A minute may end within the noise.
    expect(Buffer.byteLength(said)).toBeLessThanOrEqual(2 * MAX_LOG_BYTES + GREETING);
    expect(said).toContain('log.withheld');
    for (const word of ['server.opened', 'server.closing', 'error.escaped', 'node.warning']) {
      expect(said.includes(word), word).toBe(true);
    }
    if (form === 'json') for (const line of said.trim().split('\n')) JSON.parse(line);
    else expect(said).not.toContain('\u001b[2J');
  });

  test('is bounded for anything that strangers send', async () => {
    const server = await launch({ LAGUNA_DATA: `${data}/strangers`, LAGUNA_IDLE: '1' });
    await healthy(server);
    const { url } = server;
    const host = await Guest.create(url, { seats: 2, name: 'Ana' });
    const before = Buffer.byteLength(server.output());
    for (let i = 0; i < several(8, 40); i++) {
      const place = await reserve(url, `joinById/${host.code}`, { spectate: true });
      const eve = await Raw.at(url, place);
      // Deep and odd requests, names that are no text, bytes after the end, names that nobody knows.
      for (let k = 0; k < 50; k++) {
        eve.say(Buffer.concat([LOBBY, OPTIONS, Buffer.alloc(4000, 0x91), NIL]));
        eve.say(Buffer.of(CODE.request, k, 0xa3, 0xff, 0xff, 0xff, 0xc0));
        eve.say(Buffer.concat([Buffer.of(CODE.request, k, 0xa3), ACT, Buffer.of(0x80, 0x80)]));
        eve.say(Buffer.concat([Buffer.of(CODE.request, k, 0xa3), ACT, Buffer.of(0xc1)]));
      }
      expect(await eve.heard()).toBe(true);
      eve.say(Buffer.from([CODE.data, 0xa4, ...Buffer.from('fire')]));
      await eve.end('an unknown message');
      const options = JSON.parse(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`);
      for (const body of [{ game: 'x', options }, '[', { game: GAME_ID, seats: 2 }]) {
        await fetch(`${url}/matchmake/create/table`, {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
        });
      }
    }
    expect((await host.lobby({ op: 'pace', pace: 'fast' })).ok).toBe(true);
    server.child.kill('SIGTERM');
    await server.ended;
    const grown = Buffer.byteLength(server.output()) - before;
    expect(grown).toBeLessThanOrEqual(2 * MAX_LOG_BYTES + GREETING);
    expect(server.output()).toContain('log.withheld');
    expect(server.output()).not.toMatch(/storage|internal|Maximum call stack/);
  });
});
