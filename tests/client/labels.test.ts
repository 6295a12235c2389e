/** Labels over a board: no overlaps, the most important ones first. */

import { expect, test } from 'vitest';
import { layOut, type Wish } from '../../client/table/labels/layout.ts';

const wish = (x: number, y: number, w = 40, h = 16): Wish => ({
  x,
  y,
  w,
  h,
  dx: 0,
  dy: 0,
  wanted: true,
  shown: false,
});

test('a label gives way to a more important one and to a panel, and goes where there is no room', () => {
  const two = [wish(100, 100), wish(104, 102)];
  layOut(two, [], 400, 300);
  expect(two.every(({ shown }) => shown)).toBe(true);
  expect([two[0]?.dx, two[0]?.dy]).toEqual([0, 0]);
  expect(Math.abs(two[1]?.dy ?? 0) + Math.abs(two[1]?.dx ?? 0)).toBeGreaterThan(5);
  const covered = [wish(20, 20)];
  layOut(covered, [{ left: 0, top: 0, right: 200, bottom: 100 }], 400, 300);
  expect(covered[0]?.shown).toBe(false);
  const unwanted = [{ ...wish(100, 100), wanted: false }, wish(100, 100)];
  layOut(unwanted, [], 400, 300);
  expect(unwanted.map(({ shown, dx }) => [shown, dx])).toEqual([
    [false, 0],
    [true, 0],
  ]);
});

test('a label that has stepped aside stays there as long as there is room', () => {
  const aside = [{ ...wish(100, 100), dx: 12, dy: 0 }];
  layOut(aside, [], 400, 300);
  expect(aside[0]).toMatchObject({ shown: true, dx: 12 });
});
