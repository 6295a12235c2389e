/** What every database that knows people must do. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Claimed, PeopleBook } from '../../server/people/known/book.ts';
import type { PeopleDatabase } from '../../server/people/known/database.ts';
import { MAX_DEVICES } from '../../server/protocol/me.ts';
import { Person } from './person.ts';

/** @param open the same database each time */
export function describePeople(open: () => Promise<PeopleDatabase>): void {
  let book: PeopleBook;
  beforeAll(async () => {
    book = new PeopleBook(await open());
  });
  afterAll(() => book.close());
  let count = 0;
  const fresh = (): Claimed => ({
    match: `match-${++count}`,
    seat: 0,
    code: 'ACDEFG',
    game: 'caravan',
    at: 1000 + count,
    key: new Person().key,
    device: 'One',
    text: 'text',
    signature: 'signature',
  });
  const personOf = async (key: string): Promise<string> => (await book.known(key))?.person ?? '';

  test('a claim begins a person, is kept once, and knows no second seat of its match', async () => {
    const claimed = fresh();
    expect(await book.claim(claimed)).toBeNull();
    expect(await book.claim(claimed)).toBeNull();
    expect(await book.claim({ ...claimed, seat: 1 })).toBe('otherSeat');
    const person = await personOf(claimed.key);
    expect(await book.claims(person, 10)).toHaveLength(1);
    expect(await book.devices(person)).toMatchObject([{ id: person, name: 'One', struck: null }]);
  });

  test('claims of one seat that come together count once', async () => {
    const claimed = fresh();
    const both = [book.claim(claimed), book.claim({ ...claimed, seat: 1 })];
    expect((await Promise.all(both)).sort()).toEqual([null, 'otherSeat'].sort());
    expect(await book.claims(await personOf(claimed.key), 10)).toHaveLength(1);
  });

  test('a seat is claimed by few keys', async () => {
    const claimed = fresh();
    const replies = [];
    for (let k = 0; k < 8; k++) {
      replies.push(await book.claim({ ...claimed, key: new Person().key }));
    }
    expect(replies.filter((one) => one === null)).toHaveLength(6);
    expect(replies.at(-1)).toBe('full');
  });

  test('the end of a match tells each of its people the own place', async () => {
    const [one, two] = [fresh(), fresh()];
    const other = { ...two, match: one.match, seat: 2 };
    await book.claim(one);
    await book.claim(other);
    await book.ended(one.match, 5000, [
      { seat: 0, score: 7, winner: false },
      { seat: 1, score: 9, winner: false },
      { seat: 2, score: 9.5, winner: true },
    ]);
    const [mine] = await book.claims(await personOf(one.key), 1);
    expect(mine).toMatchObject({ ended: 5000, place: 3, score: 7, won: false });
    const { figures, total } = await book.figures(await personOf(other.key));
    expect({ figures, total }).toEqual({
      total: 1,
      figures: [{ game: 'caravan', played: 1, won: 1 }],
    });
  });

  test('a match that is no longer kept counts as over, and not as played', async () => {
    const one = fresh();
    await book.claim(one);
    await book.lost(one.match);
    const person = await personOf(one.key);
    expect(await book.claims(person, 1)).toMatchObject([{ ended: one.at, place: null }]);
    expect(await book.figures(person)).toMatchObject({
      total: 1,
      figures: [{ played: 0, won: 0 }],
    });
  });

  test('a joining device brings its matches; a struck-off one can do nothing any more', async () => {
    const [one, two] = [fresh(), fresh()];
    await book.claim(one);
    await book.claim(two);
    // Both have played in one match: the person keeps its own seat.
    await book.claim({ ...two, match: one.match, seat: 1 });
    const person = await personOf(one.key);
    const device = await personOf(two.key);
    expect(await book.join(person, two.key, 'Phone', 9000)).toBeNull();
    expect(await personOf(two.key)).toBe(person);
    expect((await book.claims(person, 10)).map(({ match, seat }) => [match, seat]).sort()).toEqual([
      [one.match, 0],
      [two.match, 0],
    ]);
    expect(await book.rename(person, device, 'Pocket')).toBeNull();
    expect((await book.devices(person)).map(({ name }) => name)).toEqual(['One', 'Pocket']);
    expect(await book.strike(person, device, 9500)).toBeNull();
    expect(await book.strike(person, device, 9500)).toBe('unknown');
    expect(await book.claim({ ...fresh(), key: two.key })).toBe('struck');
    expect(await book.name(two.key, '', 'Ana', 'red', 9600)).toBe('struck');
    expect(await book.join(device, new Person().key, 'Third', 9700)).toBe('wrongCode');
    expect(await book.join(person, two.key, 'Again', 9700)).toBe('struck');
    // Nobody else's devices are touched.
    expect(await book.strike('nobody', person, 9800)).toBe('unknown');
  });

  test('a person has so many devices', async () => {
    const one = fresh();
    await book.claim(one);
    const person = await personOf(one.key);
    for (let k = 1; k < MAX_DEVICES; k++) {
      expect(await book.join(person, new Person().key, `${k}`, 2000)).toBeNull();
    }
    expect(await book.join(person, new Person().key, 'more', 2000)).toBe('full');
  });

  test('nobody stays who has not come for long, and erasing takes one person alone', async () => {
    const [old, young, gone] = [fresh(), fresh(), fresh()];
    for (const one of [old, young, gone]) await book.claim(one);
    const [a, b, c] = await Promise.all([old, young, gone].map(({ key }) => personOf(key)));
    await book.used(b, 10_000_000);
    await book.used(c, 10_000_000);
    await book.erase(c);
    expect(await book.known(gone.key)).toBeNull();
    expect(await book.forget(9_000_000)).toBeGreaterThan(0);
    expect(await book.person(a)).toBeNull();
    expect(await book.known(old.key)).toBeNull();
    expect(await book.person(b)).not.toBeNull();
    const all = await book.all(b);
    expect(Object.keys(all).sort()).toEqual([
      'claims',
      'deliveries',
      'devices',
      'events',
      'ignores',
      'persons',
      'ratings',
      'reports',
      'subscriptions',
    ]);
    expect(all.claims).toHaveLength(1);
  });
}
