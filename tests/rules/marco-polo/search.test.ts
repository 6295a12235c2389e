/** How it is searched: the policy plays as the traveller does, and few choices are left to think about. */

import { expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { choose } from '../../../engine/games/marco-polo/bot/choose.ts';
import { searching } from '../../../engine/games/marco-polo/search/index.ts';
import { policy } from '../../../engine/games/marco-polo/search/policy.ts';
import * as S from '../../../engine/games/marco-polo/state.ts';
import { seatsIn } from '../../battery/play.ts';
import { game } from './table.ts';

const codes = new Int32Array(game.maxLegal);

/** Matches by the policy with all kinds of options; `each` examines each decision. */
function along(matches: number, each: (s: S.State, seat: number) => void): void {
  for (let k = 0; k < matches; k++) {
    const seats = 2 + (k % 4);
    const chance = new SeededChance(`searched ${k}`);
    const chosen = { newCharacters: k % 2 === 1, companions: k % 3 > 0 };
    const s = game.setup(seats, game.options(chosen, seats), chance);
    while (!game.isFinished(s)) {
      const [seat] = seatsIn(game.deciders(s));
      each(s, seat);
      game.apply(s, seat, policy(s, seat, chance), chance, null);
    }
  }
}

test('the policy finds without listing what the traveller finds among all that is listed', () => {
  let same = 0;
  let all = 0;
  along(12, (s, seat) => {
    if (s[S.PHASE] !== S.TURNS || s[S.MAIN_DONE] === 1 || s[S.QUESTIONS] > 0) return;
    const code = policy(s, seat, new SeededChance(1));
    expect(codes.subarray(0, game.legal(s, seat, codes))).toContain(code);
    all++;
    if (code === choose(s, seat)) same++;
  });
  expect(all).toBeGreaterThan(500);
  expect(same / all).toBeGreaterThan(0.93);
});

test('what is left to think about is listed, little, and nothing else where something is complete', () => {
  const listed = new Set<number>();
  let most = 0;
  let completing = 0;
  along(8, (s, seat) => {
    if (s[S.PHASE] !== S.TURNS || s[S.QUESTIONS] > 0) return;
    const count = game.legal(s, seat, codes);
    listed.clear();
    for (const code of codes.subarray(0, count)) listed.add(code);
    const left = searching.prune?.(s, seat, codes, count) ?? 0;
    expect(left).toBeGreaterThan(0);
    most = Math.max(most, left);
    const types = new Set<string>();
    for (const code of codes.subarray(0, left)) {
      expect(listed.has(code)).toBe(true);
      types.add(game.decode(s, seat, code).type);
    }
    if (!types.has('completeContract')) return;
    completing++;
    expect([...types]).toEqual(['completeContract']);
  });
  expect(completing).toBeGreaterThan(50);
  expect(most).toBeLessThan(60);
});
