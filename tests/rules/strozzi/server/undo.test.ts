/** A flag or a pass at a real table can be taken back until the next player has answered. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game, JsonObject } from '../../../../engine/core/contract.ts';
import type { Flag } from '../../../../engine/games/strozzi/data.ts';
import type { PublicView } from '../../../../engine/games/strozzi/types.ts';
import { games } from '../../../guest/registry.ts';
import { type Guest, seatedTable, startServer, type TestServer } from '../../../server/harness.ts';
import { A, B, C, game } from '../table.ts';

/** All three have all their flags, and A is asked about a ship without a tile. */
const GIVEN: JsonObject = { seats: [{}, {}, {}], current: { card: 'S7a', claim: null } };
const begun: Game = {
  ...game,
  setup: (_seats, options) => game.position(GIVEN, options as JsonObject),
};
const PASS: JsonObject = { type: 'pass' };
const claim = (flag: Flag): JsonObject => ({ type: 'claim', flag });
const place = (port: string): JsonObject => ({ type: 'place', port });
const NOTHING = { ok: false, error: 'nothingToUndo' };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { games: { ...games, [game.id]: begun } });
});
afterAll(() => server.stop());

class Poll {
  readonly all: readonly Guest[];
  constructor(all: readonly Guest[]) {
    this.all = all;
  }

  static async begin(): Promise<Poll> {
    return new Poll(await seatedTable(server.url, 3, { game: game.id }));
  }

  get view(): PublicView {
    return this.all[A].table.view as unknown as PublicView;
  }

  /**
   * All know the state after a request.
   * @returns how many steps its seat may take back
   */
  private async done(seat: number, request: Promise<object>): Promise<number> {
    const reply = (await request) as { readonly ok: boolean; readonly seq: number };
    expect(reply).toMatchObject({ ok: true });
    const knows = (one: Guest) => one.table.seq >= reply.seq && one.private.seq >= reply.seq;
    await Promise.all(this.all.map((one) => one.until(() => knows(one))));
    return this.all[seat].private.undoable;
  }

  act(seat: number, action: JsonObject): Promise<number> {
    return this.done(seat, this.all[seat].act(action));
  }

  undo(seat: number): Promise<number> {
    return this.done(seat, this.all[seat].undo());
  }

  async leave(): Promise<void> {
    await Promise.all(this.all.map((one) => one.leave()));
  }
}

test('a flag comes back until the next player has answered, and not after that', async () => {
  const poll = await Poll.begin();
  const before = structuredClone(poll.view);
  expect(await poll.act(A, claim('ware'))).toBe(1);
  expect(poll.view.decider).toEqual([B]);
  expect(poll.view.seats[A].flagsUnused).not.toContain('ware');
  // Nobody takes back another seat's action.
  expect(await poll.all[B].undo()).toMatchObject(NOTHING);
  expect(await poll.undo(A)).toBe(0);
  expect(poll.view).toEqual(before);
  // Another flag, once more back, then a pass: as often as one likes.
  expect(await poll.act(A, claim('plusOne'))).toBe(1);
  expect(await poll.undo(A)).toBe(0);
  expect(await poll.act(A, PASS)).toBe(1);
  expect(await poll.undo(A)).toBe(0);
  expect(await poll.act(A, claim('ware'))).toBe(1);
  expect(await poll.act(B, PASS)).toBe(1);
  expect(await poll.all[A].undo()).toMatchObject(NOTHING);
  expect(poll.view.current?.claim).toEqual({ seat: A, flag: 'ware' });
  // B has answered: B alone may still think again.
  expect(await poll.undo(B)).toBe(0);
  expect(poll.view.decider).toEqual([B]);
  expect(await poll.all[A].undo()).toMatchObject(NOTHING);
  await poll.leave();
});

test('an answer to a flag that was taken back reaches no other question', async () => {
  const poll = await Poll.begin();
  const ben = poll.all[B];
  await poll.act(A, claim('ware'));
  const asked = { match: ben.table.matchId, decision: ben.private.decision ?? -1 };
  await poll.undo(A);
  await poll.act(A, PASS);
  expect(poll.view.decider).toEqual([B]);
  const late = await ben.request('act', { id: 'late', action: claim('pirate'), asked });
  expect(late).toMatchObject({ ok: false, error: 'stale' });
  await poll.leave();
});

test('a pirate’s flag comes back until its ship is placed; the next ship makes all final', async () => {
  const poll = await Poll.begin();
  await poll.act(A, claim('ware'));
  await poll.act(B, claim('pirate'));
  expect(poll.view.phase).toBe('place');
  expect(poll.view.seats[A].flagsUnused).toContain('ware');
  expect(await poll.undo(B)).toBe(0);
  expect(poll.view.current?.claim).toEqual({ seat: A, flag: 'ware' });
  expect(poll.view.seats[A].flagsUnused).not.toContain('ware');
  await poll.act(B, PASS);
  // The last answer gives the ship to A, who has not placed it yet.
  expect(await poll.act(C, PASS)).toBe(1);
  expect(poll.view).toMatchObject({ phase: 'place', decider: [A] });
  expect(await poll.undo(C)).toBe(0);
  expect(await poll.act(C, PASS)).toBe(1);
  await poll.act(A, place('rome'));
  for (const seat of [A, B, C]) expect(await poll.all[seat].undo()).toMatchObject(NOTHING);
  await poll.leave();
});

test('a ship that nobody wants is gone: the next one has been seen', async () => {
  const poll = await Poll.begin();
  const ship = poll.view.current?.card;
  await poll.act(A, PASS);
  await poll.act(B, PASS);
  expect(await poll.act(C, PASS)).toBe(0);
  expect(poll.view.current?.card).not.toBe(ship);
  for (const seat of [A, B, C]) expect(await poll.all[seat].undo()).toMatchObject(NOTHING);
  await poll.leave();
});
