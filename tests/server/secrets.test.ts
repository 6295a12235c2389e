/** The campaign `secrets`, a few seconds of it: pairs of real tables, a long one, and the engine's twins. */

import { expect, test } from 'vitest';
import { allSamples } from '../battery/samples.ts';
import { drive } from '../campaign/drive.ts';
import { ALL } from '../scope.ts';

const ORDER = { name: 'secrets', seed: 'test', minutes: 5, workers: 1 };
/** Two pairs of tables and three of the engine's. */
const SHORT = { ...ORDER, cases: 5 };
/** The first pair of long matches, in which things are done in secret. */
const LONG = { ...ORDER, only: 20 };
/** All of these, and more pairs. */
const WHOLE = { ...ORDER, cases: 24 };

test('nobody at a real table can tell apart what differs in what he may not know', async () => {
  const sums: { [what: string]: number } = {};
  for (const order of ALL ? [WHOLE] : [SHORT, LONG]) {
    const { tally, failure } = await drive(order);
    expect(failure).toBeNull();
    for (const [what, count] of Object.entries(tally.sums)) sums[what] = (sums[what] ?? 0) + count;
  }
  expect(sums['engine checks']).toBeGreaterThan(ALL ? 8000 : 1000);
  expect(sums['room checks']).toBeGreaterThan(ALL ? 150 : 60);
  expect(sums['room pairs: long']).toBe(1);
  const unnoticed = (allSamples[0].unnoticed ?? []).map(
    (field) => allSamples[0].changedBy?.[field],
  );
  expect(unnoticed).not.toEqual([]);
  const done = unnoticed.map((type) => sums[`rooms: in secret: ${type}`] ?? 0);
  expect(Math.max(...done)).toBeGreaterThan(0);
  for (const page of ['figures', 'list of tables', 'log of a running match']) {
    expect(sums[`rooms: ${page}`], page).toBeGreaterThan(0);
  }
  for (const channel of ['first state', 'patch', 'private', 'events', 'history', 'answer']) {
    expect(sums[`rooms: ${channel}`], channel).toBeGreaterThan(0);
  }
});
