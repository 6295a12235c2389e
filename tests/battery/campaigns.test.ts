/** The engine's campaigns, a few seconds of each; `npm run campaign` plays them for as long as one likes. */

import { expect, test } from 'vitest';
import { drive } from '../campaign/drive.ts';

const MINUTES = 5;

test('matches: whole matches, every invariant after every action', async () => {
  const order = { name: 'matches', seed: 'test', minutes: MINUTES, cases: 800, workers: 1 };
  const { tally, failure } = await drive(order);
  expect(failure).toBeNull();
  expect(tally.sums.matches).toBe(800);
  expect(tally.sums['with bots that think']).toBeGreaterThan(0);
  expect(tally.sums['states checked']).toBeGreaterThan(800 * 100);
});
