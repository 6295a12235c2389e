/** The campaign `hostile`, a round of it: every kind of attack on a real server with real sockets. */

import { expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { drive } from '../campaign/drive.ts';
import { handshake, wild } from '../campaign/hostile/grammar.ts';
import { ATTACKS } from '../campaign/hostile.ts';

test('whatever strangers send is refused, changes nothing and disturbs nobody else', async () => {
  const { tally, failure } = await drive({
    ...{ name: 'hostile', seed: 'test', minutes: 5, cases: ATTACKS.length, workers: 1 },
  });
  expect(failure).toBeNull();
  expect(tally.sums['hostile messages']).toBeGreaterThan(20_000);
  expect(tally.sums['half-open connections']).toBeGreaterThanOrEqual(1000);
  expect(tally.sums['quiet table: actions']).toBeGreaterThan(10);
  for (const attack of [
    ...['odd values', 'odd values over HTTP'],
    ...['mutated bytes', 'floods', 'foreign origins', 'garbage over HTTP'],
    ...['tables hoarded', 'places hoarded', 'tables of bots'],
  ]) {
    expect(tally.sums[`sent: ${attack}`], attack).toBeGreaterThan(0);
  }
  expect(tally.sums['sent: for a second hand']).toBeGreaterThan(20);
  for (const reason of ['E_TURN', 'malformed', 'notSeated', 'notHost']) {
    expect(tally.sums[`refused: ${reason}`], reason).toBeGreaterThan(0);
  }
  expect(tally.sums['sent: raw requests']).toBeGreaterThan(10_000);
  expect(tally.sums['sent: odd frames']).toBeGreaterThan(500);
  for (const status of [200, 204, 400, 401, 403, 404, 405, 421]) {
    expect(tally.sums[`raw requests: ${status}`], `${status}`).toBeGreaterThan(0);
  }
});

test('its grammar makes what once ended the server: upgrades to what can be no address', () => {
  const ink = { chance: new SeededChance('grammar'), code: 'ACDEFG', game: 'x', host: 'x' };
  const made = Array.from({ length: 2000 }, (_, k) => (k % 2 ? wild(ink) : handshake(ink)));
  const deadly = made.filter((bytes) => {
    const target = /^GET (\S+) HTTP\/1\.1\r\n/.exec(bytes)?.[1];
    const upgrades = /\r\nupgrade: \w/i.test(bytes) && /\r\nconnection: upgrade\r\n/i.test(bytes);
    return (
      target && upgrades && bytes.endsWith('\r\n\r\n') && !URL.canParse(`ws://server${target}`)
    );
  });
  // Of the volleys of one storm some end in one of them.
  expect(deadly.length).toBeGreaterThan(20);
});
