/** A match at a stand: as long as its card says. */

import { expect, test } from 'vitest';
import { card } from '../../../client/games/patrons-of-venice/card.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import { choose } from '../../../engine/games/patrons-of-venice/bot/choose.ts';
import { lead } from '../../../engine/games/patrons-of-venice/bot/patron.ts';
import { CHOOSE } from '../../../engine/games/patrons-of-venice/codes.ts';
import { patronsOfVenice as game } from '../../../engine/games/patrons-of-venice/index.ts';
import {
  DECIDER,
  PHASE,
  PHASE_CHOOSE,
  TURN,
} from '../../../engine/games/patrons-of-venice/state.ts';
import { DELAYS } from '../../../server/table/bots.ts';

const MATCHES = 60;
const MINUTE = 60_000;
const [shortest, longest] = DELAYS.slow;

/** The visible decisions of the stand's bots in each turn of a match. */
function thoughts(seed: number): readonly number[] {
  const { seats = 0, options = {} } = game.stand ?? {};
  const chance = new SeededChance(seed);
  const guess = new SeededChance(`guesses ${seed}`);
  const all = game.options({ ...game.botsOnly, ...options }, seats);
  const s = game.setup(seats, all, chance);
  const seen: number[] = [];
  while (!game.isFinished(s)) {
    const p = s[DECIDER];
    const dealt = () => {
      const possible = s.slice();
      game.determinize(possible, p, guess);
      return possible;
    };
    // A seat that visibly has no choice is not waited for.
    const only = game.onlyAnswer?.(s, p) ?? null;
    if (only === null) seen[s[TURN]] = (seen[s[TURN]] ?? 0) + 1;
    const isLead = s[PHASE] === PHASE_CHOOSE;
    const code = only ?? (isLead ? CHOOSE + lead(p, dealt, guess) : choose(s, p));
    game.apply(s, p, code as number, chance, null);
  }
  return seen;
}
const matches = Array.from({ length: MATCHES }, (_, seed) => thoughts(seed));

/** Minutes from a turn on, match by match, the shortest first. */
const minutes = (from: number): number[] =>
  matches
    .map((seen) => seen.slice(from).reduce((sum, n) => sum + (n ?? 0), 0))
    .map((n) => (n * (shortest + longest)) / 2 / MINUTE)
    .sort((a, b) => a - b);
/** Some matches are long: the median gives the usual wait. */
const middle = (all: readonly number[]): number => all[Math.floor(all.length / 2)] ?? 0;

const FROM = game.stand?.from ?? { one: 0, two: 0, full: 0 };
const LENGTHS = ['one', 'two', 'full'] as const;

test.each(LENGTHS)('%s: what the operator reads is so', (length) => {
  const [, told] = /(\d+) minutes/.exec(card.stand?.lengths[length] ?? '') ?? [];
  expect(Math.abs(middle(minutes(FROM[length])) - Number(told))).toBeLessThan(0.8);
});

test('every length lasts 12 to 15 minutes in the middle: all answers are read', () => {
  // Otherwise short answers are given at once.
  expect(game.stand?.unhurried).toBe(true);
  for (const length of LENGTHS) {
    const all = minutes(FROM[length]);
    expect(middle(all)).toBeGreaterThan(11.5);
    expect(middle(all)).toBeLessThan(15.5);
    expect(all.at(-1)).toBeLessThan(30);
  }
});

test('what is shown begins early enough for a match to be seen, however short it is', () => {
  const turns = matches.map((seen) => seen.length - 1);
  expect(Math.min(...turns)).toBeGreaterThan(FROM.one + 5);
});
