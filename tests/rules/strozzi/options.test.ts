/** Table options (rules, section 11): allowed values, and the limits in a refusal. */

import { expect, test } from 'vitest';
import type { Json } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { game } from './table.ts';

const given = (name: string, value: Json, seats = 4) => game.options({ [name]: value }, seats);
const refusal = (name: string, value: Json, seats = 4): string => {
  try {
    given(name, value, seats);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

rule(['ST-039', 'ST-045'], 'A step never harms: the bonus of the top spaces does not fall', () => {
  for (const falling of [
    [20, 10, 5],
    [5, 20, 10],
    [10, 5, 20],
    [1000, 995, 1000],
  ]) {
    expect(refusal('topBonus', falling)).toContain('none below the one before it');
  }
  for (const rising of [[0, 0, 0], [5, 5, 10], [5, 10, 10], [1000, 1000, 1000], null]) {
    expect(given('topBonus', rising)).toMatchObject({ topBonus: rising });
  }
});

test('a refusal names the limits', () => {
  expect(refusal('topBonus', [5, 10, 1005])).toContain('from 0 to 1,000');
  expect(refusal('topBonus', [-5, 0, 5])).toContain('from 0 to 1,000');
  expect(refusal('topBonus', [5, 10])).toContain('three multiples of 5');
  expect(refusal('trackTop', 13)).toContain('from 8 to 12');
  expect(refusal('startPlayer', 4)).toContain('from 0 to 3');
  expect(refusal('startPlayer', 6, 6)).toContain('from 0 to 5');
  for (const timer of ['pollTimer', 'choiceTimer']) {
    expect(refusal(timer, 121)).toContain('from 0 to 120');
  }
});
