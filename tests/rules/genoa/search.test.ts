/** How its odds are told and its decisions weighed: a policy without words, and figures of one seat. */

import { expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { choose } from '../../../engine/games/genoa/bot/choose.ts';
import { OFFER, WITHDRAW } from '../../../engine/games/genoa/codes.ts';
import { believe } from '../../../engine/games/genoa/search/believe.ts';
import { features, measure } from '../../../engine/games/genoa/search/measure.ts';
import { policy, prune } from '../../../engine/games/genoa/search/policy.ts';
import * as S from '../../../engine/games/genoa/state.ts';
import { seatsIn } from '../../battery/play.ts';
import { play } from './play.ts';
import { game } from './table.ts';

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
  along(8, 7, (s) => {
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

test('hidden purses are thought of without a look into them; the own one and open ones are left alone', () => {
  const fills = new Set<number>();
  along(2, 23, (s) => {
    const own = s[S.DUCATS + S.at(0)];
    const thought = s.slice();
    believe(thought, 0, new SeededChance('purses'));
    expect(thought[S.DUCATS + S.at(0)]).toBe(own);
    for (let p = 1; p < s[S.SEATS]; p++) fills.add(thought[S.DUCATS + S.at(p)]);
    // Whatever lies in the others' purses, the same is thought of them.
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
