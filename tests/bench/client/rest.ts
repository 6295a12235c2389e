/**
 * The picture of a camera that rests and moves, in every place at one level: what a frame costs,
 * whether it has all pixels, how soon it has them, and how many frames reach the screen. As a
 * person's page draws it under software rendering.
 */

import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import type { Level } from '../../../client/world/quality.ts';
import { visit } from '../../client/browser/harness.ts';
import { compare, TOLERANCE } from '../../client/pictures/compare.ts';
import { rooms } from '../../client/pictures/rooms.ts';
import { decode, photograph, pose } from '../../client/pictures/taking.ts';
import { round } from '../stats.ts';

export interface RestFigures {
  readonly place: string;
  readonly level: Level;
  /** A frame that draws everything at all pixels, and at half of them in each direction, ms. */
  readonly wholeMs: number;
  readonly coarseMs: number;
  /** A frame of a resting camera: the kept picture, water, sky, and what moves, ms. */
  readonly restMs: number;
  /** Share of pixels in which the resting picture differs from one that draws everything. */
  readonly differs: number;
  /** From the last motion of the camera to all pixels, ms. */
  readonly sharpMs: number;
  /** Frames a second that reach the screen: at rest, while a piece flies, while the camera turns. */
  readonly restFps: number;
  readonly flyingFps: number;
  readonly turningFps: number;
  readonly load: number;
}

/** Two drawings of one instant. */
const SAME = { ...TOLERANCE, channel: 8 };

/** The middle of the milliseconds of frames, each until its pixels can be read. */
const timed = (page: Page, patienceMs: number): Promise<number> =>
  page.evaluate((patienceMs) => {
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    const pixel = new Uint8Array(4);
    const times: number[] = [];
    for (const began = performance.now(); performance.now() - began < patienceMs; ) {
      const started = performance.now();
      window.stage?.advance(1 / 30);
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    return times[times.length >> 1] ?? Number.NaN;
  }, patienceMs);

/** Frames a second that the page draws by itself. */
const counted = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(async (seconds) => {
    const from = window.stage?.stats().frames ?? 0;
    const began = performance.now();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const frames = (window.stage?.stats().frames ?? 0) - from;
    return frames / ((performance.now() - began) / 1000);
  }, seconds);

/** Turns the camera for `seconds`; answers the frames a second, and milliseconds until all pixels. */
const turned = (page: Page, seconds: number): Promise<{ fps: number; sharpMs: number }> =>
  page.evaluate(async (seconds) => {
    const { stage } = window;
    const canvas = document.querySelector('canvas');
    if (!stage || !canvas) throw new Error('There is no stage');
    const frame = () => new Promise(requestAnimationFrame);
    const from = stage.stats().frames;
    const began = performance.now();
    let yaw = 0;
    while (performance.now() - began < seconds * 1000) {
      yaw = ((performance.now() - began) / 1000) * 0.1;
      stage.steer({ x: 0, y: 0, z: 0, yaw, pitch: 0.8, distance: 130 });
      await frame();
    }
    const fps = (stage.stats().frames - from) / seconds;
    const rested = performance.now();
    stage.steer(null);
    while (!canvas.hasAttribute('data-sharp')) await frame();
    return { fps, sharpMs: performance.now() - rested };
  }, seconds);

/** All figures of one game's place. */
async function measurePlace(
  browser: Browser,
  url: string,
  id: string,
  level: Level,
  patienceMs: number,
): Promise<RestFigures | null> {
  const wishes = rooms.get(id)?.KEPT ?? [];
  const still = wishes.find(({ at }) => at === null);
  const flight = wishes.find(({ at }) => at !== null);
  if (!still || !flight) return null;
  const size = { width: 1366, height: 768 };
  const visitor = await visit(browser, `${url}/stage?quality=${level}&game=${id}`, size);
  const { page } = visitor;
  await page.waitForFunction(() => typeof window.stage?.show === 'function');
  await page.evaluate(() => window.stage?.ready);
  await pose(page, { ...still, quality: level, size, light: 1 });
  const keep = (on: boolean) => page.evaluate((on) => window.stage?.keep(on), on);
  const quality = (coarse: boolean) =>
    page.evaluate(([level, coarse]) => window.stage?.setQuality(level, coarse), [
      level,
      coarse,
    ] as const);
  const wholeMs = await timed(page, patienceMs);
  await quality(true);
  const coarseMs = await timed(page, patienceMs);
  await quality(false);
  const picture = async () => decode(page, await photograph(page, 'image/webp', 1));
  await page.evaluate(() => window.stage?.advance(1));
  const whole = await picture();
  await keep(true);
  await page.evaluate(async () => {
    const { stage } = window;
    while (stage && !stage.stats().kept) {
      stage.advance(0);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // The pieces that lie are kept some frames after the place.
    for (let k = 0; k < 6; k++) stage?.advance(0);
  });
  const { share } = compare(whole, await picture(), SAME);
  const restMs = await timed(page, patienceMs);
  await quality(true);
  await page.evaluate(() => window.stage?.play());
  const turning = await turned(page, 2);
  const overview = () =>
    page.evaluate(async () => {
      window.stage?.focus(null);
      const canvas = document.querySelector('canvas');
      await new Promise((resolve) => setTimeout(resolve, 300));
      while (!canvas?.hasAttribute('data-sharp')) await new Promise(requestAnimationFrame);
      // Shadows follow a moment later.
      await new Promise((resolve) => setTimeout(resolve, 1000));
    });
  await overview();
  const restFps = await counted(page, 3);
  const staged = JSON.stringify(flight.scenario);
  await page.evaluate((text) => window.stage?.enact(JSON.parse(text), 'public'), staged);
  const flyingFps = await counted(page, 2);
  await visitor.close();
  return {
    place: id,
    level,
    wholeMs: round(wholeMs, 1),
    coarseMs: round(coarseMs, 1),
    restMs: round(restMs, 1),
    differs: round(share, 5),
    sharpMs: Math.round(turning.sharpMs),
    restFps: round(restFps, 1),
    flyingFps: round(flyingFps, 1),
    turningFps: round(turning.fps, 1),
    load: round(loadavg()[0] ?? 0, 1),
  };
}

/** Every place, or those of `only`, at `level`. */
export async function measureRest(
  browser: Browser,
  url: string,
  level: Level,
  patienceMs: number,
  only?: readonly string[],
): Promise<RestFigures[]> {
  const figures: RestFigures[] = [];
  for (const id of rooms.keys()) {
    if (only && !only.includes(id)) continue;
    const place = await measurePlace(browser, url, id, level, patienceMs);
    if (place) figures.push(place);
  }
  return figures;
}
