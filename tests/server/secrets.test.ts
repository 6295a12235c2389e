/** The campaign `secrets`, a few seconds of it: pairs of real tables, a long one, and the engine's twins. */

import { expect, test } from 'vitest';
import { allSamples } from '../battery/samples.ts';
import { drive } from '../campaign/drive.ts';

test('nobody at a real table can tell apart what differs in what he may not know', async () => {
  const { tally, failure } = await drive({
    ...{ name: 'secrets', seed: 'test', minutes: 5, cases: 24, workers: 1 },
  });
  expect(failure).toBeNull();
  expect(tally.sums['engine checks']).toBeGreaterThan(8000);
  expect(tally.sums['room checks']).toBeGreaterThan(150);
  expect(tally.sums['room pairs: long']).toBe(1);
  const unnoticed = (allSamples[0].unnoticed ?? []).map(
    (field) => allSamples[0].changedBy?.[field],
  );
  expect(unnoticed).not.toEqual([]);
  const done = unnoticed.map((type) => tally.sums[`rooms: in secret: ${type}`] ?? 0);
  expect(Math.max(...done)).toBeGreaterThan(0);
  for (const page of ['figures', 'list of tables', 'log of a running match']) {
    expect(tally.sums[`rooms: ${page}`], page).toBeGreaterThan(0);
  }
  for (const channel of ['first state', 'patch', 'private', 'events', 'history', 'answer']) {
    expect(tally.sums[`rooms: ${channel}`], channel).toBeGreaterThan(0);
  }
});
