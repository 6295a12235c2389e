/** The stage goes to the place of a position's game: the test guest's desert and back. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../server/harness.ts';
import { startGuests } from './guests.ts';
import { SIZES, sharedBrowser, visit } from './harness.ts';

const GAME = 'caravan';
const LIMIT_MS = 240_000;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startGuests();
  browser = await sharedBrowser();
}, LIMIT_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test(
  'the stage goes to the place of whichever game a position is of, and back',
  async () => {
    const visitor = await visit(browser, `${server.url}/stage`, SIZES.laptop, {
      reducedMotion: true,
      settled: true,
    });
    const { page } = visitor;
    const show = (position: object): Promise<unknown> =>
      page.evaluate(async (text) => {
        await window.stage?.ready;
        await window.stage?.show(JSON.parse(text));
        window.stage?.advance(1);
        return window.stage?.stats().triangles;
      }, JSON.stringify(position));
    await page.waitForFunction(() => typeof window.stage?.show === 'function');
    const home = (await show({ given: {} })) as number;
    const desert = (await show({ game: GAME, given: { players: 6, round: 2 } })) as number;
    const again = (await show({ given: {} })) as number;
    expect(desert).toBeGreaterThan(0);
    expect(desert).toBeLessThan(home / 4);
    expect(again).toBeGreaterThan(home / 2);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  },
  LIMIT_MS,
);
