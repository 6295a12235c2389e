/** A new table whose code is taken gets another one; nobody is told of a failed disk for it. */

import { expect, test } from 'vitest';
import { CodeTakenError, type Journal, type TableRecord } from '../../server/journal/journal.ts';
import { opened } from '../../server/table/record.ts';

const RECORD: TableRecord = { code: 'TAKEN1', game: 'g', body: {}, matchId: null };

/** A journal in which the first `taken` codes that are tried belong to others. */
function crowded(taken: number): { readonly journal: Journal; readonly tried: string[] } {
  const tried: string[] = [];
  const open = async ({ code }: TableRecord) => {
    tried.push(code);
    if (tried.length <= taken) throw new CodeTakenError(code);
    return { code, epoch: 1 };
  };
  return { journal: { open } as Partial<Journal> as Journal, tried };
}

test('each try has another code, and the table has the one that was free', async () => {
  const house = crowded(2);
  const { record, claim } = await opened(house, RECORD);
  expect(house.tried).toEqual(['TAKEN1', expect.any(String), record.code]);
  expect(new Set(house.tried).size).toBe(3);
  expect(claim.code).toBe(record.code);
});

test('a journal in which nothing is free is no endless wait', async () => {
  const house = crowded(100);
  await expect(opened(house, RECORD)).rejects.toThrow(CodeTakenError);
  expect(house.tried.length).toBeLessThan(10);
});

test('any other error is passed on at once', async () => {
  const journal = { open: async () => Promise.reject(new Error('The disk')) } as unknown as Journal;
  await expect(opened({ journal }, RECORD)).rejects.toThrow('The disk');
});
