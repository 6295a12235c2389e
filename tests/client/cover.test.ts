/** The cover of the city. */

import { expect, test } from 'vitest';
import { shareOf } from '../../client/table/cover.ts';

const box = (left: number, top: number, right: number, bottom: number) => {
  return { left, top, right, bottom };
};

test('a share of the window, and nothing of what lies outside of it', () => {
  expect(shareOf(box(0, 0, 400, 800), 400, 800)).toBe(1);
  expect(shareOf(box(0, 400, 400, 1600), 400, 800)).toBe(0.5);
  expect(shareOf(box(-400, 0, 0, 800), 400, 800)).toBe(0);
  expect(shareOf(box(500, 900, 600, 1000), 400, 800)).toBe(0);
});
