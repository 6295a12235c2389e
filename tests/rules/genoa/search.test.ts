/** Odds and decisions of the search: a policy without offers, and figures of one seat. */

import { expect, test } from 'vitest';
import { namesFor } from '../../../engine/cli/simulate/ask.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import { choose } from '../../../engine/games/genoa/bot/choose.ts';
import { ACCEPT, MOVE_FREE, OFFER, WITHDRAW } from '../../../engine/games/genoa/codes.ts';
import { believe } from '../../../engine/games/genoa/search/believe.ts';
import { searching } from '../../../engine/games/genoa/search/index.ts';
import { features, measure } from '../../../engine/games/genoa/search/measure.ts';
import { policy, prune } from '../../../engine/games/genoa/search/policy.ts';
import * as S from '../../../engine/games/genoa/state.ts';
import { Adviser } from '../../../engine/search/advice.ts';
import { Odds } from '../../../engine/search/odds.ts';
import { seatsIn } from '../../battery/play.ts';
import { several } from '../../scope.ts';
import { play } from './play.ts';
import { A, B, game, seats, Table } from './table.ts';

const codes = new Int32Array(game.maxLegal);
const chance = new SeededChance('Genoa searched');
const isWord = (code: number): boolean => code >= OFFER && code < WITHDRAW;

/** One position in `oneIn` of the first turns of traders, with their offers on the table. */
function along(matches: number, oneIn: number, each: (s: S.State) => void): void {
  for (let k = 0; k < matches; k++) {
    let step = 0;
    play(
      2 + (k % 4),
      `searched ${k}`,
      () => choose,
      null,
      (s) => {
        if (step++ % oneIn === 0) each(s);
        return step > 420;
      },
    );
  }
}

test('the policy answers what is legal, in words only where nothing else is; so is what is weighed', () => {
  let asked = 0;
  let accepts = 0;
  along(several(4, 8), 7, (s) => {
    for (const p of seatsIn(game.deciders(s))) {
      const code = policy(s, p, chance);
      expect(game.check(s, p, code)).toBe(0);
      if (game.decode(s, p, code).type === 'accept') accepts++;
      const count = game.legal(s, p, codes);
      const listed = new Set(codes.subarray(0, count));
      const left = Array.from(codes.subarray(0, prune(s, p, codes, count)));
      expect(left.length).toBeGreaterThan(0);
      for (const one of left) expect(listed.has(one)).toBe(true);
      expect(left.some(isWord)).toBe([...listed].every(isWord));
      if (isWord(code)) expect(left).toContain(code);
      asked++;
    }
  });
  expect(asked).toBeGreaterThan(200);
  expect(accepts).toBeGreaterThan(10);
});

test('a match of the policy comes to its end', () => {
  for (const seats of [2, 5]) {
    const s = game.setup(seats, game.options({}, seats), chance);
    let steps = 0;
    while (!game.isFinished(s) && steps++ < 4000) {
      const [p] = seatsIn(game.deciders(s));
      game.apply(s, p, policy(s, p, chance), chance, null);
    }
    expect(game.isFinished(s)).toBe(true);
  }
});

test('the figures of a seat are those of its own eyes', () => {
  const [one, other] = [new Float64Array(features.length), new Float64Array(features.length)];
  const ducats = features.findIndex(({ name }) => name === 'ducats');
  let looks = 0;
  along(4, 41, (s) => {
    for (let p = 0; p < s[S.SEATS]; p++) {
      measure(s, p, one);
      expect(one.every(Number.isFinite)).toBe(true);
      expect(one[ducats] * 300).toBeCloseTo(s[S.DUCATS + S.at(p)], 6);
      const twin = s.slice();
      game.determinize(twin, p, chance);
      measure(twin, p, other);
      expect(Array.from(other)).toEqual(Array.from(one));
      looks++;
    }
  });
  expect(looks).toBeGreaterThan(40);
});

test('hidden purses are thought of without a look into them; one’s own and open ones are left alone', () => {
  const fills = new Set<number>();
  along(2, 23, (s) => {
    const own = s[S.DUCATS + S.at(0)];
    const thought = s.slice();
    believe(thought, 0, new SeededChance('purses'));
    expect(thought[S.DUCATS + S.at(0)]).toBe(own);
    for (let p = 1; p < s[S.SEATS]; p++) fills.add(thought[S.DUCATS + S.at(p)]);
    // The contents of the others' purses do not change their estimates.
    const twin = s.slice();
    for (let p = 1; p < s[S.SEATS]; p++) twin[S.DUCATS + S.at(p)] += 5 * p + 300;
    believe(twin, 0, new SeededChance('purses'));
    expect(twin).toEqual(thought);
    const open = s.slice();
    open[S.OPT_OPEN_MONEY] = 1;
    const seen = open.slice();
    believe(seen, 0, chance);
    expect(seen).toEqual(open);
  });
  expect(fills.size).toBeGreaterThan(5);
});

test.each([2, 4])('purses of %i are thought to grow as those of traders do', (seats) => {
  let held = 0;
  let thought = 0;
  let turn = 0;
  for (const seed of seats === 2 ? ['one', 'two'] : ['one']) {
    play(
      seats,
      `purses ${seed}`,
      () => choose,
      null,
      (s) => {
        if (s[S.TURN] === turn) return false;
        turn = s[S.TURN];
        const twin = s.slice();
        believe(twin, 0, chance);
        for (let p = 1; p < seats; p++) {
          held += s[S.DUCATS + S.at(p)] - 130;
          thought += twin[S.DUCATS + S.at(p)] - 130;
        }
        return false;
      },
    );
  }
  expect(thought / held).toBeGreaterThan(0.5);
  expect(thought / held).toBeLessThan(1.6);
});

test('rounds that the Market takes away bring nobody anything', () => {
  const early = (roundsLeft: number): number => {
    const { state } = Table.of({ seats: seats(2), path: ['market'], turn: 3, roundsLeft });
    let sum = 0;
    for (let k = 0; k < 20; k++) {
      const thought = state.slice();
      believe(thought, A, new SeededChance(`market ${k}`));
      sum += thought[S.DUCATS + S.at(B)];
    }
    return sum / 20;
  };
  expect(early(8)).toBe(early(11));
  expect(early(8)).toBeLessThan(150);
});

test('a no is weighed only where there is no other answer than to accept', () => {
  const word = { maker: B, target: 'park', give: { commodities: { silk: 1 } } };
  const named = { [B]: { commodities: { silk: 1 } } };
  const isAside = (code: number): boolean => code >= WITHDRAW && code < ACCEPT;
  const kept = (table: Table, seat: number): number[] =>
    Array.from(
      codes.subarray(0, prune(table.state, seat, codes, game.legal(table.state, seat, codes))),
    );
  const leading = Table.of({ seats: seats(2, named), path: ['s52'], offers: [word] });
  expect(kept(leading, A).some(isAside)).toBe(false);
  expect(kept(leading, A).some((code) => code >= MOVE_FREE)).toBe(true);
  const asked = { maker: A, taker: B, target: 'park', give: { commodities: { silk: 1 } } };
  const more = { seats: seats(2, named), path: ['s52'], offers: [asked] };
  expect(kept(Table.of(more), B).some(isAside)).toBe(false);
  // A seat that has already passed can say yes or no.
  expect(kept(Table.of({ ...more, passed: [B] }), B).some(isAside)).toBe(true);
});

test('the way to two messages is best, also where the next turn is in another part of the match', () => {
  // The way ends the turn; the others are a move short of both deliveries.
  const own = { hand: ['MS-03', 'MS-13'], taken: 1 };
  for (const roundsLeft of [10, 8]) {
    const table = Table.of({
      seats: seats(2, { [A]: own, [B]: { taken: 1 } }),
      path: ['s74', 'tavern', 'villaZasteri'],
      state: 'MOVE',
      roundsLeft,
      turn: 5,
      status: { tavern: 'taken', villaZasteri: 'taken' },
      passed: [B],
    });
    const view = game.view(table.state, A, namesFor(2));
    const advice = new Adviser(game, searching).advise(view, 3);
    expect(advice?.choices[0]?.action, `${roundsLeft}`).toEqual({
      type: 'moveFree',
      space: 'fabric',
    });
  }
});

test('a purse is thought lighter the more its owner is seen to have bought, as real ones are', () => {
  // Slope of the estimates over the real amounts, both relative to the table's mean.
  let [both, square] = [0, 0];
  for (const seed of ['one', 'two'].slice(0, several(1, 2))) {
    let turn = 0;
    play(
      4,
      `bought ${seed}`,
      () => choose,
      null,
      (s) => {
        if (s[S.TURN] === turn || s[S.TURN] < 8) return false;
        turn = s[S.TURN];
        const sums = new Float64Array(4);
        for (let k = 0; k < 8; k++) {
          const twin = s.slice();
          believe(twin, -1, chance);
          for (let p = 0; p < 4; p++) sums[p] += twin[S.DUCATS + S.at(p)] / 8;
        }
        const held = Float64Array.from({ length: 4 }, (_, p) => s[S.DUCATS + S.at(p)]);
        const less = (all: Float64Array, p: number): number =>
          all[p] - all.reduce((sum, one) => sum + one, 0) / 4;
        for (let p = 0; p < 4; p++) {
          both += less(sums, p) * less(held, p);
          square += less(held, p) ** 2;
        }
        return false;
      },
    );
  }
  expect(both / square).toBeGreaterThan(0.25);
  expect(both / square).toBeLessThan(1);
});

test('also while purses are hidden the public is told odds, of the position as it stands', () => {
  const odds = new Odds(game, searching);
  let [told, looks] = [0, 0];
  along(4, 60, (s) => {
    if (game.isFinished(s) || searching.bucket(s) < 1) return;
    const view = game.view(s, 'public', namesFor(s[S.SEATS]));
    looks++;
    if (odds.of({ view, hands: null }) !== null) told++;
  });
  expect(looks).toBeGreaterThan(10);
  expect(told / looks).toBeGreaterThan(0.8);
});
