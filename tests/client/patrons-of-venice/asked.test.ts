/** The seats shown as asked: the client's reading of a view agrees with the rules' own answers. */

import { expect, test } from 'vitest';
import { basics } from '../../../client/games/patrons-of-venice/basics.ts';
import { askedIn } from '../../../client/games/patrons-of-venice/facts.ts';
import { positionOf, seat as rules } from '../../../client/games/patrons-of-venice/position.ts';
import { decisionLine } from '../../../client/games/patrons-of-venice/strings/decisions.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject, State } from '../../../engine/core/contract.ts';
import * as S from '../../../engine/games/patrons-of-venice/state.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { all, game, infos } from './matches.ts';

const OPTIONS: readonly JsonObject[] = [{}, { openMoney: false }, { guestProduction: true }];
const POSITIONS = OPTIONS.flatMap((options) => all(null, options));

/** The same moment with other stocks: positions that are rare in matches. */
function changed(before: State, chance: SeededChance): State {
  const s = before.slice();
  for (let p = 0; p < s[S.SEATS]; p++) {
    s[S.DUCATS + S.at(p)] = chance.below(9);
    s[S.CUBES + S.at(p)] = chance.below(3);
    for (let ship = 0; ship < 3; ship++) {
      if (chance.below(2) === 0) s[S.CUBE_ON + S.at(p) + ship] = p;
    }
    if (chance.below(3) === 0) s.fill(0, S.HAND + S.at(p), S.HAND + S.at(p) + 10);
  }
  if (chance.below(2) === 0) s.fill(0, S.MARKET, S.MARKET + 10);
  if (chance.below(2) === 0) s.fill(0, S.WHARF, S.WHARF + 10);
  if (chance.below(2) === 0) s.fill(0, S.TILES, S.TILES + 7);
  if (chance.below(2) === 0) s[S.STATUES_LEFT] = 0;
  return s;
}

const viewOf = (state: State): View =>
  game.view(state, 'public', infos(state[S.SEATS])) as unknown as View;

/** Seats that the rules leave a choice, as the server asks them. */
function askedBy(state: State): number[] {
  const seats = Array.from({ length: state[S.SEATS] }, (_, seat) => seat);
  return seats.filter(
    (seat) => (game.deciders(state) >> seat) & 1 && game.onlyAnswer?.(state, seat) === null,
  );
}

test('nobody is shown as asked whom the server answers for, and everybody else is', () => {
  const chance = new SeededChance('other stocks');
  const seen = new Map<string, Set<boolean>>();
  for (const { state } of POSITIONS) {
    for (const one of [state, changed(state, chance)]) {
      const asked = askedBy(one);
      const { public: open } = viewOf(one);
      expect(askedIn(open), JSON.stringify(open)).toEqual(asked);
      const kinds = seen.get(open.phase) ?? new Set();
      seen.set(open.phase, kinds.add(asked.length > 0));
    }
  }
  for (const phase of ['reserve', 'tradeSell', 'tradeBuy', 'sponsor', 'produce']) {
    expect(seen.get(phase), phase).toEqual(new Set([true, false]));
  }
});

test('a seat without a choice owes nothing, and is told that the turn goes on', () => {
  const mute = POSITIONS.filter(({ state }) => askedBy(state).length === 0);
  expect(mute.length).toBeGreaterThan(10);
  for (const { before, seat } of mute) {
    const position = positionOf(before);
    expect(position && rules.owes(position)).toBe(false);
    expect(basics.owes(before, seat)).toBe(false);
    expect(decisionLine(before)).toBe('the turn continues by itself');
  }
});
