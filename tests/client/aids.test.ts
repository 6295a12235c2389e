/** Permission to see a hint or odds, and the choices in a hint. */

import { expect, test } from 'vitest';
import { isAllowed } from '../../client/table/aids/allowed.ts';
import { sensible, type Weighed } from '../../engine/search/advice.ts';
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
  const weighed = (type: string, odds: number, worse = false): Weighed => ({
    action: { type },
    odds,
    lead: 0,
    value: odds,
    worse,
    alike: [],
    reason: null,
    gain: null,
  });
  const choices = (...odds: number[]): Weighed[] => odds.map((one, k) => weighed(`${k}`, one));
  const types = (told: readonly Weighed[]): string[] =>
    sensible(told).map(({ action }) => action.type);
  const kept = (...odds: number[]): string[] => types(choices(...odds));
  expect(kept(0.5, 0.48, 0.3)).toEqual(['0', '1']);
  expect(kept(0.5, 0.3, 0.48)).toEqual(['0', '2']);
  expect(kept(0.5, 0.52)).toEqual(['1', '0']);
  expect(kept(0.5, 0.1)).toEqual(['0']);
  expect(kept()).toEqual([]);
  // Sure to be worse, however little it costs.
  expect(types([weighed('good', 0.5), weighed('bad', 0.49, true), weighed('other', 0.48)])).toEqual(
    ['good', 'other'],
  );
  // Choices with equal odds as people read them: the levels' value decides.
  const alike = [0.001, 0.004, 0].map((odds, k) => ({ ...weighed(`${k}`, odds), value: k }));
  expect(types(alike)).toEqual(['2', '1', '0']);
});
