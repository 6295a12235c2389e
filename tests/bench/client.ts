/**
 * `npm run bench -- client`: the city in a real browser, at every level and in every light, against
 * the budgets. Figures, no verdict: on a busy machine times are noise, counts and bytes are not.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { tables } from '../../client/games/registry.ts';
import { LEVELS, type Level } from '../../client/world/quality.ts';
import { ensureBrowser } from '../browser.mjs';
import { launch, startServer } from '../client/browser/harness.ts';
import { buildClient, bundle, type Sizes, Sources, sizesOf } from './client/build.ts';
import {
  type LevelFigures,
  measureLevel,
  measureOcean,
  measureSoftware,
  type SoftwareFigures,
  type Wish,
} from './client/frames.ts';
import { type HeapFigures, measureHeap } from './client/heap.ts';
import { measureRest, type RestFigures } from './client/rest.ts';
import { type FirstPicture, measureStart, middleStart } from './client/start.ts';
import { round } from './stats.ts';

/** Every place at rest and in motion, beside the ocean example. */
export interface RestBench {
  readonly ocean: { readonly ms: number; readonly processorMs: number };
  readonly places: readonly RestFigures[];
}

/** The limits of a level; the same table is in the README. */
const BUDGET: {
  readonly [level in Level]: { calls: number; triangles: number; mb: number; ms: number };
} = {
  low: { calls: 50, triangles: 130_000, mb: 32, ms: 6 },
  medium: { calls: 120, triangles: 350_000, mb: 64, ms: 4 },
  high: { calls: 160, triangles: 600_000, mb: 96, ms: 4 },
  cinematic: { calls: 160, triangles: 600_000, mb: 96, ms: 4 },
};

export interface ClientFigures {
  readonly size: string;
  readonly start: readonly FirstPicture[];
  readonly built: Sizes;
  readonly levels: readonly LevelFigures[];
  readonly software: SoftwareFigures;
  /**
   * One frame of three.js's `Water` with a box, and the cost of medium at noon as a multiple of it.
   */
  readonly ocean: {
    readonly ms: number;
    /** Processor time of all threads: little affected by other work of the machine. */
    readonly processorMs: number;
    readonly processorTimes: number;
    readonly steadyTimes: number;
    readonly worstTimes: number;
  };
  readonly heap: HeapFigures | null;
  readonly cores: number;
  readonly load: readonly number[];
  readonly seconds: number;
}

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (!(value >= 0)) throw new Error(`--${name} takes a number.`);
  return value;
}

/**
 * `--part rest [--games a,b]`: every place in software at the lowest level, on a window of
 * 1366x768; about a minute a place.
 */
async function benchRest(): Promise<RestBench> {
  ensureBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'laguna-bench-client-'));
  const at = process.argv.indexOf('--games');
  const only = at < 0 ? undefined : process.argv[at + 1]?.split(',');
  let server: Awaited<ReturnType<typeof startServer>> | null = null;
  let browser: Awaited<ReturnType<typeof launch>> | null = null;
  try {
    await buildClient(folder);
    const script = await bundle('tests/bench/client/ocean.ts');
    server = await startServer({}, folder);
    browser = await launch();
    const wish: Wish = { width: 1366, height: 768, patienceMs: 1500, profiled: 0 };
    const ocean = await measureOcean(browser, script, wish);
    const places = await measureRest(browser, server.url, 'low', wish.patienceMs, only);
    console.log(`\nOne frame of three.js Water with a box at 1366x768: ${ocean.ms} ms`);
    console.table(
      places.map(({ restMs, ...row }) => ({
        ...row,
        restMs,
        'rest, oceans': round(restMs / ocean.ms, 2),
      })),
    );
    return { ocean, places };
  } finally {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `--part start [--times 5]`: the first visit of the menu and of each game's page, as this machine
 * draws it; the middle of several visits. Half a minute for each five.
 */
async function benchStart(): Promise<readonly FirstPicture[]> {
  ensureBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'laguna-bench-client-'));
  let server: Awaited<ReturnType<typeof startServer>> | null = null;
  let browser: Awaited<ReturnType<typeof launch>> | null = null;
  try {
    await buildClient(folder);
    server = await startServer({}, folder);
    browser = await launch();
    const starts: FirstPicture[] = [];
    await measureStart(browser, server.url, '/', null);
    for (const path of ['/', ...Object.keys(tables).map((id) => `/?game=${id}`)]) {
      starts.push(await middleStart(browser, server.url, path, Math.max(1, option('times', 5))));
    }
    console.table(starts.map(({ largest: _, ...row }) => row));
    return starts;
  } finally {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * All figures. `--quick`: about three minutes on two idle cores, else ten. `--minutes N`: duration
 * of the heap's measurement, 0 leaves it out; under ten minutes its slope is mostly noise.
 * `--levels low,medium`: only these. `--width`, `--height`: pixels of the timed pictures.
 */
export async function benchClient(): Promise<ClientFigures | RestBench | readonly FirstPicture[]> {
  const part = process.argv[process.argv.indexOf('--part') + 1];
  if (part === 'rest') return benchRest();
  if (part === 'start') return benchStart();
  const began = performance.now();
  const quick = process.argv.includes('--quick');
  const wish: Wish = {
    width: option('width', 1280),
    height: option('height', 720),
    patienceMs: quick ? 1200 : 5000,
    profiled: quick ? 300 : 900,
  };
  const only = process.argv[process.argv.indexOf('--levels') + 1]?.split(',');
  const levels = LEVELS.filter(
    (level) => !process.argv.includes('--levels') || only?.includes(level),
  );
  ensureBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'laguna-bench-client-'));
  const tell = (what: string): void =>
    console.error(`${round((performance.now() - began) / 1000)} s  ${what}`);
  let server: Awaited<ReturnType<typeof startServer>> | null = null;
  let browser: Awaited<ReturnType<typeof launch>> | null = null;
  try {
    tell('building the client');
    await buildClient(folder);
    const ocean = await bundle('tests/bench/client/ocean.ts');
    const sources = new Sources(folder);
    server = await startServer({ LAGUNA_PACE: 'instant' }, folder);
    browser = await launch();
    const start: FirstPicture[] = [];
    // The first level, and with it the models, is chosen by the machine.
    for (const cores of [2, 8]) {
      tell(`first picture on ${cores} cores`);
      start.push(await measureStart(browser, server.url, '/', cores));
    }
    const figures: LevelFigures[] = [];
    let water = { ms: Number.NaN, processorMs: Number.NaN };
    for (const level of levels) {
      tell(`frames at ${level}`);
      figures.push(await measureLevel(browser, server.url, level, sources, wish));
      // Measured directly before its comparison: the machine may be slower a minute later.
      if (level === 'medium') water = await measureOcean(browser, ocean, wish);
    }
    tell('software at low');
    const software = await measureSoftware(browser, server.url, quick ? 5 : 15);
    const minutes = option('minutes', quick ? 0.5 : 4);
    if (minutes > 0) tell(`heap over ${minutes} minutes of bots`);
    const heap = minutes > 0 ? await measureHeap(browser, server.url, minutes) : null;
    const medium = figures.find(({ quality }) => quality === 'medium');
    const noon = medium?.lights[1];
    const all: ClientFigures = {
      size: `${wish.width}x${wish.height}`,
      start,
      built: sizesOf(folder),
      levels: figures,
      software,
      ocean: {
        ...water,
        steadyTimes: round((noon?.steadyMs ?? Number.NaN) / water.ms, 2),
        worstTimes: round((noon?.worstMs ?? Number.NaN) / water.ms, 2),
        processorTimes: round((medium?.noonProcessorMs ?? Number.NaN) / water.processorMs, 2),
      },
      heap,
      cores: availableParallelism(),
      load: loadavg().map((x) => round(x, 1)),
      seconds: round((performance.now() - began) / 1000),
    };
    printTables(all);
    return all;
  } finally {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function printTables({ start, built, levels, software, ocean, heap, size }: ClientFigures): void {
  console.log('\nFirst picture (limits: wire 1434 KB, scripts 400 KB as gzip)');
  console.table(start.map(({ largest, ...row }) => row));
  console.log(
    `Assets ${built.assetsKb} KB on disk (limit 12288), scripts in all ${built.scriptsGzipKb} KB gzip`,
  );
  console.log(`\nFrames (times at ${size}, until pixels can be read; budget in brackets)`);
  console.table(
    levels.flatMap(({ quality, lights }) =>
      lights.map(({ light, steady, worst, steadyMs, worstMs }) => ({
        quality,
        light,
        'draw calls': `${steady.drawCalls} [${BUDGET[quality].calls}]`,
        triangles: `${steady.triangles} [${BUDGET[quality].triangles}]`,
        'worst calls': worst.drawCalls,
        'worst triangles': worst.triangles,
        ms: steadyMs,
        'worst ms': worstMs,
      })),
    ),
  );
  console.table(
    levels.map(({ quality, mainThread, allocation, ...row }) => ({
      quality,
      textures: row.textures,
      programs: row.programs,
      'graphics MB': `${row.graphicsMb} [${BUDGET[quality].mb}]`,
      'processor ms': row.noonProcessorMs,
      'thread ms': mainThread.cpuMs,
      'script ms': `${mainThread.scriptMs} [${BUDGET[quality].ms}]`,
      'our bytes/frame': allocation.bytes.laguna,
      'three bytes/frame': allocation.bytes.three,
      'react bytes/frame': allocation.bytes.react,
      load: row.load,
    })),
  );
  for (const { quality, allocation } of levels) {
    console.log(`Taken from the heap by our code in a steady frame at ${quality}, bytes:`);
    for (const { at, bytes } of allocation.own.slice(0, 10)) console.log(`  ${bytes}  ${at}`);
  }
  console.log(`\nDrawn by ${levels[0]?.renderer ?? 'nothing'}`);
  console.log(
    `Software, low, half resolution on a canvas of 1280x720: ${software.framesPerSecond} frames a second (aim 6 on 2 idle cores; load ${software.load})`,
  );
  console.log(
    `three.js Water with a box: ${ocean.ms} ms; medium at noon ${ocean.steadyTimes} times, ${ocean.worstTimes} while mirror and shadow are redrawn (aim 3); of processor time ${ocean.processorMs} ms and ${ocean.processorTimes} times`,
  );
  if (heap)
    console.log(
      `Heap: ${heap.fromMb} to ${heap.toMb} MB in ${heap.minutes} minutes, ${heap.actions} decisions (slope ${heap.growthMbPer10Minutes} MB in 10 minutes; limit 1)`,
    );
}
