/**
 * Tables that are opened and closed at an even pace: what is left of them in memory. Compared with
 * bare WebSockets at the same pace.
 */

import { performance } from 'node:perf_hooks';
import { GAME_ID } from '../../server/harness.ts';
import { Hosted } from '../load/hosted.ts';
import { newTraffic, WireClient } from '../load/wire-client.ts';
import { percentiles, round } from '../stats.ts';
import { enter, given, type Houses } from './houses.ts';

/** Before the first reading: caches and code are warm by then. */
const WARM_SECONDS = 15;
/** How long a table is open. */
const OPEN_MS = 500;
const CLOSED_MS = 30_000;
const BARE_SECONDS = 10;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Does `one` so many times a second. @returns how many, and how long each took */
async function paced(
  pace: number,
  seconds: number,
  one: (k: number) => Promise<number>,
): Promise<number[]> {
  const took: number[] = [];
  const all: Promise<unknown>[] = [];
  const began = performance.now();
  for (let k = 0; k < pace * seconds; k++) {
    const wait = began + (k * 1000) / pace - performance.now();
    if (wait > 0) await sleep(wait);
    all.push(one(k).then((ms) => took.push(ms)));
  }
  await Promise.all(all);
  return took;
}

const openOne =
  (urls: readonly string[]) =>
  async (k: number): Promise<number> => {
    const start = performance.now();
    const wish = { game: GAME_ID, seats: 3, name: `Host ${k}`, everybody: true };
    const host = await enter(urls[k % urls.length], 'create/table', wish);
    const ms = performance.now() - start;
    await sleep(OPEN_MS);
    host.drop();
    return ms;
  };

/** Waits until no table is awake. @returns how many still are */
async function closed(urls: readonly string[]): Promise<number> {
  const end = performance.now() + CLOSED_MS;
  for (;;) {
    const health = await Promise.all(
      urls.map(async (url) => (await (await fetch(`${url}/health`)).json()) as { tables: number }),
    );
    const left = health.reduce((sum, { tables }) => sum + tables, 0);
    if (left === 0 || performance.now() > end) return left;
    await sleep(200);
  }
}

export async function benchChurn(houses: Houses): Promise<object> {
  const pace = given('pace', 50);
  const seconds = given('minutes', 1) * 60;
  const { urls } = houses;
  await paced(pace, WARM_SECONDS, openOne(urls));
  await closed(urls);
  const before = await houses.usage(true);
  const began = performance.now();
  const took = await paced(pace, seconds, openOne(urls));
  const passed = (performance.now() - began) / 1000;
  const left = await closed(urls);
  const after = await houses.usage(true);
  const echo = await Hosted.start('echo');
  const bare = await paced(pace, BARE_SECONDS, async (k) => {
    const start = performance.now();
    const place = { processId: 'echo', roomId: `t${k}`, sessionId: 's' };
    const line = await WireClient.open(echo.url, place, newTraffic());
    const ms = performance.now() - start;
    await sleep(OPEN_MS);
    line.drop();
    return ms;
  });
  await echo.stop();
  const grown = (of: 'heap' | 'rss'): object => ({
    beforeMb: round(before[of] / 1e6, 1),
    afterMb: round(after[of] / 1e6, 1),
    bytesATable: round((after[of] - before[of]) / took.length),
  });
  return {
    tables: took.length,
    perSecond: round(took.length / passed, 1),
    stillAwake: left,
    openMs: percentiles(took),
    cpuMsATable: round((after.cpuMs - before.cpuMs) / took.length, 2),
    heap: grown('heap'),
    rss: grown('rss'),
    bareOpenMs: percentiles(bare),
  };
}
