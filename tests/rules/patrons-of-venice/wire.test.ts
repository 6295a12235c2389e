/** The Patrons over the wire: every refusal of the rules goes to the sender alone and changes nothing. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game, JsonObject } from '../../../engine/core/contract.ts';
import { ERRORS, type ErrorCode } from '../../../engine/games/patrons-of-venice/errors.ts';
import type { PublicView } from '../../../engine/games/patrons-of-venice/types.ts';
import { games } from '../../../engine/registry.ts';
import { Guest, seatedTable, startServer, type TestServer } from '../../server/harness.ts';
import { A, B, C, game, owned, ships } from './table.ts';

const GAME = game.id;

/** B has a cube on everything possible: nine businesses, and A's wool. */
const CROWDED: JsonObject = {
  turn: 5,
  seats: [
    { ducats: 4, hand: { wool: 1, hemp: 1 }, ships: ships(null, ['wool', B], 'silk') },
    { ducats: 5, ships: ships('hemp', 'lumber', null) },
    { ducats: 1, ships: ships('iron', 'silk', null) },
  ],
  sites: {
    B01: owned(A, 'draper'),
    B12: owned(A, 'canvaser'),
    B20: owned(A, 'canvaser'),
    B09: owned(B, 'draper'),
    B10: owned(B, 'draper'),
    B13: owned(B, 'draper'),
    B14: owned(B, 'draper'),
    B15: owned(B, 'canvaser'),
    B16: owned(B, 'canvaser'),
    B17: owned(B, 'canvaser'),
    B11: owned(B, 'tailor'),
    B18: owned(B, 'wainwright'),
  },
  statues: ['POLO'],
  market: { wool: 1, cloth: 9 },
  wharf: { iron: 1 },
};
/** All statues are built; the next shipments are known; the second turn from here is the last. */
const ADORNED: JsonObject = {
  turn: 5,
  seats: [{ hand: { wool: 1 } }, {}, {}, {}],
  statues: ['FRARI', 'POLO', 'ORIO', 'MARG', 'STEF', 'BART'],
  drawDeck: ['iron', 'iron', 'wool', 'silk'],
};

/** The game, begun in the middle: of three in one position, of four in the other. */
const begun: Game = {
  ...game,
  setup: (seats, options) =>
    game.position(seats === 3 ? CROWDED : ADORNED, options as unknown as JsonObject),
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { games: { ...games, [GAME]: begun } });
});
afterAll(() => server.stop());

const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;

type Wrong = readonly [action: JsonObject, code: ErrorCode];

/**
 * Actions that nobody may send in any phase; the last two are wrong only by a field too many or too
 * few.
 */
const NONSENSE: readonly JsonObject[] = [
  { type: 'seize' },
  { type: '__proto__' },
  { type: 'chooseAction', action: 'rob' },
  { type: 'reserve', boardOwner: 7, ship: 'left' },
  { type: 'sell', goods: { wool: -1 } },
  { type: 'sell', goods: { wool: 1e300 } },
  { type: 'sell', goods: { toString: 1 } },
  { type: 'sponsorBusiness', business: 'tailor', site: 'B23' },
  { type: 'sponsorBusiness', business: 'tailor', site: 'B04', proof: ['wool', 'wool'] },
  { type: 'produce', site: 'B1' },
  { type: 'pass', seat: 0 },
  { type: 'buy', from: 'market' },
];

/** All data that one guest has received so far. */
const told = (guest: Guest) =>
  JSON.stringify([guest.view, guest.events, guest.privates, guest.talk]);

const codes = new Set<ErrorCode>();

/** Sends a forbidden action: only the sender is notified, and the table stays unchanged. */
async function provoke(all: readonly Guest[], sender: Guest, wrongs: readonly Wrong[]) {
  const before = all.map(told);
  for (const [action, code] of wrongs) {
    expect(await sender.act(action), JSON.stringify(action)).toMatchObject({
      ok: false,
      error: 'refused',
      refusal: { code, rule: expect.stringMatching(/^PV-\d{3}$/) },
    });
    codes.add(code);
  }
  // A reply for each guest arrives after everything sent to that guest before.
  for (const guest of all) await guest.request('act', null);
  expect(all.map(told)).toEqual(before);
}

/** All guests have the same position, which is `phase` with `seat` to decide. */
async function standing(all: readonly Guest[], phase: string, seat: number): Promise<Guest> {
  const is = (guest: Guest) => seen(guest).phase === phase && seen(guest).decider[0] === seat;
  await Promise.all(all.map((guest) => guest.until(() => is(guest))));
  const { seq } = all[0].table;
  await Promise.all(
    all.map((guest) => guest.until(() => guest.table.seq >= seq && guest.private.seq >= seq)),
  );
  const asked = all[seat];
  await provoke(
    all,
    asked,
    NONSENSE.map((action) => [action, 'UNKNOWN_ID'] as const),
  );
  const other = all[(seat + 1) % all.length];
  await provoke(all, other, [[{ type: 'pass' }, 'NOT_YOUR_DECISION']]);
  return asked;
}

async function act(guest: Guest, action: JsonObject): Promise<void> {
  expect(await guest.act(action), JSON.stringify(action)).toMatchObject({ ok: true });
}

const pass = { type: 'pass' };
const lead = (action: string): JsonObject => ({ type: 'chooseAction', action });
const sponsor = (business: string, site: string): JsonObject => ({
  type: 'sponsorBusiness',
  business,
  site,
});
const statue = (campo: string): JsonObject => ({ type: 'sponsorStatue', campo });

async function crowded(): Promise<void> {
  const all = await seatedTable(server.url, 3, { game: GAME });
  await act(await standing(all, 'chooseAction', A), lead('reserve'));
  let asked = await standing(all, 'reserve', A);
  const reserve = (boardOwner: number, ship: string) => ({ type: 'reserve', boardOwner, ship });
  await provoke(all, asked, [
    [reserve(A, 'left'), 'NO_SHIPMENT'],
    [reserve(A, 'middle'), 'ALREADY_RESERVED'],
  ]);
  await act(asked, pass);
  // B has no cube: everybody sees that he has no choice.
  await act(await standing(all, 'reserve', C), pass);

  await act(await standing(all, 'chooseAction', B), lead('trade'));
  asked = await standing(all, 'tradeSell', A);
  await provoke(all, asked, [[{ type: 'sell', goods: { hemp: 2 } }, 'NOT_IN_HAND']]);
  await act(asked, { type: 'sell', goods: {} });
  await act(await standing(all, 'tradeBuy', B), pass);
  asked = await standing(all, 'tradeBuy', C);
  await provoke(all, asked, [
    [{ type: 'buy', from: 'market', good: 'silk' }, 'NOT_FOR_SALE'],
    [{ type: 'buy', from: 'market', good: 'cloth' }, 'NOT_ENOUGH_DUCATS'],
  ]);
  await act(asked, pass);
  await act(await standing(all, 'tradeBuy', A), pass);

  await act(await standing(all, 'chooseAction', C), lead('produce'));
  asked = await standing(all, 'produce', A);
  const produce = (site: string) => ({ type: 'produce', site });
  await provoke(all, asked, [
    [produce('B09'), 'NOT_YOUR_BUSINESS'],
    [produce('B01'), 'GOOD_PILE_EMPTY'],
  ]);
  await act(asked, produce('B12'));
  asked = await standing(all, 'produce', A);
  await provoke(all, asked, [
    [produce('B12'), 'BUSINESS_ALREADY_USED'],
    [produce('B20'), 'MISSING_INPUT'],
  ]);
  await act(asked, { type: 'endProduce' });

  await act(await standing(all, 'chooseAction', A), lead('sponsor'));
  asked = await standing(all, 'sponsor', A);
  await provoke(all, asked, [
    [sponsor('tailor', 'B02'), 'NO_TILE_LEFT'],
    [sponsor('tentmaker', 'B01'), 'BUILDING_OCCUPIED'],
    [sponsor('tentmaker', 'B02'), 'MISSING_PROOF'],
    [statue('POLO'), 'CAMPO_OCCUPIED'],
  ]);
  await act(asked, pass);
  asked = await standing(all, 'sponsor', B);
  await provoke(all, asked, [[sponsor('tentmaker', 'B02'), 'NO_CUBE_LEFT']]);
  await Promise.all(all.map((guest) => guest.leave()));
}

async function adorned(): Promise<void> {
  const options = { maxTurns: 6 };
  const all = await seatedTable(server.url, 4, { game: GAME, options });
  await act(await standing(all, 'chooseAction', A), lead('sponsor'));
  await provoke(all, await standing(all, 'sponsor', A), [[statue('FORM'), 'NO_STATUE_LEFT']]);
  for (const seat of [0, 1, 2, 3]) await act(await standing(all, 'sponsor', seat), pass);
  await act(await standing(all, 'chooseAction', B), lead('sail'));
  for (const [seat, good] of [
    [1, 'iron'],
    [2, 'iron'],
    [3, 'wool'],
  ] as const) {
    const asked = await standing(all, 'sailPlace', seat);
    const wrong = { type: 'placeShipment', good: 'pepper' };
    await provoke(all, asked, [[wrong, 'CARD_NOT_OFFERED']]);
    await act(asked, { type: 'placeShipment', good });
  }
  // The last one is placed by itself, and the last turn is over.
  await Promise.all(all.map((guest) => guest.until(() => guest.table.stage === 'finished')));
  for (const guest of all) await provoke(all, guest, [[pass, 'GAME_OVER']]);
  await Promise.all(all.map((guest) => guest.leave()));
}

test('every code of the rules is answered to its sender alone, in every phase', async () => {
  await crowded();
  await adorned();
  expect([...codes].sort()).toEqual([...ERRORS].sort());
});

test('an answer that comes too late is refused, and one sent twice counts once', async () => {
  const all = await seatedTable(server.url, 3, { game: GAME });
  const [ana, ben] = all as [Guest, Guest, Guest];
  await ana.until(() => ana.canDecide);
  const once = await ana.act(lead('trade'), 'one');
  expect(once).toMatchObject({ ok: true });
  expect(await ana.act(lead('trade'), 'one')).toEqual(once);
  expect(await ben.act(lead('sail'), 'two')).toMatchObject({
    refusal: { code: 'NOT_YOUR_DECISION' },
  });
  await ana.until(() => seen(ana).phase === 'tradeSell' && ana.canDecide);
  expect(seen(ana).turn).toBe(5);
  await Promise.all(all.map((guest) => guest.leave()));
});

test('a sixth seat, a second one and odd options are refused, and the table stays as it was', async () => {
  const ana = await Guest.create(server.url, { game: GAME, seats: 5, name: 'Ana' });
  const { options } = ana.table;
  const odd: JsonObject[] = [
    { op: 'seats', count: 6 },
    { op: 'seats', count: 2 },
    { op: 'sit', seat: 5 },
    { op: 'options', options: { maxTurns: 0 } },
    { op: 'options', options: { maxTurns: 1.5 } },
    { op: 'options', options: { openHands: 'yes' } },
    { op: 'options', options: { startPlayer: 5 } },
    { op: 'options', options: { statues: 9 } },
  ];
  for (const body of odd) {
    const reply = await ana.lobby(body);
    expect(reply, JSON.stringify(body)).toMatchObject({ ok: false });
  }
  expect(ana.table.seats.length).toBe(5);
  expect(ana.seat).toBe(0);
  expect(ana.table.options).toEqual(options);
  await ana.leave();
});
