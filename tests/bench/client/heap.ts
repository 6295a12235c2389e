/**
 * Measures whether a page that watches bots play uses more and more memory: its heap after garbage
 * collection.
 */

import type { Browser } from 'playwright-core';
import { SeededChance } from '../../../engine/core/chance.ts';
import { SIZES, visit } from '../../client/browser/harness.ts';
import { Guest } from '../../server/harness.ts';
import { round } from '../stats.ts';

export interface HeapFigures {
  readonly minutes: number;
  readonly actions: number;
  readonly matches: number;
  /** Before and after, garbage collected, megabytes. */
  readonly fromMb: number;
  readonly toMb: number;
  readonly growthMb: number;
  /** The slope through all samples, megabytes in ten minutes. */
  readonly growthMbPer10Minutes: number;
  readonly samples: readonly number[];
}

const SEATS = 4;
const SAMPLES = 12;
/**
 * Before the first sample, so that one-time allocations have been made. Part of the time measured.
 */
const WARM_UP = 0.5;

/** Least squares: how much `values` rise a step. */
function slope(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  let [up, across] = [0, 0];
  for (const [k, value] of values.entries()) {
    up += (k - middle) * (value - mean);
    across += (k - middle) ** 2;
  }
  return across > 0 ? up / across : 0;
}

/** Watches a table at which bots play match after match, for `minutes` after a warming up. */
export async function measureHeap(
  browser: Browser,
  url: string,
  minutes: number,
): Promise<HeapFigures> {
  const host = await Guest.create(url, {
    seats: SEATS,
    bots: Array<string>(SEATS - 1).fill('random'),
    pace: 'instant',
    start: true,
  });
  const visitor = await visit(browser, `${url}/table/${host.code}`, SIZES.laptop, {
    before: (page) =>
      page.addInitScript(() => {
        localStorage.setItem('laguna.settings', JSON.stringify({ quality: 'low', speed: 2 }));
      }),
  });
  const { page } = visitor;
  await page.locator('.decision').waitFor({ timeout: 60_000 });
  const session = await visitor.context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const heapMb = async (): Promise<number> => {
    for (let k = 0; k < 2; k++) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
  };

  const chance = new SeededChance('heap');
  const samples: number[] = [];
  let [actions, matches] = [0, 0];
  const step = (minutes * 60_000) / SAMPLES;
  const begin = performance.now() + minutes * 60_000 * WARM_UP;
  while (samples.length <= SAMPLES) {
    if (performance.now() >= begin + samples.length * step) samples.push(await heapMb());
    if (host.table.stage === 'finished') {
      matches++;
      await host.lobby({ op: 'rematch' });
      await host.until(() => host.table.stage === 'playing', 30_000);
    } else if (host.canDecide && (await host.act(host.choose(chance))).ok) actions++;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await host.leave();
  await visitor.close();
  const [from = 0, to = 0] = [samples[0], samples.at(-1)];
  return {
    minutes,
    actions,
    matches,
    fromMb: round(from, 2),
    toMb: round(to, 2),
    growthMb: round(to - from, 2),
    growthMbPer10Minutes: round((slope(samples) * SAMPLES * 10) / minutes, 2),
    samples: samples.map((mb) => round(mb, 2)),
  };
}
