/** The campaign `hostile`, a round of it: every kind of attack on a real server with real sockets. */

import { expect, test } from 'vitest';
import { drive } from '../campaign/drive.ts';

test('whatever strangers send is refused, changes nothing and disturbs nobody else', async () => {
  const { tally, failure } = await drive({
    ...{ name: 'hostile', seed: 'test', minutes: 5, cases: 28, workers: 1 },
  });
  expect(failure).toBeNull();
  expect(tally.sums['hostile messages']).toBeGreaterThan(3000);
  expect(tally.sums['half-open connections']).toBeGreaterThanOrEqual(1000);
  expect(tally.sums['quiet table: actions']).toBeGreaterThan(10);
  for (const attack of [
    ...['mutated bytes', 'floods', 'foreign origins', 'garbage over HTTP'],
    ...['tables hoarded', 'places hoarded', 'tables of bots'],
  ]) {
    expect(tally.sums[`sent: ${attack}`], attack).toBeGreaterThan(0);
  }
  for (const reason of ['E_TURN', 'malformed', 'notSeated', 'notHost']) {
    expect(tally.sums[`refused: ${reason}`], reason).toBeGreaterThan(0);
  }
});
