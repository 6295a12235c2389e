/** Answers keep their place while what stands above them is still loading. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../engine/registry.ts';
import { inTurn } from '../../scope.ts';
import { Guest } from '../../server/harness.ts';
import { SIZES, sharedFlat, sharedServer, visitAs } from './harness.ts';

let url: string;
let browser: Browser;
beforeAll(async () => {
  ({ url } = await sharedServer());
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

/** Where the answers begin, in pixels. */
const answersAt = (page: Page): Promise<number> =>
  page.locator('.decision.mine .decision-body').evaluate((body) => body.getBoundingClientRect().y);

/** Holds back the script of the aids. @returns a function that lets it through */
async function holdAids(page: Page): Promise<() => void> {
  let release = (): void => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(..\/)?Aids-/, async (route) => {
    await free;
    await route.continue();
  });
  return release;
}

test.each(['hand', 'table'] as const)('the first decision on the page “%s”', async (page) => {
  const game = inTurn(Object.keys(games));
  const bots = ['random', 'random'];
  const wish = { game, seats: 3, bots, options: {}, pace: 'instant', name: 'Ana' } as const;
  const guest = await Guest.create(url, wish);
  await guest.lobby({ op: 'start' });
  await guest.until(() => guest.table.stage === 'playing');
  let release = (): void => {};
  const visitor = await visitAs(
    browser,
    { url, code: guest.code, token: guest.token },
    page === 'hand' ? SIZES.phone : SIZES.laptop,
    page,
    {
      flat: true,
      settled: true,
      before: async (shown) => {
        release = await holdAids(shown);
      },
    },
  );
  await visitor.page.locator('.aids-to-come').waitFor();
  await visitor.page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await answersAt(visitor.page);
  release();
  await visitor.page.locator('.aids .aids-row button').first().waitFor();
  expect(Math.abs((await answersAt(visitor.page)) - before)).toBeLessThanOrEqual(1);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
