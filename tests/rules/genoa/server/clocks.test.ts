/** The clocks of negotiation in the room (rules, section 5.7.7): expiries are ordinary commands. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game, JsonObject } from '../../../../engine/core/contract.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { PublicView } from '../../../../engine/games/genoa/types.ts';
import { games } from '../../../guest/registry.ts';
import { FakeClock } from '../../../server/fake-clock.ts';
import { type Guest, seatedTable, startServer, type TestServer } from '../../../server/harness.ts';
import { A, B, game, on } from '../table.ts';

const GAME = game.id;
/** A building that nobody has bought yet, with a way on. With two: the last move. */
const CLAIMED = on(4, ['palace']);
const STREET = on(3, ['s42']);
const begun: Game = {
  ...game,
  setup: (seats, options) =>
    game.position(seats === 4 ? CLAIMED : STREET, options as unknown as JsonObject),
};

/** A second of these tables, in milliseconds. */
const SECOND = 1000;
const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { games: { ...games, [GAME]: begun }, clock });
});
afterAll(() => server.stop());

const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;
const sit = (seats: number, options: JsonObject) =>
  seatedTable(server.url, seats, { game: GAME, options });
const leave = (all: readonly Guest[]) => Promise.all(all.map((guest) => guest.leave()));
const happened = (guest: Guest): GeEvent[] =>
  guest.events.flatMap(({ events }) => events) as unknown as GeEvent[];
const told = (guest: Guest, type: GeEvent['type']): GeEvent[] =>
  happened(guest).filter((event) => event.type === type);

test('a claim that nobody answers is passed for each, then its merchant’s time runs', async () => {
  const all = await sit(4, { claimTimer: 15, claimMore: 8, claimCap: 40, merchantTimer: 20 });
  const [ana] = all as [Guest];
  // The others' time first, all of them under one clock (GE-544).
  await ana.until(() => ana.table.timers?.length === 1);
  expect(ana.table.timers).toMatchObject([{ seats: 0b1110, grace: false }]);
  await clock.during(ana.until(() => told(ana, 'passed').length === 3));
  expect(
    told(ana, 'passed')
      .map((event) => 'seat' in event && event.seat)
      .sort(),
  ).toEqual([1, 2, 3]);
  // Then the merchant's; his default leaves an unwanted building unused (GE-525), and he stops.
  // Checked by the events: the view soon belongs to the next turn.
  await clock.during(ana.until(() => told(ana, 'actionUnused').length === 1));
  expect(told(ana, 'actionUnused')).toMatchObject([{ building: 'palace' }]);
  await leave(all);
});

test('an offer prolongs the claim, and is what the clock accepts for the merchant', async () => {
  const all = await sit(4, { claimTimer: 15, claimMore: 60, claimCap: 70, merchantTimer: 20 });
  const [ana, ben] = all as [Guest, Guest];
  await ana.until(() => ana.table.timers?.length === 1);
  const before = ana.table.timers?.[0]?.deadline ?? 0;
  const reply = await ben.act({ type: 'offer', target: 'palace', give: { ducats: 5 } });
  expect(reply).toMatchObject({ ok: true });
  await ana.until(() => seen(ana).offers.length === 1 && ana.table.timers?.[0]?.seats === 0b1100);
  const after = ana.table.timers?.[0]?.deadline ?? 0;
  expect(after - before).toBeGreaterThan(20 * SECOND);
  expect(after - before).toBeLessThanOrEqual(55 * SECOND);
  await clock.during(ana.until(() => told(ana, 'dealStruck').length === 1));
  expect(told(ana, 'passed')).toHaveLength(2);
  expect(told(ana, 'dealStruck')).toMatchObject([
    { offer: { maker: B, taker: A, target: 'palace' } },
  ]);
  await leave(all);
});

test('the grace holds back the merchant’s own steps, not his deals, and ends by itself', async () => {
  const all = await sit(3, { graceTimer: 25 });
  const [ana, ben] = all as [Guest, Guest];
  await ana.until(() => ana.table.timers?.some(({ grace }) => grace) ?? false);
  const steps: JsonObject[] = [{ type: 'moveFree', space: 's52' }, { type: 'stop' }];
  for (const action of steps) {
    expect(await ana.act(action)).toMatchObject({ refusal: { code: 'E_OFFER_GRACE' } });
  }
  await ben.act({ type: 'offer', target: 's32', give: { ducats: 5 } });
  expect(await ana.act({ type: 'accept', offerId: 'O1', version: 1 })).toMatchObject({ ok: true });
  // A new space, a new grace; nobody speaks until it is over.
  await ana.until(() => seen(ana).tower === 's32');
  expect(await ana.act({ type: 'stop' })).toMatchObject({ refusal: { code: 'E_OFFER_GRACE' } });
  let reply = await ana.act({ type: 'stop' });
  while (!reply.ok) {
    expect(reply).toMatchObject({ refusal: { code: 'E_OFFER_GRACE' } });
    clock.pass(SECOND);
    reply = await ana.act({ type: 'stop' });
  }
  expect(told(ana, 'passed')).toEqual([]);
  await leave(all);
});

test('for a seat that lets its window pass, the main effect and the end are sent', async () => {
  const all = await sit(4, { windowTimer: 10 });
  const [ana] = all as [Guest];
  expect(await ana.act({ type: 'takeAction' })).toMatchObject({ ok: true });
  await clock.during(ana.until(() => told(ana, 'actionEnded').length === 1));
  expect(told(ana, 'yielded')).toMatchObject([{ seat: A, building: 'palace' }]);
  await leave(all);
});
