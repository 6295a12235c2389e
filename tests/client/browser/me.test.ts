/** Who somebody is, in real browsers: a short match, `/me`, a second device, the export, erasing. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, newFolder, sweep, type TestServer } from '../../server/harness.ts';
import { startGuests } from './guests.ts';
import { SIZES, sharedFlat, type Visitor, visit } from './harness.ts';
import { finish } from './twin.ts';

const GAME = 'caravan';
let server: TestServer;
let browser: Browser;
const folder = newFolder();
beforeAll(async () => {
  server = await startGuests();
  browser = await sharedFlat();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  sweep(folder);
});

const open = (path: string, size: keyof typeof SIZES = 'laptop'): Promise<Visitor> =>
  visit(browser, `${server.url}${path}`, SIZES[size], { touch: size === 'phone' });

const stateOf = (page: Page, state: string) => page.locator(`.me[data-state="${state}"]`);

/** What this page's storage has of the product. */
const stored = (page: Page): Promise<{ [name: string]: string }> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith('laguna.'))),
  );

test('a match, its place on the page, a second device, the export, and nothing left', async () => {
  const ana = await open('/me');
  const { page } = ana;
  // Nothing yet: it says what to do, and no key was made.
  await stateOf(page, 'new').locator('[data-me="empty"]').waitFor();
  await page.locator('input[name="name"]').fill('Serenissima');
  const host = await Guest.create(server.url, { game: GAME, seats: 2, name: 'Ben' });
  const { code } = host;
  await page.goto(`${server.url}/table/${code}`);
  await page.locator('.lobby').waitFor();
  await host.lobby({ op: 'start' });
  await page.locator('.ledger').waitFor();

  // It runs: it is on the page by itself, with a way in.
  const proved = async (): Promise<void> => {
    for (;;) {
      await page.goto(`${server.url}/me`);
      await page.locator('.me:not([data-state="loading"])').waitFor();
      if ((await stateOf(page, 'known').count()) > 0) return;
      await page.goto(`${server.url}/table/${code}`);
      await page.locator('.ledger').waitFor();
    }
  };
  await proved();
  const running = page.locator(`[data-running="${code}"]`);
  await running.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`**/table/${code}`);

  // At its end it has a result, a replay and a proof.
  await page.goto(`${server.url}/me`);
  const match = await finish(server.url, host, page);
  await host.leave();
  await page.reload();
  const over = page.locator(`[data-over="${match}"]`);
  await over.getByRole('link', { name: 'Replay' }).waitFor();
  expect(await over.getByRole('link', { name: 'Proof' }).getAttribute('href')).toBe(
    `/verify/${match}`,
  );
  expect(await page.locator(`[data-figures="${GAME}"] td`).first().innerText()).toBe('1');

  // A second device joins by the code, and has the name and the match.
  await page.locator('[data-add]').click();
  const letters = await page.locator('[data-code]').getAttribute('data-code');
  await page.locator('.me-code .qr').waitFor();
  const phone = await open(`/me#${letters}`, 'phone');
  await phone.page.getByRole('button', { name: 'Add this device' }).click();
  await stateOf(phone.page, 'known').waitFor();
  await phone.page.locator(`[data-over="${match}"]`).waitFor();
  expect(await phone.page.locator('input[name="name"]').inputValue()).toBe('Serenissima');
  expect(new URL(phone.page.url()).hash).toBe('');
  // The code is used up.
  const late = await open(`/me#${letters}`);
  await late.page.getByRole('button', { name: 'Add this device' }).first().click();
  await late.page.getByRole('alert').filter({ hasText: 'code is wrong' }).waitFor();

  // Everything in one file.
  const saved = phone.page.waitForEvent('download');
  await phone.page.locator('[data-export]').click();
  const path = join(folder, 'me.json');
  await (await saved).saveAs(path);
  const file = JSON.parse(readFileSync(path, 'utf8'));
  expect(file.server.tables.claims).toMatchObject([{ match, game: GAME }]);
  expect(file.server.tables.devices).toHaveLength(2);
  expect(file.browser.local['laguna.settings'].name).toBe('Serenissima');

  // The phone is struck off, and can do nothing any more.
  await page.reload();
  await page.locator('[data-device="active"]').nth(1).getByRole('button').click();
  await page.locator('[data-strike-yes]').click();
  await page.locator('[data-device="struck"]').waitFor();
  await phone.page.reload();
  await stateOf(phone.page, 'struck').waitFor();

  // Erased: nothing at the server, nothing in the browser, and no new key by itself.
  const { people } = server.app.house;
  await page.locator('[data-erase]').click();
  await page.locator('[data-erase-yes]').click();
  await stateOf(page, 'off').waitFor();
  // The tests' own settings are written with each page: no companion.
  expect(await stored(page)).toEqual({
    'laguna.key': 'off',
    'laguna.settings': '{"companion":"off"}',
  });
  expect(await people.forget(Number.MAX_SAFE_INTEGER)).toBe(0);
  await page.locator('[data-anew]').click();
  await stateOf(page, 'new').waitFor();
  expect(ana.complaints).toEqual([]);
  // Browsers report each refusal on their console.
  const others = [...phone.complaints, ...late.complaints];
  expect(others.filter((line) => !/status of (403|404)/.test(line))).toEqual([]);
  for (const one of [ana, phone, late]) await one.close();
});

test('where the browser has no such keys, the page says so, and the match goes on without', async () => {
  const before = (page: Page) =>
    page.addInitScript(() => {
      const value = () => Promise.reject(new DOMException('', 'NotSupportedError'));
      Object.defineProperty(crypto.subtle, 'generateKey', { value });
    });
  const ben = await visit(browser, `${server.url}/me`, SIZES.phone, { before });
  await ben.page.locator('[data-me="empty"]').waitFor();
  await ben.page.locator('.me-other summary').click();
  await ben.page.locator('input[name="join-code"]').fill('AAAAAAAAAA');
  await ben.page.getByRole('button', { name: 'Add this device' }).click();
  await ben.page.locator('[data-why="unsupported"]').waitFor();
  expect(ben.complaints).toEqual([]);
  await ben.close();
});
