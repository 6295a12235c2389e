/** Genoa over the wire: every refusal of the rules goes to the sender alone and changes nothing; races. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game, JsonObject } from '../../../engine/core/contract.ts';
import { ERRORS, type ErrorCode } from '../../../engine/games/genoa/errors.ts';
import type { PublicView } from '../../../engine/games/genoa/types.ts';
import { games } from '../../guest/registry.ts';
import { type Guest, seatedTable, startServer, type TestServer } from '../../server/harness.ts';
import { A, B, C, D, E, game, on } from './table.ts';

const GAME = game.id;

/** The tower on a street; A has no room for markers, all Starting space tiles are C's. */
const HAGGLING = on(5, ['s42'], {
  [A]: { personal: 7, general: 0 },
  [B]: { personal: 1, general: 6, commodities: { ale: 1 } },
  [C]: { tiles: { startingSpace: 5 } },
  [D]: { taken: 1 },
});
/** The last move has led to the inn, which is unowned; A can use his harbor from there. */
const CLAIMING = on(
  4,
  ['s33', 's23', 's24', 's25', 'inn'],
  {
    [A]: {
      tiles: { buildingAction: 1, commodityChoice: 1 },
      commodities: { silver: 1, silk: 1 },
      hand: ['SO-07', 'SO-08', 'SO-11', 'SO-12'],
      placed: 1,
      general: 6,
    },
    [B]: { commodities: { pepper: 5 } },
  },
  { owners: { harbor: A } },
);
/** Two streets with discs, beside A's cathedral, C's tavern and two unowned buildings. */
const ACQUIRING = on(
  3,
  ['s73', 's74'],
  { [A]: { personal: 1, placed: 1, general: 5 }, [C]: { placed: 1, general: 6 } },
  { owners: { cathedral: A, tavern: C } },
);
const POSITIONS: { readonly [seats: number]: JsonObject } = {
  2: on(2, ['s42']),
  3: ACQUIRING,
  4: CLAIMING,
  5: HAGGLING,
};

/** The game, begun in the middle: in a different position for each number of seats. */
const begun: Game = {
  ...game,
  setup: (seats, options) =>
    game.position(POSITIONS[seats] ?? {}, options as unknown as JsonObject),
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { games: { ...games, [GAME]: begun } });
});
afterAll(() => server.stop());

const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;
const sit = (seats: number, options: JsonObject = {}) =>
  seatedTable(server.url, seats, { game: GAME, options });
const leave = (all: readonly Guest[]) => Promise.all(all.map((guest) => guest.leave()));

/** All data that one guest has received so far. */
const told = (guest: Guest) =>
  JSON.stringify([guest.view, guest.events, guest.privates, guest.talk]);

/** A reply for each guest arrives after everything sent to that guest before. */
async function settle(all: readonly Guest[]): Promise<void> {
  const { seq } = all.reduce((most, one) => (one.table.seq > most.table.seq ? one : most)).table;
  const knows = (guest: Guest) => () => guest.table.seq >= seq && guest.private.seq >= seq;
  await Promise.all(all.map((guest) => guest.until(knows(guest))));
  for (const guest of all) await guest.request('act', null);
}

const codes = new Set<ErrorCode>();

/** Sends a forbidden action: only the sender is notified, and the table stays unchanged. */
async function provoke(
  all: readonly Guest[],
  seat: number,
  wrongs: readonly (readonly [action: JsonObject, code: ErrorCode])[],
): Promise<void> {
  await settle(all);
  const before = all.map(told);
  for (const [action, code] of wrongs) {
    expect(await all[seat].act(action), JSON.stringify(action)).toMatchObject({
      ok: false,
      error: 'refused',
      refusal: { code, rule: expect.stringMatching(/^GE-\d{3,4}$/) },
    });
    codes.add(code);
  }
  await settle(all);
  expect(all.map(told)).toEqual(before);
}

async function act(all: readonly Guest[], seat: number, action: JsonObject): Promise<void> {
  const reply = await all[seat].act(action);
  expect(reply, JSON.stringify(action)).toMatchObject({ ok: true });
  const { seq } = reply as { seq: number };
  await Promise.all(all.map((guest) => guest.until(() => guest.table.seq >= seq)));
}

const five = { ducats: 5 };
const pass = { type: 'pass' };
const offer = (target: string, give: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  type: 'offer',
  target,
  give,
  ...more,
});
const propose = (player: number, target: string, give: JsonObject): JsonObject => ({
  type: 'propose',
  player,
  target,
  give,
});
const accept = (offerId: string, version = 1): JsonObject => ({
  type: 'accept',
  offerId,
  version,
});
const play = (tile: string, more: JsonObject): JsonObject => ({ type: 'playTile', tile, ...more });
const small = (order: string): JsonObject => ({ type: 'deliverSmall', order });
const acquire = (street: string, op?: string, building?: string): JsonObject => ({
  type: 'acquire',
  street,
  ops: op && building ? [{ op, building }] : [],
});
const free = (space: string): JsonObject => ({ type: 'moveFree', space });

async function haggling(): Promise<void> {
  const all = await sit(5, { graceTimer: 600 });
  await provoke(all, A, [
    [{ type: 'roll' }, 'E_WRONG_PHASE'],
    [{ type: 'toString' }, 'E_PARAM'],
    [free('s62'), 'E_NOT_ADJACENT'],
    [free('s52'), 'E_OFFER_GRACE'],
    [offer('s52', five), 'E_NOT_YOUR_DECISION'],
    [accept('O9'), 'E_OFFER_CLOSED'],
    [propose(B, 's52', { cards: [{ id: 'LO-01', show: 'taker' }] }), 'E_BAD_CHOICE'],
  ]);
  await provoke(all, B, [
    [offer('rialto', five), 'E_BAD_TARGET'],
    [offer('tavern', five), 'E_UNREACHABLE'],
    [offer('s42', five), 'E_VISITED'],
    [propose(C, 's52', five), 'E_MERCHANT_REQUIRED'],
    [offer('s52'), 'E_EMPTY_OFFER'],
    [offer('s52', { ducats: 7 }), 'E_DUCAT_STEP'],
    [offer('s52', { ducats: 1e6 }), 'E_FUNDS'],
    [offer('s52', { commodities: { silk: 1 } }), 'E_NOT_OWNED'],
    [offer('s52', { any: { commodities: 1 } }), 'E_WILDCARD_FORBIDDEN'],
    [offer('s52', { markers: 1 }), 'E_MARKERS_EXHAUSTED'],
    [offer('park', five, { deferred: { tile: 'trade11' } }), 'E_DEFERRED_INVALID'],
    [offer('coachHouse', five, { deferred: { tile: 'startingSpace' } }), 'E_DEFERRED_UNAVAILABLE'],
    [play('commodityChoice', { commodity: 'silk' }), 'E_TILE_TIMING'],
  ]);
  await provoke(all, D, [[offer('coachHouse', five), 'E_NO_ACTION']]);
  await act(all, B, offer('s52', five));
  await provoke(all, B, [[offer('s52', five), 'E_OFFER_LIMIT']]);
  // GE-530: nobody is bound to unseen terms.
  await act(all, B, { type: 'revise', offerId: 'O1', give: { commodities: { ale: 1 } } });
  await provoke(all, A, [[accept('O1'), 'E_OFFER_CHANGED']]);
  await act(all, A, propose(B, 's52', { any: { commodities: 1 } }));
  await provoke(all, B, [[accept('O2'), 'E_WILDCARD_UNFILLED']]);
  await act(all, E, pass);
  await provoke(all, E, [[pass, 'E_ALREADY_PASSED']]);
  // After all others have passed there is no wait (GE-545).
  for (const seat of [B, C, D]) await act(all, seat, pass);
  await act(all, A, free('s52'));
  await leave(all);
}

async function claiming(): Promise<void> {
  const all = await sit(4);
  await provoke(all, A, [
    [free('villaRicci'), 'E_NO_DISCS'],
    [{ type: 'stop' }, 'E_CLAIM_OPEN'],
    [{ type: 'leaveUnused' }, 'E_CLAIM_WAIT'],
  ]);
  await act(all, B, offer('inn', five));
  await provoke(all, A, [[{ type: 'leaveUnused' }, 'E_MUST_ACCEPT']]);
  await act(all, A, { type: 'takeAction' });
  await provoke(all, B, [[offer('inn', five), 'E_ACTION_TAKEN']]);
  await provoke(all, A, [
    [{ type: 'endAction' }, 'E_MAIN_PENDING'],
    [small('SO-11'), 'E_MAIN_FIRST'],
    [play('commodityChoice', { commodity: 'pepper' }), 'E_SUPPLY_EMPTY'],
    [play('buildingAction', { building: 'inn' }), 'E_NOT_OWNER'],
  ]);
  await act(all, A, { type: 'performMain' });
  await provoke(all, A, [
    [{ type: 'performMain' }, 'E_MAIN_DONE'],
    [small('SO-07'), 'E_ORDER_MISMATCH'],
    [small('SO-12'), 'E_MISSING_GOODS'],
  ]);
  await act(all, A, play('buildingAction', { building: 'harbor' }));
  await provoke(all, A, [[small('SO-08'), 'E_NOT_TOWER_ACTION']]);
  await act(all, A, small('SO-11'));
  await provoke(all, A, [[small('SO-12'), 'E_ORDER_LIMIT']]);
  await leave(all);
}

async function acquiring(): Promise<void> {
  const all = await sit(3);
  await act(all, A, { type: 'stop' });
  await provoke(all, A, [
    [acquire('s75', 'place', 'tavern'), 'E_NO_STREET_DISC'],
    [acquire('s74'), 'E_NO_OP'],
    [acquire('s74', 'place', 'inn'), 'E_NOT_ADJACENT_BUILDING'],
    [acquire('s74', 'place', 'tavern'), 'E_OCCUPIED'],
    [acquire('s74', 'place', 'cathedral'), 'E_ALREADY_OWNER'],
    [acquire('s73', 'remove', 'metals'), 'E_NOTHING_TO_REMOVE'],
    [acquire('s74', 'replace', 'tavern'), 'E_NO_MARKERS'],
  ]);
  await leave(all);
}

async function duel(): Promise<void> {
  const all = await sit(2);
  await provoke(all, B, [[offer('s52', five), 'E_2P_NEEDS_GOOD']]);
  await leave(all);
}

test('every code of the rules is answered to its sender alone, in every state', async () => {
  await haggling();
  await claiming();
  await acquiring();
  await duel();
  expect([...codes].sort()).toEqual([...ERRORS].sort());
});

test('of two acceptances in one instant the first counts, the other is refused clearly', async () => {
  const all = await sit(5);
  await act(all, A, propose(B, 's52', five));
  await act(all, A, propose(C, 's32', five));
  const replies = await Promise.all([all[B].act(accept('O1')), all[C].act(accept('O2'))]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  const [winner, loser] = replies[0].ok ? [B, C] : [C, B];
  const refused = replies.find(({ ok }) => !ok);
  // The other way is no longer open: the proposal has gone with it, or leads nowhere now.
  expect(refused).toMatchObject({ error: 'refused', refusal: { rule: expect.any(String) } });
  expect(['E_OFFER_CLOSED', 'E_NOT_ADJACENT']).toContain(
    (refused as { refusal: { code: string } }).refusal.code,
  );
  await settle(all);
  const money = (seat: number) => (all[seat].private.you as { ducats: number }).ducats;
  expect([money(A), money(winner), money(loser)]).toEqual([135, 125, 130]);
  expect(seen(all[D])).toMatchObject({ tower: winner === B ? 's52' : 's32', movesUsed: 1 });
  await leave(all);
});

test('an offer that was changed meanwhile is accepted as it stands or not at all', async () => {
  const all = await sit(5);
  await act(all, B, offer('s52', { ducats: 20 }));
  // Both at once, in either order of arrival.
  const [revised, accepted] = await Promise.all([
    all[B].act({ type: 'revise', offerId: 'O1', give: five }),
    all[A].act(accept('O1', 1)),
  ]);
  expect([revised.ok, accepted.ok].filter(Boolean)).toHaveLength(1);
  await settle(all);
  const money = (seat: number) => (all[seat].private.you as { ducats: number }).ducats;
  if (accepted.ok) {
    expect(revised).toMatchObject({ refusal: { code: 'E_OFFER_CLOSED' } });
    expect([money(A), money(B)]).toEqual([150, 110]);
  } else {
    expect(accepted).toMatchObject({ refusal: { code: 'E_OFFER_CHANGED' } });
    expect([money(A), money(B)]).toEqual([130, 130]);
    await act(all, A, accept('O1', 2));
    await settle(all);
    expect([money(A), money(B)]).toEqual([135, 125]);
  }
  await leave(all);
});
