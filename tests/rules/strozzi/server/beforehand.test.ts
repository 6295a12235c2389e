/** Answers given before the question, in matches over days. */

import { afterEach, expect, test } from 'vitest';
import type { GivenBeforehand } from '../../../../server/protocol/days.ts';
import { GAME, HOUR, House, whoOwes } from '../../../server/day-house.ts';
import { Guest, seatedTable } from '../../../server/harness.ts';

let house: House;
afterEach(() => house.sweep());

type Chairs = { chairs: { days?: { given?: GivenBeforehand[] } }[] };
const booksOf = async (code: string) =>
  ((await house.body(code)).seats as unknown as Chairs).chairs.map(({ days }) => days);

/** What `seat` has given, as stored. */
const givenBy = async (code: string, seat: number) => (await booksOf(code))[seat]?.given ?? [];

/** The person comes, gives an answer beforehand, and goes. */
async function give(code: string, token: string, id: string, given: object | null) {
  const guest = await Guest.join(house.url, code, { token });
  const reply = await guest.lobby({ op: 'beforehand', id, given } as never);
  const { private: told } = guest;
  await guest.leave();
  return { reply, told };
}

const entries = async (code: string) => {
  const { journal } = house.app.house;
  const { matchId } = (await journal.table(code))!;
  return journal.entries(matchId!);
};

test('it outlives a restart, and is given while everybody sleeps; nobody is told of the question', async () => {
  house = new House('2026-11-30T08:00:00Z');
  const { code, tokens } = await house.opened(3, null, 'halfDay');
  const first = whoOwes(await house.deadlines(code));
  const others = [0, 1, 2].filter((seat) => seat !== first);
  for (const seat of others) {
    const { reply } = await give(code, tokens[seat], 'pass', { stays: true });
    expect(reply).toMatchObject({ ok: true });
  }
  await house.asleep(code);
  await house.restart();
  for (const seat of others) {
    expect(await givenBy(code, seat)).toEqual([{ id: 'pass', stays: true }]);
  }
  house.told.lines.length = 0;
  // The first person never comes: the rules decide, then the others’ answers are there at once.
  const { clock } = house;
  const answered = async () =>
    (await entries(code)).filter(
      ({ seat, actionId }) => others.includes(seat) && actionId?.startsWith('beforehand '),
    );
  await clock.until(async () => (await answered()).length >= 2, HOUR);
  await house.asleep(code);
  expect(new Set((await answered()).map(({ seat }) => seat))).toEqual(new Set(others));
  expect((await answered()).every(({ action }) => action?.type === 'pass')).toBe(true);
  for (const seat of others) {
    expect(house.told.lines.filter((line) => line.startsWith(`due ${seat} `))).toEqual([]);
    expect((await house.deadlines(code))[seat]).toBeNull();
  }
  // Whoever comes back is told what was answered for them.
  const back = await Guest.join(house.url, code, { token: tokens[others[0]] });
  const { answered: told = [], given } = back.private.days ?? {};
  expect(given).toEqual([{ id: 'pass', stays: true }]);
  const seqs = back.histories[0].steps.filter(({ seat }) => seat === back.seat);
  expect(told.length).toBeGreaterThan(0);
  expect(seqs.map(({ seq }) => seq)).toEqual(told);
  await back.leave();
}, 60_000);

test('it is answered at once where the question is open, and nobody owes it any more', async () => {
  house = new House('2026-11-30T08:00:00Z');
  const { code, tokens } = await house.opened(3, null);
  const seat = whoOwes(await house.deadlines(code));
  house.told.lines.length = 0;
  await give(code, tokens[seat], 'pass', {});
  await house.clock.until(async () => (await entries(code)).length > 0, 100);
  const [entry] = await entries(code);
  expect(entry).toMatchObject({ seat, action: { type: 'pass' } });
  expect(entry.actionId).toMatch(/^beforehand /);
  expect(house.told.lines[0]).toBe(`settled ${seat}`);
});

test('it is replaced, taken back, and over with the next question of one’s own', async () => {
  house = new House('2026-11-30T08:00:00Z');
  const { code, tokens } = await house.opened(3, null);
  const first = whoOwes(await house.deadlines(code));
  const seat = (first + 1) % 3;
  const token = tokens[seat];
  await give(code, token, 'passSlow', { value: 4 });
  const { told } = await give(code, token, 'passSlow', { value: 2, stays: true });
  expect(told.days?.given).toEqual([{ id: 'passSlow', value: 2, stays: true }]);
  await give(code, token, 'passClaimed', {});
  expect(await givenBy(code, seat)).toHaveLength(2);
  const after = await give(code, token, 'passSlow', null);
  expect(after.told.days?.given).toEqual([{ id: 'passClaimed' }]);
  await give(code, token, 'passSlow', { value: 2, stays: true });
  // A question that none of them answers: what does not stay is over.
  const guest = await Guest.join(house.url, code, { token: tokens[first] });
  await guest.act({ type: 'pass' });
  await guest.leave();
  await house.asleep(code);
  const left = await givenBy(code, seat);
  const asked = (await house.deadlines(code))[seat] !== null;
  expect(left.map(({ id }) => id)).toEqual(asked ? ['passSlow'] : ['passClaimed', 'passSlow']);
});

test('what was answered so can be taken back, and with it all that was given', async () => {
  house = new House('2026-11-30T08:00:00Z');
  const { code, tokens } = await house.opened(3, null);
  const seat = whoOwes(await house.deadlines(code));
  const guest = await Guest.join(house.url, code, { token: tokens[seat] });
  await guest.lobby({ op: 'beforehand', id: 'pass', given: { stays: true } });
  await guest.until(() => guest.private.undoable > 0);
  expect(await guest.request('undo', { id: 'u1' })).toMatchObject({ ok: true });
  await guest.until(() => guest.deciding);
  await guest.leave();
  await house.asleep(code);
  expect(await givenBy(code, seat)).toEqual([]);
  expect((await house.deadlines(code))[seat]).not.toBeNull();
});

test('nobody else receives a byte of it', async () => {
  house = new House('2026-11-30T08:00:00Z');
  await house.start();
  const all = await seatedTable(house.url, 3, { game: GAME, clock: 'day' });
  const viewer = await Guest.join(house.url, all[0].code, { spectate: true });
  const asked = all.find((one) => one.deciding)!;
  const [giver, ...rest] = all.filter((one) => one !== asked);
  const others = [asked, ...rest, viewer];
  const heard = others.map((one) => {
    const bytes: unknown[] = [];
    const { transport } = one.room.connection as unknown as {
      transport: { ws: WebSocket };
    };
    transport.ws.addEventListener('message', ({ data }) => bytes.push(data));
    return bytes;
  });
  // All that was under way has come.
  for (const one of others) await one.request('lobby', { op: 'more' });
  const before = heard.map((bytes) => bytes.length);
  for (const given of [{ value: 5, stays: true }, { value: 6 }, null]) {
    const reply = await giver.lobby({ op: 'beforehand', id: 'passSlow', given } as never);
    expect(reply).toMatchObject({ ok: true });
  }
  await house.clock.until(() => true, 1000);
  for (const one of others) await one.request('lobby', { op: 'more' });
  // The answers to their own two requests, and nothing besides.
  expect(heard.map((bytes, k) => bytes.length - before[k])).toEqual(others.map(() => 1));
  for (const one of [...all, viewer]) await one.leave();
});

test('what the game does not know is refused, and so is whoever has no seat', async () => {
  house = new House('2026-11-30T08:00:00Z');
  await house.start();
  const all = await seatedTable(house.url, 3, { game: GAME, clock: 'day' });
  const [one] = all;
  const ask = (guest: Guest, id: unknown, given: unknown) =>
    guest.request('lobby', { op: 'beforehand', id, given });
  const wrong: [unknown, unknown, string][] = [
    ['nothing', {}, 'beforehand'],
    ['pass', { value: 3 }, 'beforehand'],
    ['passSlow', {}, 'beforehand'],
    ['passSlow', { value: 99 }, 'beforehand'],
    ['passSlow', { value: 'S1a' }, 'beforehand'],
    ['constructor', {}, 'beforehand'],
    ['passSlow', { value: 2.5 }, 'malformed'],
    ['passSlow', { value: 3, seat: 1 }, 'malformed'],
    ['pass', 'yes', 'malformed'],
    [7, {}, 'malformed'],
    ['p'.repeat(41), {}, 'malformed'],
  ];
  for (const [id, given, error] of wrong) {
    expect(await ask(one, id, given), String(id)).toMatchObject({ ok: false, error });
  }
  expect(await ask(one, 'nothing', null)).toMatchObject({ ok: true });
  const viewer = await Guest.join(house.url, one.code, { spectate: true });
  expect(await ask(viewer, 'pass', {})).toMatchObject({ ok: false, error: 'notSeated' });
  await viewer.leave();
  // Whoever has left has left nothing behind.
  const last = all.find((guest) => !guest.deciding)!;
  expect(await ask(last, 'pass', { stays: true })).toMatchObject({ ok: true });
  const { seat } = last;
  await last.lobby({ op: 'leave' });
  await last.until(() => last.seat < 0);
  expect(await ask(last, 'pass', {})).toMatchObject({ ok: false, error: 'notSeated' });
  expect((await booksOf(one.code))[seat]).toBeUndefined();
  // A table with other clocks.
  const usual = await seatedTable(house.url, 3, { game: GAME });
  expect(await ask(usual[0], 'pass', {})).toMatchObject({ ok: false, error: 'notNow' });
  for (const guest of [...all, ...usual]) if (guest.closed === null) await guest.leave();
});
