/** A person's table on the stage, in any position, without a server's match. */

import type { Browser, Page } from 'playwright-core';
import { SIZES, type Visitor, visit } from './harness.ts';

/** A screen of a game's table, as a position that the stage shows. */
export interface Screen {
  /** The table's situation; `result` waits for the final scoring. */
  readonly name: string;
  /** In the words of scenarios, as seat 0 sees it. */
  readonly position: object;
  /** Whether seat 0 has to decide. */
  readonly decides: boolean;
}

/**
 * The stage of a game at low quality, without motion.
 * @param before called before the page loads
 */
export async function openStage(
  browser: Browser,
  url: string,
  game: string,
  options: Parameters<typeof visit>[3] = {},
  size: (typeof SIZES)[keyof typeof SIZES] = SIZES.laptop,
): Promise<Visitor> {
  const still = { reducedMotion: true, ...options };
  const visitor = await visit(browser, `${url}/stage?game=${game}`, size, still);
  await visitor.page.evaluate(async () => {
    await window.stage?.ready;
    await window.stage?.setQuality('low');
  });
  return visitor;
}

/** Shows the position on the stage, as seat 0 sees it, once its motion is over. */
export async function sit(page: Page, position: object): Promise<void> {
  await page.evaluate(async (text) => {
    const { stage } = window;
    await stage?.sit(JSON.parse(text), 0);
    stage?.advance(1);
    stage?.advance(0.1);
  }, JSON.stringify(position));
}

/** The same, with all parts of the page. */
export async function sitAt(page: Page, { name, position }: Screen): Promise<void> {
  await sit(page, position);
  if (name === 'result') await page.locator('.result').waitFor();
}
