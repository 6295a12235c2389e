/** From the menu to a table and back, again and again: one 3D context, and no memory that grows. */

import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judge, judgeCycles, type Reading } from '../../campaign/flat.ts';
import { Pointer } from './hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from './harness.ts';
import { gameTile } from './table.ts';

/** Visits of each game's place: kept memory shows from the second time on. */
const CYCLES = 5;
const MB = 1024 * 1024;
/**
 * Allowed growth of the judged rounds: less than a megabyte each could not be distinguished from
 * noise.
 */
const PAGE_GROWS = { share: 0.03, bytes: 3 * MB };
const GPU_GROWS = { share: 0.05, bytes: 16 * MB };

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

interface Watched {
  /** 3D contexts that exist and have not been lost. */
  readonly alive: () => number;
  readonly draws: () => number;
}
declare global {
  interface Window {
    watched: Watched;
  }
}

/** Remembers every 3D context of the page, and how often was drawn. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const made: WeakRef<WebGL2RenderingContext>[] = [];
    let draws = 0;
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: never[]) {
      const context = (getContext as (...given: never[]) => unknown).apply(this, given);
      const known = made.some((one) => one.deref() === context);
      if (context instanceof WebGL2RenderingContext && !known) made.push(new WeakRef(context));
      return context;
    } as typeof getContext;
    const { prototype } = WebGL2RenderingContext;
    const { drawElements } = prototype;
    prototype.drawElements = function (...given) {
      draws++;
      drawElements.apply(this, given);
    };
    window.watched = {
      alive: () => made.filter((one) => one.deref()?.isContextLost() === false).length,
      draws: () => draws,
    };
  });

/** Waits until the present place has been drawn. */
async function drawn(page: Page): Promise<void> {
  const from = await page.evaluate(() => window.watched.draws());
  await page.waitForFunction((before) => window.watched.draws() > before + 60, from);
}

/** Bytes that live in the page after garbage has been collected. */
async function heapOf(session: CDPSession): Promise<number> {
  for (let k = 0; k < 2; k++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Bytes that the process which draws has in memory. */
async function drawingBytes(): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const { id } = processInfo.find(({ type }) => type === 'GPU') ?? { id: 0 };
  const [, kb = '0'] =
    /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return Number(kb) * 1024;
}

test('five times to a table of every game and back', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true, before: watch });
  const { page } = visitor;
  const session = await page.context().newCDPSession(page);
  const cards = page.locator('.game-card');
  await cards.first().waitFor();
  const games = await cards.evaluateAll((all) =>
    all.map((card) => (card as HTMLElement).dataset.game ?? ''),
  );
  const heap: Reading[] = [];
  const drawing: Reading[] = [];
  for (let round = 0; round < CYCLES * games.length; round++) {
    const card = await gameTile(page, new Pointer(), games[round % games.length]);
    await card.locator('.game-ways button').first().click();
    await page.locator('.decision').first().waitFor();
    await drawn(page);
    expect(await page.evaluate(() => window.watched.alive())).toBe(1);
    await page.getByRole('button', { name: 'Back to the menu' }).click();
    await page.locator('[data-leave-match]').click();
    await cards.first().waitFor();
    await drawn(page);
    heap.push({ at: round, bytes: await heapOf(session) });
    drawing.push({ at: round, bytes: await drawingBytes() });
    expect(await page.evaluate(() => window.watched.alive())).toBe(1);
  }
  const inMb = (list: readonly Reading[]): string =>
    list.map(({ bytes }) => (bytes / MB).toFixed(1)).join(' ');
  console.log(`heap MB: ${inMb(heap)}\ndrawing MB: ${inMb(drawing)}`);
  expect(judge(heap, PAGE_GROWS)).toMatchObject({ flat: true });
  // One game's place is larger than another's: rounds of the same game are five rounds apart.
  expect(judgeCycles(drawing, games.length, GPU_GROWS)).toMatchObject({ flat: true });
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
