/**
 * The amount of data that one address may add to the journal in a day; bots go on only for people.
 */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Budget } from '../../server/http/budget.ts';
import { guarded } from '../../server/journal/guard.ts';
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
    await expect(Guest.create(server.url)).rejects.toThrow('another one tomorrow');
    // Going on and looking are no new matches.
    const again = await Guest.join(server.url, ana.code, { token: ana.token });
    expect(again.table.stage).toBe('finished');
    const crowd = new Crowd(server.url, '127.0.0.2');
    const other = await crowd.ask('create/table', { game: GAME_ID });
    expect(other.status).toBe(200);
    await Promise.all([again.leave(), ben.leave()]);
  });

  test('nothing that happens in a running match moves the count', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    const { budget } = server.app.house;
    const spent = () => [...(budget as unknown as { spent: Map<string, number> }).spent];
    const before = spent();
    expect(before[0]?.[1]).toBeGreaterThan(100_000);
    const some = () => ana.table.seq > 20;
    await Promise.all([ana.play('count a', some), ben.play('count b', some)]);
    expect(spent()).toEqual(before);
    await Promise.all([ana.leave(), ben.leave()]);
  });
});

test('a match that takes up more than it began with is counted at its end', async () => {
  const wrote: number[] = [];
  const inner = { startMatch: async () => undefined, append: async () => undefined };
  const onWritten = (_code: string, bytes: number): number => wrote.push(bytes);
  const nothing = (): void => undefined;
  const guard = { onLost: nothing, onRefused: nothing, onDamaged: nothing, onWritten };
  const journal = guarded(inner as never, guard);
  const claim = { code: 'A', epoch: 1 };
  const entry = (n: number) => ({ n, seat: 0, action: null, actionId: null });
  await journal.startMatch(claim, {} as never, {} as never);
  await journal.append(claim, 'm', entry(999), null);
  await journal.append(claim, 'm', entry(1000), {} as never);
  expect(wrote).toEqual([100_000, 150_000]);
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
