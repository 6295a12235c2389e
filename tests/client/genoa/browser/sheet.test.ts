/** The full page on a phone: orders are under the question, and the purse keeps off the edge. */

import { expect, test } from 'vitest';
import { SIZES, sharedBrowser, sharedServer, undrawn } from '../../browser/harness.ts';
import { openStage, sitAt } from '../../browser/stage.ts';
import { SCREENS } from './screens.ts';

test('a person who is asked sees their own orders and their whole purse on one page', async () => {
  const [{ url }, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
  const visitor = await openStage(
    browser,
    url,
    'genoa',
    { touch: true, before: undrawn },
    SIZES.phone,
  );
  const { page } = visitor;
  const claim = SCREENS.find(({ name }) => name === 'claim');
  if (!claim) throw new Error('There is a screen on which a claim is asked for.');
  await sitAt(page, claim);
  await page.locator('#tab-turn[aria-selected="true"]').waitFor();
  const cards = page.locator('#sheet-page .ge-hand li');
  await cards.first().scrollIntoViewIfNeeded();
  expect(await cards.count()).toBeGreaterThan(3);
  const purse = await page.locator('aside.bare > *').boundingBox();
  expect(purse?.x).toBeGreaterThanOrEqual(4);
  expect((purse?.x ?? 0) + (purse?.width ?? 0)).toBeLessThanOrEqual(SIZES.phone.width - 4);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
