/** What is decided about is not covered by what is asked: the ship on a phone, Naples beside the plates. */

import type { Browser, Page } from 'playwright-core';
import { Vector3 } from 'three';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitesFor } from '../../../../client/games/strozzi/board/sites.ts';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import { launch, type RunningServer, SIZES, startServer } from '../../browser/harness.ts';
import { aspectOf, pointOf, pointsIn } from '../../browser/sight.ts';
import { openStage, sit } from '../../browser/stage.ts';
import { SIGHT } from './sight.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Six houses decide about the ship that says most: every ware, a scroll, a tile. */
const six = (change: JsonObject): JsonObject => ({
  game: 'strozzi',
  options: { openMoney: true },
  given: { seats: Array.from({ length: 6 }, () => ({})), ...change },
});
const current = (claim: JsonObject | null): JsonObject => ({ current: { card: 'S2d', claim } });

const edgeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const { top, right } = one.getBoundingClientRect();
    return { top, right };
  });

test('on a phone the ship stays in sight above the sheet that asks about it', async () => {
  const { page, close } = await openStage(
    browser,
    server.url,
    'strozzi',
    { touch: true },
    SIZES.phone,
  );
  for (const [name, position] of [
    ['claim', six(current(null))],
    ['overbid', six({ drawer: 1, decider: [0], ...current({ seat: 2, flag: 'ware' }) })],
  ] as const) {
    await sit(page, position);
    await page.locator('.phone.half .st-answers').waitFor();
    const { top } = await edgeOf(page, '.phone');
    const points = await pointsIn(page, SIGHT, 'ship');
    expect(points.length, name).toBeGreaterThan(0);
    expect(Math.max(...points.map(({ y }) => y)), name).toBeLessThan(top);
  }
  await close();
});

test('Naples’ sign stands clear of the plates of six houses', async () => {
  const sizes = [SIZES.projector, { width: 1280, height: 720 }, SIZES.laptop, SIZES.desktop];
  const { page, close } = await openStage(browser, server.url, 'strozzi');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await sit(page, six(current(null)));
    const { right } = await edgeOf(page, '.left .seats');
    const { x, y, z } = sitesFor(await aspectOf(page)).signs.naples;
    const end = await pointOf(page, SIGHT, new Vector3(x - 6.7, y, z));
    expect(end.x, `${size.width} × ${size.height}`).toBeGreaterThan(right);
  }
  await close();
});
