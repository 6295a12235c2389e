/**
 * No question or message covers the subject of a decision: the ship on a phone, Naples beside the
 * plates.
 */

import type { Browser, Page } from 'playwright-core';
import { Vector3 } from 'three';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitesFor } from '../../../../client/games/strozzi/board/sites.ts';
import { newPose, place } from '../../../../client/table/board/surface.ts';
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

/** Six houses decide about the ship with the most text: every ware, a scroll, a tile. */
const six = (change: JsonObject): JsonObject => ({
  game: 'strozzi',
  options: { openMoney: true },
  given: { seats: Array.from({ length: 6 }, () => ({})), ...change },
});
const current = (claim: JsonObject | null): JsonObject => ({ current: { card: 'S2d', claim } });

const edgeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const { top, left, right } = one.getBoundingClientRect();
    return { top, left, right };
  });

/** The waterline of the ship at anchor: stem, stern and sides, in the measure of its form. */
const HULL = [-1, 1].flatMap((along) => [-1, 1].map((across) => [along * 5, across] as const));

test('on phones the whole ship stays in sight beside the sheet that asks about it', async () => {
  const { page, close } = await openStage(
    browser,
    server.url,
    'strozzi',
    { touch: true },
    SIZES.phone,
  );
  const sizes = [
    SIZES.phone,
    { width: 414, height: 896 },
    { width: 375, height: 667 },
    { width: 360, height: 640 },
    // On its side.
    { width: 667, height: 375 },
  ];
  for (const size of sizes)
    for (const [kind, position] of [
      ['claim', six(current(null))],
      ['overbid', six({ drawer: 1, decider: [0], ...current({ seat: 2, flag: 'ware' }) })],
    ] as const) {
      const name = `${kind}, ${size.width} × ${size.height}`;
      await page.setViewportSize(size);
      await sit(page, position);
      await page.locator('.phone.half .st-answers').waitFor();
      const sheet = await edgeOf(page, '.phone');
      const sites = sitesFor(await aspectOf(page, SIGHT));
      for (const [u, v] of HULL) {
        const at = place(sites.anchorage, u, v, 0, newPose());
        const { x, y } = await pointOf(page, SIGHT, new Vector3(at.x, 0, at.z));
        const beside = size.width > size.height ? x < sheet.left : y < sheet.top;
        expect(beside, `${name}: ${x.toFixed()}, ${y.toFixed()}`).toBe(true);
      }
      expect(await pointsIn(page, SIGHT, 'ship'), name).not.toEqual([]);
    }
  await close();
});

test('on phones answers beforehand stand on the lowered sheet, and it leaves the gulf free', async () => {
  const { page, close } = await openStage(
    browser,
    server.url,
    'strozzi',
    { touch: true },
    SIZES.phone,
  );
  await sit(page, six({ drawer: 1, decider: [1], ...current(null) }));
  await page.locator('.phone.low').waitFor();
  const pass = page.locator('.st-presets [data-choice="pass"]');
  await pass.waitFor();
  const { top } = await edgeOf(page, '.phone');
  expect(top).toBeGreaterThan(SIZES.phone.height * 0.75);
  const box = await pass.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIZES.phone.height);
  await pass.tap();
  await page.locator('.st-presets [data-choice="pass"][aria-pressed="true"]').waitFor();
  await close();
});

test('Naples’ sign stands clear of the plates of six houses', async () => {
  const sizes = [SIZES.projector, { width: 1280, height: 720 }, SIZES.laptop, SIZES.desktop];
  const { page, close } = await openStage(browser, server.url, 'strozzi');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await sit(page, six(current(null)));
    const { right } = await edgeOf(page, '.left .seats');
    const { x, y, z } = sitesFor(await aspectOf(page, SIGHT)).signs.naples;
    const end = await pointOf(page, SIGHT, new Vector3(x - 6.7, y, z));
    expect(end.x, `${size.width} × ${size.height}`).toBeGreaterThan(right);
  }
  await close();
});

test('no note lies over the houses about an answer in the panel, nor about one that has gone', async () => {
  const { page, close } = await openStage(browser, server.url, 'strozzi');
  const claim = six(current(null));
  const note = page.locator('.hover');
  await sit(page, claim);
  await page.locator('.st-answers [data-choice="plusOne"]').hover();
  await page.locator('.st-outlook-head', { hasText: '+1' }).waitFor();
  expect(await note.isVisible()).toBe(false);
  await sit(page, six({ drawer: 1, decider: [1], ...current(null) }));
  await page.locator('.st-answers').waitFor({ state: 'detached' });
  await page.mouse.move(4, 400);
  await sit(page, claim);
  await page.locator('.st-answers').waitFor();
  expect(await note.count()).toBe(0);
  await close();
});
