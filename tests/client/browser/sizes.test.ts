/** Every screen at the four sizes: nothing runs over, what decides is in reach, fingers find it. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, SCREENS } from '../masters-of-venice/browser/screens.ts';
import { Pointer } from './hands.ts';
import {
  launch,
  PICTURES,
  type RunningServer,
  SIZES,
  startServer,
  type Visitor,
  visit,
} from './harness.ts';
import { sit } from './stage.ts';
import { createTable } from './table.ts';

/** Smallest side of what a finger presses, in CSS pixels. */
const FINGER = 44;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** What runs over the sides of the window, the page itself and every card of paper on it. */
function checkWidth(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const out = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const card of document.querySelectorAll(
      '.paper-card, .decision, .menu-card, .phone, .total',
    )) {
      const { left, right } = card.getBoundingClientRect();
      if (left < 0 || right > innerWidth + 0.5) {
        out.push(`${card.className} reaches from ${left.toFixed(0)} to ${right.toFixed(0)}`);
      }
    }
    return out;
  });
}

/** Whether the button that decides lies in the window, whole and uncovered. */
function checkReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button =
      document.querySelector('.decision .outlook [data-confirm]') ??
      document.querySelector('.decision [data-end]');
    if (!button) return ['nothing to decide with'];
    const box = button.getBoundingClientRect();
    const out: string[] = [];
    if (box.left < 0 || box.right > innerWidth) out.push('runs over the side');
    if (box.top < 0 || box.bottom > innerHeight) {
      out.push(`lies from ${box.top} to ${box.bottom} in a window of ${innerHeight}`);
    }
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!met || !button.contains(met)) out.push(`covered by ${met?.tagName}.${met?.className}`);
    return out;
  });
}

/** Controls in the window that are too small for a finger. */
function checkFingers(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const small = new Set<string>();
    const controls = 'button, a[href], summary, input, [role="spinbutton"]';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // What stands for a hidden input is its label.
      const one =
        control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
      const { width, height, bottom, top } = one.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight || width === 0 || control.matches('.skip')) continue;
      if (Math.min(width, height) < least - 0.5) {
        small.add(`${one.tagName}.${one.className} ${width.toFixed(0)}×${height.toFixed(0)}`);
      }
    }
    return [...small];
  }, FINGER);
}

async function look(page: Page, size: string, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `${name}-${size}.png`) });
}

/** A finger that goes from one height to another, along the middle of the window. */
async function pull(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const x = 195;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step++) await touch('touchMove', from + ((to - from) * step) / 6);
  await touch('touchEnd');
  await session.detach();
}

for (const [size, area] of Object.entries(SIZES)) {
  const touch = size === 'phone';
  describe(`${area.width} × ${area.height}`, () => {
    test('menu and lobby', async () => {
      const before = (page: Page) =>
        page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}'));
      const look3d = { touch, reducedMotion: true, before };
      const visitor = await visit(browser, server.url, area, look3d);
      const { page } = visitor;
      const problems: Record<string, string[]> = {};
      const hand = new Pointer();
      await page.locator('.scene canvas').waitFor();
      await page.waitForTimeout(1500);
      await look(page, size, 'menu');
      problems.menu = [...(await checkWidth(page)), ...(touch ? await checkFingers(page) : [])];
      await createTable(page, hand, { seats: 3, bots: true, pace: 'Instant' });
      const start = page.getByRole('button', { name: 'Start the match' });
      await start.waitFor();
      await look(page, size, 'lobby');
      problems.lobby = [...(await checkWidth(page)), ...(touch ? await checkFingers(page) : [])];
      const box = await start.boundingBox();
      if (!box || box.y + box.height > area.height) problems.lobby.push('start is out of sight');
      expect(problems).toEqual({ menu: [], lobby: [] });
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    });

    describe('the table', () => {
      let visitor: Visitor;
      let page: Page;
      beforeAll(async () => {
        visitor = await visit(browser, `${server.url}/stage`, area, { touch, reducedMotion: true });
        page = visitor.page;
        await page.evaluate(async () => {
          await window.stage?.ready;
          await window.stage?.setQuality('low');
        });
      });
      afterAll(() => visitor?.close());

      for (const { name, position, decides } of SCREENS)
        test(name, async () => {
          await sit(page, position);
          if (name === 'result') await page.locator('.result').waitFor();
          await look(page, size, name);
          expect(await checkWidth(page)).toEqual([]);
          if (decides) expect(await checkReach(page)).toEqual([]);
          if (touch) expect(await checkFingers(page)).toEqual([]);
          if (!touch || !decides) return;
          // The same with the sheet moved: drawn up if it was low, lowered if it was up.
          await page.locator('.tabs .icon-button').tap();
          await look(page, size, `${name}-moved`);
          expect(await checkWidth(page)).toEqual([]);
          expect(await checkReach(page)).toEqual([]);
          expect(await checkFingers(page)).toEqual([]);
        });

      if (touch)
        test('a finger draws the sheet up and down', async () => {
          await sit(page, given('submitDestination'));
          const edge = () =>
            page.locator('.phone').evaluate((sheet) => sheet.getBoundingClientRect().top);
          const low = await edge();
          expect(low).toBeGreaterThan(area.height - 190);
          await pull(page, low + 8, low - 120);
          const half = await edge();
          expect(half).toBeLessThan(low - 100);
          await pull(page, half + 8, half + 120);
          expect(await edge()).toBeCloseTo(low, 0);
        });

      test('ledger', async () => {
        await sit(page, given('sellAtShop'));
        await page.keyboard.press('l');
        await page.locator('.ledger').waitFor();
        await look(page, size, 'ledger');
        expect(await checkWidth(page)).toEqual([]);
        expect(await checkReach(page)).toEqual([]);
        if (touch) expect(await checkFingers(page)).toEqual([]);
        expect(visitor.complaints).toEqual([]);
      });
    });
  });
}

/** Five at the stock market, whose name is long: the strip above has most to show. */
const CROWDED = {
  ...{ phase: 'turn', round: 6, turnOrder: [0, 1, 2, 3, 4] },
  turn: { seat: 0, location: 'stockMarket', kind: 'main' },
  seats: [100, 100, 100, 100, 100].map((cash) => ({
    ...{ cash, pawn: { location: 'stockMarket', spot: null } },
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

/** What of the strip's title lies under its tools, or nearer to them than a few pixels. */
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

/** The tools that a table with others and a caster has more than the stage, where they stand there. */
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
    const visitor = await visit(browser, `${server.url}/stage`, SIZES.phone, {
      touch: true,
      reducedMotion: true,
    });
    const { page } = visitor;
    await page.evaluate(async () => {
      await window.stage?.ready;
      await window.stage?.setQuality('low');
    });
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
            await expect.poll(() => checkTitle(page), { message, timeout: 3000 }).toEqual([]);
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
    const visitor = await visit(browser, `${server.url}/stage`, SIZES.projector, {
      reducedMotion: true,
    });
    const { page } = visitor;
    await page.evaluate(async () => {
      await window.stage?.ready;
      await window.stage?.setQuality('low');
    });
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
