/**
 * The shared resources of the browser part: servers of every client, one Chromium, pages without
 * 3D.
 */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser, sharedServer, type Visitor, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

const open = async (client?: 'pseudo' | 'guests', flat = true): Promise<Visitor> => {
  const { url } = await sharedServer(client);
  return visit(browser, url, undefined, { flat, reducedMotion: true });
};

test('each client has one server, which answers with its own pages', async () => {
  const urls: string[] = [];
  for (const [client, says] of [
    [undefined, 'Create a table'],
    ['pseudo', '«'],
    ['guests', 'Caravan'],
  ] as const) {
    const { url } = await sharedServer(client);
    expect((await sharedServer(client)).url).toBe(url);
    urls.push(url);
    const { page, complaints, close } = await open(client);
    await expect.poll(() => page.locator('.game-card').allInnerTexts()).not.toEqual([]);
    expect((await page.locator('main').allInnerTexts()).join()).toContain(says);
    expect(complaints).toEqual([]);
    await close();
  }
  expect(new Set(urls).size).toBe(3);
}, 300_000);

test('a page without 3D stands still, beside one that draws', async () => {
  const [still, drawn] = [await open(), await open(undefined, false)];
  await still.page.locator('.scene-still').waitFor({ state: 'attached' });
  await drawn.page.locator('.scene canvas').waitFor();
  expect(await still.page.locator('canvas').count()).toBe(0);
  expect(still.complaints).toEqual([]);
  await still.close();
  await drawn.close();
});

test('a user that closes the browser leaves it to the others', async () => {
  const other = await sharedBrowser();
  await other.close();
  const { page, close } = await open();
  await page.locator('.game-card').first().waitFor();
  await close();
});
