/** Pictures of the stage: the same in every process, within their budgets, and not empty. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Level } from '../../../client/world/quality.ts';
import { ALIKE, fullBoard } from '../pictures/rooms.ts';
import { closeStage, type Held, loseContext, openStage } from '../pictures/taking.ts';
import { SMALL, type Wish, wish } from '../pictures/wish.ts';
import { PICTURES, type RunningServer, startServer } from './harness.ts';

/** Limits for one frame, all passes together (low: only the shadows' own). */
const BUDGET: Partial<Record<Level, { drawCalls: number; triangles: number }>> = {
  low: { drawCalls: 50, triangles: 130_000 },
  medium: { drawCalls: 120, triangles: 350_000 },
};

interface Picture {
  readonly png: Buffer;
  readonly drawCalls: number;
  readonly triangles: number;
  readonly renderer: string;
  /** How many different colours, of 32768, a coarse grid of its pixels has. */
  readonly colors: number;
  /** Spread of their brightness, 0 … 255. */
  readonly spread: number;
}

/** Draws the scene from the first instant on, and reads the canvas before it is cleared. */
async function take(page: Page, { scenario, size, ...look }: Wish): Promise<Picture> {
  await page.setViewportSize(size);
  const shot = await page.evaluate(
    async (wish) => {
      const { stage } = window;
      if (!stage) throw new Error('There is no stage');
      await stage.setQuality(wish.quality);
      await stage.setLight(wish.light);
      await stage.size(wish.width, wish.height);
      stage.rewind();
      const scenario = JSON.parse(wish.scenario);
      await (wish.at === null
        ? stage.show(scenario, wish.viewer)
        : stage.enact(scenario, wish.viewer));
      stage.advance(wish.at ?? 2);
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const url = canvas.toDataURL('image/png');
      // The cost of an idle picture: shadows and mirror have been drawn, nothing moves.
      for (let k = 0; k < 2; k++) stage.advance(0.6);
      const { drawCalls, triangles, renderer } = stage.stats();
      const coarse = new OffscreenCanvas(120, 80).getContext('2d');
      if (!coarse) throw new Error('No second canvas');
      coarse.drawImage(canvas, 0, 0, 120, 80);
      const { data } = coarse.getImageData(0, 0, 120, 80);
      const colors = new Set<number>();
      let [sum, squares] = [0, 0];
      for (let k = 0; k < data.length; k += 4) {
        const [r = 0, g = 0, b = 0] = [data[k], data[k + 1], data[k + 2]];
        colors.add(((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3));
        const bright = (r * 2 + g * 5 + b) / 8;
        sum += bright;
        squares += bright * bright;
      }
      const n = data.length / 4;
      const spread = Math.sqrt(squares / n - (sum / n) ** 2);
      return { url, drawCalls, triangles, renderer, colors: colors.size, spread };
    },
    { ...look, ...size, scenario: JSON.stringify(scenario) },
  );
  const { url, ...figures } = shot;
  return { png: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), ...figures };
}

const nameOf = ({ name, quality }: Wish): string => `${name}-${quality}`;

let server: RunningServer;
/** [wish], from the first and from the second process. */
const takes: Picture[][] = [[], []];
const complaints: string[] = [];
/** Pixels changed by a lost context, their total, and the held resources of the card. */
let survived: { changed: number; of: number; held: readonly Held[] };

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await startServer();
  for (const run of [0, 1]) {
    const visitor = await openStage(server);
    for (const wish of ALIKE) {
      const picture = await take(visitor.page, wish);
      takes[run]?.push(picture);
      if (run === 0) writeFileSync(join(PICTURES, `stage-${nameOf(wish)}.png`), picture.png);
    }
    complaints.push(...visitor.complaints);
    if (run === 1) survived = await survive(visitor.page);
    await closeStage(visitor);
  }
}, 720_000);
afterAll(() => server?.stop());

/** The last picture, and the same after the graphics card has lost everything. */
async function survive(page: Page): Promise<typeof survived> {
  const own = wish('full', fullBoard());
  await take(page, own);
  const before = await take(page, own);
  const { drawn, left } = await loseContext(page);
  await take(page, own);
  const after = await take(page, own);
  writeFileSync(join(PICTURES, 'stage-context-before.png'), before.png);
  writeFileSync(join(PICTURES, 'stage-context-restored.png'), after.png);
  const pixels = await page.evaluate(
    async (urls) => {
      const pixels = urls.map(async (url) => {
        const picture = await createImageBitmap(await (await fetch(url)).blob());
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        pen?.drawImage(picture, 0, 0);
        return pen?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8Array();
      });
      const [one = [], other = []] = await Promise.all(pixels);
      let changed = 0;
      for (let k = 0; k < one.length; k += 4) {
        const differs = [0, 1, 2].some((c) => one[k + c] !== other[k + c]);
        if (differs) changed++;
      }
      return { changed, of: one.length / 4 };
    },
    [before, after].map(({ png }) => `data:image/png;base64,${png.toString('base64')}`),
  );
  return { ...pixels, held: [drawn, left] };
}

describe.each(ALIKE.map((wish, k) => ({ wish, k, of: nameOf(wish) })))('$of', ({ k, wish }) => {
  test('comes out alike in two processes, and shows something', () => {
    const [first, second] = [takes[0]?.[k], takes[1]?.[k]];
    if (!first || !second) throw new Error('There is no picture');
    expect(first.png.equals(second.png), 'the same bytes').toBe(true);
    expect(first.colors).toBeGreaterThan(300);
    expect(first.spread).toBeGreaterThan(12);
  });

  // A scene in motion may cost more.
  const most = BUDGET[wish.quality];
  if (wish.at !== null || !most) return;
  test('keeps within the budget of its quality', () => {
    const { drawCalls = 0, triangles = 0 } = takes[0]?.[k] ?? {};
    expect(drawCalls).toBeGreaterThan(5);
    expect(drawCalls).toBeLessThanOrEqual(most.drawCalls);
    expect(triangles).toBeGreaterThan(20_000);
    expect(triangles).toBeLessThanOrEqual(most.triangles);
  });
});

test('no two scenes look alike', () => {
  const different = new Set(takes[0]?.map(({ png }) => png.toString('base64')));
  expect(different.size).toBe(ALIKE.length);
});

test('Mesa draws, not a slower or stranger fallback', () => {
  for (const { renderer } of takes.flat()) expect(renderer).toMatch(/llvmpipe/);
});

test('nothing is asked of another origin, nothing is complained about', () => {
  expect(complaints).toEqual([]);
});

test('a lost WebGL context comes back to the same picture', () => {
  expect(survived.of).toBe(SMALL.width * SMALL.height);
  // A dozen pixels where the water mirrors edges may round otherwise.
  expect(survived.changed).toBeLessThan(24);
});

test('a lost context leaves nothing of the old renderer behind', () => {
  const [drawn, left] = survived.held;
  for (const count of Object.values(drawn ?? {})) expect(count).toBeGreaterThan(4);
  expect(left).toEqual({ textures: 0, geometries: 0, programs: 0 });
});
