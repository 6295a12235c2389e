/** The long campaigns, for a few seconds each; and proofs that they would notice their targets. */

import { afterAll, describe, expect, test } from 'vitest';
import type { Entry, StoredMatch } from '../../server/journal/journal.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { allSamples } from '../battery/samples.ts';
import { drive } from '../campaign/drive.ts';
import { Party, type Sent, sameView } from '../campaign/kill-party.ts';
import { checkMeant } from '../campaign/network/meant.ts';
import { ALL, inTurn, several } from '../scope.ts';
import { type Guest, game, newFolder, startServer, sweep } from './harness.ts';

async function short(name: string, minutes: number, some: { cases: number } | { only: number }) {
  const order = { name, seed: 'short', minutes, workers: 1, ...some };
  const { tally, failure } = await drive(order);
  expect(failure).toBeNull();
  return tally.sums;
}

/** In the campaign's order. */
const GAMES = allSamples.map(({ game }) => game);

describe('a few seconds of', () => {
  test('kill', async () => {
    const kills = several(1, 2);
    const sums = await short('kill', 1, { cases: kills });
    expect(sums.kills).toBe(kills);
    expect(sums['clients whose view is the journal’s']).toBe(12 * kills);
  });

  /** By day in one game, another one every day. */
  const network = async () => {
    for (const only of ALL ? GAMES.keys() : [inTurn([...GAMES.keys()])]) {
      const sums = await short('network', several(0.02, 0.1), { only });
      expect(sums[`${GAMES[only]}: matches`]).toBe(1);
      expect(sums['views that agree']).toBeGreaterThanOrEqual(3);
      expect(sums['acknowledged actions']).toBeGreaterThanOrEqual(20);
      expect(sums['late answers that were stale']).toBeGreaterThanOrEqual(3);
    }
  };

  const soak = async () => {
    const sums = await short('soak', several(0.02, 0.05), { cases: several(1, 3) });
    expect(sums.readings).toBeGreaterThan(0);
    expect(sums.actions).toBeGreaterThan(0);
    expect(sums.refused).toBe(0);
  };

  const campaigns = [
    ['network', network],
    ['soak', soak],
  ] as const;
  test.each(ALL ? campaigns : [inTurn(campaigns)])('%s', (_name, campaign) => campaign());
});

describe('the campaigns would notice', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach(sweep));

  /** A table with a few acknowledged actions, and its journal's contents. */
  async function played(): Promise<{ party: Party; match: StoredMatch; entries: Entry[] }> {
    const data = newFolder();
    folders.push(data);
    const server = await startServer({}, {}, data);
    const party = await Party.open(() => server.url, 2, 'noticed');
    await party.playUntil(() => party.accepted >= 8);
    await Promise.all(party.players.map((player) => party.resend(player)));
    await server.app.close();
    const journal = new SqliteJournal(data);
    const table = await journal.table(party.code);
    const match = (await journal.match(table!.matchId!))!;
    const entries = await journal.entries(match.id);
    await journal.close();
    return { party, match, entries };
  }

  test('a lost, a doubled, an invented and an illegal entry', async () => {
    const { party, match, entries } = await played();
    const last = entries.at(-1)!;
    expect(party.checkEntries(match, entries).isFinished).toBe(false);
    const cut = entries.slice(0, -1);
    expect(() => party.checkEntries(match, cut)).toThrow('is lost');
    expect(() => party.checkEntries(match, [...entries, { ...last, n: last.n + 1 }])).toThrow(
      'is there twice',
    );
    const other = { ...last, n: last.n + 1, actionId: 'x' };
    expect(() => party.checkEntries(match, [...entries, other])).toThrow('was never sent');
    expect(() => party.checkEntries(match, entries.slice(1))).toThrow('stands at place');
    const swapped = entries.map((entry, k) => (k === 0 ? { ...entry, seat: 4 } : entry));
    expect(() => party.checkEntries(match, swapped)).toThrow();
  });

  test('a press that was done as another one, elsewhere, or to another question', async () => {
    const { party, match, entries } = await played();
    const pressed = party.pressed.get(match.id) ?? new Map<string, Sent>();
    const found = checkMeant(game, match, entries, pressed);
    expect(found.presses).toBe(entries.filter(({ actionId }) => actionId !== null).length);
    expect(found.presses).toBeGreaterThanOrEqual(8);
    const [first] = entries;
    // The last entry of a seat that had answered before.
    const last = entries.findLast(({ seat, n }) =>
      entries.some((one) => one.seat === seat && one.n < n),
    )!;
    const key = `${last.seat}:${last.actionId}`;
    const told = (change: Partial<Sent>) => () =>
      checkMeant(
        game,
        match,
        entries,
        new Map(pressed).set(key, { ...pressed.get(key)!, ...change }),
      );
    const earlier = entries.find(({ seat }) => seat === last.seat)!;
    const { seq, saw, asked } = pressed.get(`${earlier.seat}:${earlier.actionId}`)!;
    expect(told({})).not.toThrow();
    expect(told({ action: { type: 'something' } })).toThrow('was carried out as');
    expect(told({ asked })).toThrow('was made for decision');
    expect(told({ seq, saw })).toThrow('asked anew');
    expect(told({ saw: '[]' })).toThrow('a position that never was');
    const without = new Map(pressed);
    without.delete(`${first.seat}:${first.actionId}`);
    expect(() => checkMeant(game, match, entries, without)).toThrow('nobody pressed it');
  });

  test('a client that sees something else than the journal', async () => {
    const { party, match, entries } = await played();
    const replayed = party.checkEntries(match, entries);
    const { guest } = party.players[0];
    const until = guest.until.bind(guest);
    guest.until = (met) => until(met, 200);
    await expect(sameView(guest as Guest, 1, replayed)).rejects.toThrow('seat 1 sees');
    await sameView(guest, 0, replayed);
  });
});
