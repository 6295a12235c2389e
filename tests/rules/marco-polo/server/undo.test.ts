/**
 * Undo at a real table: everything in one's own turn up to the last roll or reveal (section 5.7).
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game, JsonObject } from '../../../../engine/core/contract.ts';
import type { PublicView } from '../../../../engine/games/marco-polo/types.ts';
import { games } from '../../../guest/registry.ts';
import { type Guest, seatedTable, startServer, type TestServer } from '../../../server/harness.ts';
import { A, B, black, dice, game } from '../table.ts';

/** A may do anything; B has a die left, so the round goes on. */
const RICH: JsonObject = {
  seats: [
    {
      character: 'rusticiano',
      rusticiano: ['RU02', 'RU03'],
      coins: 20,
      camels: 12,
      gold: 3,
      posts: ['anxi', 'kashgar'],
      contracts: ['S1'],
      dice: dice(A, 3, 4, 5),
      companions: [{ id: 'saracen' }],
    },
    { dice: [...dice(B, 1, 2), black(1, 6)] },
  ],
};
const begun: Game = {
  ...game,
  setup: (_seats, options) => game.position(RICH, options as unknown as JsonObject),
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { games: { ...games, [game.id]: begun } });
});
afterAll(() => server.stop());

const sit = async (options: JsonObject = {}) =>
  (await seatedTable(server.url, 2, { game: game.id, options })) as [Guest, Guest];

/**
 * Both know the state after a request.
 * @returns how many steps A may take back
 */
async function done(all: readonly [Guest, Guest], request: Promise<object>): Promise<number> {
  const reply = (await request) as { readonly ok: boolean; readonly seq: number };
  expect(reply).toMatchObject({ ok: true });
  const knows = (one: Guest) => one.table.seq >= reply.seq && one.private.seq >= reply.seq;
  await Promise.all(all.map((one) => one.until(() => knows(one))));
  return all[A].private.undoable;
}

const place = (space: string, ids: string[], more: JsonObject = {}): JsonObject => ({
  type: 'place',
  space,
  dice: ids,
  ...more,
});
const trade: JsonObject = { type: 'saracenTrade', direction: 'camelsToCoins', n: 2 };
const bag = (die: string): JsonObject => ({ type: 'moneyBag', die });

test('one command after the other, to the very positions that stood there', async () => {
  const all = await sit();
  const [ana, ben] = all;
  const views = [ben.table.view];
  const steps = [bag('blue-3'), trade, place('coins5', ['blue-1'])];
  for (const [i, action] of steps.entries()) {
    expect(await done(all, ana.act(action)), JSON.stringify(action)).toBe(i + 1);
    views.push(ben.table.view);
  }
  expect(ana.private.undoTo).toHaveLength(steps.length);
  // Only the active seat may take back.
  expect(await ben.undo()).toMatchObject({ ok: false, error: 'nothingToUndo' });
  for (let i = steps.length - 1; i >= 0; i--) {
    expect(await done(all, ana.undo())).toBe(i);
    expect(ben.table.view).toEqual(views[i]);
  }
  expect(await ana.undo()).toMatchObject({ ok: false, error: 'nothingToUndo' });
  await Promise.all(all.map((guest) => guest.leave()));
});

const REVEALS: readonly (readonly [what: string, action: JsonObject])[] = [
  ['a reroll', { type: 'reroll', die: 'blue-1' }],
  ['a black die', { type: 'buyBlackDie' }],
  ['drawn contracts', { type: 'playRusticiano', card: 'RU02' }],
  ['a hidden card', { type: 'playRusticiano', card: 'RU03' }],
];

test.each(REVEALS)('%s stays, and so does all that came before', async (_what, action) => {
  const all = await sit();
  const [ana] = all;
  expect(await done(all, ana.act(trade))).toBe(1);
  expect(await done(all, ana.act(action))).toBe(0);
  expect(await ana.undo()).toMatchObject({ ok: false, error: 'nothingToUndo' });
  // Later steps can be taken back again, up to the reveal.
  await ana.until(() => ana.canDecide);
  const [asked] = (ana.table.view as unknown as PublicView).questions;
  const next = asked
    ? { type: 'discardContract', q: asked.q, contracts: ['S1'] }
    : place('coins5', ['blue-2']);
  expect(await done(all, ana.act(next))).toBe(1);
  expect(await done(all, ana.undo())).toBe(0);
  expect(await ana.undo()).toMatchObject({ ok: false, error: 'nothingToUndo' });
  await Promise.all(all.map((guest) => guest.leave()));
});

test('the end of the turn stays, and without the option everything does', async () => {
  const all = await sit();
  const [ana, ben] = all;
  await done(all, ana.act(place('coins5', ['blue-1'])));
  expect(await done(all, ana.act({ type: 'endTurn' }))).toBe(0);
  expect(await ana.undo()).toMatchObject({ ok: false, error: 'nothingToUndo' });
  expect(await ben.undo()).toMatchObject({ ok: false, error: 'nothingToUndo' });
  const strict = await sit({ undo: false });
  expect(await done(strict, strict[A].act(trade))).toBe(0);
  expect(await strict[A].undo()).toMatchObject({ ok: false, error: 'nothingToUndo' });
  await Promise.all([...all, ...strict].map((guest) => guest.leave()));
});
