/** The banker: it beats chance, is honest and quick, and bids as a person does. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { choose } from '../../../engine/games/strozzi/bot/banker.ts';
import { bots } from '../../../engine/games/strozzi/bot/index.ts';
import { ALL_FLAGS, SHIPS } from '../../../engine/games/strozzi/data.ts';
import { strozzi } from '../../../engine/games/strozzi/index.ts';
import * as S from '../../../engine/games/strozzi/state.ts';
import type { StEvent } from '../../../engine/games/strozzi/types.ts';

type Will = (s: S.State, p: number) => number;

const uniform = (seed: string): Will => {
  const chance = new SeededChance(seed);
  const codes = new Int32Array(strozzi.maxLegal);
  return (s, p) => codes[chance.below(strozzi.legal(s, p, codes))] ?? 0;
};

/** Plays a match; `see` looks at every position before its choice is carried out. */
function play(
  seats: number,
  seed: string,
  wills: (seat: number) => Will,
  see: (s: S.State, seat: number, code: number) => void = () => {},
): { winner: number; events: StEvent[] } {
  const chance = new SeededChance(seed);
  const s = strozzi.setup(seats, strozzi.options({}, seats), chance);
  const events: StEvent[] = [];
  const sink = { emit: ({ event }: { event: unknown }) => void events.push(event as StEvent) };
  while (!strozzi.isFinished(s)) {
    const seat = s[S.DECIDER] ?? 0;
    const code = wills(seat)(s, seat);
    see(s, seat, code);
    strozzi.apply(s, seat, code, chance, sink);
  }
  return { winner: strozzi.standings(s).findIndex(({ winner }) => winner), events };
}

const count = (events: readonly StEvent[], type: StEvent['type']): number =>
  events.filter((event) => event.type === type).length;

test('one banker among three that choose at random wins four matches of five', () => {
  const matches = 120;
  const random = uniform('dice');
  let won = 0;
  for (let k = 0; k < matches; k++) {
    const own = k % 4;
    if (play(4, `among ${k}`, (seat) => (seat === own ? choose : random)).winner === own) won++;
  }
  expect(won / matches).toBeGreaterThan(0.8);
});

describe.each([
  [3, 1.2, 7],
  [4, 1.6, 10],
  [5, 2.4, 13],
  [6, 2.9, 16],
])('among %i bankers', (seats, unclaimed, overbids) => {
  const matches = 40;
  let aside = 0;
  let robbed = 0;
  let early = 0;
  for (let k = 0; k < matches; k++) {
    const { events } = play(
      seats,
      `own ${k}`,
      () => choose,
      (s, p, code) => {
        const isPirate = code === strozzi.encode(s, p, { type: 'claim', flag: 'pirate' });
        if (isPirate && s[S.DRAWER] === p && s[S.PHASE] === S.PHASE_CLAIM) early++;
      },
    );
    aside += count(events, 'shipUnclaimed');
    robbed += count(events, 'flagReturned');
  }

  test('few ships go unclaimed, and pirates take theirs from under another flag', () => {
    expect(Math.abs(aside / matches - unclaimed)).toBeLessThan(0.8);
    expect(Math.abs(robbed / matches - overbids)).toBeLessThan(2);
    // The drawer seldom lays its pirate before anybody has shown an interest.
    expect(early / matches).toBeLessThan(seats * 0.6);
  });
});

test('with all flags in hand the +1 goes onto fast ships, the ware flag onto laden ones', () => {
  const claims = { ware: [0, 0], plusOne: [0, 0] };
  for (let k = 0; k < 40; k++) {
    const see = (s: S.State, p: number, code: number): void => {
      const action = strozzi.decode(s, p, code);
      if (action.type !== 'claim' || action.flag === 'pirate' || S.unused(s, p) !== ALL_FLAGS)
        return;
      claims[action.flag][SHIPS[s[S.CURRENT]].value < 6 ? 0 : 1]++;
    };
    play(4, `flags ${k}`, () => choose, see);
  }
  const [slow, fast] = [0, 1].map((i) => claims.plusOne[i] / (claims.ware[i] + claims.plusOne[i]));
  expect(slow).toBeLessThan(0.15);
  expect(fast).toBeGreaterThan(0.4);
});

test('its choice is the same for any cards in the piles that it cannot see', () => {
  const chance = new SeededChance('piles');
  let seen = 0;
  play(
    5,
    'honest',
    () => choose,
    (s, p, code) => {
      const other = s.slice();
      strozzi.determinize(other, p, chance);
      for (let q = 0; q < 5; q++) if (q !== p) other[S.MONEY + S.at(q)] = 5 * chance.below(40);
      expect(choose(other, p)).toBe(code);
      seen++;
    },
  );
  expect(seen).toBeGreaterThan(100);
});

test('it answers in a fraction of 20 ms', () => {
  const bot = bots.banker();
  const chance = new SeededChance('clock');
  const times: number[] = [];
  const infos = Array.from({ length: 6 }, (_, k) => ({ name: `${k}`, color: '', bot: true }));
  play(
    6,
    'clock',
    () => choose,
    (s, p) => {
      const view = strozzi.view(s, p, infos);
      const began = performance.now();
      bot.think(view, chance);
      times.push(performance.now() - began);
    },
  );
  times.sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(5);
});
