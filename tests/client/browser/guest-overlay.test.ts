/**
 * The test guest's overlay in an encoder: its parts on clear ground, at every size; no work while
 * nothing changes; the page of settings.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../../server/harness.ts';
import { clear } from './clear.ts';
import { SIZES, sharedFlat, sharedServer, visit } from './harness.ts';

const PARTS = ['lower', 'offers', 'score', 'turn'];
let url: string;
let browser: Browser;
let host: Guest;
beforeAll(async () => {
  ({ url } = await sharedServer('guests'));
  browser = await sharedFlat();
  host = await Guest.create(url, {
    game: 'caravan',
    seats: 3,
    name: 'Host',
    bots: ['random', 'random'],
    options: { openPurses: true, rounds: 2 },
  });
  await host.lobby({ op: 'start' });
  await host.until(() => host.table.stage === 'playing');
});
afterAll(async () => {
  await host?.leave();
  await browser?.close();
});

const overlay = (query = '', size: { width: number; height: number } = SIZES.desktop) =>
  visit(browser, `${url}/overlay/${host.code}${query}`, size);
const shown = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('[data-part]')
    .evaluateAll((list) => list.map((one) => (one as HTMLElement).dataset.part).sort());

test('parts on clear ground, with the figures of the table', async () => {
  const { page, complaints, close } = await overlay();
  await expect.poll(() => shown(page)).toEqual(PARTS);
  const rows = page.locator('[data-part="score"] .ov-row');
  await expect.poll(() => rows.count()).toBe(3);
  const { seats } = host.table.view as unknown as { seats: { name: string; coins: number }[] };
  const told = await rows.allInnerTexts();
  for (const { name, coins } of seats) {
    expect(told.some((row) => row.includes(name) && row.includes(`${coins} coins`))).toBe(true);
  }
  const share = clear(await page.screenshot({ omitBackground: true }));
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(0.99);
  expect(complaints).toEqual([]);
  await close();
});

test('only the parts that are asked for, at the side; in every size nothing runs over', async () => {
  const side = await overlay('?show=turn,score&side=right');
  await expect.poll(() => shown(side.page)).toEqual(['score', 'turn']);
  const box = await side.page.locator('[data-part="score"]').boundingBox();
  expect(box?.x).toBeGreaterThan(SIZES.desktop.width / 2);
  await side.close();
  for (const [size, scale, font] of [
    [SIZES.desktop, 1.5, '27px'],
    // As large as the space allows.
    [{ width: 640, height: 960 }, 3, '18px'],
  ] as const) {
    const query = `?show=turn,score&scale=${scale}&theme=light`;
    const { page, close } = await overlay(query, size);
    await expect.poll(() => shown(page)).toEqual(['score', 'turn']);
    const over = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        const wide = [...document.querySelectorAll('[data-part]')].map((part) => {
          const { left, right } = part.getBoundingClientRect();
          return Math.max(0, -left, right - innerWidth);
        });
        const { fontSize } = getComputedStyle(document.documentElement);
        return [
          scrollWidth - clientWidth,
          scrollHeight - clientHeight,
          Math.max(...wide),
          fontSize,
        ];
      });
    // Its parts come in from the side.
    await expect.poll(over, { message: `${size.width}, ${scale}` }).toEqual([0, 0, 0, font]);
    await close();
  }
});

test('a page on which nothing changes asks for no frame and draws none', async () => {
  const address = `${url}/overlay/${host.code}?scale=2`;
  const { page, complaints, close } = await visit(browser, address, SIZES.desktop, {
    before: (page) => page.clock.install(),
  });
  await expect.poll(() => page.locator('.ov-row').count()).toBe(3);
  const seen = await page.evaluateHandle(() => {
    const seen = { changes: 0, frames: 0 };
    new MutationObserver((changes) => {
      seen.changes += changes.length;
    }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    const frame = window.requestAnimationFrame;
    window.requestAnimationFrame = (draw) => {
      seen.frames++;
      return frame(draw);
    };
    return seen;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const done = async (): Promise<number[]> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    const { changes, frames } = await seen.jsonValue();
    return [changes, frames, of('RecalcStyleCount'), of('LayoutCount')];
  };
  /** The work of ten seconds by the page's clock. */
  const work = async (): Promise<number[]> => {
    const before = await done();
    await page.clock.runFor(10_000);
    const after = await done();
    return after.map((n, k) => n - (before[k] ?? 0));
  };
  // The bots wait for the host, and the last sentence has been read.
  await expect.poll(work).toEqual([0, 0, 0, 0]);
  expect(complaints).toEqual([]);
  await close();
});

test('an unknown code is a word in the corner; wrong options are told on the page of settings', async () => {
  const lost = await visit(browser, `${url}/overlay/NOTABLE?scale=99`, SIZES.desktop);
  await lost.page.locator('.ov-note', { hasText: 'No table NOTABLE' }).waitFor();
  await lost.close();
  const desk = await visit(browser, `${url}/overlay?scale=99&show=score`, SIZES.laptop);
  const { page } = desk;
  await page.locator('.warning', { hasText: '99' }).waitFor();
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-part="score"]').waitFor();
  await page.locator('input[name="code"]').fill(host.code);
  await page.locator('[data-parts-of="caravan"]').waitFor();
  await page.locator('label', { hasText: /^Right$/ }).click();
  const address = `${url}/overlay/${host.code}?show=score&side=right`;
  await expect.poll(() => page.locator('.ov-address').inputValue()).toBe(address);
  await desk.close();
});
