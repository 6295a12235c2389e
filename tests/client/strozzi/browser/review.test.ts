/**
 * After a match: the player's own decisions reviewed in a worker, the most costly first, and
 * stored.
 */

import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOf } from '../../../../client/pages/replay/link.ts';
import { dearest, lossOf, type Reviewed } from '../../../../engine/search/review.ts';
import { seatedTable } from '../../../server/harness.ts';
import { PICTURES, SIZES, sharedFlat, sharedServer, visitAs } from '../../browser/harness.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

/** The browser's stored reviews. */
const kept = (page: Page): Promise<readonly Reviewed[]> =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.startsWith('laguna.review.'));
    const text = name === undefined ? null : localStorage.getItem(name);
    return text === null ? [] : JSON.parse(text).decisions;
  });

test('the review opens from the result, works beside the page, and stays', async () => {
  const guests = await seatedTable(server.url, 3, { game: 'strozzi' });
  await Promise.all(guests.map((guest, k) => guest.play(`review ${k}`)));
  const [ana] = guests;
  if (!ana) throw new Error('Three people sat here.');
  expect(ana.table.stage).toBe('finished');
  const own = { url: server.url, code: ana.code, token: ana.token };
  const { page: table, context, complaints, close } = await visitAs(browser, own, SIZES.laptop);
  const link = table.getByRole('link', { name: 'Review my decisions' });
  await link.waitFor();
  const [page] = await Promise.all([context.waitForEvent('page'), link.click()]);
  page.setDefaultTimeout(120_000);

  const review = page.locator('.review');
  // The link requested it: no second press. A bar advances, computed outside of the page's thread.
  const bar = review.getByRole('progressbar', { name: 'Progress of the review' });
  await bar.waitFor();
  expect(page.workers().length).toBeGreaterThan(0);
  await page.locator('.review[data-review="done"]').waitFor();

  const found = await kept(page);
  expect(found.length).toBeGreaterThan(5);
  const worst = dearest(found, 5, 0.01);
  // Random play leaves something to criticize.
  expect(worst.length).toBe(5);
  const shown = review.locator('.review-worst > li');
  const losses = await shown.evaluateAll((all) =>
    all.map((one) => Number((one as HTMLElement).dataset.loss)),
  );
  expect(losses).toEqual(worst.map((one) => Math.round(lossOf(one) * 100)));
  // Each names its place in the match.
  expect(await shown.locator('.review-where').allInnerTexts()).toEqual(
    worst.map(({ at }) =>
      expect.stringMatching(new RegExp(`^Round \\d of 3 · decision ${at} of \\d+$`)),
    ),
  );
  for (const part of ['.review-better', '.review-why']) {
    for (const text of await shown.locator(part).allInnerTexts()) expect(text).not.toBe('');
  }
  // The picture goes to the decision, as the seat saw it.
  await shown.first().getByRole('button', { name: 'Show this decision' }).click();
  await page.locator('.review-worst > li[aria-current="true"]').waitFor();
  // The beginning is described without naming a moment.
  await expect
    .poll(() => momentOf(new URL(page.url()).search, guests.length))
    .toEqual({ at: worst[0]?.at || null, eye: 0 });
  await page.screenshot({ path: join(PICTURES, 'review.png') });

  // The next visit has it at once: it is not computed again.
  const asked = await link.getAttribute('href');
  await page.goto(`${server.url}${asked}`);
  await page.locator('.review[data-review="done"]').waitFor();
  expect(await shown.count()).toBe(5);
  expect(complaints).toEqual([]);
  await close();
  // The first one's own connection passed to the page.
  await Promise.all(guests.slice(1).map((guest) => guest.leave()));
});
