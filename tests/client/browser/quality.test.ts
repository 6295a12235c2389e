/** Quality of the picture: sharp at rest where software draws, else as the stage's caller wants. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT } from '../pictures/rooms.ts';
import { closeStage, openStage } from '../pictures/taking.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from './harness.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

test('where software draws, a moving camera has half of the pixels, a resting one all', async () => {
  const browser = await launch();
  const visitor = await visit(browser, server.url, SIZES.laptop, { drawn: true });
  const { page } = visitor;
  const canvas = page.locator('.scene canvas');
  const { width, height } = SIZES.laptop;
  const made = await canvas.evaluate((element: HTMLCanvasElement) => ({
    size: [element.width, element.height],
    smooth: element.getContext('webgl2')?.getContextAttributes()?.antialias,
  }));
  expect(made).toEqual({ size: [width, height], smooth: false });
  const sharp = (is: boolean) =>
    canvas.and(page.locator(is ? '[data-sharp]' : ':not([data-sharp])'));
  await sharp(true).waitFor();
  // A hand that turns the city and stays on it.
  await page.mouse.move(width * 0.7, height * 0.8);
  await page.mouse.down();
  const blurred = sharp(false).waitFor();
  await page.mouse.move(width * 0.6, height * 0.8, { steps: 12 });
  await blurred;
  await sharp(true).waitFor();
  await page.mouse.up();
  expect(visitor.complaints).toEqual([]);
  await browser.close();
}, 120_000);

/** A window that can be moved to another monitor: `relocate(ratio)` of the page does it. */
const onMonitors = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('laguna.settings', '{"quality":"medium"}');
    let ratio = 1;
    const lists: EventTarget[] = [];
    Object.defineProperty(window, 'devicePixelRatio', { get: () => ratio });
    const own = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = own(query);
      // The browser sees one monitor and announces nothing.
      if (query.includes('resolution')) lists.push(list);
      return list;
    };
    const relocate = (to: number): void => {
      ratio = to;
      for (const list of [...lists]) list.dispatchEvent(new Event('change'));
    };
    Object.assign(window, { relocate });
  });

test('the picture follows the pixels of the screen: another monitor, zoom', async () => {
  const browser = await launch();
  const { width } = SIZES.projector;
  const visitor = await visit(browser, server.url, SIZES.projector, { before: onMonitors });
  const { page } = visitor;
  const drawn = () =>
    page.evaluate(() => document.querySelector<HTMLCanvasElement>('.scene canvas')?.width ?? 0);
  await expect.poll(drawn).toBe(width);
  // Medium has smooth edges, but not where a processor draws: half of a frame would go into them.
  const edges = await page
    .locator('.scene canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.getContextAttributes());
  expect(edges?.antialias).toBe(false);
  for (const [ratio, pixels] of [
    [2, width * 1.25],
    [1.125, width * 1.125],
    [1, width],
  ] as const) {
    await page.evaluate((to) => {
      (window as unknown as { relocate(ratio: number): void }).relocate(to);
    }, ratio);
    await expect.poll(drawn).toBe(pixels);
  }
  expect(visitor.complaints).toEqual([]);
  await browser.close();
}, 120_000);

/** Mean red, green and blue of the picture `seconds` from now, 0 … 255. */
const mean = (page: Page, seconds: number): Promise<number[]> =>
  page.evaluate((seconds) => {
    window.stage?.advance(seconds);
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const small = new OffscreenCanvas(32, 18).getContext('2d') as OffscreenCanvasRenderingContext2D;
    small.drawImage(canvas, 0, 0, 32, 18);
    const { data } = small.getImageData(0, 0, 32, 18);
    const sums = [0, 0, 0];
    for (let k = 0; k < data.length; k++)
      if (k % 4 < 3) sums[k % 4] = (sums[k % 4] ?? 0) + (data[k] ?? 0);
    return sums.map((sum) => sum / (data.length / 4));
  }, seconds);

const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((part, k) => Math.abs(part - (b[k] ?? 0))));

test('the stage’s light is there at once, also where somebody sits; it plays when told', async () => {
  const stage = await openStage(server);
  const { page } = stage;
  const position = JSON.stringify(KEPT[0]?.scenario);
  await page.evaluate(async (position) => {
    await window.stage?.setQuality('low');
    await window.stage?.setLight(1);
    await window.stage?.sit(JSON.parse(position), 0);
    window.stage?.advance(1);
  }, position);
  const noon = await mean(page, 0.1);
  await page.evaluate(() => window.stage?.setLight(2));
  const evening = await mean(page, 0.1);
  expect(apart(noon, evening)).toBeGreaterThan(8);
  // From there only the city’s own life moves.
  expect(apart(evening, await mean(page, 12))).toBeLessThan(4);

  await page.evaluate(() => {
    const gl = WebGL2RenderingContext.prototype;
    const { drawElements } = gl;
    gl.drawElements = function (...args) {
      document.body.dataset.drawn = String(Number(document.body.dataset.drawn ?? 0) + 1);
      drawElements.apply(this, args);
    };
  });
  const drawn = (): Promise<string | undefined> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          let frames = 0;
          const next = (): void => {
            if (++frames < 5) requestAnimationFrame(next);
            else resolve(document.body.dataset.drawn);
          };
          requestAnimationFrame(next);
        }),
    );
  expect(await drawn()).toBeUndefined();
  await page.evaluate(() => window.stage?.play());
  await page.waitForFunction(() => Number(document.body.dataset.drawn) > 0, null, {
    timeout: 60_000,
  });
  expect(stage.complaints).toEqual([]);
  await closeStage(stage);
}, 240_000);
