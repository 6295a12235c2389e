/** The campaign `burst`, two bursts in each game: every action is refused, and the neighbour plays on. */

import { expect, test } from 'vitest';
import { drive } from '../campaign/drive.ts';

test('a burst of one address holds up nobody else', async () => {
  const { tally, failure } = await drive({
    name: 'burst',
    seed: 'test',
    minutes: 5,
    cases: 10,
    workers: 1,
  });
  expect(failure).toBeNull();
  expect(tally.sums['refused actions']).toBe(15_200);
  expect(tally.sums['neighbour: actions meanwhile']).toBeGreaterThan(50);
});
