/** The chat of a table: the effects of its options, passed-on messages, and rates. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../engine/registry.ts';
import { MAX_CHAT, MAX_LINES, type TalkLine } from '../../server/protocol/talk.ts';
import { Seats } from '../../server/table/seats.ts';
import { Talk } from '../../server/table/talk.ts';
import { Guest, game, seatedTable, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const OK = { ok: true };
const say = (guest: Guest, preset: string) => guest.lobby({ op: 'say', preset });
const write = (guest: Guest, text: string) => guest.lobby({ op: 'write', text });
const two = async (chat: string) =>
  (await seatedTable(server.url, 2, { options: { chat } })) as [Guest, Guest];
const done = (guests: readonly Guest[]) => Promise.all(guests.map((guest) => guest.leave()));
const spoken = (guest: Guest): readonly TalkLine[] =>
  guest.talk.filter((line) => !('notice' in line));

describe('permissions of the option', () => {
  test('presets: sentences travel by their names, free text does not', async () => {
    const [ana, ben] = await two('presets');
    expect(await say(ana, 'hello')).toMatchObject(OK);
    await ben.until(() => spoken(ben).length === 1);
    expect(spoken(ben)[0]).toMatchObject({ seat: 0, name: 'A', preset: 'hello' });
    expect(spoken(ben)[0]).not.toHaveProperty('text');
    expect(await say(ana, 'iGiveYouTenDucats')).toMatchObject({ error: 'malformed' });
    expect(await write(ana, 'hello')).toMatchObject({ error: 'chatOff' });
    await done([ana, ben]);
  });

  test('haggling is for tables at which people may make deals', async () => {
    const [ana, ben] = await two('presets');
    expect(game.deals).toBe(false);
    expect(await say(ana, 'fiveMore')).toMatchObject({ error: 'malformed' });
    expect(await say(ana, 'thanks')).toMatchObject(OK);
    await done([ana, ben]);

    const dealing = Object.values(games).find(({ deals }) => deals) ?? expect.fail();
    const wish = { game: dealing.id, seats: 2, options: { chat: 'presets' } };
    const both = await seatedTable(server.url, 2, wish);
    const [eva, ugo] = both as [Guest, Guest];
    for (const preset of ['fiveMore', 'thanks']) {
      expect(await say(eva, preset)).toMatchObject(OK);
    }
    await ugo.until(() => spoken(ugo).length === 2);
    expect(spoken(ugo)[0]).toMatchObject({ seat: 0, preset: 'fiveMore' });
    expect(await write(eva, 'hello')).toMatchObject({ error: 'chatOff' });
    await done(both);
  });

  test('off: nothing', async () => {
    const [ana, ben] = await two('off');
    expect(await say(ana, 'hello')).toMatchObject({ error: 'chatOff' });
    expect(await write(ana, 'hello')).toMatchObject({ error: 'chatOff' });
    expect(spoken(ben)).toEqual([]);
    await done([ana, ben]);
  });

  test('free: text as it was typed, but for what nobody can see', async () => {
    const [ana, ben] = await two('free');
    const typed = '  <b>Ciao</b> \u0000\u202e\u2028 &amp;\n\u200b“Venezia” 🛶 ';
    expect(await write(ana, typed)).toMatchObject(OK);
    expect(await say(ben, 'thanks')).toMatchObject(OK);
    await ben.until(() => spoken(ben).length === 2);
    // Markup is text like any other: the reader shows it as such.
    expect(spoken(ben)[0]).toMatchObject({ text: '<b>Ciao</b> &amp; “Venezia” 🛶' });
    expect(await write(ana, ' \u0007\u202e ')).toMatchObject({ error: 'malformed' });
    expect(await write(ana, 'x'.repeat(MAX_CHAT * 4 + 1))).toMatchObject({ error: 'malformed' });
    expect(await write(ana, '🛶'.repeat(MAX_CHAT * 2))).toMatchObject(OK);
    await ben.until(() => spoken(ben).length === 3);
    const last = spoken(ben).at(-1) as { text: string };
    expect([...last.text]).toHaveLength(MAX_CHAT);
    await done([ana, ben]);
  });

  test('a table without the option set has presets, also in its lobby', async () => {
    const ana = await Guest.create(server.url, { seats: 2 });
    expect(await say(ana, 'goodLuck')).toMatchObject(OK);
    expect(await write(ana, 'hello')).toMatchObject({ error: 'chatOff' });
    await ana.lobby({ op: 'options', options: { chat: 'free' } });
    expect(await write(ana, 'hello')).toMatchObject(OK);
    await ana.leave();
  });
});

describe('who may', () => {
  test('everybody hears it, and who comes later too', async () => {
    const [ana, ben] = await two('free');
    const eye = await Guest.join(server.url, ana.code, { spectate: true });
    await write(ana, 'benvenuti');
    await eye.until(() => spoken(eye).length === 1);
    const late = await Guest.join(server.url, ana.code, { spectate: true });
    await late.until(() => late.talks.length > 0);
    expect(spoken(late)).toEqual(spoken(eye));
    await done([ana, ben, eye, late]);
  });

  test('a few lines in a row, then slowly; each seat for itself', async () => {
    const [ana, ben] = await two('presets');
    const replies = [];
    for (let i = 0; i < 10; i++) replies.push(await say(ana, 'thinking'));
    expect(replies.slice(0, 6).every(({ ok }) => ok)).toBe(true);
    expect(replies.at(-1)).toMatchObject({ error: 'tooFast' });
    expect(await say(ben, 'moment')).toMatchObject(OK);
    await ben.until(() => spoken(ben).some(({ seat }) => seat === 1));
    expect(spoken(ben).length).toBeLessThan(10);
    await done([ana, ben]);
  });

  test('questions to everybody have their rate as well', async () => {
    const [ana, ben] = await two('presets');
    await ben.lobby({ op: 'leave' });
    const replies = [];
    for (let i = 0; i < 16; i++) {
      replies.push(await ana.lobby({ op: 'open', seat: 1, open: i % 2 === 0 }));
    }
    expect(replies.slice(0, 12).every(({ ok }) => ok)).toBe(true);
    expect(replies.at(-1)).toMatchObject({ error: 'tooFast' });
    await done([ana, ben]);
  });
});

test('the lines kept for latecomers are limited', () => {
  const told: TalkLine[] = [];
  const talk = new Talk(new Seats(2, game.colors), (line) => told.push(line));
  for (let i = 0; i < MAX_LINES + 5; i++) talk.notice('opened', 1);
  expect(told).toHaveLength(MAX_LINES + 5);
  expect(talk.lines).toEqual(told.slice(5));
});
