/** Quality of the picture: coarse if software draws, and otherwise as the stage's caller wants. */

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

test('where software draws, the city begins with half of the pixels under sharp panels', async () => {
  const browser = await launch();
  const visitor = await visit(browser, server.url, SIZES.laptop, { drawn: true });
  // Measuring may refine it later: seen once is seen.
  const seen = await visitor.page.waitForFunction(
    ([width, height]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.scene canvas');
      if (canvas?.width !== width || canvas?.height !== height) return null;
      const box = canvas.getBoundingClientRect();
      const smooth = canvas.getContext('webgl2')?.getContextAttributes()?.antialias;
      return { box: [box.width, box.height], smooth, ratio: devicePixelRatio };
    },
    [SIZES.laptop.width / 2, SIZES.laptop.height / 2],
    { timeout: 60_000 },
  );
  const { width, height } = SIZES.laptop;
  expect(await seen.jsonValue()).toEqual({ box: [width, height], smooth: false, ratio: 1 });
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
