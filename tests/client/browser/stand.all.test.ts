/** A stand's result on a portrait screen: the scoring leaves the way into the next match free. */

import { expect, test } from 'vitest';
import { startGuests } from './guests.ts';
import { launch, SIZES, visit } from './harness.ts';
import { hidden } from './hidden.ts';

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
