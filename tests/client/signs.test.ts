/** Names over places are readable: they keep out from under the panels. */

import { expect, test } from 'vitest';
import { cleared, NAME } from '../../client/table/signs/clear.ts';

const size = { width: 1366, height: 768 };
const left = { left: 0, top: 60, right: 236, bottom: 300 };
const right = { left: 1030, top: 60, right: 1366, bottom: 700 };
const bar = { left: 0, top: 0, right: 1366, bottom: 48 };

test('a name hangs over its place, beside a column, below a bar', () => {
  const hang = (x: number, y: number) => cleared([x, y], [bar, left, right], size);
  expect(hang(640, 300)).toEqual([640, 300]);
  expect(hang(100, 200)).toEqual([236 + NAME.half + NAME.gap, 200]);
  // Half of it would be under the plates.
  expect(hang(260, 200)).toEqual([236 + NAME.half + NAME.gap, 200]);
  expect(hang(1200, 200)).toEqual([1030 - NAME.half - NAME.gap, 200]);
  expect(hang(640, 20)).toEqual([640, 48 + NAME.high + NAME.gap]);
  // Under the plates there is room.
  expect(hang(100, 400)).toEqual([100, 400]);
  // Out of the picture it is not fetched into it.
  expect(hang(-500, 200)).toEqual([-500, 200]);
});
