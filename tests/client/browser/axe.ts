/** The findings of axe-core on a page: there must be none. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Injected as a program of the test, because the page's policy allows no foreign script. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Longest piece of a page that is quoted. */
const QUOTED = 160;

/**
 * All rules of axe-core, its best practices included, on the whole page after all finite motions
 * have ended.
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
