/** Who may be shown a hint or odds, and which choices a hint speaks of. */

import { expect, test } from 'vitest';
import { isAllowed } from '../../client/table/aids/allowed.ts';
import { type Advice, sensible, type Weighed } from '../../engine/search/advice.ts';
import type { TableSeat } from '../../server/protocol/messages.ts';

const seats = (...taken: boolean[]): TableSeat[] =>
  taken.map((person) => ({ taken: person }) as TableSeat);

test('against bots alone both are there; among people only what the table says', () => {
  const alone = seats(true, false, false);
  const together = seats(true, true, false);
  for (const aid of ['hints', 'odds'] as const) {
    expect(isAllowed({ seats: alone }, aid)).toBe(true);
    expect(isAllowed({ seats: alone, [aid]: false }, aid)).toBe(true);
    expect(isAllowed({ seats: together }, aid)).toBe(false);
    expect(isAllowed({ seats: together, [aid]: true }, aid)).toBe(true);
  }
  expect(isAllowed({ seats: together, hints: true, odds: false }, 'odds')).toBe(false);
});

test('a hint leaves out what costs too much', () => {
  const weighed = (type: string, odds: number): Weighed => ({
    ...{ action: { type }, odds, lead: 0, value: odds, reason: null },
  });
  const advice = (...odds: number[]): Advice => ({
    choices: odds.map((one, k) => weighed(`${k}`, one)),
    played: null,
  });
  const kept = (...odds: number[]): string[] =>
    sensible(advice(...odds)).map(({ action }) => action.type);
  expect(kept(0.5, 0.48, 0.3)).toEqual(['0', '1']);
  expect(kept(0.5, 0.3, 0.48)).toEqual(['0', '2']);
  expect(kept(0.5, 0.52)).toEqual(['1', '0']);
  expect(kept(0.5, 0.1)).toEqual(['0']);
  expect(sensible(null)).toEqual([]);
  // Read as the same odds: what the levels go by says which is better.
  const alike = {
    choices: [0.001, 0.004, 0].map((odds, k) => ({ ...weighed(`${k}`, odds), value: k })),
  };
  expect(sensible({ ...alike, played: null }).map(({ action }) => action.type)).toEqual([
    '2',
    '1',
    '0',
  ]);
});
