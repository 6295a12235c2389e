/**
 * The city of the menu in one visit: it arrives, the first gesture starts the sound, a key hangs names
 * over its places, and a picture of it becomes a file. `camera.all.test.ts` takes each by itself.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf } from './clip.ts';
import { sharedBrowser, sharedServer, visit } from './harness.ts';

const SIZE = { width: 640, height: 360 };
let url: string;
let browser: Browser;
beforeAll(async () => {
  ({ url } = await sharedServer());
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

/** The progress that the page has reported, in per cent, and the number of started sounds. */
interface Noted {
  readonly shares: number[];
  readonly started: string[];
}
const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Delays the models: the parts before them must be present and usable. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('laguna.settings', '{"quality":"low"}');
    const found: Noted = { shares: [], started: [] };
    Object.assign(window, { noted: found });
    new MutationObserver(() => {
      const line = document.querySelector('.arriving-line')?.textContent ?? '';
      const share = Number(/(\d+) %/.exec(line)?.[1] ?? 'NaN');
      if (!Number.isNaN(share) && share !== found.shares.at(-1)) found.shares.push(share);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    const Plain = window.AudioContext;
    window.AudioContext = class extends Plain {
      constructor() {
        super();
        found.started.push('sound');
      }
    };
  });
  await page.route('**/*.glb', async (route) => {
    await page.locator('.arriving-city').waitFor();
    await page.getByRole('button', { name: 'Join with a code' }).waitFor();
    await route.continue();
  });
}

test('the city arrives; sound, names and a picture at a key', async () => {
  const visitor = await visit(browser, url, SIZE, { reducedMotion: true, before: listen });
  const { page } = visitor;
  await page.locator('.arriving-city[data-gone="true"]').waitFor({ state: 'attached' });
  const { shares, started } = await noted(page);
  // The outline waited with the models, and reported the later ones.
  expect(shares.length).toBeGreaterThan(1);
  expect(shares[0]).toBeLessThan(100);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(100);
  expect(started).toEqual([]);

  const signs = page.locator('.sign-name');
  await page.keyboard.press('n');
  await expect.poll(async () => (await noted(page)).started.length).toBe(1);
  await expect.poll(() => signs.count()).toBe(9);
  await page.keyboard.press('n');
  await expect.poll(() => signs.count()).toBe(0);

  await page.keyboard.press('p');
  const save = page.getByRole('button', { name: 'Save the picture' });
  await save.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^laguna-[a-z-]+-\d{4}(-\d\d){5}\.png$/);
  const png = await bytesOf(file);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SIZE.width * 2, SIZE.height * 2]);
  // An empty picture of this size packs into a few kilobytes.
  expect(png.length).toBeGreaterThan(150_000);
  await page.keyboard.press('Escape');
  await save.waitFor({ state: 'detached' });
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
