/**
 * A bot with the tower waits for a person and then goes on: the time is shown, and can be extended.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { SeededChance } from '../../../../engine/core/chance.ts';
import type { PublicView } from '../../../../engine/games/genoa/types.ts';
import { games } from '../../../guest/registry.ts';
import { FakeClock } from '../../../server/fake-clock.ts';
import { Guest, startServer, type TestServer } from '../../../server/harness.ts';
import { game } from '../table.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  const registry = new URL('../../../guest/registry.ts', import.meta.url).href;
  server = await startServer({}, { games, registry, clock });
});
afterAll(() => server.stop());

const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;
const limitOf = (guest: Guest) => guest.table.limits?.find(({ kind }) => kind === 'bot');

test('the end is told to everybody, is put off by a press, and comes', async () => {
  // One bot: the answer of a second one would restart the wait.
  const wish = { game: game.id, seats: 2, name: 'Ana', bots: ['trader'], start: true };
  const ana = await Guest.create(server.url, wish);
  const chance = new SeededChance('patience');
  // She does not answer the seat with the tower.
  const acts = () => {
    const { state, merchant } = seen(ana) ?? {};
    return ana.canDecide && (state !== 'MOVE' || merchant === ana.seat);
  };
  while (!limitOf(ana)) {
    await clock.during(
      ana.until(() => limitOf(ana) !== undefined || acts()),
      25,
    );
    if (!limitOf(ana)) await ana.act(ana.choose(chance));
  }
  const limit = limitOf(ana);
  expect(limit).toMatchObject({ seats: 1 << ana.seat, by: seen(ana).merchant });
  const left = (limit?.deadline ?? 0) - clock.now();
  expect(left).toBeGreaterThan(10_000);
  expect(left).toBeLessThanOrEqual(20_000);
  const { seq } = ana.table;
  expect(await ana.lobby({ op: 'more' })).toMatchObject({ ok: true });
  await ana.until(() => (limitOf(ana)?.deadline ?? 0) > (limit?.deadline ?? 0));
  const { deadline = 0, more = 0 } = limitOf(ana) ?? {};
  expect(deadline - (limit?.deadline ?? 0)).toBe(20_000);
  expect(more).toBe((limit?.more ?? 0) - 1);
  await clock.during(ana.until(() => ana.table.seq > seq));
  expect(clock.now()).toBeGreaterThanOrEqual(deadline);
  await ana.leave();
});
