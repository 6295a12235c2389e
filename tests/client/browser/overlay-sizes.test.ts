/** Every game's overlay at every size and side: no part leaves the window or covers another. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overlays } from '../../../client/games/registry-overlay.ts';
import { SIZES, sharedFlat, sharedServer, visit } from './harness.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

/** How far, in pixels, parts leave the window, and how far the side hangs into the foot. */
function faults() {
  const boxes = [...document.querySelectorAll('[data-part], .ov-side, .ov-foot, .ov-lower')].map(
    (one) => one.getBoundingClientRect(),
  );
  const beyond = boxes.flatMap(({ left, top, right, bottom }) => [
    -left,
    -top,
    right - innerWidth,
    bottom - innerHeight,
  ]);
  const side = document.querySelector('.ov-side')?.getBoundingClientRect();
  const foot = document.querySelector('.ov-foot')?.getBoundingClientRect();
  const bar = document.querySelector('.ov-turn')?.getBoundingClientRect();
  return {
    beyond: Math.max(0, ...beyond.map(Math.round)),
    met: Math.max(0, Math.round((side?.bottom ?? 0) - (foot?.top ?? innerHeight))),
    above: Math.max(0, Math.round((bar?.bottom ?? 0) - (side?.top ?? innerHeight))),
  };
}

test.each(Object.keys(overlays))('%s fits at every size, on both sides', async (id) => {
  const demo = `${server.url}/overlay?demo&game=${id}`;
  const { page, complaints, close } = await visit(browser, demo, SIZES.desktop);
  await page.locator('[data-part="score"]').waitFor();
  for (const size of [SIZES.desktop, SIZES.laptop]) {
    await page.setViewportSize(size);
    for (const side of ['left', 'right']) {
      for (const scale of [0.5, 1, 1.5, 2, 3]) {
        await page.goto(`${demo}&side=${side}&scale=${scale}`);
        await page.locator('[data-part="score"]').waitFor();
        const message = `${size.width} ${side} ${scale}`;
        const none = { beyond: 0, met: 0, above: 0 };
        await expect.poll(() => page.evaluate(faults), { message }).toEqual(none);
      }
    }
  }
  expect(complaints).toEqual([]);
  await close();
});
