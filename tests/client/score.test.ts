/** Scores in words: a game's name for its money is used, the frame has none. */

import { expect, test } from 'vitest';
import { cards } from '../../client/games/registry-cards.ts';
import { scoreText } from '../../client/table/score.ts';

test('a score is told in points, in coins, or in what the game calls its money', () => {
  expect(scoreText({ scoreUnit: 'points' }, 1)).toBe('1 point');
  expect(scoreText(undefined, 85)).toBe('85 points');
  expect(scoreText({ scoreUnit: 'money' }, 310)).toBe('310 coins');
  expect(scoreText({ scoreUnit: 'money', money: (n) => `${n} crowns` }, 310)).toBe('310 crowns');
});

test('every game of the house that counts in money says what it is called', async () => {
  const all = await Promise.all(Object.values(cards).map((load) => load()));
  const counting = all.filter(({ scoreUnit }) => scoreUnit === 'money');
  expect(counting.length).toBeGreaterThan(1);
  expect(counting.filter(({ money }) => !money).map(({ id }) => id)).toEqual([]);
});
