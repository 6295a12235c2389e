/**
 * The small pages: the files over the wire until they can be used, and the time on a processor that
 * is four times slower. The network is this machine's own.
 */

import { Client } from 'colyseus.js';
import type { Browser, Page } from 'playwright-core';
import { gameById, games } from '../../../engine/registry.ts';
import { ROOM_NAME } from '../../../server/protocol/messages.ts';
import { ensureBuilt } from '../../../server/setup.mjs';
import { ensureBrowser } from '../../browser.mjs';
import { launch, type RunningServer, SIZES, startServer } from '../../client/browser/harness.ts';
import { round } from '../stats.ts';

/** The one whose times are compared over the years: the first of the house. */
const GAME = Object.keys(games)[0] ?? '';

/** Slow-down against this machine, by the browser's own tools. */
const THROTTLE = 4;
const RUNS = 5;
/** Milliseconds after which all later files of a page have arrived. */
const LATER = 4000;

/** The sign that a page can be used. */
const USABLE = {
  /** A person's own decision, with an enabled button in it. */
  hand: '.decision.mine button:not([disabled])',
  newcomer: '[data-sit]',
  overlay: '.ov[data-stage="playing"] .ov-row .ov-count:not(:empty)',
} as const;

interface Files {
  /** gzip, in kB of 1000 bytes, and the sum. */
  readonly files: { readonly [name: string]: number };
  readonly sum: number;
}

export interface PageSizes {
  readonly untilUsable: Files;
  /** Letters, sounds and panels that load on demand. */
  readonly later: Files;
}

declare global {
  interface Window {
    usableAt?: number;
  }
}

interface Stand {
  readonly server: RunningServer;
  readonly browser: Browser;
  /** A table whose first person is a phone, in the same browser context as `page`. */
  readonly code: string;
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * A table of a big screen, which then leaves it: nobody there is needed.
 * @returns its code
 */
async function screenTable(server: RunningServer, more: object = {}, game = GAME): Promise<string> {
  const room = await new Client(server.url).create(ROOM_NAME, {
    game,
    screen: true,
    ...more,
  });
  room.onMessage('*', () => undefined);
  room.reconnection.enabled = false;
  await room.leave();
  return room.roomId;
}

/** A table with a big screen, and a phone that has started a match against bots there. */
async function stand(game = GAME): Promise<Stand> {
  ensureBrowser();
  ensureBuilt();
  const server = await startServer({ LAGUNA_PACE: 'normal' });
  const browser = await launch();
  const { seats, stand: form } = gameById(game);
  const options = form?.options ?? {};
  const code = await screenTable(server, { seats: Math.max(3, seats.min), options }, game);
  const context = await browser.newContext({
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/hand/${code}`);
  await page.locator(USABLE.newcomer).tap();
  await page.locator('[data-start]').tap();
  await page.locator(USABLE.hand).first().waitFor({ timeout: 60_000 });
  return {
    server,
    browser,
    page,
    code,
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

/** Notes when `selector` first exists. Runs in the page, before its scripts. */
function watchFor(selector: string): void {
  const look = (): void => {
    if (window.usableAt === undefined && document.querySelector(selector)) {
      window.usableAt = performance.now();
      seen.disconnect();
    }
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Opens `path` with nothing in the cache. @returns milliseconds until it can be used */
async function open(page: Page, url: string, selector: string, slower: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await session.send('Page.enable');
  const script = `(${watchFor.toString()})(${JSON.stringify(selector)})`;
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: script,
  });
  await page.goto(url);
  await page.waitForFunction(() => window.usableAt !== undefined, null, { timeout: 60_000 });
  const at = await page.evaluate(() => window.usableAt ?? 0);
  await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  await session.detach();
  return at;
}

async function sizesAt(page: Page, until: number): Promise<PageSizes> {
  await page.waitForTimeout(LATER);
  const got = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((one) => ({ url: one.name, begun: one.startTime })),
  );
  // A request for a seat is not one for a file.
  const files = got.filter(({ url }) => !url.includes('/matchmake/'));
  return {
    untilUsable: await weighed(files.filter(({ begun }) => begun <= until)),
    later: await weighed(files.filter(({ begun }) => begun > until)),
  };
}

async function weighed(list: readonly { url: string }[]): Promise<Files> {
  const sizes = new Map<string, number>();
  for (const { url } of list) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    const bytes = Number(answer.headers.get('content-length'));
    await answer.arrayBuffer();
    // Chunks of several places may have one name: the page's and the game's.
    sizes.set(nameOf(url), (sizes.get(nameOf(url)) ?? 0) + bytes / 1000);
  }
  const sorted = [...sizes].sort((a, b) => b[1] - a[1]);
  return {
    files: Object.fromEntries(sorted.map(([name, kb]) => [name, round(kb, 1)])),
    sum: round(
      sorted.reduce((sum, [, kb]) => sum + kb, 0),
      1,
    ),
  };
}

const nameOf = (url: string): string =>
  new URL(url).pathname
    .split('/')
    .at(-1)
    ?.replace(/-[\w-]{8}(\.\w+)$/, '$1') || '/';

export interface HandFigures {
  readonly throttle: number;
  /** Milliseconds from the page's start, smallest, middle and largest of the runs. */
  readonly playableMs: readonly number[];
  readonly newcomerMs: readonly number[];
  readonly unthrottledMs: number;
  readonly sizes: PageSizes;
}

const spread = (times: number[]): number[] => {
  const sorted = times.sort((a, b) => a - b);
  return [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0].map(
    (ms) => round(ms),
  );
};

/** The phone's hand: until its decision can be made, and until a newcomer can sit down. */
export async function benchHand(): Promise<HandFigures> {
  const { server, page, code, browser, close } = await stand();
  const url = `${server.url}/hand/${code}`;
  try {
    const unthrottled = await open(page, url, USABLE.hand, 1);
    const sizes = await sizesAt(page, unthrottled);
    const playable: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      playable.push(await open(page, url, USABLE.hand, THROTTLE));
    }
    const lobby = await screenTable(server);
    const newcomer: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const fresh = await browser.newContext({ viewport: SIZES.phone });
      const there = await fresh.newPage();
      const other = `${server.url}/hand/${lobby}`;
      newcomer.push(await open(there, other, USABLE.newcomer, THROTTLE));
      await fresh.close();
    }
    return {
      throttle: THROTTLE,
      playableMs: spread(playable),
      newcomerMs: spread(newcomer),
      unthrottledMs: round(unthrottled),
      sizes,
    };
  } finally {
    await close();
  }
}

export interface SizesFigures {
  readonly hand: PageSizes;
  readonly overlay: PageSizes;
}

/** The weight of the two pages, game by game. */
export async function benchSizes(): Promise<{ readonly [game: string]: SizesFigures }> {
  const figures: { [game: string]: SizesFigures } = {};
  for (const game of Object.keys(games)) {
    const { server, page, code, browser, close } = await stand(game);
    try {
      const at = await open(page, `${server.url}/hand/${code}`, USABLE.hand, 1);
      const hand = await sizesAt(page, at);
      const wall = await browser.newPage({ viewport: SIZES.desktop });
      const shown = await open(wall, `${server.url}/overlay/${code}`, USABLE.overlay, 1);
      figures[game] = { hand, overlay: await sizesAt(wall, shown) };
    } finally {
      await close();
    }
  }
  return figures;
}
