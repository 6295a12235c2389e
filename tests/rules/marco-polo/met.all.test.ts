/** Fails for anything that never occurs in the matches, because they do not test it. */

import { expect, test } from 'vitest';
import { ENOUGH, meetAll } from './met.ts';

test('every card, character, companion, tile, gift, space and question is met', () => {
  const never = Object.values(meetAll(ENOUGH)).flatMap((list) =>
    list.filter(([, times]) => times === 0).map(([id]) => id),
  );
  expect(never).toEqual([]);
});
