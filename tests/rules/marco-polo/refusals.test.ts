/** The figures of refusals: the price, the missing part, a sufficient value. */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { A, B, dice, game, lying, Table } from './table.ts';

/** The code and the figures of a refusal, without the requested and owned amounts. */
function told(table: Table, action: JsonObject): JsonObject {
  const refusal = game.explain(table.state, A, action);
  if (!refusal) throw new Error(`accepted: ${JSON.stringify(action)}`);
  const { asked: _asked, own: _own, ...figures } = refusal.params;
  return { code: refusal.code, ...figures };
}

const place = (space: string, ids: readonly string[], more: JsonObject = {}): JsonObject => ({
  type: 'place',
  space,
  dice: [...ids],
  ...more,
});

test('joining dice on a space: what it costs and what is missing', () => {
  const spaces = { coins5: [lying(B, { id: 'yellow-5', value: 3 })] };
  const table = Table.of(4, { [A]: { coins: 1, dice: dice(A, 4) } }, { spaces });
  expect(told(table, place('coins5', ['blue-1']))).toEqual({
    code: 'CANNOT_PAY_OCCUPANCY',
    due: { coin: 4 },
    missing: { coin: 3 },
  });
});

test('a journey: coins of the steps and of the routes, camels of the routes', () => {
  const seat = { coins: 6, camels: 1, dice: dice(A, 3, 4) };
  const table = Table.of(4, { [A]: seat });
  const travel = (...path: string[]): JsonObject =>
    place('travel', ['blue-1', 'blue-2'], { legs: [{ figure: 1, path }] });
  expect(told(table, travel('o5', 'samarcanda'))).toEqual({
    code: 'CANNOT_PAY',
    due: { coin: 7, camel: 3 },
    missing: { coin: 1, camel: 2 },
  });
  expect(told(table, travel('o1', 'moscow', 'o1', 'moscow'))).toEqual({
    code: 'BAD_STEP_COUNT',
    steps: 4,
    most: 3,
  });
});

test('dice: how many a space asks for, and which value would do', () => {
  const spaces = { khan: [lying(B, { id: 'yellow-5', value: 5 })] };
  const table = Table.of(4, { [A]: { dice: dice(A, 2, 4) } }, { spaces });
  expect(told(table, place('bazaarGold', ['blue-1'], { row: 1 }))).toEqual({
    code: 'WRONG_DICE_COUNT',
    dice: 3,
  });
  expect(told(table, place('bazaarPepper', ['blue-1'], { row: 5 }))).toEqual({
    code: 'DIE_TOO_LOW',
    value: 2,
    least: 5,
  });
  expect(told(table, place('khan', ['blue-2'], { good: 'gold' }))).toEqual({
    code: 'DIE_TOO_LOW',
    value: 4,
    least: 5,
  });
  const picks = { picks: [4], discards: [], bonuses: {} };
  expect(told(table, place('contracts', ['blue-1'], picks))).toEqual({
    code: 'DIE_TOO_LOW',
    value: 2,
    least: 4,
  });
});

test('a contract: what it asks for, the Scribe’s good taken off', () => {
  const scribe = { companions: [{ id: 'scribe' }] };
  const seat = { contracts: ['S1'], camels: 1, silk: 1, ...scribe };
  const table = Table.of(4, { [A]: seat });
  const complete = { type: 'completeContract', contract: 'S1' };
  expect(told(table, complete)).toEqual({
    code: 'CANNOT_PAY',
    due: { camel: 2, silk: 1, gold: 1 },
    missing: { camel: 1, gold: 1 },
  });
  expect(told(table, { ...complete, scribe: 'gold' })).toEqual({
    code: 'CANNOT_PAY',
    due: { camel: 2, silk: 1 },
    missing: { camel: 1 },
  });
});

test('a city card, a palazzo, a black die, a trade', () => {
  const seat = { dice: dice(A, 4), posts: ['moscow', 'v1', 'v3'], camels: 2, coins: 1 };
  const table = Table.of(4, { [A]: seat }, { cityCards: { moscow: 'CC18' } });
  const card = (times: number): JsonObject =>
    place('cityCard', ['blue-1'], { card: 'CC18', times });
  expect(told(table, card(3))).toEqual({
    code: 'CANNOT_PAY',
    due: { camel: 3 },
    missing: { camel: 1 },
  });
  expect(told(table, card(5))).toEqual({ code: 'TOO_MANY_TIMES', times: 5, most: 4 });
  const post = { palazzo: 'v4', via: 'v3' };
  expect(told(table, place('venice', ['blue-1'], post))).toEqual({
    code: 'CANNOT_PAY',
    due: { coin: 4 },
    missing: { coin: 3 },
  });
  expect(told(table, { type: 'buyBlackDie' })).toEqual({
    code: 'CANNOT_PAY',
    due: { camel: 3 },
    missing: { camel: 1 },
  });
});

test('a kept city card: what so many times of it cost', () => {
  const seat = { character: 'rusticiano', keptCityCard: 'CC18', camels: 2, dice: dice(A, 4) };
  const table = Table.of(4, { [A]: seat });
  expect(told(table, { type: 'useKeptCityCard', times: 5 })).toEqual({
    code: 'CANNOT_PAY',
    due: { camel: 5 },
    missing: { camel: 3 },
  });
});
