/** A minute of the stand's campaign; `npm run campaign -- showcase` plays it for any time. */

import { expect, test } from 'vitest';
import { drive } from '../../campaign/drive.ts';

test('a stand at speed, killed twice and robbed of its graphics, goes on', async () => {
  const order = { name: 'showcase', seed: 'test', minutes: 1.2, workers: 1 };
  const { tally, failure } = await drive(order);
  expect(failure).toBeNull();
  expect(tally.sums['servers killed']).toBe(2);
  expect(tally.sums['graphics gone for good']).toBe(1);
  expect(tally.sums['chairs taken']).toBeGreaterThan(0);
});
