/** A person among traders in a room: they answer, haggle within bounds and never get stuck. */

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { OfferView, PublicView } from '../../../../engine/games/genoa/types.ts';
import { log } from '../../../../server/log.ts';
import { games } from '../../../guest/registry.ts';
import { Guest, startServer, type TestServer } from '../../../server/harness.ts';
import { game } from '../table.ts';

let server: TestServer;
beforeAll(async () => {
  const registry = new URL('../../../guest/registry.ts', import.meta.url).href;
  server = await startServer({}, { games, registry });
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;

test('turns with a person who acts at random: offers come, nobody is flooded', async () => {
  const complaints = vi.spyOn(log, 'error');
  const options: JsonObject = { shortGame: true };
  const bots = ['trader', 'trader', 'trader'];
  const ana = await Guest.create(server.url, {
    game: game.id,
    options,
    seats: 4,
    name: 'Ana',
    bots,
    start: true,
  });
  await ana.play('company', () => seen(ana)?.turn >= 7);
  const events = ana.events.flatMap(({ events }) => events) as unknown as GeEvent[];
  const offers = events.flatMap((event): OfferView[] =>
    event.type === 'offerMade' || event.type === 'offerRevised' ? [event.offer] : [],
  );
  const byBots = offers.filter(({ maker }) => maker !== ana.seat);
  expect(byBots.some(({ taker }) => taker === ana.seat)).toBe(true);
  for (const { version } of byBots) expect(version).toBeLessThanOrEqual(3);
  expect(events.some(({ type }) => type === 'dealStruck')).toBe(true);
  // No stand-in had to decide for a bot, however often others were faster.
  expect(complaints).not.toHaveBeenCalled();
  await ana.leave();
});
