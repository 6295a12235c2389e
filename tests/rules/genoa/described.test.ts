/**
 * The fields of a position that a scenario may name, and how it reads views (rules, appendix A).
 */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { runScenario } from '../../../engine/core/scenario.ts';
import { game } from './table.ts';

const run = (scenario: JsonObject): string[] => runScenario(game, scenario);

test('a position may name what follows from it, and must agree', () => {
  const given = { state: 'MOVE', path: ['s42', 's52'], seats: [{}, {}] };
  expect(run({ given: { ...given, movesUsed: 1 } })).toEqual([]);
  expect(run({ given: { ...given, movesUsed: 2 } })).toEqual(['given.movesUsed: expected 2 got 1']);
  expect(run({ given: { ...given, moveUsed: 1 } })).toEqual([
    expect.stringContaining('moveUsed is not a field of a position'),
  ]);
  const seat = (said: JsonObject): string[] =>
    run({ given: { ...given, seats: [said, {}], owners: { park: 0 } } });
  expect(seat({ placed: 1, handCount: { MS: 0 } })).toEqual([]);
  expect(seat({ placed: 2 })).toEqual([expect.stringContaining('seat 0 has 1')]);
  expect(seat({ handCount: { MS: 1 } })).toEqual([expect.stringContaining('seat 0 has 0 of MS')]);
});

test('a view is read in the form of the appendix: what a seat knows stands where it lies', () => {
  const given: JsonObject = {
    state: 'MOVE',
    path: ['s42'],
    known: { 'MS-02': [2] },
    seats: [{ ducats: 70 }, { hand: ['MS-02', 'SO-01'] }, {}],
  };
  const cards = [{ id: 'SO-01', show: 'taker' }];
  const when: JsonObject[] = [
    { seat: 1, action: { type: 'offer', target: 's52', give: { cards } } },
  ];
  const face = 'offers.0.give.cards.0.id';
  const views: JsonObject[] = [
    { as: 0, shows: { [face]: 'SO-01', 'seats.1.hand': ['SO-01'], 'seats.0.ducats': 70 } },
    { as: 1, shows: { [face]: 'SO-01', 'seats.1.hand': ['SO-01', 'MS-02'], players: 3 } },
    { as: 2, shows: { 'seats.1.hand': ['MS-02'] }, hides: [face, 'seats.0.ducats'] },
    { as: 'public', shows: { 'seats.1.hand': [] }, hides: [face] },
  ];
  expect(run({ given, when, views })).toEqual([]);
});
