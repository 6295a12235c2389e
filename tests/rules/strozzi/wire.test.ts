/** Strozzi over the wire: every refusal of its rules goes to the sender alone and changes nothing. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { FLAGS, PORTS, TILE_IDS } from '../../../engine/games/strozzi/data.ts';
import { ERRORS, type ErrorCode } from '../../../engine/games/strozzi/errors.ts';
import type { PublicView } from '../../../engine/games/strozzi/types.ts';
import { Guest, seatedTable, startServer, type TestServer } from '../../server/harness.ts';

const GAME = 'strozzi';
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;

type Wrong = readonly [seat: number, action: JsonObject, code: ErrorCode];

/**
 * Actions that nobody may send in any phase; the last two are wrong only by a field too many or too
 * few.
 */
const NONSENSE: readonly JsonObject[] = [
  { type: 'seize' },
  { type: '__proto__' },
  { type: 'claim', flag: 'black' },
  { type: 'place', port: 'florence' },
  { type: 'takeTile', tile: 'art-3-1' },
  { type: 'pass', seat: 0 },
  { type: 'claim' },
];

/** Illegal actions of this moment, section 5: derived from the public view alone. */
function wrongNow(open: PublicView): Wrong[] {
  const [asked = 0] = open.decider;
  const next = (asked + 1) % open.seats.length;
  const wrong: Wrong[] = NONSENSE.map((action) => [asked, action, 'UNKNOWN_ID'] as const);
  wrong.push([next, { type: 'pass' }, 'NOT_YOUR_DECISION']);
  if (open.phase !== 'claim') wrong.push([asked, { type: 'pass' }, 'NOT_YOUR_DECISION']);
  if (open.phase !== 'place')
    wrong.push([asked, { type: 'place', port: 'rome' }, 'NOT_YOUR_DECISION']);
  if (open.phase === 'claim') {
    const unused = open.seats[asked]?.flagsUnused ?? [];
    for (const flag of FLAGS) {
      const action = { type: 'claim', flag };
      if (!unused.includes(flag)) wrong.push([asked, action, 'FLAG_USED']);
      else if (open.current?.claim && flag !== 'pirate')
        wrong.push([asked, action, 'ONLY_PIRATE_CAN_OVERBID']);
    }
  }
  if (open.phase === 'place') {
    for (const port of PORTS.filter((one) => open.ports[one].some(({ owner }) => owner === asked)))
      wrong.push([asked, { type: 'place', port }, 'PORT_TAKEN']);
  }
  if (open.phase === 'promo') {
    const tile = TILE_IDS.find((one) => !open.promoDisplay.includes(one)) ?? '';
    wrong.push([asked, { type: 'takeTile', tile }, 'TILE_NOT_OFFERED']);
  }
  return wrong;
}

/** All data that one guest has received so far. */
const told = (guest: Guest) =>
  JSON.stringify([guest.view, guest.events, guest.privates, guest.talk]);

/**
 * Sends forbidden actions.
 * @returns the codes of the refusals
 */
async function provoke(all: readonly Guest[], wrongs: readonly Wrong[]): Promise<ErrorCode[]> {
  const before = all.map(told);
  for (const [seat, action, code] of wrongs) {
    expect(await all[seat]?.act(action), JSON.stringify(action)).toMatchObject({
      ok: false,
      error: 'refused',
      refusal: { code, rule: expect.stringMatching(/^ST-\d{3}$/) },
    });
  }
  // A reply for each guest arrives after everything sent to that guest before.
  for (const guest of all) await guest.request('act', null);
  expect(all.map(told)).toEqual(before);
  return wrongs.map(([, , code]) => code);
}

test('every code of the rules is answered to its sender alone, in every phase of a match', async () => {
  const all = await seatedTable(server.url, 3, { game: GAME });
  const chance = new SeededChance('refusals');
  const codes = new Set<ErrorCode>();
  const [first] = all as [Guest, ...Guest[]];
  while (first.table.stage !== 'finished') {
    const { seq } = first.table;
    await Promise.all(
      all.map((guest) => guest.until(() => guest.table.seq >= seq && guest.private.seq >= seq)),
    );
    for (const code of await provoke(all, wrongNow(seen(first)))) codes.add(code);
    const asked = all[seen(first).decider[0] ?? -1];
    expect(await asked.act(asked.choose(chance))).toMatchObject({ ok: true });
    await first.until(() => first.table.seq > seq);
  }
  await Promise.all(all.map((guest) => guest.until(() => guest.table.stage === 'finished')));
  const late = all.map((_, seat): Wrong => [seat, { type: 'pass' }, 'GAME_OVER']);
  for (const code of await provoke(all, late)) codes.add(code);
  expect([...codes].sort()).toEqual([...ERRORS].sort());
  await Promise.all(all.map((guest) => guest.leave()));
});

test('an answer that comes too late is refused, and one sent twice counts once', async () => {
  const all = await seatedTable(server.url, 3, { game: GAME, options: { startPlayer: 0 } });
  const [ana, ben] = all as [Guest, Guest, Guest];
  await ana.until(() => seen(ana).decider[0] === 0);
  const once = await ana.act({ type: 'claim', flag: 'ware' }, 'one');
  expect(once).toMatchObject({ ok: true });
  expect(await ana.act({ type: 'claim', flag: 'ware' }, 'one')).toEqual(once);
  expect(await ana.act({ type: 'pass' }, 'two')).toMatchObject({
    refusal: { code: 'NOT_YOUR_DECISION' },
  });
  await ben.until(() => seen(ben).decider[0] === 1);
  expect(seen(ben).current?.claim).toEqual({ seat: 0, flag: 'ware' });
  expect(ben.table.seq).toBe(1);
  await Promise.all(all.map((guest) => guest.leave()));
});

test('a smaller table forgets who was to start, if that chair is gone, and nothing else', async () => {
  const ana = await Guest.create(server.url, { game: GAME, seats: 6, name: 'Ana' });
  const given = { startPlayer: 5, topBonus: null, trackTop: 9, openMoney: true };
  expect(await ana.lobby({ op: 'options', options: given })).toMatchObject({ ok: true });
  expect(await ana.lobby({ op: 'seats', count: 6 })).toMatchObject({ ok: true });
  await ana.until(() => ana.table.options.startPlayer === '5');
  expect(await ana.lobby({ op: 'seats', count: 3 })).toMatchObject({ ok: true });
  await ana.until(() => ana.table.seats.length === 3);
  expect(ana.table.options).toMatchObject({
    startPlayer: '"random"',
    topBonus: 'null',
    trackTop: '9',
    openMoney: 'true',
  });
  await ana.leave();
});

test('a seventh seat, a second one and odd options are refused, and the table stays as it was', async () => {
  const ana = await Guest.create(server.url, { game: GAME, seats: 6, name: 'Ana' });
  const { options } = ana.table;
  const odd: JsonObject[] = [
    { op: 'seats', count: 7 },
    { op: 'seats', count: 2 },
    { op: 'sit', seat: 6 },
    { op: 'options', options: { trackTop: 11.5 } },
    { op: 'options', options: { openMoney: 'yes' } },
    { op: 'options', options: { topBonus: [5] } },
    { op: 'options', options: { startPlayer: 6 } },
    { op: 'options', options: { rounds: 9 } },
  ];
  for (const body of odd) {
    const reply = await ana.lobby(body);
    expect(reply, JSON.stringify(body)).toMatchObject({ ok: false });
  }
  expect(ana.table.seats.length).toBe(6);
  expect(ana.seat).toBe(0);
  expect(ana.table.options).toEqual(options);
  await expect(
    Guest.create(server.url, { game: GAME, options: { trackTop: 99 } }),
  ).rejects.toBeTruthy();
  const others: Guest[] = [];
  for (let seat = 1; seat < 6; seat++) {
    others.push(await Guest.join(server.url, ana.code, { name: `G${seat}` }));
  }
  const seventh = await Guest.join(server.url, ana.code, { name: 'Seventh' });
  expect(seventh.seat).toBe(-1);
  expect(await seventh.act({ type: 'pass' })).toMatchObject({ error: 'notSeated' });
  await Promise.all([ana, seventh, ...others].map((guest) => guest.leave()));
});
