/** The language of a page: by its address, by the cookie, by the browser's languages. */

import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageFor } from '../../server/http/languages.ts';
import { LANGUAGE_COOKIE } from '../../server/protocol/language.ts';
import { newFolder, startServer, sweep } from './harness.ts';

const client = newFolder();
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  mkdirSync(client, { recursive: true });
  for (const language of ['en', 'de', 'fr', 'pt-BR']) {
    for (const page of ['index', 'hand', 'overlay', 'stage']) {
      const name = language === 'en' ? `${page}.html` : `${page}.${language}.html`;
      const file = join(client, name);
      writeFileSync(file, `<html lang="${language.slice(0, 2)}"><head></head></html>`);
      // As a build writes them: at one moment.
      utimesSync(file, 1000, 1000);
    }
  }
  writeFileSync(join(client, 'languages.json'), '["de","fr","pt-BR"]');
  server = await startServer({}, { client });
});
afterAll(async () => {
  await server.stop();
  sweep(client);
});

const THERE = ['de', 'fr', 'pt-BR'];
const spoken = (accepts: string, kept: string | null = null, asked: string | null = null): string =>
  languageFor(THERE, { accepts, kept, asked });

test('the address counts most, then what was chosen, then the browser’s languages, then English', () => {
  expect(spoken('')).toBe('en');
  expect(spoken('de')).toBe('de');
  expect(spoken('fr', 'de')).toBe('de');
  expect(spoken('fr', 'de', 'pt-BR')).toBe('pt-BR');
  expect(spoken('de', 'en')).toBe('en');
  expect(spoken('de', null, 'en')).toBe('en');
});

test('the browser’s languages count in their order, and a region for its language', () => {
  expect(spoken('de-AT,de;q=0.9,en;q=0.8')).toBe('de');
  expect(spoken('en-US,en;q=0.9,de;q=0.8')).toBe('en');
  expect(spoken('nl,fr;q=0.5,de;q=0.7')).toBe('de');
  expect(spoken('nl, DE ; q=0.3')).toBe('de');
  expect(spoken('pt')).toBe('pt-BR');
  expect(spoken('pt-PT')).toBe('pt-BR');
  expect(spoken('de;q=0, fr;q=0.1')).toBe('fr');
});

test('what is no language, or none of this build, is passed over', () => {
  expect(spoken('*')).toBe('en');
  expect(spoken('nl;q=x,,;;,../..;q=1')).toBe('en');
  expect(spoken('fr', 'klingon', '../../etc')).toBe('fr');
  expect(spoken('fr', '', '')).toBe('fr');
});

/** The language of the page that is sent. */
async function sent(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { headers });
  const html = await answer.text();
  return { lang: /lang="(\w+)"/.exec(html)?.[1], answer };
}

test('the server sends each page in its language, and caches keep the languages apart', async () => {
  expect((await sent('/')).lang).toBe('en');
  const cookie = `other=1; ${LANGUAGE_COOKIE}=fr`;
  for (const path of ['/', '/table/ABCDEF', '/hand/ABCDEF', '/overlay', '/help/table', '/stage']) {
    expect((await sent(path, { cookie })).lang, path).toBe('fr');
    const { lang, answer } = await sent(`${path}?lang=de`, { cookie });
    expect(lang, path).toBe('de');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  }
  const odd = await sent('/nowhere', { accept: 'text/html', 'accept-language': 'de' });
  expect([odd.answer.status, odd.lang]).toEqual([404, 'de']);
  expect((await sent('//', { accept: 'text/html' })).answer.status).toBe(404);
});

test('a page that a browser has in one language is not taken for the other', async () => {
  const german = await sent('/overlay?lang=de');
  const stamp = String(german.answer.headers.get('etag'));
  const again = { 'if-none-match': stamp };
  expect((await sent('/overlay?lang=de', again)).answer.status).toBe(304);
  const french = await sent('/overlay?lang=fr', again);
  expect([french.answer.status, french.lang]).toEqual([200, 'fr']);
});
