/** The queue by itself, without a network: who meets whom, and when. */

import { beforeEach, expect, test } from 'vitest';
import { PATIENCE_MS, Queue, type QueueHost, type Waiter } from '../../server/people/queue.ts';
import type { QueueState } from '../../server/protocol/people.ts';
import { FakeClock } from './fake-clock.ts';

const SEATS = 3;
let clock: FakeClock;
let queue: Queue;
let told: Map<string, QueueState>;
/** Where each person was led. */
let led: Map<string, string>;
let replaced: string[];
let opened: (readonly string[])[];
/** Codes of matches with one bot's chair each. */
let chairs: string[];
let broken: boolean;
let counts: Map<string, number>;

beforeEach(() => {
  clock = new FakeClock(1_000_000);
  [told, led, counts] = [new Map(), new Map(), new Map()];
  [replaced, opened, chairs] = [[], [], []];
  broken = false;
  const host: QueueHost = {
    seatsOf: () => SEATS,
    chairAt: (_game, _clock, except, hold) => {
      const code = chairs.find((one) => !except.includes(one)) ?? null;
      if (hold && code !== null) chairs = chairs.filter((one) => one !== code);
      return code;
    },
    tell: (id, state) => void told.set(id, state),
    lead: (id, code) => void led.set(id, code),
    replace: (id) => void replaced.push(id),
    open: async (waiters: readonly Waiter[]) => {
      if (broken) throw new Error('no room');
      opened.push(waiters.map(({ id }) => id));
      return `T${opened.length}`;
    },
    counted: (game, name, people) => void counts.set(`${game} ${name}`, people),
  };
  queue = new Queue(host, { most: 10, each: 6 }, clock);
});

const come = (id: string, more: Partial<Waiter> = {}) =>
  queue.join({
    id,
    sender: 'here',
    browser: `browser of ${id}`,
    game: 'g',
    clock: 'c',
    later: false,
    except: [],
    mark: id,
    avoids: [],
    ...more,
  });

test('enough people begin at once, in the order in which they came', async () => {
  for (const id of ['a', 'b', 'c', 'd']) expect(come(id)).toBeNull();
  await clock.until(() => led.size === 3);
  expect(opened).toEqual([['a', 'b', 'c']]);
  expect([...led.keys()]).toEqual(['a', 'b', 'c']);
  clock.pass(200);
  expect(told.get('d')).toMatchObject({ people: 1, seats: SEATS, left: PATIENCE_MS - 200 });
  expect(counts.get('g c')).toBe(1);
});

test('people who block each other begin apart; who can begin a full match does not wait for others', async () => {
  come('a', { avoids: ['b', 'c'] });
  for (const id of ['b', 'c']) come(id);
  clock.pass(200);
  expect(told.get('a')).toMatchObject({ people: 1 });
  expect(told.get('b')).toMatchObject({ people: 2 });
  expect(opened).toEqual([]);
  come('d');
  await clock.until(() => led.size === 3);
  expect(opened).toEqual([['b', 'c', 'd']]);
  clock.pass(PATIENCE_MS);
  await clock.until(() => led.size === 4);
  expect(opened.at(-1)).toEqual(['a']);
});

test('those who are there begin when the first has waited long enough; the time is told', async () => {
  come('a');
  clock.pass(10_000);
  come('b');
  clock.pass(200);
  expect(told.get('a')).toMatchObject({ people: 2, waited: 10_200, left: PATIENCE_MS - 10_200 });
  expect(told.get('b')).toMatchObject({ people: 2, waited: 200, left: PATIENCE_MS - 10_200 });
  clock.pass(PATIENCE_MS - 10_201);
  expect(opened).toEqual([]);
  clock.pass(1);
  await clock.until(() => led.size === 2);
  expect(opened).toEqual([['a', 'b']]);
  expect(queue.size).toBe(0);
  expect(counts.get('g c')).toBe(0);
});

test('games and clocks have queues of their own', async () => {
  come('a');
  come('b', { clock: 'other' });
  come('c', { game: 'other' });
  clock.pass(PATIENCE_MS);
  await clock.until(() => led.size === 3);
  expect(opened).toEqual([['a'], ['b'], ['c']]);
});

test('somebody who comes is led to a match with a bot’s chair, but to none that had no place', async () => {
  chairs = ['M1', 'M2'];
  come('a');
  expect(led.get('a')).toBe('M1');
  come('b', { except: ['M2'] });
  expect(led.has('b')).toBe(false);
  clock.pass(5000);
  // A chair elsewhere becomes free.
  chairs = ['M3'];
  queue.look('g', 'c');
  expect(led.get('b')).toBe('M3');
  expect(opened).toEqual([]);
});

test('who leaves is out at once, also on the way to a table', async () => {
  come('a');
  come('b');
  queue.leave('a');
  clock.pass(PATIENCE_MS);
  queue.leave('b');
  await Promise.resolve();
  expect(led.size).toBe(0);
  expect(queue.size).toBe(0);
  queue.leave('nobody');
});

test('a queue that fills and empties keeps nothing', () => {
  for (let round = 0; round < 50; round++) {
    for (const id of ['a', 'b']) expect(come(id)).toBeNull();
    for (const id of ['a', 'b']) queue.leave(id);
  }
  expect(queue.size).toBe(0);
  clock.pass(10 * PATIENCE_MS);
  expect(opened).toEqual([]);
});

test('the same browser has one place, which the newest connection holds', async () => {
  come('a', { browser: 'x' });
  clock.pass(4000);
  come('a2', { browser: 'x' });
  expect(replaced).toEqual(['a']);
  expect(queue.size).toBe(1);
  // The old connection ends later; the place stays.
  queue.leave('a');
  clock.pass(200);
  expect(told.get('a2')).toMatchObject({ people: 1, waited: 4200, left: PATIENCE_MS - 4200 });
  clock.pass(PATIENCE_MS - 4200);
  await clock.until(() => led.size === 1);
  expect(opened).toEqual([['a2']]);
  // In another queue it begins to wait anew.
  come('b', { browser: 'x' });
  come('b2', { browser: 'x', game: 'other' });
  clock.pass(200);
  expect(told.get('b2')).toMatchObject({ people: 1, waited: 200 });
});

test('the queue is full for an address, and for all', () => {
  for (let k = 0; k < 6; k++) come(`a${k}`, { later: true });
  expect(come('a6')).toBe('each');
  for (let k = 0; k < 4; k++) come(`b${k}`, { later: true, sender: 'there' });
  expect(come('b4', { sender: 'there' })).toBe('full');
  queue.leave('a0');
  expect(come('a6')).toBeNull();
});

test('who plays elsewhere begins nothing, is told when somebody comes, and joins by one press', async () => {
  come('l', { later: true });
  clock.pass(10 * PATIENCE_MS);
  expect(opened).toEqual([]);
  expect(told.get('l')).toMatchObject({ people: 0, others: 0, chair: false, left: null });
  come('a');
  clock.pass(200);
  expect(told.get('l')).toMatchObject({ people: 1, later: true, left: PATIENCE_MS - 200 });
  expect(told.get('a')).toMatchObject({ people: 1, others: 1 });
  expect(queue.setLater('l', false)).toBe(true);
  clock.pass(PATIENCE_MS);
  await clock.until(() => led.size === 2);
  expect(opened).toEqual([['a', 'l']]);
  expect(queue.setLater('l', true)).toBe(false);
});

test('two who play elsewhere are told of each other, and of a match with a chair', () => {
  come('l', { later: true });
  come('m', { later: true });
  clock.pass(200);
  expect(told.get('l')).toMatchObject({ others: 1, people: 0, chair: false });
  chairs = ['M1'];
  queue.look('g', 'c');
  clock.pass(200);
  expect(told.get('m')).toMatchObject({ chair: true });
  expect(queue.setLater('m', false)).toBe(true);
  expect(led.get('m')).toBe('M1');
});

test('where no table can be opened, nobody loses the place', async () => {
  broken = true;
  come('a');
  clock.pass(PATIENCE_MS);
  await clock.until(() => told.get('a')?.busy === true);
  expect(queue.size).toBe(1);
  broken = false;
  await clock.until(() => led.size === 1);
  expect(opened).toEqual([['a']]);
});
