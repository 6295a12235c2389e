/** What axe-core finds on a page: nothing may be left. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../server/harness.ts';
import { launch, SIZES, undrawn, type Visitor } from './harness.ts';
import { openStage, type Screen, sitAt } from './stage.ts';

/** Given to the page as a program of the test's, since its policy takes no foreign script. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Longest piece of a page that is quoted. */
const QUOTED = 160;

/**
 * All rules of axe-core, its best practices included, over everything that the page shows once what
 * moves and ends has ended.
 * @returns a line for each place that breaks a rule
 */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(async (): Promise<AxeResults> => {
    const ending = document.getAnimations().filter((one) => {
      return Number.isFinite(one.effect?.getComputedTiming().endTime);
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, { resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').replace(/\s+/g, ' ').trim();
      return `${id} at ${target.join(' ')}: ${html.slice(0, QUOTED)} (${why})`;
    }),
  );
}

/** The page in each of these sizes: nothing is found. @param what it shows */
export async function expectClean(
  page: Page,
  what: string,
  sizes: readonly (keyof typeof SIZES)[] = ['phone', 'laptop'],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    // The page has seen its new size, and has drawn what comes of it.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect.soft(await findings(page), `${what}, ${size}`).toEqual([]);
  }
}

const BUILT_ELSEWHERE = process.env.LAGUNA_TEST_CLIENT;

/** A server for pages that are read. */
export const startReading = (config: Parameters<typeof startServer>[0] = {}): Promise<TestServer> =>
  startServer(config, BUILT_ELSEWHERE ? { client: BUILT_ELSEWHERE } : {});

/** The tests of a game's table: every screen of it in its place, and some of them in the ledger. */
export function readTable(game: string, screens: readonly Screen[], flat: readonly Screen[]): void {
  describe(`${game}: axe-core finds nothing at the table`, () => {
    let server: TestServer;
    let browser: Browser;
    let visitor: Visitor;
    beforeAll(async () => {
      server = await startReading();
      browser = await launch();
      visitor = await openStage(browser, server.url, game, { before: undrawn });
    });
    afterAll(async () => {
      await visitor?.close();
      await browser?.close();
      await server?.stop();
    });

    test.each(screens)('$name', async (screen) => {
      await sitAt(visitor.page, screen);
      await expectClean(visitor.page, screen.name);
    });

    test('in the ledger', async () => {
      const { page } = visitor;
      for (const [k, screen] of flat.entries()) {
        await sitAt(page, screen);
        if (k === 0) await page.keyboard.press('l');
        await page.locator('.ledger').waitFor();
        await expectClean(page, `${screen.name} in the ledger`);
      }
    });
  });
}
