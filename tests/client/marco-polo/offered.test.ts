/**
 * Automatic choices of forms: the best dice for a city card, Raschid's values no higher than chosen
 * where joining costs coins, and the Scribe's help.
 */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardReach } from '../../../client/games/marco-polo/card-reach.ts';
import { contractInputs, withScribe } from '../../../client/games/marco-polo/forms/bonus.ts';
import { afterChange } from '../../../client/games/marco-polo/forms/placing.ts';
import { DICE_KEYS } from '../../../client/games/marco-polo/keys.ts';
import { places } from '../../../client/games/marco-polo/places.ts';
import { legalOf, type Position, positionOf } from '../../../client/games/marco-polo/position.ts';
import {
  joiningCost,
  listedAt,
  ownSeatOf,
  pipsOf,
  spotById,
  spotsOf,
  states,
  suggestion,
} from '../../../client/games/marco-polo/spots.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { View } from '../../../engine/games/marco-polo/types.ts';
import { all, game, infos } from './matches.ts';

const positions: readonly Position[] = all(null).flatMap(({ before }) => {
  const position = positionOf(before);
  return position && position.view.public.phase === 'TURNS' ? [position] : [];
});

test('a card whose effect is the value of its die is offered with the die that brings most', () => {
  let told = 0;
  for (const position of positions) {
    for (const spot of spotsOf(position)) {
      const best = suggestion(position, spot, { dice: [] });
      if (!spot.card || !best || best.times || best.target) continue;
      const { card } = spot;
      const reach = (pips: number | null) => cardReach(ownSeatOf(position), card, pips ?? 0);
      const reaches = listedAt(position, spot).map((one) => reach(pipsOf(position, one)));
      expect(reach(pipsOf(position, best)), card).toBe(Math.max(...reaches));
      if (new Set(reaches).size > 1) told++;
    }
  }
  expect(told).toBeGreaterThan(10);
});

test('where joining costs coins, dice without a value show no more than the contract needs', () => {
  let told = 0;
  for (const position of positions) {
    const spot = spotById(position, 'contracts');
    if (!states(position) || !spot || joiningCost(position, spot, 1) === 0) continue;
    const [picked] = legalOf(position, 'place').flatMap(({ picks }) => picks ?? []);
    if (!picked) continue;
    const chosen = afterChange(position, { dice: [], spot: 'contracts', value: 6 }, 'spot');
    const values = afterChange(position, { ...chosen, picks: [picked] }, 'picks');
    expect(values.value).toBe(picked);
    told++;
  }
  expect(told).toBeGreaterThan(3);
});

/** The first seat's turn with the Scribe, who holds a contract for 2 camels, a pepper and a silk. */
function withGoods(goods: JsonObject): Position {
  const companions = [{ id: 'scribe', setAside: false, used: [] }];
  const seat = { character: 'berke', contracts: ['S2'], camels: 2, companions, ...goods };
  const state = game.position({ seats: [seat, {}, {}], turn: { seat: 0 } }, {});
  const position = positionOf(game.view(state, 0, infos(3)) as unknown as View);
  if (!position) throw new Error('The first seat has a position.');
  return position;
}

test('the Scribe helps with each contract, and what the seat could not pay for is not offered', () => {
  const offered = (position: Position): readonly string[] => {
    const [, asked] = contractInputs(position, { contract: 'S2' });
    return asked?.kind === 'one'
      ? asked.choices.flatMap(({ id, blocked }) => (blocked ? [] : [id]))
      : [];
  };
  const chosen = (position: Position, scribe?: string) =>
    withScribe(position, { contract: 'S2', ...(scribe && { scribe }) }).scribe;
  const rich = withGoods({ pepper: 1, silk: 1 });
  expect(offered(rich)).toEqual(['pepper', 'silk', 'vp']);
  expect(chosen(rich)).toBe('vp');
  expect(chosen(rich, 'silk')).toBe('silk');
  const poor = withGoods({ pepper: 1, silk: 0 });
  expect(offered(poor)).toEqual(['silk']);
  expect(chosen(poor)).toBe('silk');
  expect(chosen(poor, 'vp')).toBe('silk');
});

test('the keys of the dice are nobody else’s at the table', () => {
  const sources = ['keys.ts', 'seat/game-keys.ts'].map((name) =>
    readFileSync(new URL(`../../../client/table/${name}`, import.meta.url), 'utf8'),
  );
  const others = sources.flatMap((source) =>
    [...source.matchAll(/(?:key === |case )'(\w)'/g)].map(([, key]) => key),
  );
  expect(others).toEqual(expect.arrayContaining(['e', 'm', 'n', 'u']));
  const own = [...DICE_KEYS, ...places.map(({ key }) => key)];
  expect(own.filter((key) => others.includes(key))).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});
