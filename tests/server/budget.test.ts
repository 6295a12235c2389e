/** What one address may have written down in a day, and that bots go on for people alone. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Budget } from '../../server/http/budget.ts';
import { Crowd } from '../campaign/hostile/crowd.ts';
import { GAME_ID, Guest, seatedTable, startServer, type TestServer } from './harness.ts';

test('so many bytes a day for each address; the house is not counted', () => {
  let day = 0;
  const owners: { readonly [code: string]: string | null } = { A: 'ana', B: 'ben', H: null };
  const budget = new Budget(
    1000,
    (code) => owners[code] ?? null,
    () => day * 86_400_000,
  );
  budget.wrote('A', 999);
  budget.wrote('H', 5000);
  expect(['A', 'B', 'H'].map((code) => budget.mayBegin(code))).toEqual([true, true, true]);
  budget.wrote('A', 1);
  expect(['A', 'B', 'H'].map((code) => budget.mayBegin(code))).toEqual([false, true, true]);
  expect(budget.isOpen('ana')).toBe(false);
  day = 1;
  expect(budget.mayBegin('A')).toBe(true);
  const endless = new Budget(0, (code) => code);
  endless.wrote('A', 1e12);
  expect(endless.mayBegin('A')).toBe(true);
});

describe('an address that has had its day’s matches', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer({ dailyMegabytes: 0.03 });
  });
  afterEach(() => server.stop());

  test('plays its match to the end and begins no other; others do', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    await Promise.all([ana.play('budget a'), ben.play('budget b')]);
    expect(ana.table.stage).toBe('finished');
    expect(await ana.lobby({ op: 'rematch' })).toEqual({ ok: false, error: 'daily' });
    await expect(Guest.create(server.url)).rejects.toThrow('before tomorrow');
    // Going on and looking are no new matches.
    const again = await Guest.join(server.url, ana.code, { token: ana.token });
    expect(again.table.stage).toBe('finished');
    const crowd = new Crowd(server.url, '127.0.0.2');
    const other = await crowd.ask('create/table', { game: GAME_ID });
    expect(other.status).toBe(200);
    await Promise.all([again.leave(), ben.leave()]);
  });

  test('what is counted is about what the journal takes up', async () => {
    const guests = await seatedTable(server.url, 3);
    const { journal, budget } = server.app.house;
    const before = await journal.expiry.size();
    await Promise.all(guests.map((guest, k) => guest.play(`size ${k}`)));
    const took = (await journal.expiry.size()).used - before.used;
    const spent = (budget as unknown as { spent: Map<string, number> }).spent.get('127.0.0.1') ?? 0;
    expect(spent / took).toBeGreaterThan(0.7);
    expect(spent / took).toBeLessThan(1.5);
    await Promise.all(guests.map((guest) => guest.leave()));
  });
});

test('a big screen begins one match of bots alone, and a further one when somebody sits', async () => {
  const server = await startServer();
  try {
    const bots = ['random', 'random'];
    const screen = await Guest.create(server.url, { seats: 2, bots, screen: true, start: true });
    await screen.until(() => screen.table.stage === 'finished', 60_000);
    for (const op of ['rematch', 'reopen']) {
      expect(await screen.lobby({ op })).toEqual({ ok: false, error: 'nobody' });
    }
    expect(await screen.lobby({ op: 'open', seat: 0, open: true })).toMatchObject({ ok: true });
    const ana = await Guest.join(server.url, screen.code, { name: 'Ana' });
    expect(await ana.lobby({ op: 'sit', seat: 0 })).toMatchObject({ ok: true });
    expect(await ana.lobby({ op: 'rematch' })).toMatchObject({ ok: true });
    await Promise.all([ana.leave(), screen.leave()]);
  } finally {
    await server.stop();
  }
});
