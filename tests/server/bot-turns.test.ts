/** The order in which bots think: addresses and tables in turn, tables with persons first. */

import { afterEach, expect, test } from 'vitest';
import { BotPool, type BotTurn } from '../../server/bots/pool.ts';

const registry = new URL('./slow-bots.ts', import.meta.url).href;
let pool: BotPool;
afterEach(() => pool.close());

/** The requests to bots, and the order of their answers. */
class Asked {
  readonly names: string[] = [];
  private readonly all: Promise<void>[] = [];

  think(name: string, way: BotTurn['way'], persons: boolean, times = 1, ms = 3): void {
    const view = JSON.stringify({ ms });
    for (let k = 0; k < times; k++) {
      const thought = pool.think('slow', 'slow', view, 0, { way, persons });
      this.all.push(thought.then(() => void this.names.push(name)));
    }
  }

  async done(): Promise<readonly string[]> {
    await Promise.all(this.all);
    return this.names;
  }
}

test('twenty-five tables of one address keep nobody else’s bots from thinking', async () => {
  pool = new BotPool(registry, 1);
  const asked = new Asked();
  for (let table = 0; table < 25; table++) asked.think('eve', ['eve', `T${table}`], true, 4);
  asked.think('ana', ['ana', 'HOME'], true, 3);
  const names = await asked.done();
  expect(names).toHaveLength(103);
  // Two are in the thread already; from then on the two addresses come in turn, by what their
  // thoughts took: a busy machine may lengthen any of them.
  expect(names.lastIndexOf('ana')).toBeLessThan(25);
});

test('tables with persons come first, and the others now and then', async () => {
  pool = new BotPool(registry, 1);
  const asked = new Asked();
  asked.think('bots', ['eve', 'BOTS'], false, 40);
  asked.think('people', ['eve', 'HOME'], true, 24);
  const names = (await asked.done()).slice(0, 26);
  const people = names.filter((name) => name === 'people').length;
  expect(people).toBeGreaterThanOrEqual(19);
  expect(people).toBeLessThan(24);
});

test('it is time that is shared: a table of slow thinkers thinks less often', async () => {
  pool = new BotPool(registry, 1);
  const asked = new Asked();
  asked.think('slow', ['eve', 'SLOW'], true, 12, 60);
  asked.think('quick', ['eve', 'QUICK'], true, 40, 1);
  const names = (await asked.done()).slice(0, 30);
  expect(names.filter((name) => name === 'slow').length).toBeLessThan(10);
});

test('work that still waits when the server closes is rejected', async () => {
  pool = new BotPool(registry, 1);
  const turn: BotTurn = { way: ['a', 'T'], persons: true };
  const waiting = Array.from({ length: 6 }, () => {
    return pool.think('slow', 'slow', JSON.stringify({ ms: 1000 }), 0, turn);
  });
  const ended = Promise.allSettled(waiting);
  await pool.close();
  for (const one of await ended) expect(one.status).toBe('rejected');
});
