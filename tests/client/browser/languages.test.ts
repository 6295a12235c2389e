/** A table in two languages: each person sees their own, and a change of language keeps the seat. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../engine/registry.ts';
import { inTurn } from '../../scope.ts';
import { Guest } from '../../server/harness.ts';
import { INVENTED } from '../invented.ts';
import { SIZES, sharedFlat, sharedServer, visit, visitAs } from './harness.ts';
import { NAMES, strangeWords } from './words.ts';

const GAME = inTurn(Object.keys(games));
let url: string;
let browser: Browser;
beforeAll(async () => {
  ({ url } = await sharedServer('languages'));
  browser = await sharedFlat();
}, 300_000);
afterAll(() => browser?.close());

const langOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

/** English words on the page; `kaj` is the language's own word in lists. */
const english = (page: Page): Promise<string[]> => strangeWords(page, [...NAMES, 'Ada', 'kaj']);

/** Chooses a language in a part of the page and waits for the reload. */
async function choose(page: Page, language: string, part = 'body'): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.locator(`${part} select[name="language"]`).selectOption(language);
  await reloaded;
  await expect.poll(() => langOf(page)).toBe(language);
}

test('a change of language in the lobby or in a match keeps the seat', async () => {
  const host = await Guest.create(url, { game: GAME, seats: games[GAME].seats.min, name: 'Ada' });
  const [bot = ''] = Object.keys(games[GAME].bots);
  for (let seat = 1; seat < games[GAME].seats.min; seat++) {
    await host.lobby({ op: 'bot', seat, bot });
  }
  const { code, token } = host;
  const ada = await visitAs(browser, { url, code, token }, SIZES.laptop);
  const { page } = ada;
  await page.locator('.lobby').waitFor();
  expect(await langOf(page)).toBe('en');
  await choose(page, INVENTED, '.lobby-tools');
  // The host still is: the match can be started.
  const start = page.locator('.lobby-ways button.primary');
  await start.waitFor();
  expect(await english(page)).toEqual([]);
  await start.click();
  await page.locator('.ledger').waitFor();
  await expect.poll(() => english(page)).toEqual([]);
  const other = await visit(browser, `${url}/watch/${code}`);
  expect(await langOf(other.page)).toBe('en');
  await page.keyboard.press('?');
  await choose(page, 'en', 'dialog');
  await page.locator('.ledger').waitFor();
  await expect.poll(() => page.title()).not.toMatch(/[àéîöû]/);
  expect(new URL(page.url()).pathname).toBe(`/table/${code}`);
  expect(ada.complaints).toEqual([]);
  await Promise.all([ada.close(), other.close()]);
}, 120_000);

test('an address says its language: phone, overlay, help, a replay’s page', async () => {
  const host = await Guest.create(url, { game: GAME, seats: games[GAME].seats.min, name: 'Ada' });
  const at = `lang=${INVENTED}`;
  const phone = await visit(browser, `${url}/hand/${host.code}?${at}`, SIZES.phone, {
    touch: true,
  });
  await phone.page.locator('.paper-card h1').waitFor();
  expect(await english(phone.page)).toEqual([]);
  // Where it is chosen, the address has it no more.
  await choose(phone.page, 'en');
  expect(phone.page.url()).toBe(`${url}/hand/${host.code}`);
  expect(phone.complaints).toEqual([]);
  await phone.close();
  const more = await visit(browser, `${url}/help/${GAME}?${at}`, SIZES.laptop);
  await more.page.locator('.help-rules').first().waitFor();
  expect(await english(more.page)).toEqual([]);
  for (const path of ['/overlay', '/replay', '/watch']) {
    await more.page.goto(`${url}${path}?${at}`);
    await more.page.locator('h1, h2, .overlay').first().waitFor();
    expect(await english(more.page), path).toEqual([]);
  }
  expect(more.complaints).toEqual([]);
  await more.close();
}, 120_000);
