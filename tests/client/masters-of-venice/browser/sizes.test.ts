/**
 * Checks that the walk over the screens lacks: the sheet of a phone under a finger, the strip above
 * at every width.
 */

import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PICTURES, SIZES, sharedBrowser, sharedServer } from '../../browser/harness.ts';
import { look, pull } from '../../browser/sizes.ts';
import { openStage, sit } from '../../browser/stage.ts';
import { given } from './screens.ts';

const GAME = 'masters-of-venice';
let server: Awaited<ReturnType<typeof sharedServer>>;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await sharedServer();
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

describe('on a phone', () => {
  test('a finger draws the sheet up and down', async () => {
    const visitor = await openStage(browser, server.url, GAME, { touch: true }, SIZES.phone);
    const { page } = visitor;
    await sit(page, given('submitDestination'));
    const edge = () =>
      page.locator('.phone').evaluate((sheet) => sheet.getBoundingClientRect().top);
    const low = await edge();
    expect(low).toBeGreaterThan(SIZES.phone.height - 190);
    await pull(page, low + 8, low - 120);
    await expect.poll(edge).toBeLessThan(low - 100);
    const half = await edge();
    await pull(page, half + 8, half + 120);
    await expect.poll(edge).toBeCloseTo(low, 0);
    await visitor.close();
  });
});

/** Five at the stock market, whose name is long: the strip above is fullest. */
const CROWDED = {
  phase: 'turn',
  round: 6,
  turnOrder: [0, 1, 2, 3, 4],
  turn: { seat: 0, location: 'stockMarket', kind: 'main' },
  seats: [100, 100, 100, 100, 100].map((cash) => ({
    cash,
    pawn: { location: 'stockMarket', spot: null },
  })),
};

/** Parts of the strip above and figures of the market that run over. */
const checkStrips = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
    const out = all('.topbar .tool, .queue').filter(
      (one) => one.getBoundingClientRect().right > innerWidth,
    );
    const over = all('.market .stall').filter((one) => one.scrollWidth > one.clientWidth);
    return [...out, ...over].map(({ className, innerText }) => `${className}: ${innerText}`);
  });

/** The part of the strip's title under its tools, or too close to them. */
const checkTitle = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NEAR = 4;
    const title = document.querySelector('.topbar .progress strong, .ledger-head strong');
    const tools = [...document.querySelectorAll('.tools .tool')].filter((one) =>
      one.checkVisibility(),
    );
    if (!title || tools.length === 0) return ['no title or no tools'];
    const words = document.createRange();
    words.selectNodeContents(title);
    const boxes = [...words.getClientRects()];
    const out = boxes.filter(({ left, right }) => left < 0 || right > innerWidth);
    const near = boxes.filter((word) =>
      tools.some((tool) => {
        const box = tool.getBoundingClientRect();
        const beside = word.bottom > box.top && word.top < box.bottom;
        return beside && word.right + NEAR > box.left && word.left < box.right + NEAR;
      }),
    );
    const cut = tools.filter((tool) => tool.getBoundingClientRect().right > innerWidth + 0.5);
    return [
      ...out.map(({ right }) => `title out of the window at ${right.toFixed(0)}`),
      ...near.map(({ right }) => `title at its tools: ends at ${right.toFixed(0)}`),
      ...cut.map(({ className }) => `${className} out of the window`),
    ];
  });

/** Adds the tools that a table with others and a caster has beyond the stage. */
async function addTools(page: Page): Promise<void> {
  await page.locator('.tools').evaluate((tools) => {
    for (const kind of ['tool-table', 'caster-chip']) {
      if (tools.querySelector(`.${kind}`)) continue;
      const more = tools.querySelector('.tool')?.cloneNode(true) as HTMLElement;
      more.classList.add(kind);
      tools.querySelector('.tool-sound')?.before(more);
    }
  });
}

describe('the strip above on phones', () => {
  test('its title stays off its tools, at every width and with every tool', async () => {
    const visitor = await openStage(browser, server.url, GAME, { touch: true }, SIZES.phone);
    const { page } = visitor;
    const positions = { crowded: { ...CROWDED, round: 14 }, bid: given('submitBid') };
    for (const [name, position] of Object.entries(positions)) {
      for (const flat of [false, true]) {
        await sit(page, position);
        const open = (await page.locator('.ledger').count()) > 0;
        if (open !== flat) await page.keyboard.press('l');
        await page.locator(flat ? '.ledger' : '.hud').waitFor();
        for (const all of [false, true]) {
          if (all) await addTools(page);
          for (const width of [360, 375, 390, 412, 430, 540, 700, 760]) {
            await page.setViewportSize({ width, height: 844 });
            const message = `${name} ${flat ? 'ledger' : 'city'} ${width}`;
            await expect.poll(() => checkTitle(page), { message }).toEqual([]);
          }
        }
        await page.setViewportSize(SIZES.phone);
        await look(page, 'phone', `strip-${name}-${flat ? 'ledger' : 'city'}`);
      }
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

describe('between a phone and a projector', () => {
  test('all tools of the strip are in the window, and the market shows all its figures', async () => {
    const visitor = await openStage(browser, server.url, GAME, {}, SIZES.projector);
    const { page } = visitor;
    for (const position of [CROWDED, given('submitBid')]) {
      await sit(page, position);
      // A table with others has one tool more than the stage.
      await page.locator('.topbar .tools').evaluate((tools) => {
        if (tools.querySelector('.more')) return;
        const more = tools.firstElementChild?.cloneNode(true) as HTMLElement;
        more.classList.add('more');
        tools.append(more);
      });
      for (const width of [768, 820, 900, 960, 1024, 1180]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => checkStrips(page), { message: `${width}` }).toEqual([]);
      }
    }
    expect(await page.locator('.topbar .more').count()).toBe(1);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
