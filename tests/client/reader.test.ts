/** Messages of a table that arrive before the reader of its game. */

import { expect, test, vi } from 'vitest';
import { Reader } from '../../client/net/reader.ts';
import type { Reading } from '../../engine/core/reading.ts';

const READING: Reading = {
  id: 'any',
  publicShape: { kind: 'int' },
  eventWords: [],
  viewVersion: 'any/1',
};

/** A tier whose only game loads when `arrive` is called. */
function slow() {
  let arrive: (reading: Reading) => void = () => undefined;
  let lose: (why: Error) => void = () => undefined;
  const any = vi.fn(
    () =>
      new Promise<Reading>((resolve, reject) => {
        arrive = resolve;
        lose = reject;
      }),
  );
  return { any, arrive: () => arrive(READING), lose: () => lose(new Error('offline')) };
}

test('work from before is done in its order, and everything later at once', async () => {
  const { any, arrive } = slow();
  const failed = vi.fn();
  const reader = new Reader({ any }, failed);
  const done: string[] = [];
  reader.do(({ id }) => done.push(`first of ${id}`));
  reader.load('any');
  reader.load('any');
  reader.do(() => done.push('second'));
  expect(done).toEqual([]);
  arrive();
  await vi.waitFor(() => expect(done).toEqual(['first of any', 'second']));
  reader.do(() => done.push('third'));
  expect(done).toEqual(['first of any', 'second', 'third']);
  expect(any).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
});

test('a game that this page has not, or whose code does not come, is told once; nothing is done', async () => {
  const done = vi.fn();
  const strange = vi.fn();
  const other = new Reader({ any: slow().any }, strange);
  other.do(done);
  other.load('toString');
  expect(strange).toHaveBeenCalledTimes(1);

  const { any, lose } = slow();
  const failed = vi.fn();
  const reader = new Reader({ any }, failed);
  reader.do(done);
  reader.load('any');
  lose();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  expect(done).not.toHaveBeenCalled();
});
