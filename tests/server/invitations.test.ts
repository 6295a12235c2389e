/** Those who have played together ask each other again: `/me`, notices, blocks and limits. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { INVITED_A_DAY } from '../../server/people/known/invitations.ts';
import type { MeInvitation } from '../../server/protocol/me.ts';
import { FakeClock } from './fake-clock.ts';
import { Guest, seatedTable, startServer, type TestServer } from './harness.ts';
import { Person, told } from './person.ts';

const clock = new FakeClock();
const invited: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const notices = {
    due: () => undefined,
    settled: () => undefined,
    invited: (person: string, table: string) => void invited.push(`${person} ${table}`),
  };
  server = await startServer({}, { clock, notices });
});
afterAll(() => server.stop());

/** A match of these people, whose seats are proved. @returns its id */
async function played(people: readonly Person[]): Promise<string> {
  const guests = await seatedTable(server.url, people.length);
  for (const [seat, person] of people.entries()) await person.prove(guests[seat]);
  await Promise.all(guests.map((guest, seat) => guest.play(seat)));
  const match = guests[0].table.matchId;
  await Promise.all(guests.map((guest) => guest.leave()));
  return match;
}

const ask = (person: Person, match: string, code: string) =>
  person.ask(server.url, { op: 'invite', match, code });
const invitations = async (person: Person): Promise<readonly MeInvitation[]> =>
  (await person.status(server.url)).invitations;

test('everybody of a match is asked once, sees by whom, and may decline; a match that begins ends it', async () => {
  const [ana, ben, cem] = [new Person(), new Person(), new Person()];
  const match = await played([ana, ben, cem]);
  await ana.ask(server.url, { op: 'name', name: 'Ana', color: 'red', device: 'Test' });
  expect((await ana.status(server.url)).matches[0]).toMatchObject({ match, others: 2 });
  const table = await Guest.create(server.url, { seats: 3, name: 'Ana' });
  const { code } = table;
  expect(await ask(ana, match, code)).toEqual({ ok: true, invited: 2 });
  expect(await ask(ana, match, code)).toEqual({ ok: true, invited: 2 });
  const his = await invitations(ben);
  expect(his).toEqual([
    { id: expect.any(String), name: 'Ana', code, game: table.table.game, at: expect.any(Number) },
  ]);
  expect(await invitations(ana)).toEqual([]);
  const whom = [];
  for (const one of [ben, cem]) whom.push(`${(await one.status(server.url)).person} ${code}`);
  expect(invited.toSorted()).toEqual(whom.toSorted());

  // Declined: gone, for him alone. Nobody declines for another one.
  const id = his[0]?.id ?? '';
  expect(await cem.ask(server.url, { op: 'decline', id })).toMatchObject({ error: 'unknown' });
  expect(await ben.ask(server.url, { op: 'decline', id })).toMatchObject({ ok: true });
  expect(await invitations(ben)).toEqual([]);
  expect(await invitations(cem)).toHaveLength(1);
  // The export names it, and not who asked by anything but the name.
  const kept = await cem.ask(server.url, { op: 'export' });
  expect(kept).toMatchObject({ kept: { tables: { invitations: [{ code, name: 'Ana' }] } } });
  expect(JSON.stringify(kept)).not.toContain((await ana.status(server.url)).person);

  const other = await Guest.join(server.url, code, { name: 'Cem' });
  const third = await Guest.join(server.url, code, { name: 'Dan' });
  await table.lobby({ op: 'start' });
  await other.until(() => other.table.stage === 'playing');
  expect(await invitations(cem)).toEqual([]);
  expect(await ask(ana, match, code)).toMatchObject({ error: 'unknown' });
  await Promise.all([table.leave(), other.leave(), third.leave()]);
});

test('strangers, blocked people and tables that are not there are refused or left out', async () => {
  const [ana, ben, cem, eve] = [new Person(), new Person(), new Person(), new Person()];
  const match = await played([ana, ben, cem]);
  const table = await Guest.create(server.url, { seats: 3, name: 'Ana' });
  const { code } = table;
  expect(await ask(eve, match, code)).toMatchObject({ error: 'unknown' });
  await eve.ask(server.url, { op: 'name', name: 'Eve', color: 'red', device: 'Test' });
  expect(await ask(eve, match, code)).toMatchObject({ error: 'unknown' });
  expect(await ask(ana, match, 'NOWHERE')).toMatchObject({ error: 'unknown' });
  expect(await ask(ana, 'nothing', code)).toMatchObject({ error: 'unknown' });
  const wrong = { op: 'invite', match: '../x', code } as const;
  expect(await ana.ask(server.url, wrong)).toMatchObject({ error: 'malformed' });

  // Ben blocks Ana: he hears nothing of her, and she does not learn that.
  const two = await seatedTable(server.url, 2);
  await ana.prove(two[0]);
  await ben.prove(two[1]);
  const here = await ben.introduction(server.url, two[1].code);
  await told(two[1], { op: 'here', ...here });
  expect(await told(two[1], { op: 'block', whom: { seat: 0 } })).toMatchObject({ ok: true });
  expect(await ask(ana, match, code)).toEqual({ ok: true, invited: 2 });
  expect(await invitations(ben)).toEqual([]);
  expect(await invitations(cem)).toHaveLength(1);

  // Erased by either side: nothing is left.
  await ana.ask(server.url, { op: 'erase' });
  expect(await invitations(cem)).toEqual([]);
  await Promise.all([table, ...two].map((guest) => guest.leave()));
});

test('who asks too many people in a day waits until the next one', async () => {
  const people = [new Person(), new Person(), new Person()];
  const match = await played(people);
  const tables: Guest[] = [];
  for (let k = 0; k <= INVITED_A_DAY / 2; k++) {
    tables.push(await Guest.create(server.url, { seats: 3 }));
    const reply = await ask(people[0], match, tables[k].code);
    if (k < INVITED_A_DAY / 2) expect(reply).toEqual({ ok: true, invited: 2 });
    else expect(reply).toMatchObject({ ok: false, error: 'tooFast' });
  }
  expect(await invitations(people[1])).toHaveLength(INVITED_A_DAY / 2);
  clock.pass(86_400_000);
  expect(await ask(people[0], match, tables.at(-1)?.code ?? '')).toMatchObject({ ok: true });
  await Promise.all(tables.map((guest) => guest.leave()));
});
