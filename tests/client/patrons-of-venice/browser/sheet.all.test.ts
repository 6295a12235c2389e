/** A phone's sheet over the city: its pages leave the picture in its place, and the end is seen. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDGES } from '../../../../client/table/board/insets.ts';
import { launch, type RunningServer, SIZES, startServer } from '../../browser/harness.ts';
import { openStage, sit } from '../../browser/stage.ts';
import { LAST, SCREENS } from './screens.ts';

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

/** The stage on a phone. */
async function phone(moves: boolean): Promise<Page> {
  const options = { touch: true, reducedMotion: !moves };
  const stage = [browser, server.url, 'patrons-of-venice', options, SIZES.phone] as const;
  return (await openStage(...stage)).page;
}

test('the market on a page of the sheet is no edge of the picture', async () => {
  const page = await phone(false);
  await sit(page, SCREENS[0]?.position ?? {});
  /** The lowest point of the parts over the picture's upper edge, in CSS pixels. */
  const covered = (): Promise<number> =>
    page.locator('.hud').evaluate((hud, edge) => {
      const boxes = [...hud.querySelectorAll(edge)].map((one) => one.getBoundingClientRect());
      return Math.max(...boxes.map(({ bottom }) => bottom));
    }, EDGES.top);
  const before = await covered();
  expect(before).toBeGreaterThan(40);
  await page.getByRole('tab', { name: 'City' }).tap();
  await page.locator('.phone .pv-stock').waitFor();
  expect(await covered()).toBe(before);
  await page.close();
});

test('the walk over the campi comes before the scoring, on a phone too', async () => {
  const page = await phone(true);
  const pass = (seconds: number) => page.evaluate((s) => window.stage?.advance(s), seconds);
  await page.evaluate(async (text) => {
    const position = JSON.parse(text);
    // Later steps move.
    await window.stage?.open(position);
    await window.stage?.sit(position, 0);
    window.stage?.advance(1);
  }, JSON.stringify(LAST));
  await page.getByRole('button', { name: 'Produce nothing' }).tap();
  const soon = page.locator('.result-soon');
  await soon.waitFor();
  await pass(3);
  expect(await soon.count()).toBe(1);
  expect(await page.locator('.result').count()).toBe(0);
  // Below the strip and above the sheet, hidden by neither.
  const box = await soon.boundingBox();
  const sheet = await page.locator('.sheet-page').boundingBox();
  expect(box && sheet && box.y + box.height < sheet.y).toBe(true);
  await pass(30);
  await page.locator('.result').waitFor();
  expect(await soon.count()).toBe(0);
  // A repeat of a shown position: it has been there.
  await page.close();
});
