/** A match at a stand: as long as its card says, with any players. */

import { expect, test } from 'vitest';
import { card } from '../../../client/games/strozzi/card.ts';
import { strozzi as game } from '../../../engine/games/strozzi/index.ts';
import { DELAYS } from '../../../server/table/bots.ts';
import { played, type Will } from './matches.ts';

const MATCHES = 10;
const MINUTE = 60_000;
const [shortest, longest] = DELAYS.slow;

/** The rounds of all decisions in some matches of the stand's bots. */
function decisions(will: Will): readonly number[] {
  const { seats = 0, options = {} } = game.stand ?? {};
  const seeds = Array.from({ length: MATCHES }, (_, seed) => seed);
  return seeds.flatMap((seed) =>
    played(seats, seed, 'public', options, will).map(({ before }) => before.public.round),
  );
}
const made = { banker: decisions('banker'), random: decisions('random') };

/** Minutes from a round on, in the middle. */
const minutes = (will: Will, from: number): number =>
  ((made[will].filter((round) => round >= from).length / MATCHES) * (shortest + longest)) /
  2 /
  MINUTE;

const FROM = game.stand?.from ?? { one: 0, two: 0, full: 0 };
const LENGTHS = ['one', 'two', 'full'] as const;

test.each(LENGTHS)('%s: what the operator reads is so', (length) => {
  const [, told] = /(\d+) minutes/.exec(card.stand?.lengths[length] ?? '') ?? [];
  expect(Math.abs(minutes('banker', FROM[length]) - Number(told))).toBeLessThan(0.6);
});

test('a whole match lasts 8 to 15 minutes: all its polls are read', () => {
  // Otherwise questions are answered at once.
  expect(game.stand?.unhurried).toBe(true);
  for (const will of ['banker', 'random'] as const) {
    expect(minutes(will, FROM.full)).toBeGreaterThan(8);
    expect(minutes(will, FROM.full)).toBeLessThan(15);
  }
});
