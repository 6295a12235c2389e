/** What every database that keeps events must do. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventBook, type KeptEvent, type Proof } from '../../server/events/book.ts';
import type { PeopleDatabase } from '../../server/people/known/database.ts';
import { RULES } from './evening.ts';

/** @param open the same database each time */
export function describeEvents(open: () => Promise<PeopleDatabase>): void {
  let db: PeopleDatabase;
  let book: EventBook;
  beforeAll(async () => {
    db = await open();
    book = new EventBook(db);
  });
  afterAll(() => db.close());
  let count = 0;
  const opened = async (more: Partial<KeptEvent['rules']> = {}): Promise<string> => {
    const code = `E${++count}`;
    const rules = { ...RULES, ...more };
    const event = { code, rules, seed: 's', stage: 'entering' as const, round: 0 };
    await book.open({ ...event, opened: 1000 + count, touched: 1000 });
    return code;
  };
  const proof = (name: string): Proof => ({
    token: `token of ${name}`,
    seats: ['one', 'two'],
    person: `person of ${name}`,
    browser: `browser of ${name}`,
  });
  const tables = [{ code: 'TABLE', chairs: [2, 1, 0] }];
  const result = { standings: [{ seat: 0, score: 5, winner: true }], absent: [1] };

  test('people enter at once, each with a number and a name of the own, no more than there is room for', async () => {
    const code = await opened({ most: 3 });
    const names = ['a', 'b', 'c', 'd'];
    const all = await Promise.all(names.map((one) => book.enter(code, 'Ana', proof(one), 2000)));
    expect(all.filter((one) => one === 'full')).toHaveLength(1);
    const whole = await book.whole(code);
    expect(whole?.entrants.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Ana'],
      [2, 'Ana 2'],
      [3, 'Ana 3'],
    ]);
    expect(whole?.event).toMatchObject({ touched: 2000, stage: 'entering' });
    expect(await book.enter(code, 'B', proof('a'), 2000)).toBe('twice');
    expect(await book.enter('nothing', 'B', proof('a'), 2000)).toBe('gone');
  });

  test('a round begins once, a table counts once, and the round ends with its last table', async () => {
    const code = await opened();
    for (const name of ['a', 'b']) await book.enter(code, name, proof(`${code} ${name}`), 2000);
    const groups = new Map([[1, 2]]);
    const begin = () => book.begin(code, 1, tables, groups, 3000);
    expect((await Promise.all([begin(), begin()])).toSorted()).toEqual([false, true]);
    const before = await book.whole(code);
    const [table] = before?.tables ?? [];
    if (!table) throw new Error('There is no table.');
    expect(before?.entrants.map(({ group }) => group)).toEqual([2, 0]);
    expect(await book.close(code, 3000)).toBe(false);
    const end = () => book.count(code, table, 'match', result, [1], 4000);
    expect((await Promise.all([end(), end()])).toSorted()).toEqual([false, true]);
    const whole = await book.whole(code);
    expect(whole?.event.stage).toBe('between');
    expect(whole?.tables).toMatchObject([{ state: 'done', match: 'match', result }]);
    expect(whole?.entrants.map(({ status }) => status)).toEqual(['away', 'in']);
    // Played again: the round goes on with another table.
    const again = await book.annul(code, table, 'AGAIN', 5000);
    expect(again).toBe(true);
    expect(await book.annul(code, table, 'THIRD', 5000)).toBe(false);
    const more = await book.whole(code);
    expect(more?.event.stage).toBe('round');
    expect(more?.tables.map(({ state, code: at }) => [state, at])).toEqual([
      ['void', 'TABLE'],
      ['open', 'AGAIN'],
    ]);
    expect(await book.annul(code, { round: 1, number: 2 }, '', 6000)).toBe(true);
    expect(await book.close(code, 7000)).toBe(true);
    expect(await book.enter(code, 'late', proof('late'), 8000)).toBe('closed');
  });

  test('an event that nobody changes is closed, then forgotten, with everybody in it', async () => {
    const code = await opened();
    await book.enter(code, 'Zoe', proof(`${code} z`), 10_000);
    await book.forget(9000, 0);
    expect((await book.whole(code))?.event.stage).toBe('entering');
    await book.forget(11_000, 0);
    expect((await book.whole(code))?.event.stage).toBe('closed');
    await book.forget(0, 11_000);
    expect(await book.whole(code)).toBeNull();
    expect(await book.exported(`person of ${code} z`)).toEqual([]);
    expect((await book.list()).map((one) => one.code)).not.toContain(code);
  });
}
