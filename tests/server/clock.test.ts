/** The clock of the tests; and all code of a table uses the server's clock. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FakeClock } from './fake-clock.ts';

test('due timers begin in their order and at their time, ended ones do not', () => {
  const clock = new FakeClock(1000);
  const done: string[] = [];
  const note = (what: string) => () => done.push(`${what} at ${clock.now()}`);
  clock.setTimeout(note('second'), 20);
  clock.setTimeout(() => {
    note('first')();
    clock.setTimeout(note('after the first'), 15);
  }, 10);
  clock.clear(clock.setTimeout(note('never'), 5));
  const beat = clock.setInterval(note('beat'), 12);
  clock.pass(24);
  clock.clear(beat);
  clock.pass(6);
  expect(done).toEqual([
    'first at 1010',
    'beat at 1012',
    'second at 1020',
    'beat at 1024',
    'after the first at 1025',
  ]);
  expect(clock.now()).toBe(1030);
});

test('a timer that is due at once waits for nobody, unless it is ended before', async () => {
  const clock = new FakeClock();
  const done: number[] = [];
  clock.clear(clock.setTimeout(() => done.push(1), 0));
  clock.setTimeout(() => done.push(2), 0);
  await new Promise(setImmediate);
  expect(done).toEqual([2]);
});

test('time goes by as long as something is waited for, and no longer', async () => {
  const clock = new FakeClock(0);
  await clock.during(new Promise<void>((resolve) => clock.setTimeout(resolve, 5000)), 100);
  expect(clock.now()).toBe(5000);
});

/** Slow readers, Colyseus' reserved places, and one-time requests of a person. */
const BY_THE_HOST = ['http/limits.ts', 'http/reservations.ts', 'keep/main.ts'];

test('no rule of time asks the host', () => {
  const root = join(import.meta.dirname, '../../server');
  const files = ['table', 'showcase', 'watch', 'keep', 'http'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => `${room}/${name}`),
  );
  const asking = files.filter((file) =>
    /Date\.now|(?<![\w.])(setTimeout|setInterval)\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(asking.sort()).toEqual(BY_THE_HOST);
});
