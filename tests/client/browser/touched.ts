/** Decisions of the caravan game on a phone, by touch. */

import type { Page } from 'playwright-core';

const TAP = { timeout: 2000 };

/** Sends one answer if one is owed; the next look tries again where the form has just changed. */
export async function answer(page: Page): Promise<void> {
  for (const kind of ['travel', 'pass']) {
    const form = page.locator(`.decision.mine [data-kind="${kind}"]`);
    if ((await form.count()) === 0) continue;
    try {
      const open = await form.evaluate((one) => one.classList.contains('expanded'), null, TAP);
      if (!open) await form.locator('.kind-head').tap(TAP);
      const legs = page.locator('.decision.mine [data-input="leg0"] [data-choice]');
      if (kind === 'travel') await legs.first().tap(TAP);
      await page.locator('.decision.mine [data-confirm]').tap(TAP);
    } catch {
      // The decision was over by then.
    }
    return;
  }
}
