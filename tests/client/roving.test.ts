/** Arrows among buttons in lines and columns. */

import { expect, test } from 'vitest';
import { type Box, ledTo } from '../../client/table/panels/roving.ts';

/** Buttons of 90 by 40 in so many columns, line by line. */
const inColumns = (count: number, columns: number): Box[] =>
  Array.from({ length: count }, (_, k) => ({
    left: 100 * (k % columns),
    top: 50 * Math.floor(k / columns),
    width: 90,
    height: 40,
  }));

/** The result of these keys from `at`, one after the other. */
const walk = (boxes: readonly Box[], at: number, ...keys: readonly string[]): number =>
  keys.reduce((from, key) => ledTo(key, from, boxes), at);

test('in two columns up and down stay in their column, left and right in their line', () => {
  const boxes = inColumns(5, 2);
  expect(walk(boxes, 0, 'ArrowDown')).toBe(2);
  expect(walk(boxes, 1, 'ArrowDown')).toBe(3);
  expect(walk(boxes, 3, 'ArrowUp')).toBe(1);
  expect(walk(boxes, 0, 'ArrowRight')).toBe(1);
  expect(walk(boxes, 3, 'ArrowLeft')).toBe(2);
  // If the column ends before the others: the nearest one in the last line.
  expect(walk(boxes, 3, 'ArrowDown')).toBe(4);
});

test('from the end of a column it begins anew, and a line goes on in the next', () => {
  const boxes = inColumns(6, 2);
  expect(walk(boxes, 5, 'ArrowDown')).toBe(1);
  expect(walk(boxes, 0, 'ArrowUp')).toBe(4);
  expect(walk(boxes, 1, 'ArrowRight')).toBe(2);
  expect(walk(boxes, 5, 'ArrowRight')).toBe(0);
  expect(walk(boxes, 3, 'Home')).toBe(0);
  expect(walk(boxes, 3, 'End')).toBe(5);
});

test('in one line or one column all four do what they always did', () => {
  for (const boxes of [inColumns(3, 3), inColumns(3, 1)]) {
    for (const key of ['ArrowRight', 'ArrowDown']) {
      expect(walk(boxes, 0, key)).toBe(1);
      expect(walk(boxes, 2, key)).toBe(0);
    }
    for (const key of ['ArrowLeft', 'ArrowUp']) expect(walk(boxes, 0, key)).toBe(2);
  }
});

test('lines of different lengths lead to what lies above and below', () => {
  // Two wide buttons over three narrow ones of another height.
  const boxes: Box[] = [
    { left: 0, top: 0, width: 145, height: 60 },
    { left: 155, top: 0, width: 145, height: 60 },
    ...[0, 105, 210].map((left) => ({ left, top: 70, width: 90, height: 34 })),
  ];
  expect(walk(boxes, 1, 'ArrowDown')).toBe(4);
  expect(walk(boxes, 0, 'ArrowDown')).toBe(2);
  expect(walk(boxes, 2, 'ArrowUp')).toBe(0);
  expect(walk(boxes, 4, 'ArrowUp')).toBe(1);
});

test('other keys, and a single button, lead nowhere', () => {
  expect(ledTo('a', 0, inColumns(4, 2))).toBe(-1);
  expect(ledTo('ArrowDown', 0, inColumns(1, 1))).toBe(-1);
});
