/** Whether an action is listed, as scenarios ask: a merely accepted one is not. */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { runScenario } from '../../../engine/core/scenario.ts';
import { game } from './table.ts';

/** Lumber and silk may be shown for a tentmaker; the list spells them in the order of the rules. */
const proof = (...goods: string[]): JsonObject => ({
  type: 'sponsorBusiness',
  business: 'tentmaker',
  site: 'B15',
  proof: goods,
});
const sponsoring = (legal: JsonObject): string[] =>
  runScenario(game, {
    given: {
      phase: 'sponsor',
      decider: [0],
      seats: [{ ducats: 20, hand: { lumber: 1, silk: 1 } }, {}, {}],
    },
    when: [{ legal: { seat: 0, ...legal } }],
  });

test('accepted but unlisted actions are not included, and excluded rightly', () => {
  expect(sponsoring({ includes: [proof('lumber', 'silk')] })).toEqual([]);
  expect(sponsoring({ includes: [proof('silk', 'lumber')] })).toEqual([
    expect.stringContaining('got accepted, but not listed'),
  ]);
  expect(sponsoring({ excludes: [proof('silk', 'lumber')] })).toEqual([]);
  expect(sponsoring({ excludes: [proof('lumber', 'silk')] })).toEqual([
    expect.stringContaining('expected not listed'),
  ]);
});

test('a part of an action asks whether something listed is like it', () => {
  const like = { type: 'sponsorBusiness', business: 'tentmaker' };
  expect(sponsoring({ includes: [like] })).toEqual([]);
  expect(sponsoring({ excludes: [like] })).toHaveLength(1);
  expect(sponsoring({ includes: [{ type: 'sponsorBusiness', business: 'glazier' }] })).toEqual([
    expect.stringContaining('got UNKNOWN_ID'),
  ]);
});
