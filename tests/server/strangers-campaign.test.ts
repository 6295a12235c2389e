/** The campaign `hostile`, a round of it: kinds of attack on a real server with real sockets. */

import { expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { drive } from '../campaign/drive.ts';
import { handshake, wild } from '../campaign/hostile/grammar.ts';
import { ATTACKS } from '../campaign/hostile.ts';
import { ALL, inTurn, several } from '../scope.ts';

const ORDER = { name: 'hostile', seed: 'test', minutes: 5, workers: 1 };
/** The round begins with the most frequent attacks; the others come once or twice, at its end. */
const USUAL = 9;
const OTHERS = ATTACKS.map((_, k) => k).slice(-7);
/** By day the usual ones and one of the others, another one every day. */
const ORDERS = ALL
  ? [{ ...ORDER, cases: ATTACKS.length }]
  : [
      { ...ORDER, cases: USUAL },
      { ...ORDER, only: inTurn(OTHERS) },
    ];

test('anything that strangers send is refused, changes nothing and disturbs nobody else', async () => {
  const sums: { [what: string]: number } = {};
  for (const order of ORDERS) {
    const { tally, failure } = await drive(order);
    expect(failure).toBeNull();
    for (const [what, count] of Object.entries(tally.sums)) sums[what] = (sums[what] ?? 0) + count;
  }
  expect(sums['hostile messages']).toBeGreaterThan(several(3000, 20_000));
  expect(sums['quiet table: actions']).toBeGreaterThan(several(1, 10));
  expect(sums['sent: mutated bytes']).toBeGreaterThan(0);
  for (const reason of ['E_TURN', 'malformed', 'notSeated', 'notHost']) {
    expect(sums[`refused: ${reason}`], reason).toBeGreaterThan(0);
  }
  expect(sums['sent: raw requests']).toBeGreaterThan(several(2000, 10_000));
  expect(sums['sent: odd frames']).toBeGreaterThan(several(100, 500));
  for (const status of [200, 204, 400, 401, 403, 404, 405, 421]) {
    expect(sums[`raw requests: ${status}`], `${status}`).toBeGreaterThan(0);
  }
  if (!ALL) return;
  expect(sums['half-open connections']).toBeGreaterThanOrEqual(1000);
  for (const attack of [
    'odd values',
    'odd values over HTTP',
    'floods',
    'foreign origins',
    'garbage over HTTP',
    'tables hoarded',
    'places hoarded',
    'tables of bots',
  ]) {
    expect(sums[`sent: ${attack}`], attack).toBeGreaterThan(0);
  }
  expect(sums['sent: for a second hand']).toBeGreaterThan(20);
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
