/** Genoa over slow lines (2 % lost): races have one winner, and a cut loses no word. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Game, JsonObject } from '../../../../engine/core/contract.ts';
import type { PublicView } from '../../../../engine/games/genoa/types.ts';
import { games } from '../../../guest/registry.ts';
import { several } from '../../../scope.ts';
import { Guest, startServer, type TestServer } from '../../../server/harness.ts';
import { type SlowLink, slowLink } from '../../../server/slow-link.ts';
import { A, B, C, game, on } from '../table.ts';

const LIMIT_MS = 60_000;
/** Latency each way in milliseconds: messages sent at the same moment cross. */
const LATENCY_MS = several(30, 300);
const SEATS = 3;
const BEGUN: Game = {
  ...game,
  setup: (_, options) => game.position(on(SEATS, ['s42']), options as unknown as JsonObject),
};

let server: TestServer;
/** A line for each guest. */
let lines: SlowLink[];
let all: Guest[];
beforeEach(async () => {
  server = await startServer({}, { games: { ...games, [game.id]: BEGUN } });
  lines = await Promise.all(
    [A, B, C].map((seed) =>
      slowLink(server.url, { latencyMs: LATENCY_MS, lossPercent: 2, seed: `line ${seed}` }),
    ),
  );
  const host = await Guest.create(lines[A].url, { seats: SEATS, game: game.id, name: 'A' });
  all = [host];
  for (const seat of [B, C]) {
    all.push(await Guest.join(lines[seat].url, host.code, { name: 'ABC'.charAt(seat) }));
  }
  await host.lobby({ op: 'start' });
  await Promise.all(all.map((guest) => guest.until(() => guest.table.stage === 'playing')));
}, LIMIT_MS);
afterEach(async () => {
  for (const { room } of all) room.reconnection.enabled = false;
  await Promise.all(lines.map((line) => line.close()));
  await server.stop();
});

const table = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;
const ducats = (seat: number): number => (all[seat].private.you as { ducats: number }).ducats;
const reached = (seq: number) =>
  Promise.all(
    all.map((guest) => guest.until(() => guest.table.seq >= seq && guest.private.seq >= seq)),
  );

/**
 * Sends at the same moment, each over a line of its own.
 * @returns the accepted one, and the other's error
 */
async function race(
  one: readonly [seat: number, action: JsonObject],
  other: readonly [seat: number, action: JsonObject],
): Promise<{ winner: number; code: string }> {
  const replies = await Promise.all([one, other].map(([seat, action]) => all[seat].act(action)));
  const won = replies.findIndex(({ ok }) => ok);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  const lost = replies[1 - won] as unknown as { refusal: { code: string } };
  const { seq } = replies[won] as unknown as { seq: number };
  await reached(seq);
  return { winner: [one, other][won]?.[0] ?? -1, code: lost.refusal.code };
}

test(
  'of two acceptances under way at once one counts, and all screens show the same',
  async () => {
    const five = { ducats: 5 };
    await all[A].act({ type: 'propose', player: B, target: 's52', give: five });
    const { seq } = (await all[A].act({
      type: 'propose',
      player: C,
      target: 's32',
      give: five,
    })) as { seq: number };
    await reached(seq);
    const before = [A, B, C].map(ducats);
    const { winner, code } = await race(
      [B, { type: 'accept', offerId: 'O1', version: 1 }],
      [C, { type: 'accept', offerId: 'O2', version: 1 }],
    );
    expect(['E_OFFER_CLOSED', 'E_NOT_ADJACENT']).toContain(code);
    const paid = before.map((had, seat) => ducats(seat) - had);
    expect(paid).toEqual([5, winner === B ? -5 : 0, winner === C ? -5 : 0]);
    for (const guest of all) expect(table(guest)).toEqual(table(all[A]));
    expect(table(all[A]).tower).toBe(winner === B ? 's52' : 's32');
  },
  LIMIT_MS,
);

test(
  'an offer that is changed while somebody takes it is taken as it was seen, or not at all',
  async () => {
    const { seq } = (await all[B].act({ type: 'offer', target: 's52', give: { ducats: 20 } })) as {
      seq: number;
    };
    await reached(seq);
    const before = [A, B].map(ducats);
    const { winner, code } = await race(
      [B, { type: 'revise', offerId: 'O1', give: { ducats: 5 } }],
      [A, { type: 'accept', offerId: 'O1', version: 1 }],
    );
    const paid = [A, B].map((seat) => ducats(seat) - (before[seat] ?? 0));
    expect(paid).toEqual(winner === A ? [20, -20] : [0, 0]);
    expect(code).toBe(winner === A ? 'E_OFFER_CLOSED' : 'E_OFFER_CHANGED');
  },
  LIMIT_MS,
);

test(
  'a word whose line is cut on the way stands once, however often it is said again',
  async () => {
    // A witness close by sees events at once that the others receive later.
    const witness = await Guest.join(server.url, all[A].code, { spectate: true });
    const offer: JsonObject = { type: 'offer', target: 's52', give: { ducats: 10 } };
    const id = 'the same word';
    // The request is sent, but no answer comes back: the sender cannot know whether it has arrived.
    const lost = all[B].act(offer, id).catch(() => null);
    await witness.until(() => table(witness).offers.length > 0);
    const { length } = all[B].privates;
    lines[B].cut();
    expect(await lost).toBeNull();
    await all[B].until(() => all[B].privates.length > length && all[B].table.seq > 0);
    const reply = await all[B].act(offer, id);
    expect(reply).toMatchObject({ ok: true });
    expect(table(all[A]).offers).toHaveLength(1);
    // The offer is binding like any other.
    const taken = (await all[A].act({ type: 'accept', offerId: 'O1', version: 1 })) as {
      seq: number;
    };
    await reached(taken.seq);
    await witness.leave();
    expect(table(all[B]).tower).toBe('s52');
  },
  LIMIT_MS,
);
