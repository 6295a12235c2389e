/** A compressed week of matches over days, in small: the campaign itself is `npm run campaign -- week`. */

import { expect, test } from 'vitest';
import { Tally } from '../campaign/campaign.ts';
import { playWeek } from '../campaign/week.ts';
import { SEED, several } from '../scope.ts';

test('days of matches of all games, with kills: no turn lost, no notice twice, no clock wrong', async () => {
  const tally = new Tally();
  const tables = several(4, 10);
  await playWeek({
    seed: `${SEED} small`,
    tables,
    days: several(2, 12),
    kills: several(3, 12),
    tally,
  });
  expect(tally.sums.tables).toBe(tables);
  expect(tally.sums.kills).toBeGreaterThan(1);
  // Whoever sleeps or is away answers nothing: in two days a seed has nine answers and another eighty.
  expect(tally.sums['turns answered by people']).toBeGreaterThan(tables);
  expect(tally.sums.notices).toBeGreaterThan(3);
  expect(tally.sums['clocks compared']).toBeGreaterThan(20);
}, 300_000);
