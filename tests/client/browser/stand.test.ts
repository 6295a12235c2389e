/** A stand's result on an upright screen: the scoring leaves the way into the next match free. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startGuests } from './guests.ts';
import { launch, SIZES, visit } from './harness.ts';

/** What keeps a thing from being seen whole: the edges of the window, and whatever lies over it. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const thing = document.querySelector(selector);
    if (!thing) return ['it is not there'];
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!inside) return [`it reaches from ${left}, ${top} to ${right}, ${bottom}`];
    const parts = [0.1, 0.5, 0.9];
    const over = parts.flatMap((x) =>
      parts.flatMap((y) => {
        const at = [left + (right - left) * x, top + (bottom - top) * y] as const;
        const met = document.elementsFromPoint(...at).find((one) => !one.matches('.kiosk'));
        return !met || thing.contains(met) ? [] : [`${met.tagName}.${met.className} lies over it`];
      }),
    );
    return [...new Set(over)];
  }, selector);

test('the code of the next match is seen whole beside the scoring, upright as well', async () => {
  const server = await startGuests({ showcase: 'ask', pace: 'instant' });
  const browser = await launch();
  try {
    const visitor = await visit(browser, `${server.url}/showcase?game=caravan`, SIZES.phone, {
      before: (page) =>
        page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}')),
      reducedMotion: true,
    });
    const { page } = visitor;
    const result = page.locator('.showcase[data-phase="result"] .result');
    await result.waitFor({ timeout: 240_000 });
    for (const thing of ['.invite img', '.invite-link', '.stand-next', '.result .paper-card']) {
      await expect.poll(() => hidden(page, thing), { message: thing }).toEqual([]);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  } finally {
    await browser.close();
    await server.stop();
  }
}, 300_000);
