/** Whole matches by the engine and by a second, plain reading of the rules, word for word. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { several } from '../../scope.ts';
import { differences, playTwice } from './twice.ts';

const MATCHES = several(15, 60);

describe.each([3, 4, 5, 6])('with %i players', (players) => {
  test(`both readings agree over ${MATCHES} matches, and on everything that is refused`, () => {
    for (let number = 0; number < MATCHES; number++) playTwice(players, number);
  });
});

test('a difference is found wherever it lies', () => {
  const one: JsonObject = { seats: [{ money: 5 }], phase: 'claim' };
  expect(differences(one, structuredClone(one))).toEqual([]);
  expect(differences(one, { ...one, phase: 'place' })).toEqual(['phase: "claim", "place"']);
  expect(differences(one, { ...one, seats: [{ money: 10 }] })).toHaveLength(1);
});
