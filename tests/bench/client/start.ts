/** The first visit: the time until the city is visible, and the bytes over the wire until then. */

import type { Browser } from 'playwright-core';
import { visit } from '../../client/browser/harness.ts';
import { round } from '../stats.ts';
import { pretendCores, watchFirstPicture } from './probes.ts';

export interface FirstPicture {
  readonly page: string;
  /** From the page's start to the first frame of the city, its pixels ready, milliseconds. */
  readonly ms: number;
  /** Over the wire before it, headers included, as this browser asks for it (Brotli). */
  readonly wireKb: number;
  /** The scripts among it, as gzip. */
  readonly scriptsGzipKb: number;
  /** The whole of it, as gzip. */
  readonly gzipKb: number;
  readonly requests: number;
  readonly largest: { readonly [file: string]: number };
}

interface Got {
  readonly url: string;
  readonly wire: number;
  readonly at: number;
}

const kb = (bytes: number): number => round(bytes / 1024, 1);

/**
 * Opens `path` with an empty cache until the city is visible.
 * @param cores pretends a machine with so many, and a graphics card; null: this machine as it is
 */
export async function measureStart(
  browser: Browser,
  origin: string,
  path: string,
  cores: number | null,
): Promise<FirstPicture> {
  const visitor = await visit(browser, `${origin}${path}`, undefined, {
    before: async (page) => {
      await page.addInitScript(watchFirstPicture);
      if (cores !== null) await page.addInitScript(pretendCores, cores);
    },
  });
  const { page } = visitor;
  await page.waitForFunction(() => window.firstPicture !== undefined, null, { timeout: 120_000 });
  const seen = await page.evaluate(() => {
    const all = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const got = all.map(({ name, transferSize, responseEnd }) => ({
      url: name,
      wire: transferSize,
      at: responseEnd,
    }));
    return { ms: window.firstPicture ?? 0, got };
  });
  await visitor.close();
  const before = seen.got.filter(({ at }) => at <= seen.ms);
  let [scripts, all] = [0, 0];
  const sizes: [string, number][] = [];
  for (const { url } of before) {
    const bytes = await gzipBytes(url);
    all += bytes;
    if (/\.js$/.test(new URL(url).pathname)) scripts += bytes;
    sizes.push([nameOf(url), kb(bytes)]);
  }
  sizes.sort((a, b) => b[1] - a[1]);
  return {
    page: cores === null ? path : `${path} (${cores} cores)`,
    ms: round(seen.ms),
    wireKb: kb(before.reduce((sum: number, { wire }: Got) => sum + wire, 0)),
    scriptsGzipKb: kb(scripts),
    gzipKb: kb(all),
    requests: before.length,
    largest: Object.fromEntries(sizes.slice(0, 20)),
  };
}

/** The visit in the middle of `times`, by its first picture; the browser has been used before. */
export async function middleStart(
  browser: Browser,
  origin: string,
  path: string,
  times: number,
): Promise<FirstPicture> {
  const all: FirstPicture[] = [];
  for (let k = 0; k < times; k++) all.push(await measureStart(browser, origin, path, null));
  all.sort((a, b) => a.ms - b.ms);
  return all[times >> 1];
}

const nameOf = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname.slice(pathname.lastIndexOf('/') + 1).replace(/-[\w-]{8}(\.\w+)$/, '$1') || '/';
};

/** Bytes of the answer's body for a client that accepts gzip only. */
async function gzipBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const said = Number(answer.headers.get('content-length'));
  await answer.arrayBuffer();
  return Number.isFinite(said) ? said : 0;
}
