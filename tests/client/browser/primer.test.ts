/**
 * A guest scans the code of a stand: the game in half a minute, dismissed with one tap, while the
 * match goes on.
 */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../engine/registry.ts';
import type { ShowState } from '../../../server/protocol/showcase.ts';
import { ALL, inTurn } from '../../scope.ts';
import { Guest } from '../../server/harness.ts';
import { startGuests } from './guests.ts';
import { SIZES, sharedFlat, visit } from './harness.ts';
import { hidden } from './hidden.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

const ids = Object.values(games).flatMap(({ id, stand }) => (stand ? [id] : []));

test.each(ALL ? ids : [inTurn(ids)])(
  'a guest of a stand is told what %s is, and plays after one tap',
  async (game) => {
    const server = await startGuests({ showcase: 'ask', pace: 'instant' });
    // A stand is open as long as its big screen is there.
    const stand = await visit(browser, `${server.url}/showcase?game=${game}`, SIZES.laptop, {
      flat: true,
      reducedMotion: true,
    });
    const state = async (): Promise<ShowState> =>
      (await (await fetch(`${server.url}/showcase/state`)).json()) as ShowState;
    await expect.poll(async () => (await state()).phase, { timeout: 120_000 }).toBe('waiting');
    const { code } = await state();
    const screen = await Guest.join(server.url, code, { spectate: true });
    const visitor = await visit(browser, `${server.url}/showcase/take`, SIZES.phone, {
      touch: true,
      settled: true,
      reducedMotion: true,
    });
    const { page } = visitor;
    const primer = page.locator('.hp-primer');
    await primer.waitFor();
    expect(await primer.locator('dt').allTextContents()).toEqual([
      'You',
      'Goal',
      'Turn',
      'Big screen',
    ]);
    // All of it and the button to go on are visible at once.
    for (const thing of ['.hp-primer', '[data-primer-done]']) {
      expect(await hidden(page, thing), thing).toEqual([]);
    }
    // The match has not waited for the reader.
    await screen.until(() => screen.table.stage === 'playing');
    await expect.poll(async () => (await state()).phase).toBe('playing');
    expect(await primer.count()).toBe(1);
    await page.locator('[data-primer-done]').tap();
    await page.locator('.hp-top').waitFor();
    expect(await primer.count()).toBe(0);
    // The primer is shown once.
    await page.reload();
    await page.locator('.hp-top').waitFor();
    expect(await primer.count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
    await screen.leave();
    await stand.close();
    await server.stop();
  },
  300_000,
);
