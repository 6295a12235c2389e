/** What every screen keeps to at the four sizes: nothing runs over, what decides is in reach. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, PICTURES, SIZES, startServer, undrawn, type Visitor } from './harness.ts';
import { openStage, type Screen, sitAt } from './stage.ts';

/** Smallest side of what a finger presses, in CSS pixels. */
const FINGER = 44;

/** What runs over the sides of the window, the page itself and every card of paper on it. */
export function checkWidth(page: Page): Promise<string[]> {
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

/**
 * Whether the button that decides lies in the window, whole and uncovered; where a press of its own
 * decides, the first of these.
 */
export function checkReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button =
      document.querySelector('.decision .outlook [data-confirm]') ??
      document.querySelector('.decision [data-end]') ??
      [...document.querySelectorAll('.decision button:enabled')].find((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
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
export function checkFingers(page: Page): Promise<string[]> {
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

export async function look(page: Page, size: string, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `${name}-${size}.png`) });
}

/** A finger that goes from one height to another, along the middle of the window. */
export async function pull(page: Page, from: number, to: number): Promise<void> {
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

/** Longest until a page lies as its new size has it, in milliseconds. */
const SETTLES_MS = 20_000;

/** Everything that the table keeps to in the size it has now. @param touch on a finger's page */
async function checkTable(page: Page, decides: boolean, touch: boolean): Promise<string[]> {
  return [
    ...(await checkWidth(page)),
    ...(decides ? await checkReach(page) : []),
    ...(touch ? await checkFingers(page) : []),
  ];
}

/**
 * The tests of a game's table: every screen of it at the four sizes, on a phone also with its sheet
 * moved, and the one named `flat` in the ledger. Pictures for human eyes go with `LAGUNA_DRAWN`: without it nothing
 * is drawn.
 */
export function measureTable(game: string, screens: readonly Screen[], flat: string): void {
  describe(`${game}: the table at the four sizes`, () => {
    let server: Awaited<ReturnType<typeof startServer>>;
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
    const picture = async (page: Page, size: string, name: string): Promise<void> => {
      if (process.env.LAGUNA_DRAWN) await look(page, size, `${game}-${name}`);
    };

    describe.each([false, true])('by finger: %s', (touch) => {
      const sizes = (Object.keys(SIZES) as (keyof typeof SIZES)[]).filter(
        (size) => (size === 'phone') === touch,
      );
      let visitor: Visitor;
      let page: Page;
      beforeAll(async () => {
        const [first = 'laptop'] = sizes;
        const options = { touch, before: undrawn };
        visitor = await openStage(browser, server.url, game, options, SIZES[first]);
        page = visitor.page;
      });
      afterAll(() => visitor?.close());

      /** What is on the page keeps to every size. */
      async function keeps(name: string, decides: boolean): Promise<void> {
        for (const size of sizes) {
          await page.setViewportSize(SIZES[size]);
          const message = `${name} ${size}`;
          await expect
            .poll(() => checkTable(page, decides, touch), { message, timeout: SETTLES_MS })
            .toEqual([]);
          await picture(page, size, name);
        }
      }

      test.each(screens)('$name', async (screen) => {
        const { name, decides } = screen;
        await sitAt(page, screen);
        await keeps(name, decides);
        if (!touch || !decides) return;
        // The same with the sheet moved: drawn up if it was low, lowered if it was up.
        await page.locator('.tabs .icon-button').tap();
        await keeps(`${name}-moved`, decides);
      });

      test('ledger', async () => {
        const screen = screens.find(({ name }) => name === flat);
        if (!screen) throw new Error(`There is no screen of this name: ${flat}.`);
        await sitAt(page, screen);
        await page.keyboard.press('l');
        await page.locator('.ledger').waitFor();
        await keeps('ledger', screen.decides);
        expect(visitor.complaints).toEqual([]);
      });
    });
  });
}
