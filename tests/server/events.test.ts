/** Events over the network: people enter, rounds are played at their tables, and each counts once. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import { SqlitePeople } from '../../server/people/known/sqlite.ts';
import type { MeStatus } from '../../server/protocol/me.ts';
import {
  askEvent,
  Comer,
  desk,
  deskAnswer,
  evening,
  newBrowser,
  RULES,
  TOKEN,
  view,
} from './evening.ts';
import { describeEvents } from './events-contract.ts';
import { FakeClock } from './fake-clock.ts';
import { Guest, game, newFolder, startServer, sweep, type TestServer } from './harness.ts';
import { Person } from './person.ts';

const clock = new FakeClock();
let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startServer({ operator: TOKEN, absenceSeconds: 30 }, { clock });
  ({ url } = server);
});
afterAll(() => server.stop());

describe('the embedded database', () => {
  const data = newFolder();
  afterAll(() => sweep(data));
  describeEvents(async () => new SqlitePeople(data));
});

const until = (met: () => Promise<boolean>): Promise<void> => clock.until(met);
const stageIs = (code: string, stage: string) =>
  until(async () => (await view(url, code)).stage === stage);
const enter = (code: string, names: readonly string[]): Promise<Comer[]> =>
  names.reduce<Promise<Comer[]>>(
    async (before, name) => [...(await before), await Comer.enter(url, code, name)],
    Promise.resolve([]),
  );

/** Everybody of these sits down and plays at random to the end. */
async function play(comers: readonly Comer[]): Promise<void> {
  const guests: Guest[] = [];
  for (const one of comers) guests.push(await one.sit(until));
  await clock.during(Promise.all(guests.map((guest, k) => guest.play(`${guest.code} ${k}`))));
  await Promise.all(guests.map((guest) => guest.leave()));
}

test('two rounds by standing: reserved chairs, late entries, drop-outs with bots, points once', async () => {
  const code = await evening(url);
  const comers = await enter(code, ['Ana', 'Ben', 'Cem', 'Dea', 'Eva']);
  expect((await fetch(`${url}/events`).then((one) => one.json())).events).toContainEqual({
    code,
    name: RULES.name,
    game: RULES.game,
  });
  await desk(url, { op: 'start', code, round: 1 });
  const first = await view(url, code);
  expect(first.tables.map(({ seats }) => seats.length)).toEqual([3, 2]);
  // Nobody else gets a chair, whatever they ask for.
  const stranger = await Guest.join(url, first.tables[0]?.code ?? '', { name: 'Eve' });
  expect(stranger.welcome.seat).toBeNull();
  const wishes: JsonObject[] = [{ op: 'take' }, { op: 'sit', seat: 0 }, { op: 'ask', ask: true }];
  for (const wish of wishes) expect(await stranger.lobby(wish)).toMatchObject({ ok: false });
  // Eva does not come: her table begins without her, and a bot plays for her.
  const [ana, , , , eva] = comers;
  const others = comers.slice(0, 4);
  await play(others);
  await stageIs(code, 'between');
  const after = await view(url, code);
  for (const one of after.tables) expect(one.state).toBe('done');
  const row = (id: number) => after.places.find((one) => one.id === id);
  expect(row(eva.id)).toMatchObject({ status: 'away', points: 0, played: 1 });
  expect(others.every(({ id }) => row(id)?.status === 'in')).toBe(true);
  const sum = after.places.reduce((all, { points }) => all + points, 0);
  expect(sum).toBeGreaterThan(0);

  // One goes, one comes late; who was away sits out until back.
  await ana.ask('leave');
  const late = await Comer.enter(url, code, 'Fay');
  expect((await late.ask('mine')).mine).toMatchObject({ status: 'in', chair: null });
  await desk(url, { op: 'start', code, round: 2 });
  const second = await view(url, code);
  const seated = second.tables.flatMap(({ seats }) => seats.map(({ id }) => id)).filter(Boolean);
  expect(seated.toSorted()).toEqual([2, 3, 4, late.id]);
  expect((await eva.ask('back')).mine.status).toBe('in');
  await play([...comers.slice(1, 4), late]);
  await stageIs(code, 'between');
  const end = await view(url, code);
  expect(end.places.find(({ id }) => id === 2)?.played).toBe(2);
  expect((await deskAnswer(url, { op: 'start', code, round: 3 })).status).toBe(409);

  const { csv = '' } = await desk(url, { op: 'csv', code, what: 'results' });
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 5 + 4);
  await desk(url, { op: 'close', code });
  expect(await askEvent(url, code, { op: 'enter', name: 'Gus', browser: newBrowser() })).toEqual({
    ok: false,
    error: 'closed',
  });
  await stranger.leave();
});

test('a round begins once; it closes only between rounds; bots finish when the operator ends it', async () => {
  const code = await evening(url, { rounds: 1 });
  expect(await (await deskAnswer(url, { op: 'start', code, round: 1 })).json()).toEqual({
    error: 'nobody',
  });
  const comers = await enter(code, ['Ana', 'Ben', 'Cem', 'Dea']);
  const both = await Promise.all(
    [1, 2].map(() => deskAnswer(url, { op: 'start', code, round: 1 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await view(url, code)).tables).toHaveLength(1);
  expect(await (await deskAnswer(url, { op: 'close', code })).json()).toEqual({ error: 'running' });
  const [ana] = comers;
  const guest = await ana.sit(until);
  await clock.until(() => guest.table.stage === 'playing');
  await clock.during(desk(url, { op: 'end', code, round: 1 }));
  await clock.until(() => guest.table.stage === 'finished');
  expect(guest.talk.some((line) => 'notice' in line && line.notice === 'ended')).toBe(true);
  await stageIs(code, 'between');
  const { tables, stage } = await view(url, code);
  expect(tables.every(({ state }) => state === 'done')).toBe(true);
  expect(stage).toBe('between');
  // The people of a table play again; the first match of it does not count any more.
  const [one] = tables as [(typeof tables)[number]];
  const { event } = await desk(url, { op: 'replay', code, round: 1, number: one.number });
  expect(event?.stage).toBe('round');
  const again = event?.tables.at(-1);
  expect(again?.seats.map(({ id }) => id)).toEqual(one.seats.map(({ id }) => id));
  await clock.during(desk(url, { op: 'end', code, round: 1 }));
  await stageIs(code, 'between');
  const played = (await view(url, code)).places.map((each) => each.played);
  expect(played).toEqual([1, 1, 1, 1]);
  await guest.leave();
});

test('who leaves a table has a bot there, keeps the chair, and comes back to it', async () => {
  const code = await evening(url, { seats: 2, rounds: 1 });
  const [ana, ben] = (await enter(code, ['Ana', 'Ben'])) as [Comer, Comer];
  await desk(url, { op: 'start', code, round: 1 });
  const [a, b] = [await ana.sit(until), await ben.sit(until)];
  await clock.until(() => b.table.stage === 'playing');
  expect(b.table.host).toBe(-1);
  await a.lobby({ op: 'leave' });
  await a.leave();
  await b.until(() => b.table.seats[a.seat]?.held === true);
  const back = await ana.sit(until);
  expect(back.seat).toBe(a.seat);
  await b.until(() => b.table.seats[a.seat]?.held === false);
  // Removed by the operator, the chair is a bot's for good, and the name is nowhere.
  await desk(url, { op: 'remove', code, id: ana.id });
  await b.until(() => b.table.seats[a.seat]?.taken === false);
  expect((await ana.ask('mine')).mine).toMatchObject({ status: 'removed', chair: null });
  expect(JSON.stringify((await view(url, code)).places)).not.toContain('Ana');
  await clock.during(desk(url, { op: 'end', code, round: 1 }));
  await stageIs(code, 'between');
  await Promise.all([back, b].map((guest) => guest.leave()));
});

test('one browser and one person enter once; a further device of the person takes over, and all is shown, exported and erased', async () => {
  const code = await evening(url);
  const browser = newBrowser();
  const [one, two] = [new Person(), new Person()];
  const ana = await Comer.enter(url, code, 'Ana', { person: one, browser });
  // Another key does not make somebody else of the same browser.
  const again = { op: 'enter', name: 'Ann', browser };
  const introduction = await two.introduction(url, 'event');
  expect(await askEvent(url, code, { ...again, introduction })).toMatchObject({ error: 'twice' });
  const elsewhere = { ...again, browser: newBrowser() };
  const same = await one.introduction(url, 'event');
  expect(await askEvent(url, code, { ...elsewhere, introduction: same })).toMatchObject({
    error: 'twice',
  });
  // Without a key nobody finds anybody.
  const foreign = await two.introduction(url, 'event');
  const find = { op: 'find', browser: newBrowser() };
  expect(await askEvent(url, code, { ...find, introduction: foreign })).toMatchObject({
    error: 'unknown',
  });
  await enter(code, ['Ben']);
  await desk(url, { op: 'start', code, round: 1 });
  const first = await ana.sit(until);
  const found = await askEvent(url, code, {
    ...find,
    introduction: await one.introduction(url, 'event'),
  });
  if (!found.ok || !found.token) throw new Error(JSON.stringify(found));
  expect(found.mine.id).toBe(ana.id);
  expect(await askEvent(url, code, { op: 'mine', token: ana.token })).toMatchObject({
    error: 'unknown',
  });
  const { chair } = found.mine;
  const second = await Guest.join(url, chair?.code ?? '', { token: chair?.token ?? '' });
  expect(second.seat).toBe(first.seat);

  const told = await one.ask(url, { op: 'show' });
  const { status } = told as { status: MeStatus };
  expect(status.events).toMatchObject([{ code, event: RULES.name, name: 'Ana', status: 'in' }]);
  const kept = JSON.stringify(await one.ask(url, { op: 'export' }));
  expect(kept).toContain(code);
  await one.ask(url, { op: 'erase' });
  const rows = JSON.stringify(await server.app.house.people.events.whole(code));
  expect(rows).not.toContain('Ana');
  const nameless = async () =>
    (await view(url, code)).places.find(({ id }) => id === ana.id)?.name === '';
  await until(nameless);
  await second.leave();
});

test('forged tokens, bad rules, broken requests, full events and names of all scripts', async () => {
  expect((await deskAnswer(url, { op: 'show' }, 'forged-token-of-nobody')).status).toBe(401);
  expect((await deskAnswer(url, { op: 'open', rules: { ...RULES, rounds: 0 } })).status).toBe(400);
  const bad = [
    { game: 'nothing' },
    { game: '__proto__' },
    { seats: game.seats.max + 1 },
    { clock: 'nothing' },
    { clock: 'day' },
    { options: { nothing: 'such' } },
  ];
  for (const more of bad) {
    const answer = await deskAnswer(url, { op: 'open', rules: { ...RULES, ...more } });
    expect([more, await answer.json()]).toEqual([more, { error: 'rules' }]);
  }
  for (const op of ['start', 'end'] as const) {
    expect((await deskAnswer(url, { op, code: 'ACDEFG', round: 1 })).status).toBe(409);
  }
  const code = await evening(url, { most: 5 });
  const browser = newBrowser();
  const bodies = [
    {},
    { op: 'enter', name: 'A' },
    { op: 'enter', name: ' \u200b ', browser },
    { op: 'mine', token: '../../etc' },
    { op: 'enter', name: 'A', browser, more: 1 },
  ];
  for (const body of bodies) {
    expect(await askEvent(url, code, body)).toEqual({ ok: false, error: 'malformed' });
  }
  const rude = { op: 'enter', name: 'h i t l e r', browser };
  expect(await askEvent(url, code, rude)).toEqual({ ok: false, error: 'name' });
  expect(await askEvent(url, 'ACDEFG', { op: 'mine', token: 'A'.repeat(22) })).toEqual({
    ok: false,
    error: 'gone',
  });
  const names = ['=1+1', 'Ana', 'ana', 'مريم', '雅子'];
  const comers = await enter(code, names);
  expect(comers.map(({ name }) => name)).toEqual(['=1+1', 'Ana', 'ana 2', 'مريم', '雅子']);
  const sixth = { op: 'enter', name: 'Six', browser: newBrowser() };
  expect(await askEvent(url, code, sixth)).toEqual({ ok: false, error: 'full' });
  const { csv = '' } = await desk(url, { op: 'csv', code, what: 'standings' });
  expect(csv).toContain(",'=1+1,");
  expect(csv).toContain('雅子');
  // Of the people nothing but names and results is shown.
  const shown = JSON.stringify(await view(url, code));
  for (const { token, browser: own } of comers) {
    expect(shown).not.toContain(token);
    expect(shown).not.toContain(own);
  }
});

test('groups and a final: the best of each group at one table, and the final decides', async () => {
  const code = await evening(url, { form: 'groups', rounds: 1, seats: 2, spare: 'sizes' });
  const comers = await enter(code, ['Ana', 'Ben', 'Cem', 'Dea']);
  await desk(url, { op: 'start', code, round: 1 });
  const first = await view(url, code);
  expect(first.total).toBe(2);
  expect(new Set(first.places.map(({ group }) => group))).toEqual(new Set([1, 2]));
  await play(comers);
  await stageIs(code, 'between');
  const before = await view(url, code);
  const best = [1, 2].map((group) => before.places.find((one) => one.group === group)?.id ?? 0);
  await desk(url, { op: 'start', code, round: 2 });
  const final = await view(url, code);
  expect(final.tables).toHaveLength(1);
  expect(final.tables[0]).toMatchObject({ final: true });
  expect(final.tables[0]?.seats.map(({ id }) => id).toSorted()).toEqual(best.toSorted());
  await play(comers.filter(({ id }) => best.includes(id)));
  await stageIs(code, 'between');
  const { places } = await view(url, code);
  expect(
    places
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(best.toSorted());
});
