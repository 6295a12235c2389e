/** How long somebody has waited, between two messages of the server. */

import { expect, test } from 'vitest';
import { timesOf } from '../../client/store/waiting.ts';

const STATE = {
  game: 'g',
  clock: 'c',
  seats: 4,
  people: 2,
  others: 0,
  later: false,
  chair: false,
  waited: 5000,
  left: 20_000,
  busy: false,
};

test('the time that was told goes on by the reader’s own clock, and never below nothing', () => {
  const told = { state: STATE, toldAt: 1000 };
  expect(timesOf(told, 1000)).toEqual({ waited: 5000, left: 20_000 });
  expect(timesOf(told, 4000)).toEqual({ waited: 8000, left: 17_000 });
  expect(timesOf(told, 60_000)).toEqual({ waited: 64_000, left: 0 });
  // A clock that is set back does not let the time run backwards.
  expect(timesOf(told, 0)).toEqual({ waited: 5000, left: 20_000 });
  expect(timesOf({ state: { ...STATE, left: null }, toldAt: 0 }, 10)).toMatchObject({ left: null });
  expect(timesOf({ state: null, toldAt: 0 }, 10)).toEqual({ waited: 10, left: null });
});
