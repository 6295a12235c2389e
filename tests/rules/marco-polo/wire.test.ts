/** The Voyages over the wire: every refusal of the rules goes to its sender alone and changes nothing. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game, JsonObject } from '../../../engine/core/contract.ts';
import { ERRORS, type ErrorCode } from '../../../engine/games/marco-polo/errors.ts';
import type { PublicView } from '../../../engine/games/marco-polo/types.ts';
import { games } from '../../guest/registry.ts';
import { type Guest, seatedTable, startServer, type TestServer } from '../../server/harness.ts';
import { A, B, black, C, D, dice, game, last, lying } from './table.ts';

const GAME = game.id;
const blanks = (n: number): JsonObject[] => Array.from({ length: n }, () => ({ dice: [] }));

/** A owns much, but little money: all spaces exist, some full, some occupied. */
const MARKET: JsonObject = {
  seats: [
    {
      character: 'donata',
      tokens: [3, 5],
      coins: 3,
      camels: 3,
      pepper: 1,
      posts: ['moscow', 'v1', 'v2', 'v3'],
      contracts: ['S1', 'C05'],
      dice: dice(A, 1, 4, 6),
      companions: [{ id: 'nun' }, { id: 'scribe' }, { id: 'moneylender', used: ['good'] }],
    },
    ...blanks(3),
  ],
  spaces: {
    coins5: [lying(B, { id: 'yellow-5', value: 4 })],
    bazaarPepper: [lying(A, last(A, 2))],
    khan: [
      lying(B, { id: 'yellow-1', value: 1 }),
      lying(C, { id: 'green-1', value: 2 }),
      lying(D, { id: 'red-1', value: 3 }),
      lying(C, black(1, 4)),
    ],
    venice: [lying(B, { id: 'yellow-4', value: 5 })],
    v1: [lying(C, { id: 'green-2', value: 1 })],
  },
  cityCards: { moscow: 'CC18', karakorum: 'CC03', v1: 'CC16' },
  contractRow: ['C04', 'C10', 'C19'],
  companionRow: ['saracen'],
};
/** A's Piedro has cleared a space, B has all black dice, Moscow's card costs gold. */
const GOLD: JsonObject = {
  seats: [
    {
      character: 'piedro',
      characterFaceUp: false,
      coins: 20,
      camels: 9,
      posts: ['moscow'],
      dice: dice(A, 5, 5, 6),
    },
    { dice: [black(1, 1), black(2, 1), black(3, 1), black(4, 1)] },
    { dice: [] },
  ],
  cityCards: { moscow: 'CC22' },
};

/** The game, begun in the middle: in a different position for each number of seats. */
const begun: Game = {
  ...game,
  setup: (seats, options) =>
    game.position(seats === 4 ? MARKET : GOLD, options as unknown as JsonObject),
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { games: { ...games, [GAME]: begun } });
});
afterAll(() => server.stop());

const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;
const sit = (seats: number) => seatedTable(server.url, seats, { game: GAME });
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
      refusal: { code, rule: expect.stringMatching(/^(MP|AV)-\d{3}$/) },
    });
    codes.add(code);
  }
  await settle(all);
  expect(all.map(told)).toEqual(before);
}

async function act(all: readonly Guest[], seat: number, action: JsonObject): Promise<void> {
  const reply = await all[seat].act(action);
  expect(reply, JSON.stringify(action)).toMatchObject({ ok: true });
}

const place = (space: string, ids: readonly string[], more: JsonObject = {}): JsonObject => ({
  type: 'place',
  space,
  dice: [...ids],
  ...more,
});
const take = (die: string, picks: number[], discards: string[]): JsonObject =>
  place('contracts', [die], { picks, discards, bonuses: {} });
const walk = (...path: string[]): JsonObject =>
  place('travel', ['blue-1', 'blue-2'], { legs: [{ figure: 1, path }] });
const palazzo = (die: string, to: string, via: string | null): JsonObject =>
  place('venice', [die], { palazzo: to, via });
const card = (die: string, id: string, more: JsonObject = {}): JsonObject =>
  place('cityCard', [die], { card: id, ...more });
const complete = (contract: string, more: JsonObject = {}): JsonObject => ({
  type: 'completeContract',
  contract,
  ...more,
});
const endTurn = { type: 'endTurn' };
const buy = { type: 'buyBlackDie' };

async function market(): Promise<void> {
  const all = await sit(4);
  await provoke(all, B, [[endTurn, 'NOT_YOUR_TURN']]);
  await provoke(all, A, [
    [{ type: 'toString' }, 'BAD_PARAM'],
    [{ ...endTurn, seat: 0 }, 'BAD_PARAM'],
    [{ type: 'pickCharacter', character: 'berke' }, 'WRONG_PHASE'],
    [{ type: 'discardContract', q: 0, contracts: ['C05'] }, 'NO_SUCH_QUESTION'],
    [endTurn, 'MUST_ACT'],
    [card('blue-1', 'CC02'), 'NO_SUCH_SPACE'],
    [place('gondolier', ['blue-1'], { palazzo: 'v4', via: 'v2' }), 'NOT_YOUR_SPACE'],
    [card('blue-1', 'CC03'), 'NO_POST_HERE'],
    [place('coins5', ['yellow-2']), 'NOT_YOUR_DIE'],
    [place('coins5', ['token-3', 'token-5']), 'TOKEN_LIMIT'],
    [place('coins5', ['blue-1', 'blue-2']), 'WRONG_DICE_COUNT'],
    [place('coins5', ['blue-1'], { adjust: [-2] }), 'CANNOT_ADJUST'],
    [place('coins5', ['token-3'], { adjust: [1] }), 'TOKEN_FIXED'],
    [place('coins5', ['blue-1'], { values: [3] }), 'NOT_APPLICABLE'],
    [place('bazaarPepper', ['blue-2'], { row: 1 }), 'SAME_COLOR_PRESENT'],
    [card('blue-1', 'CC16'), 'SPACE_OCCUPIED'],
    [place('khan', ['blue-3'], { good: 'gold' }), 'SPACE_FULL'],
    [palazzo('blue-2', 'v4', 'v2'), 'DIE_TOO_LOW'],
    [place('coins5', ['blue-3']), 'CANNOT_PAY_OCCUPANCY'],
    [{ type: 'moneylenderGood', good: 'pepper' }, 'COMPANION_USED'],
    [take('blue-2', [4], []), 'NOT_OFFERED'],
    [take('blue-2', [1], []), 'CONTRACT_LIMIT'],
    [take('blue-2', [1], ['S1', 'C05']), 'BAD_DISCARD'],
    [walk('o1', 'moscow'), 'BAD_STEP_COUNT'],
    [walk('beijing'), 'ILLEGAL_PATH'],
    [complete('S1', { scribe: 'vp' }), 'CANNOT_PAY'],
    [complete('C05', { scribe: 'silk' }), 'BAD_CHOICE'],
    [palazzo('blue-3', 'v2', 'v1'), 'PALAZZO_ALREADY_YOURS'],
    [palazzo('blue-3', 'v6', 'v4'), 'PALAZZO_NOT_CONNECTED'],
    [card('blue-1', 'CC18', { times: 2 }), 'TOO_MANY_TIMES'],
    [
      place('companions', ['blue-1'], { good: 'silk', companion: 'trader' }),
      'COMPANION_NOT_AVAILABLE',
    ],
    [{ type: 'playRusticiano', card: 'RU02' }, 'NOT_YOURS'],
  ]);
  await act(all, A, buy);
  await provoke(all, A, [[buy, 'BLACK_DIE_LIMIT']]);
  await act(all, A, place('coins5', ['blue-1']));
  await provoke(all, A, [[place('coins5', ['blue-2']), 'MAIN_ACTION_DONE']]);
  await leave(all);
}

async function gold(): Promise<void> {
  const all = await sit(3);
  await provoke(all, A, [
    [{ type: 'piedroClear', space: 'coins5' }, 'ALREADY_USED'],
    [buy, 'NO_BLACK_DIE'],
    [palazzo('blue-3', 'v2', 'v1'), 'MUST_ENTER_AT_V1'],
    [card('blue-1', 'CC22', { times: 1 }), 'NOTHING_TO_DO'],
  ]);
  await act(all, A, place('bazaarGold', ['blue-1', 'blue-2', 'blue-3'], { row: 5 }));
  await all[A].until(() => seen(all[A]).questions.length > 0);
  await provoke(all, A, [[endTurn, 'PENDING_DECISION']]);
  await leave(all);
}

test('every code of the rules is answered to its sender alone', async () => {
  await market();
  await gold();
  expect([...codes].sort()).toEqual([...ERRORS].sort());
});

test('an answer that comes too late is refused, and one sent twice counts once', async () => {
  const all = await sit(3);
  const action = place('bazaarGold', ['blue-1', 'blue-2', 'blue-3'], { row: 4 });
  const once = await all[A].act(action, 'one');
  expect(once).toMatchObject({ ok: true });
  expect(await all[A].act(action, 'one')).toEqual(once);
  expect(await all[A].act(action, 'two')).toMatchObject({ refusal: { code: 'MAIN_ACTION_DONE' } });
  await all[B].until(() => all[B].table.seq === 1);
  expect(seen(all[B]).seats[A]).toMatchObject({ gold: 3, dice: [] });
  await leave(all);
});
