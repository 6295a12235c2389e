/** The order of requests: addresses, their tables and their connections in turn. */

import { expect, test } from 'vitest';
import { Turns, type Way } from '../../server/turns.ts';

/** Serves requests, in their order. */
class Served {
  readonly names: string[] = [];
  private now = 0;
  private readonly turns = new Turns(() => this.now);
  private readonly all: Promise<void>[] = [];

  ask(way: Way, name: string, ms = 1, times = 1): void {
    for (let k = 0; k < times; k++) {
      const work = async (): Promise<void> => {
        await Promise.resolve();
        this.now += ms;
        this.names.push(name);
      };
      this.all.push(this.turns.run(way, work));
    }
  }

  async done(): Promise<readonly string[]> {
    await Promise.all(this.all);
    return this.names;
  }
}

test('a burst of forty seats holds a foreign table up by one request at most', async () => {
  const served = new Served();
  for (let seat = 0; seat < 40; seat++) {
    served.ask(['eve', `T${seat >> 2}`, `s${seat}`], 'eve', 1, 38);
  }
  served.ask(['ana', 'HOME', 'a'], 'ana', 1, 3);
  const names = await served.done();
  expect(names).toHaveLength(1523);
  expect(names.slice(0, 7).filter((name) => name === 'ana')).toHaveLength(3);
});

test('a newcomer while others wait is next, and no further ahead', async () => {
  const served = new Served();
  served.ask(['eve', 'T', 's'], 'eve', 1, 100);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const before = served.names.length;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(20);
  served.ask(['ana', 'T', 'a'], 'ana', 1, 40);
  const names = (await served.done()).slice(before, before + 40);
  expect(names.filter((name) => name === 'ana').length).toBeGreaterThan(15);
  expect(names.filter((name) => name === 'ana').length).toBeLessThan(25);
});

test('tables of an address take turns, and connections of a table; each keeps its order', async () => {
  const served = new Served();
  served.ask(['eve', 'A', 'a1'], 'a1', 1, 6);
  for (const name of ['a2', 'a2 again']) served.ask(['eve', 'A', 'a2'], name);
  served.ask(['eve', 'B', 'b'], 'b', 1, 4);
  const names = await served.done();
  expect(names.slice(0, 8).filter((name) => name === 'b')).toHaveLength(4);
  expect(names.slice(0, 8).filter((name) => name.startsWith('a2'))).toEqual(['a2', 'a2 again']);
});

test('it is time that is shared: what costs ten times as much comes a tenth as often', async () => {
  const served = new Served();
  served.ask(['eve', 'T', 's'], 'dear', 10, 30);
  served.ask(['ana', 'T', 'a'], 'cheap', 1, 100);
  const names = (await served.done()).slice(0, 55);
  const dear = names.filter((name) => name === 'dear').length;
  expect(dear).toBeGreaterThanOrEqual(3);
  expect(dear).toBeLessThanOrEqual(8);
});

test('an exception of a request is its own', async () => {
  const turns = new Turns();
  const way: Way = ['a', 'T', 's'];
  const failed = turns.run(way, () => Promise.reject(new Error('no')));
  const after = turns.run(way, async () => 7);
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe(7);
});
