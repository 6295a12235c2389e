/**
 * The overlay in an encoder: only its parts are painted, no scroll bars, and on into the rematch.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, startServer, type TestServer } from '../../../server/harness.ts';
import { clear } from '../../browser/clear.ts';
import { launch, SIZES, visit } from '../../browser/harness.ts';

const BUILT_ELSEWHERE = process.env.LAGUNA_TEST_CLIENT;
const PARTS = ['score', 'ticker', 'turn', 'display', 'lower'];

let server: TestServer;
let browser: Browser;
let host: Guest;
beforeAll(async () => {
  const client = BUILT_ELSEWHERE ? { client: BUILT_ELSEWHERE } : {};
  server = await startServer({}, client);
  browser = await launch('--disable-3d-apis');
  host = await Guest.create(server.url, {
    seats: 3,
    name: 'Host',
    bots: ['random', 'random'],
    pace: 'instant',
    options: { money: 'open' },
  });
  // Only a match has parts to show: no test needs the one before it.
  await host.lobby({ op: 'start' });
  await host.until(() => host.table.stage === 'playing');
});
afterAll(async () => {
  await browser?.close();
  await host?.leave();
  await server?.stop();
});

const overlay = (query = '', size: { width: number; height: number } = SIZES.desktop) =>
  visit(browser, `${server.url}/overlay/${host.code}${query}`, size);

const shown = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('[data-part]')
    .evaluateAll((list) => list.map((one) => (one as HTMLElement).dataset.part).sort());

describe('a running match', () => {
  test('parts, clear ground, and figures that agree with the table', async () => {
    const visitor = await overlay();
    const { page } = visitor;
    await page.locator('.ov[data-stage="playing"] .ov-price:not(:empty)').first().waitFor();
    expect(await shown(page)).toEqual([...PARTS].sort());

    const png = await page.screenshot({ omitBackground: true });
    const share = clear(png);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.97);

    const { seats, lumberPrice } = host.table.view as unknown as {
      seats: { name: string; cash: number }[];
      lumberPrice: number;
    };
    const rows = page.locator('.ov-row');
    expect(await rows.count()).toBe(3);
    for (const [k, seat] of seats.entries()) {
      expect(await rows.nth(k).locator('.ov-name').textContent()).toBe(seat.name);
      expect(await rows.nth(k).locator('.ov-cash').textContent()).toBe(String(seat.cash));
    }
    const lumber = page.locator('[data-resource="lumber"] .ov-price');
    expect(await lumber.textContent()).toBe(String(lumberPrice));
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test('only the parts that are asked for, at the side and in the size', async () => {
    const visitor = await overlay('?show=ticker,score&scale=1.5&side=right&theme=light');
    const { page } = visitor;
    await page.locator('.ov[data-stage="playing"]').waitFor();
    // The game's parts come after the frame.
    await expect.poll(() => shown(page)).toEqual(['score', 'ticker']);
    const box = await page.locator('[data-part="score"]').boundingBox();
    expect(box?.x).toBeGreaterThan(SIZES.desktop.width / 2);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '27px',
    );
    await visitor.close();
  });

  test('no scroll bars at any size, and no part outside of the picture', async () => {
    const sizes = [SIZES.desktop, { width: 1280, height: 720 }, { width: 640, height: 960 }];
    for (const size of sizes) {
      for (const scale of [1, 1.5, 3]) {
        const visitor = await overlay(`?scale=${scale}`, size);
        const { page } = visitor;
        await page.locator('.ov[data-stage="playing"]').waitFor();
        // The game's parts come after the frame.
        await page.locator('[data-part]').first().waitFor({ state: 'attached' });
        const over = await page.evaluate(() => {
          const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
          const wide = [...document.querySelectorAll('[data-part]')].map((part) => {
            const { left, right } = part.getBoundingClientRect();
            return Math.max(0, -left, right - innerWidth);
          });
          return {
            x: scrollWidth - clientWidth,
            y: scrollHeight - clientHeight,
            bars: innerWidth - clientWidth,
            wide: Math.round(Math.max(...wide)),
          };
        });
        expect(over, `${size.width} × ${size.height}, ${scale}`).toEqual({
          x: 0,
          y: 0,
          bars: 0,
          wide: 0,
        });
        await visitor.close();
      }
    }
  });

  test('its boxes keep their places while the match is played, and it goes on into the rematch', async () => {
    const visitor = await overlay();
    const { page } = visitor;
    // With all seats, the game's parts are there.
    await page.locator('.ov[data-stage="playing"] .ov-row').nth(2).waitFor();
    const boxes = () =>
      page.locator('.ov-box').evaluateAll((list) =>
        list
          .filter((one) => !one.classList.contains('ov-sheet'))
          .map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
          }),
      );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await boxes();
    await host.play(5);
    await page.locator('.ov[data-stage="finished"] [data-winner="true"]').waitFor();
    expect(await boxes()).toEqual(before);
    const first = host.table.matchId;
    await host.lobby({ op: 'rematch' });
    await host.until(() => host.table.matchId !== first && host.table.stage === 'playing');
    await page.locator('.ov[data-stage="playing"] .ov-round', { hasText: 'Round 1' }).waitFor();
    expect(await page.locator('[data-winner="true"]').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

test('an unknown code is a word in the corner; wrong options are told on the page of settings', async () => {
  const lost = await visit(browser, `${server.url}/overlay/NOTABLE?scale=99`, SIZES.desktop);
  await lost.page.locator('.ov-note', { hasText: 'No table NOTABLE' }).waitFor();
  expect(clear(await lost.page.screenshot({ omitBackground: true }))).toBeGreaterThan(0.98);
  await lost.close();

  const desk = await visit(browser, `${server.url}/overlay?scale=99&show=score`, SIZES.laptop);
  const { page } = desk;
  await page.locator('.warning', { hasText: '99' }).waitFor();
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-part="score"]').waitFor();
  expect(await frame.locator('[data-part]').count()).toBe(1);
  await page.getByRole('checkbox', { name: 'Market ticker along the bottom' }).check();
  await page.locator('input[name="code"]').fill(host.code);
  await page.locator('label', { hasText: /^Right$/ }).click();
  const address = `${server.url}/overlay/${host.code}?show=score,ticker&side=right`;
  await expect.poll(() => page.locator('.ov-address').inputValue()).toBe(address);
  await frame.locator('[data-part="ticker"]').waitFor();
  await expect
    .poll(() => page.locator('iframe').getAttribute('src'))
    .toBe(`/overlay/${host.code}?show=score,ticker&side=right`);
  await desk.close();
});

test('the page of settings offers the parts of the chosen game, then those of the table', async () => {
  const desk = await visit(browser, `${server.url}/overlay`, SIZES.laptop);
  const { page } = desk;
  const offered = (): Promise<string[]> =>
    page
      .locator('input[name="show"]:checked')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).sort());
  const frame = page.frameLocator('iframe');
  const preview = async (): Promise<string[]> => {
    const parts = frame.locator('[data-part]');
    return (await parts.evaluateAll((all) => all.map((one) => one.dataset.part ?? ''))).sort();
  };
  const games = page.locator('input[name="game"]');
  await games.first().waitFor({ state: 'attached' });
  const seen: string[][] = [];
  for (const game of await games.all()) {
    await game.check({ force: true });
    const id = await game.evaluate((one) => (one as HTMLInputElement).value);
    await page.locator(`iframe[src*="game=${id}"]`).waitFor();
    await page.locator(`[data-parts-of="${id}"]`).waitFor();
    await expect.poll(async () => (await preview()).length).toBeGreaterThan(0);
    await expect.poll(async () => String(await preview()) === String(await offered())).toBe(true);
    seen.push(await offered());
  }
  expect(new Set(seen.map(String)).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(1);
  // The last one was chosen; the table plays the first.
  await page.locator('input[name="code"]').fill(host.code);
  await expect.poll(offered).toEqual(seen[0]);
  await expect.poll(preview).toEqual(seen[0]);
  expect(await games.first().isVisible()).toBe(false);
  expect(desk.complaints).toEqual([]);
  await desk.close();
});
