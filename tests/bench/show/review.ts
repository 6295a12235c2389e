/**
 * The cost of a review for its page, at a phone's size: milliseconds from frame to frame and of
 * script a frame, before, during and after it in the same page, while the replay plays; without 3D
 * and at low quality. The review works in a thread of its own: where a machine has no core to
 * spare, or draws in software, frames and review share the core. `--game ID`: one whose reviews are
 * long enough.
 */

import { cpus, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { games } from '../../../engine/registry.ts';
import { launch, SIZES, startServer } from '../../client/browser/harness.ts';
import { seatedTable } from '../../server/harness.ts';
import { type Percentiles, percentiles } from '../stats.ts';

const named = process.argv.indexOf('--game');
const GAME = (named < 0 ? Object.keys(games)[0] : process.argv[named + 1]) ?? '';
const SEATS = 3;
/** Milliseconds in which frames are counted. */
const WATCHED = 1500;

interface Frames {
  readonly interval: Percentiles;
  readonly script: Percentiles;
}

export interface ReviewFigures {
  readonly before: Frames;
  readonly during: Frames;
  readonly after: Frames;
  /** Seconds of the whole review. */
  readonly seconds: number;
}

/** Measures the callbacks of each frame, from the first byte on. */
const counted = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('laguna.settings', '{"quality":"low"}');
    const ask = window.requestAnimationFrame.bind(window);
    const frames: { now: number; script: number }[] = [];
    Object.assign(window, { frames });
    window.requestAnimationFrame = (callback) =>
      ask((now) => {
        const began = performance.now();
        callback(now);
        const script = performance.now() - began;
        const last = frames.at(-1);
        if (last?.now === now) last.script += script;
        else frames.push({ now, script });
      });
  });

/** Frames of the next seconds, requested one after the other. */
async function watched(page: Page): Promise<Frames> {
  const frames = await page.evaluate(async (length) => {
    const { frames } = window as unknown as { frames: { now: number; script: number }[] };
    frames.length = 0;
    const end = performance.now() + length;
    while (performance.now() < end) await new Promise((next) => requestAnimationFrame(next));
    return frames;
  }, WATCHED);
  return {
    interval: percentiles(frames.slice(1).map(({ now }, i) => now - (frames[i]?.now ?? 0))),
    script: percentiles(frames.map(({ script }) => script)),
  };
}

async function measure(url: string, ...flags: string[]): Promise<ReviewFigures> {
  const browser = await launch(...flags);
  const guests = await seatedTable(url, SEATS, { game: GAME });
  await Promise.all(guests.map((guest, k) => guest.play(`review ${k}`)));
  const { matchId = '' } = guests[0]?.table ?? {};
  await Promise.all(guests.map((guest) => guest.leave()));
  const page = await browser.newPage({ viewport: SIZES.phone });
  await counted(page);
  await page.goto(`${url}/replay/${matchId}?review=1`);
  const start = page.getByRole('button', { name: 'Review the match' });
  await start.waitFor();
  await page.keyboard.press('Space');
  const before = await watched(page);
  const began = performance.now();
  await start.click();
  await page.locator('.review[data-review="working"]').waitFor();
  const during = await watched(page);
  const phase = await page.locator('.review').getAttribute('data-review');
  if (phase !== 'working')
    throw new Error(`Its frames were counted while the review was ${phase}.`);
  await page.locator('.review[data-review="done"]').waitFor({ timeout: 600_000 });
  const seconds = (performance.now() - began) / 1000;
  const after = await watched(page);
  await browser.close();
  return { before, during, after, seconds };
}

/** Starts a server and measures both kinds of page. */
export async function benchReview(): Promise<object> {
  const server = await startServer({});
  const flat = await measure(server.url, '--disable-3d-apis');
  const drawn = await measure(server.url);
  await server.stop();
  return { game: GAME, flat, drawn, load: loadavg()[0], cores: cpus().length };
}
