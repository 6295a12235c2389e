/** A player's own things on a phone: the purse keeps off the edge, and no card is cut. */

import { expect, test } from 'vitest';
import { SIZES, sharedBrowser, sharedServer, undrawn } from '../../browser/harness.ts';
import { openStage, sitAt } from '../../browser/stage.ts';
import { SCREENS } from './screens.ts';

test('while others decide contracts stand whole, and the purse lies in the picture', async () => {
  const [{ url }, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
  const visitor = await openStage(
    browser,
    url,
    'marco-polo',
    { touch: true, before: undrawn },
    SIZES.phone,
  );
  const { page } = visitor;
  const waiting = SCREENS.find(({ name }) => name === 'waiting');
  if (!waiting) throw new Error('There is a screen on which others decide.');
  await sitAt(page, waiting);
  const purse = await page.locator('aside.bare > *').boundingBox();
  expect(purse?.x).toBeGreaterThanOrEqual(4);
  expect((purse?.x ?? 0) + (purse?.width ?? 0)).toBeLessThanOrEqual(SIZES.phone.width - 4);
  // On the page of the turn as on every other page: as high as its contents.
  const high = await page.evaluate(() =>
    ['hp-turn', 'hp-scroll', 'sheet-page'].map((name) => {
      const around = document.createElement('div');
      around.className = name;
      const own = document.createElement('section');
      own.className = 'mp-own';
      around.append(own);
      document.body.append(around);
      const { maxHeight } = getComputedStyle(own);
      around.remove();
      return maxHeight;
    }),
  );
  expect(high).toEqual(['none', 'none', 'none']);
  await visitor.close();
});
