/**
 * The help is readable at every size: nothing overflows the side, and links are large enough for
 * fingers.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../engine/registry.ts';
import { PICTURES, SIZES, sharedFlat, sharedServer, visit } from './harness.ts';

/** Any game, and a rule from the middle of it. */
const game = Object.values(games)[0];
const { id: RULE } = game.rules[Math.floor(game.rules.length / 2)];
const AT_RULE = `/help/${game.id}/${RULE}`;

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the help' });

for (const [size, area] of Object.entries(SIZES)) {
  test(`reads at ${area.width} × ${area.height}: nothing runs over the side, links are for fingers`, async () => {
    const touch = size === 'phone';
    const visitor = await visit(browser, `${server.url}/help`, area, { touch });
    const { page } = visitor;
    const wide = () =>
      page.evaluate(() => {
        const main = document.querySelector('.help-page');
        return Math.max(document.documentElement.scrollWidth, main?.scrollWidth ?? 0) - innerWidth;
      });
    for (const path of ['/help', '/help/stand', '/help/replay', AT_RULE, '/help/nothing']) {
      await page.goto(server.url + path);
      const mark =
        path === AT_RULE ? `#help-${RULE}` : path === '/help' ? '.help-topics' : 'h2:visible';
      await page.locator(mark).first().waitFor();
      expect(await wide(), path).toBeLessThanOrEqual(0);
      const name = path.split('/').at(-1);
      await page.screenshot({ path: join(PICTURES, `help-${name}-${size}.png`) });
    }
    await page.goto(`${server.url}/help`);
    await field(page).fill('caster');
    await page.locator('.help-results a').first().waitFor();
    expect(await wide()).toBeLessThanOrEqual(0);
    await page.screenshot({ path: join(PICTURES, `help-found-${size}.png`) });
    if (touch) {
      const low = await page
        .locator('.help-results a')
        .evaluateAll(
          (links) => links.filter((one) => one.getBoundingClientRect().height < 44).length,
        );
      expect(low).toBe(0);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
}
