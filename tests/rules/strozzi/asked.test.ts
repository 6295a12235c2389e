/** The questions of the scenario runner about a list, and words that it does not know. */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { runScenario } from '../../../engine/core/scenario.ts';
import { game } from './table.ts';

const run = (scenario: JsonObject): string[] => runScenario(game, scenario);
const asked = (legal: JsonObject): string[] =>
  run({ given: { players: 3, round: 1 }, when: [{ legal }] });

test('a count is the length of the list', () => {
  expect(asked({ seat: 0, count: 999 })).toEqual([
    expect.stringMatching(/^when\.0\.legal\.count: expected 999 got \d$/),
  ]);
});

test('a misspelt field of a question or a view is a difference', () => {
  expect(asked({ seat: 0, include: [] })).toEqual([
    expect.stringContaining('when.0.legal.include: expected a field of scenarios'),
  ]);
  const views = [{ as: 0, shown: { round: 9 } }];
  expect(run({ given: { players: 3 }, views })).toEqual([
    expect.stringContaining('views.0.shown: expected a field of scenarios'),
  ]);
});
