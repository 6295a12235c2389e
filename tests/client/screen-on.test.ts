/** The screen stays on: requested once, and again whenever the browser has released it. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from '../../client/table/screen-on.ts';

class Lock extends EventTarget {
  released = false;
  async release(): Promise<void> {
    this.released = true;
    this.dispatchEvent(new Event('release'));
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
let locks: Lock[] = [];
/** The browser's answer to the next request; a failure means a low battery. */
let gives: 'lock' | 'failure' = 'lock';
const settled = (): Promise<void> => vi.waitFor(async () => undefined);

function see(seen: boolean): void {
  page.hidden = !seen;
  // Out of sight no page keeps a lock.
  if (!seen) for (const lock of locks) void lock.release();
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  locks = [];
  gives = 'lock';
  page.hidden = false;
  vi.stubGlobal('document', page);
  const request = async (): Promise<Lock> => {
    if (gives === 'failure') throw new Error('low battery');
    const lock = new Lock();
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => vi.unstubAllGlobals());

const held = (): number => locks.filter(({ released }) => !released).length;

test('the page is seen again: it is asked for again, and once', async () => {
  const { look, stop } = keepScreenOn();
  look();
  await settled();
  expect(locks).toHaveLength(1);
  see(false);
  look();
  await settled();
  expect(held()).toBe(0);
  see(true);
  await settled();
  expect([locks.length, held()]).toEqual([2, 1]);
  stop();
  see(false);
  see(true);
  await settled();
  expect([locks.length, held()]).toEqual([2, 0]);
});

test('let go of in sight, or refused: the next look asks', async () => {
  let playing = false;
  const { look, stop } = keepScreenOn(() => playing);
  await settled();
  expect(locks).toHaveLength(0);
  playing = true;
  gives = 'failure';
  look();
  await settled();
  gives = 'lock';
  look();
  await settled();
  expect(held()).toBe(1);
  await locks[0]?.release();
  look();
  await settled();
  expect([locks.length, held()]).toEqual([2, 1]);
  stop();
  expect(held()).toBe(0);
});

test('a lock that arrives after the end is released', async () => {
  keepScreenOn().stop();
  await settled();
  expect([locks.length, held()]).toEqual([1, 0]);
});
