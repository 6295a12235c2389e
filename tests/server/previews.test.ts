/** Previews of links to pages of this server. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../engine/registry.ts';
import type { Previews, PreviewText } from '../../server/protocol/previews.ts';
import { Guest, newFolder, startServer, sweep } from './harness.ts';

const client = newFolder();
/** A game with a picture, and one without. */
const [known, plain] = Object.keys(games);
const text = (title: string, more = ''): PreviewText => ({ title, text: more });
const words: Previews = {
  size: { width: 1200, height: 630 },
  texts: {
    home: text('The house'),
    game: text('Play {game}', '{summary}'),
    learn: text('Learn {game}'),
    help: text('Help of {game}'),
    invite: text('Come and play {game}', '{summary}'),
    table: text('Come to a table'),
    lobby: text('Wait for {game}', 'Waiting: {names}. Free: {free}.'),
    playing: text('On: {game}', 'Playing: {names}.'),
    finished: text('Over: {game}', 'Played: {names}.'),
    replay: text('Again: {game}', 'Played: {names}.'),
  },
  bot: '{name} (bot)',
  games: {
    [known]: { name: 'Ships', summary: 'A port.', picture: '/assets/s.jpg', pictured: 'A port' },
    [plain]: { name: 'Towers', summary: 'A town.', picture: null, pictured: 'Houses' },
  },
  house: known,
};
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  mkdirSync(client, { recursive: true });
  for (const page of ['index', 'hand', 'overlay', 'stage']) {
    writeFileSync(join(client, `${page}.html`), '<html><head><title>L</title></head></html>');
  }
  writeFileSync(join(client, 'previews.json'), JSON.stringify(words));
  server = await startServer({}, { client });
});
afterAll(async () => {
  await server.stop();
  sweep(client);
});

/** The tags of a page by name. */
async function tagsOf(path: string): Promise<{ readonly [name: string]: string }> {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const found = html.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)" \/>/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
}

test('pages of the house and of a game have title, picture and address', async () => {
  const home = await tagsOf('/');
  expect(home).toMatchObject({
    'og:title': 'The house',
    'og:image': `${server.url}/assets/s.jpg`,
    'og:image:alt': 'A port',
    'og:url': `${server.url}/`,
    'twitter:card': 'summary_large_image',
  });
  expect((await tagsOf(`/?game=${known}`))['og:title']).toBe('Play Ships');
  expect((await tagsOf(`/learn/${plain}`))['og:title']).toBe('Learn Towers');
  // A game without a picture has none of another game.
  expect(await tagsOf(`/learn/${plain}`)).not.toHaveProperty('og:image');
  for (const unknown of ['/?game=chess', '/?game=__proto__', '/learn/toString']) {
    expect((await tagsOf(unknown))['og:title'], unknown).toBe('The house');
  }
});

test('a listed table says who waits, and nothing that markup could come of', async () => {
  const ana = await Guest.create(server.url, { game: known, name: `<b>"Ana"&'`, listed: true });
  const path = `/table/${ana.code}`;
  await expect.poll(async () => (await tagsOf(path))['og:title']).toBe('Wait for Ships');
  const { 'og:description': told } = await tagsOf(path);
  expect(told).toContain('&lt;b&gt;&quot;Ana&quot;&amp;&#39;');
  await ana.leave();
});

test('a table that is not listed says no more than a code that nobody has', async () => {
  const ana = await Guest.create(server.url, { game: known, name: 'Ana' });
  const open = await (await fetch(`${server.url}/table/${ana.code}`)).text();
  const none = await (await fetch(`${server.url}/table/ZZZZZZ`)).text();
  expect(open.replaceAll(ana.code, 'ZZZZZZ')).toBe(none);
  expect(none).not.toContain('Ana');
  // An invitation's link names the game.
  const invited = await tagsOf(`/table/${ana.code}?game=${known}`);
  expect(invited['og:title']).toBe('Come and play Ships');
  await ana.leave();
});

test('pages of programs, unknown matches and odd addresses are answered as ever', async () => {
  expect(await tagsOf('/overlay/ABCDEF')).toEqual({});
  const id = '00000000-0000-4000-8000-000000000000';
  expect((await tagsOf(`/replay/${id}`))['og:title']).toBe('The house');
  expect((await tagsOf('/table/%22%3E%3Cscript%3E'))['og:url']).not.toMatch(/[<>"]/);
  const first = await fetch(`${server.url}/`);
  const stamp = first.headers.get('etag') ?? '';
  const again = await fetch(`${server.url}/`, { headers: { 'if-none-match': stamp } });
  expect(again.status).toBe(304);
  expect((await fetch(`${server.url}/`, { method: 'HEAD' })).status).toBe(200);
});
