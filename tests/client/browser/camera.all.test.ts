/** The city arrives, a key looks at a place, and pictures of it become files. */

import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, type RunningServer, startServer, visit } from './harness.ts';

const SIZE = { width: 640, height: 360 };

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** All visible and pressable controls of the page. */
const controls = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('button, input, a[href]')].filter((control) =>
        control.checkVisibility({ visibilityProperty: true }),
      ).length,
  );

test('the city builds up by what has really come, and is never in the way', async () => {
  const before = async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      localStorage.setItem('laguna.settings', '{"quality":"low"}');
      const shares: number[] = [];
      Object.assign(window, { shares });
      new MutationObserver(() => {
        const line = document.querySelector('.arriving-line')?.textContent ?? '';
        const share = Number(/(\d+) %/.exec(line)?.[1] ?? 'NaN');
        if (!Number.isNaN(share) && share !== shares.at(-1)) shares.push(share);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    // The models are delayed: the parts before them must be present and usable.
    await page.route('**/*.glb', async (route) => {
      await page.locator('.arriving-city').waitFor();
      await page.getByRole('button', { name: 'Join with a code' }).click();
      await page.getByLabel('Code').waitFor();
      await route.continue();
    });
  };
  const visitor = await visit(browser, server.url, SIZE, { before });
  const { page } = visitor;
  await page.locator('.arriving-city[data-gone="true"]').waitFor({ state: 'attached' });
  const shares = await page.evaluate(() => (window as unknown as { shares: number[] }).shares);
  // The outline waited with the models, and reported the later ones.
  expect(shares.length).toBeGreaterThan(1);
  expect(shares[0]).toBeLessThan(100);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(100);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('a key hangs the names of the places over them, and takes them down', async () => {
  const before = (page: Page): Promise<unknown> =>
    page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}'));
  const visitor = await visit(browser, server.url, SIZE, { reducedMotion: true, before });
  const { page } = visitor;
  await page.locator('.arriving-city[data-gone="true"]').waitFor({ state: 'attached' });
  const signs = page.locator('.sign-name');
  await page.keyboard.press('n');
  await expect.poll(() => signs.count()).toBe(9);
  // Each over its place: the docks near, the shops far, the church between, all in the picture.
  const at = async (name: string) => {
    const box = await signs.filter({ hasText: name }).boundingBox();
    if (!box) throw new Error(`no sign of ${name}`);
    expect(box.x).toBeGreaterThan(-box.width / 2);
    expect(box.x + box.width / 2).toBeLessThan(SIZE.width);
    return box.y;
  };
  const nearer = async (one: string, other: string) => (await at(one)) > (await at(other));
  await expect.poll(() => nearer('Docks', 'Church')).toBe(true);
  await expect.poll(() => nearer('Church', 'Shops')).toBe(true);
  // Signs are read, never pressed: things under them can still be pressed.
  expect(
    await signs.first().evaluate((sign) => {
      const { x, y, width, height } = sign.getBoundingClientRect();
      return (
        document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.sign-name') ?? null
      );
    }),
  ).toBeNull();
  await page.keyboard.press('n');
  await expect.poll(() => signs.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('picture mode: nothing but the city, a file at twice the sharpness, and back again', async () => {
  const before = (page: Page): Promise<unknown> =>
    page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}'));
  const visitor = await visit(browser, server.url, SIZE, { reducedMotion: true, before });
  const { page } = visitor;
  await page.locator('.arriving-city[data-gone="true"]').waitFor({ state: 'attached' });
  const all = await controls(page);
  await page.keyboard.press('p');
  const save = page.getByRole('button', { name: 'Save the picture' });
  await save.waitFor();
  await expect.poll(() => controls(page)).toBe(2);
  // Announced after the mode is on the page, not at the same moment.
  await page
    .locator('[data-live="photo"]', { hasText: /Enter saves/ })
    .waitFor({ state: 'attached' });
  for (const key of ['ArrowLeft', 'ArrowUp', '+', '-', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^laguna-[a-z-]+-\d{4}(-\d\d){5}\.png$/);
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SIZE.width * 2, SIZE.height * 2]);
  // An empty picture of this size packs into a few kilobytes.
  expect(png.length).toBeGreaterThan(150_000);
  await page.waitForFunction(() =>
    /^Saved: laguna/.test(document.querySelector('[data-live="photo"]')?.textContent ?? ''),
  );
  const canvas = await page.locator('canvas').evaluate((one) => (one as HTMLCanvasElement).width);
  expect(canvas).toBeLessThan(SIZE.width * 2);
  await page.keyboard.press('Escape');
  await save.waitFor({ state: 'detached' });
  await expect.poll(() => controls(page)).toBe(all);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('the first gesture starts the sound, and a muted page never does', async () => {
  for (const muted of [true, false]) {
    const before = (page: Page): Promise<unknown> =>
      page.addInitScript((off) => {
        localStorage.setItem('laguna.settings', JSON.stringify({ quality: 'low', muted: off }));
        const started: string[] = [];
        const Plain = window.AudioContext;
        window.AudioContext = class extends Plain {
          constructor() {
            super();
            started.push('sound');
          }
        };
        Object.assign(window, { started });
      }, muted);
    const visitor = await visit(browser, server.url, SIZE, { before });
    const { page } = visitor;
    const started = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { started: string[] }).started.length);
    await page.locator('.menu-card').waitFor();
    await page.locator('.arriving-city[data-gone="true"]').waitFor({ state: 'attached' });
    expect(await started()).toBe(0);
    await page.keyboard.press('Tab');
    if (muted) {
      await page.waitForTimeout(1500);
      expect(await started()).toBe(0);
    } else
      await page.waitForFunction(() => 'started' in window && Object(window.started).length === 1);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }
});
