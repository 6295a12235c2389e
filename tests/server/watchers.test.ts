/** A spectator who comes by the link asks for a chair, gets one, and talks. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TalkLine } from '../../server/protocol/talk.ts';
import { DECLINED_MS, MAX_ASKING, type Watcher, Watchers } from '../../server/table/watchers.ts';
import { BOT, Guest, seatedTable, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const OK = { ok: true };
const watch = (code: string, more: object = {}) =>
  Guest.join(server.url, code, { spectate: true, name: 'Ben', ...more });
const asks = (guest: Guest, ask = true) => guest.lobby({ op: 'ask', ask });
const write = (guest: Guest, text: string) => guest.lobby({ op: 'write', text });
const spoken = (guest: Guest): readonly TalkLine[] =>
  guest.talk.filter((line) => !('notice' in line));
const done = (guests: readonly Guest[]) => Promise.all(guests.map((guest) => guest.leave()));

/** A running match of one person and a bot, in which no chair is open. */
async function againstBot(chat = 'free'): Promise<Guest> {
  const host = await Guest.create(server.url, { seats: 2, name: 'Ana', options: { chat } });
  expect(await host.lobby({ op: 'bot', seat: 1, bot: BOT })).toMatchObject(OK);
  expect(await host.lobby({ op: 'start' })).toMatchObject(OK);
  await host.until(() => host.table.stage === 'playing');
  return host;
}

/** The host answers the first request. */
async function answered(host: Guest, admit: boolean) {
  await host.until(() => host.table.asking?.length === 1);
  const guest = host.table.asking?.[0]?.guest ?? -1;
  return host.lobby({ op: 'admit', guest, admit });
}

describe('asking for a chair', () => {
  test('in a running match: everybody sees it, one press grants it, and the guest plays on', async () => {
    const host = await againstBot();
    const ben = await watch(host.code);
    expect(await ben.lobby({ op: 'take' })).toMatchObject({ error: 'full' });
    expect(await asks(ben)).toMatchObject(OK);
    await host.until(() => host.table.asking?.[0]?.name === 'Ben');
    expect(host.talk.at(-1)).toMatchObject({ notice: 'asks', name: 'Ben' });
    const bot = host.table.seats[1].name;
    expect(await answered(host, true)).toMatchObject(OK);
    await ben.until(() => ben.seat === 1 && ben.private.you !== null);
    expect(ben.token).not.toBe('');
    await host.until(() => host.table.seats[1].taken && host.table.asking?.length === 0);
    expect(host.table.seats[1]).toMatchObject({ name: 'Ben', bot: '' });
    await host.until(() => host.talk.some((line) => 'by' in line && line.by === bot));
    await done([host, ben]);
  });

  test('declined: the guest is told, and asks again only after a while', async () => {
    const host = await againstBot();
    const ben = await watch(host.code, { browser: 'a-browser-of-bens-own' });
    await asks(ben);
    expect(await answered(host, false)).toMatchObject(OK);
    await ben.until(() => ben.talk.some((line) => 'notice' in line && line.notice === 'declined'));
    expect(ben.seat).toBe(-1);
    expect(await asks(ben)).toMatchObject({ error: 'declined' });
    // Another connection of the same browser does not help either.
    const again = await watch(host.code, { browser: 'a-browser-of-bens-own' });
    expect(await asks(again)).toMatchObject({ error: 'declined' });
    await done([host, ben, again]);
  });

  test('taken back, or gone: nobody is asked any longer', async () => {
    const host = await againstBot();
    const ben = await watch(host.code);
    await asks(ben);
    await host.until(() => host.table.asking?.length === 1);
    const guest = host.table.asking?.[0]?.guest ?? -1;
    expect(await asks(ben)).toMatchObject({ error: 'notNow' });
    expect(await asks(ben, false)).toMatchObject(OK);
    await host.until(() => host.table.asking?.length === 0);
    expect(await host.lobby({ op: 'admit', guest, admit: true })).toMatchObject({
      error: 'notNow',
    });
    await asks(ben);
    await host.until(() => host.table.asking?.length === 1);
    await ben.leave();
    await host.until(() => host.table.asking?.length === 0);
    await host.leave();
  });

  test('a seated person does not ask, a spectator grants nothing, and a match without a bot has no chair', async () => {
    const all = await seatedTable(server.url, 2);
    const [ana] = all as [Guest, Guest];
    const ben = await watch(ana.code);
    expect(await asks(ana)).toMatchObject({ error: 'notNow' });
    await asks(ben);
    await ana.until(() => ana.table.asking?.length === 1);
    const guest = ana.table.asking?.[0]?.guest ?? -1;
    expect(await ben.lobby({ op: 'admit', guest, admit: true })).toMatchObject({
      error: 'notSeated',
    });
    expect(await answered(ana, true)).toMatchObject({ error: 'full' });
    expect(ben.seat).toBe(-1);
    await done([...all, ben]);
  });

  test('the lobby: the host grants, and where persons have all chairs one is added', async () => {
    const host = await Guest.create(server.url, { seats: 2, name: 'Ana' });
    const eva = await Guest.join(server.url, host.code, { name: 'Eva' });
    const ben = await watch(host.code);
    await asks(ben);
    await eva.until(() => eva.table.asking?.length === 1);
    const guest = eva.table.asking?.[0]?.guest ?? -1;
    expect(await eva.lobby({ op: 'admit', guest, admit: true })).toMatchObject({
      error: 'notHost',
    });
    expect(await answered(host, true)).toMatchObject(OK);
    await ben.until(() => ben.seat === 2);
    await done([host, eva, ben]);
  });

  test('a person who has seen another hand of the match gets no chair', async () => {
    const browser = 'a-browser-of-evas-own';
    const host = await Guest.create(server.url, { seats: 3, name: 'Ana' });
    const eva = await Guest.join(server.url, host.code, { name: 'Eva', browser });
    await host.lobby({ op: 'bot', seat: 2, bot: BOT });
    await host.lobby({ op: 'start' });
    await eva.until(() => eva.table.stage === 'playing');
    await eva.lobby({ op: 'leave' });
    await eva.leave();
    const back = await watch(host.code, { browser });
    expect(await write(back, 'Ana has the tower')).toMatchObject({ error: 'otherHand' });
    // A bot has her former chair by now, and she may have only that one.
    expect(await asks(back)).toMatchObject(OK);
    expect(await answered(host, true)).toMatchObject(OK);
    await back.until(() => back.seat === 1);
    await done([host, back]);
  });
});

describe('talking', () => {
  test('to all, marked as somebody who watches, by a name that no player has', async () => {
    const host = await againstBot();
    const eye = await watch(host.code, { name: 'ANA' });
    expect(await write(eye, '  <b>Forza</b> \u202e ')).toMatchObject(OK);
    await host.until(() => spoken(host).length === 1);
    expect(spoken(host)[0]).toMatchObject({
      seat: -1,
      name: 'ANA 2',
      watcher: true,
      text: '<b>Forza</b>',
    });
    await write(host, 'grazie');
    await host.until(() => spoken(host).length === 2);
    expect(spoken(host)[1]).not.toHaveProperty('watcher');
    await done([host, eye]);
  });

  test('no more than the chat of the table allows, nor than the host does', async () => {
    const host = await againstBot('presets');
    const eye = await watch(host.code);
    expect(await write(eye, 'forza')).toMatchObject({ error: 'chatOff' });
    expect(await eye.lobby({ op: 'gallery', talk: false })).toMatchObject({ error: 'notHost' });
    expect(await host.lobby({ op: 'gallery', talk: false })).toMatchObject(OK);
    await eye.until(() => eye.table.gallery === false);
    expect(await eye.lobby({ op: 'say', preset: 'hello' })).toMatchObject({ error: 'watchersOff' });
    await host.lobby({ op: 'gallery', talk: true });
    expect(await eye.lobby({ op: 'say', preset: 'hello' })).toMatchObject(OK);
    await done([host, eye]);
  });

  test('each as slowly as a person, and all together no faster than two', async () => {
    const host = await againstBot('presets');
    const eyes = await Promise.all([1, 2, 3].map(() => watch(host.code)));
    const replies = [];
    for (const eye of eyes) {
      for (let i = 0; i < 7; i++) replies.push(await eye.lobby({ op: 'say', preset: 'hello' }));
    }
    const heard = replies.filter(({ ok }) => ok).length;
    expect(replies.slice(0, 6).every(({ ok }) => ok)).toBe(true);
    expect(replies[6]).toMatchObject({ error: 'tooFast' });
    expect(heard).toBeLessThan(18);
    // Seated persons are heard all the same.
    expect(await host.lobby({ op: 'say', preset: 'moment' })).toMatchObject(OK);
    await done([host, ...eyes]);
  });

  test('a second tab of somebody who sits there speaks from the chair', async () => {
    const browser = 'a-browser-of-anas-own';
    const host = await Guest.create(server.url, { seats: 2, name: 'Ana', browser });
    const tab = await watch(host.code, { browser });
    expect(await tab.lobby({ op: 'say', preset: 'hello' })).toMatchObject({ error: 'oneSeat' });
    expect(await asks(tab)).toMatchObject({ error: 'oneSeat' });
    await done([host, tab]);
  });
});

describe('limits', () => {
  let now = 1000;
  const one = (k: number): Watcher => ({ session: `s${k}`, name: '', browser: `b${k}` });

  test('so many ask at a time, and none is forgotten', () => {
    const watchers = new Watchers(() => now);
    for (let k = 0; k < MAX_ASKING; k++) expect(watchers.ask(one(k), true, `${k}`)).toBeNull();
    expect(watchers.ask(one(99), true, 'late')).toBe('manyAsk');
    expect(watchers.asking).toHaveLength(MAX_ASKING);
    watchers.forget('s0');
    expect(watchers.ask(one(99), true, 'late')).toBeNull();
  });

  test('asking and taking back is counted, and what was declined is over after its time', () => {
    const watchers = new Watchers(() => now);
    for (let k = 0; k < 3; k++) {
      expect(watchers.ask(one(1), true, 'Ben')).toBeNull();
      expect(watchers.ask(one(1), false, 'Ben')).toBeNull();
    }
    expect(watchers.ask(one(1), true, 'Ben')).toBe('tooFast');
    watchers.decline(one(2));
    expect(watchers.ask(one(2), true, 'Eva')).toBe('declined');
    now += DECLINED_MS;
    expect(watchers.ask(one(2), true, 'Eva')).toBeNull();
  });
});
