/** Frames of `/stage`: their cost, at one level of quality, in the four lights. */

import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import type { Level } from '../../../client/world/quality.ts';
import { type Visitor, visit } from '../../client/browser/harness.ts';
import { fullBoard } from '../../client/pictures/rooms.ts';
import { percentiles, round } from '../stats.ts';
import type { Sources } from './build.ts';
import { offerMute, watchMemory } from './probes.ts';
import { processorMs } from './processor.ts';
import { type Allocation, type MainThread, profileFrames, sampleHeap } from './profile.ts';

const LIGHTS = ['morning', 'noon', 'evening', 'night'] as const;

export interface Wish {
  readonly width: number;
  readonly height: number;
  /** Longest time for the frames of one figure, milliseconds. */
  readonly patienceMs: number;
  /** Frames of one profile. */
  readonly profiled: number;
}

interface Count {
  readonly drawCalls: number;
  readonly triangles: number;
}

export interface LightFigures {
  readonly light: string;
  /** The median of many frames in which only the city's life moves. */
  readonly steady: Count;
  /** The most that a frame costs while shadow and mirror are drawn again. */
  readonly worst: Count;
  /** From the beginning of a frame until its pixels can be read, milliseconds; medians. */
  readonly steadyMs: number;
  readonly worstMs: number;
}

export interface LevelFigures {
  readonly quality: Level;
  readonly renderer: string;
  readonly lights: readonly LightFigures[];
  readonly textures: number;
  readonly geometries: number;
  readonly programs: number;
  /** Textures and render targets without the canvas's own buffers, megabytes. */
  readonly graphicsMb: number;
  /** Processor time of a steady frame at noon, all threads of the browser together, milliseconds. */
  readonly noonProcessorMs: number;
  readonly mainThread: MainThread;
  readonly allocation: Allocation;
  readonly load: number;
}

/** The stage with the full board, at a level from its first frame on. */
export async function openStage(browser: Browser, url: string, quality: Level): Promise<Visitor> {
  const size = { width: 1366, height: 768 };
  const visitor = await visit(browser, `${url}/stage?quality=${quality}`, size, {
    before: async (page) => {
      await page.addInitScript(watchMemory);
      await page.addInitScript(offerMute);
    },
  });
  const { page } = visitor;
  await page.waitForFunction(() => typeof window.stage?.show === 'function');
  await page.evaluate(
    async ({ position, quality }) => {
      const { stage } = window;
      if (!stage) throw new Error('There is no stage');
      await stage.ready;
      await stage.setQuality(quality);
      await stage.show(JSON.parse(position));
      stage.advance(1);
    },
    { position: JSON.stringify(fullBoard()), quality },
  );
  return visitor;
}

/** Counts and times the frames of one light. */
function measureLight(page: Page, light: number, wish: Wish) {
  return page.evaluate(
    async ({ light, width, height, patienceMs }) => {
      const { stage } = window;
      if (!stage) throw new Error('There is no stage');
      const gl = document.querySelector('canvas')?.getContext('webgl2');
      if (!gl) throw new Error('There is no context');
      const FRAME = 1 / 30;
      window.mute?.(true);
      const middle = (list: number[]): number => {
        list.sort((a, b) => a - b);
        return list[list.length >> 1] ?? 0;
      };
      await stage.setLight(light);
      stage.rewind();
      stage.advance(3);
      const worst = { drawCalls: 0, triangles: 0 };
      await stage.setLight(light);
      for (let k = 0; k < 24; k++) {
        stage.advance(FRAME);
        const { drawCalls, triangles } = stage.stats();
        worst.drawCalls = Math.max(worst.drawCalls, drawCalls);
        worst.triangles = Math.max(worst.triangles, triangles);
      }
      stage.advance(1);
      const calls: number[] = [];
      const triangles: number[] = [];
      for (let k = 0; k < 31; k++) {
        stage.advance(FRAME);
        const stats = stage.stats();
        calls.push(stats.drawCalls);
        triangles.push(stats.triangles);
      }
      const pixel = new Uint8Array(4);
      const timed = (): number => {
        const started = performance.now();
        stage.advance(FRAME);
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
        return performance.now() - started;
      };
      window.mute?.(false);
      await stage.size(width, height);
      stage.advance(1);
      timed();
      const steadyMs: number[] = [];
      for (const began = performance.now(); performance.now() - began < patienceMs; ) {
        steadyMs.push(timed());
      }
      const worstMs: number[] = [];
      for (const began = performance.now(); performance.now() - began < patienceMs; ) {
        await stage.setLight(light);
        worstMs.push(timed());
      }
      return {
        steady: { drawCalls: middle(calls), triangles: middle(triangles) },
        worst,
        steadyMs: middle(steadyMs),
        worstMs: middle(worstMs),
      };
    },
    { light, ...wish },
  );
}

/** Number of steady frames, each until its pixels can be read. */
const drawReadable = (page: Page, frames: number): Promise<void> =>
  page.evaluate((frames) => {
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    const pixel = new Uint8Array(4);
    for (let k = 0; k < frames; k++) {
      window.stage?.advance(1 / 30);
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    }
  }, frames);

/** Frames, two minutes at full rate, after which the browser has compiled what they run. */
const SETTLED = 4000;

/** Number of steady frames whose draw calls are answered at once: the page's own work remains. */
const drawFrames = (page: Page, frames: number): Promise<void> =>
  page.evaluate((frames) => {
    for (let k = 0; k < frames; k++) window.stage?.advance(1 / 30);
  }, frames);

/** All measurements at one level. */
export async function measureLevel(
  browser: Browser,
  url: string,
  quality: Level,
  sources: Sources,
  wish: Wish,
): Promise<LevelFigures> {
  const visitor = await openStage(browser, url, quality);
  const { page } = visitor;
  const lights: LightFigures[] = [];
  for (const [k, light] of LIGHTS.entries()) {
    const { steadyMs, worstMs, ...counts } = await measureLight(page, k, wish);
    lights.push({ light, ...counts, steadyMs: round(steadyMs, 1), worstMs: round(worstMs, 1) });
  }
  const { stats, bytes } = await page.evaluate(async () => {
    const { stage } = window;
    if (!stage || !window.graphicsBytes) throw new Error('There is no stage');
    const { textures, buffers } = window.graphicsBytes();
    const stats = stage.stats();
    await stage.setLight(1);
    stage.advance(3);
    return { stats, bytes: textures + buffers };
  });
  const noonProcessorMs = round(
    await processorMs(wish.patienceMs < 2000 ? 6 : 20, (frames) => drawReadable(page, frames)),
    1,
  );
  await page.evaluate(() => window.mute?.(true));
  const session = await visitor.context.newCDPSession(page);
  await drawFrames(page, SETTLED);
  const draw = () => drawFrames(page, wish.profiled);
  // First, because the profiler of the processor discards compiled code.
  const allocation = await sampleHeap(session, sources, wish.profiled, draw);
  const mainThread = await profileFrames(session, sources, wish.profiled, draw);
  await visitor.close();
  const { renderer, textures, geometries, programs } = stats;
  return {
    quality,
    renderer,
    lights,
    textures,
    geometries,
    programs,
    noonProcessorMs,
    graphicsMb: round(bytes / 1024 / 1024, 1),
    mainThread,
    allocation,
    load: round(loadavg()[0] ?? 0, 1),
  };
}

export interface SoftwareFigures {
  /** Pictures a second that reach the screen: low, a canvas of 1280 by 720, drawn coarsely. */
  readonly framesPerSecond: number;
  readonly steadyMs: number;
  readonly load: number;
}

/** Measures how usable the city is without a graphics card. */
export async function measureSoftware(
  browser: Browser,
  url: string,
  seconds: number,
): Promise<SoftwareFigures> {
  const visitor = await openStage(browser, url, 'low');
  const times = await visitor.page.evaluate(async (seconds) => {
    const { stage } = window;
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    if (!stage || !gl) throw new Error('There is no stage');
    await stage.setQuality('low', true);
    await stage.size(1280, 720);
    stage.advance(3);
    const pixel = new Uint8Array(4);
    const times: number[] = [];
    const began = performance.now();
    for (let last = began; last - began < seconds * 1000; ) {
      const now = await new Promise<number>((resolve) =>
        requestAnimationFrame(() => resolve(performance.now())),
      );
      stage.advance(Math.min(0.1, (now - last) / 1000));
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      times.push(performance.now() - now);
      last = now;
    }
    return { times, seconds: (performance.now() - began) / 1000 };
  }, seconds);
  await visitor.close();
  return {
    framesPerSecond: round(times.times.length / times.seconds, 1),
    steadyMs: percentiles(times.times).p50,
    load: round(loadavg()[0] ?? 0, 1),
  };
}

/** One frame of the `Water` object of three.js with one box, milliseconds; `ms`: the middle of many. */
export async function measureOcean(
  browser: Browser,
  script: string,
  { width, height, patienceMs }: Wish,
): Promise<{ ms: number; processorMs: number }> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.setContent(`<!doctype html><body style="margin:0"><script>${script}</script>`);
  const ms = await page.evaluate(
    ({ width, height, patienceMs }) => {
      const { drawOcean } = window;
      if (!drawOcean) throw new Error('There is no ocean');
      for (let k = 0; k < 3; k++) drawOcean(width, height);
      const times: number[] = [];
      for (const began = performance.now(); performance.now() - began < patienceMs; ) {
        times.push(drawOcean(width, height));
      }
      times.sort((a, b) => a - b);
      return times[times.length >> 1] ?? 0;
    },
    { width, height, patienceMs: patienceMs * 3 },
  );
  const worked = await processorMs(40, (frames) =>
    page.evaluate(
      ({ width, height, frames }) => {
        for (let k = 0; k < frames; k++) window.drawOcean?.(width, height);
      },
      { width, height, frames },
    ),
  );
  await page.close();
  return { ms: round(ms, 1), processorMs: round(worked, 1) };
}
