/**
 * Checks of every screen, in one visit, in the pseudo-language: its words come from a catalogue,
 * texts two fifths longer fit at all sizes, the decision is in reach, targets are large enough for
 * fingers, every thing of a match has an explanation, and axe-core finds nothing. The screens are
 * listed in `tables.ts` and `pages.ts`.
 */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ALL } from '../../scope.ts';
import { unasked } from './asked.ts';
import { findings } from './axe.ts';
import { SIZES } from './harness.ts';
import {
  checkChoice,
  checkFingers,
  checkOwnsColumn,
  checkReach,
  checkWidth,
  checkWritten,
} from './sizes.ts';
import type { Look, Looking, Size } from './tour.ts';
import { misfits, NAMES, strangeWords } from './words.ts';

/** Longest time until a page has settled in its new size, in milliseconds. */
const SETTLES_MS = 20_000;
/** A laptop at 150 % of the browser's zoom. */
const ZOOMED = { width: 911, height: 512 };
const EVERY = Object.keys(SIZES) as Size[];

/** All faults of a page in its present size. */
async function faults(page: Page, size: Size, how: Looking = {}): Promise<string[]> {
  const { decides = false, fingers = false, reach, widths = {} } = how;
  const fits = await Promise.all([
    checkWidth(page),
    misfits(page),
    unasked(page),
    ...(decides ? [checkReach(page)] : []),
    ...(reach ? [checkSight(page, reach)] : []),
    checkWidths(page, widths),
    ...(fingers && size === 'phone' ? [checkFingers(page)] : []),
  ]);
  return fits.flat();
}

/** Whether this part is fully in the window. */
async function checkSight(page: Page, selector: string): Promise<string[]> {
  const box = await page.locator(selector).boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  const seen = box !== null && box.y >= 0 && box.y + box.height <= height;
  return seen ? [] : [`${selector} is out of sight: ${JSON.stringify(box)}`];
}

/** Parts that are narrower than allowed. */
async function checkWidths(page: Page, least: Looking['widths'] = {}): Promise<string[]> {
  const out: string[] = [];
  for (const [selector, width] of Object.entries(least)) {
    const box = await page.locator(selector).boundingBox();
    if (!box || box.width < width) out.push(`${selector} has ${box?.width} pixels`);
  }
  return out;
}

/** Finds words that do not belong on pages of a language. */
export type Words = (page: Page) => Promise<string[]>;

/** In the pseudo-language: words that come from no catalogue. */
export const uncatalogued: Words = (page) => strangeWords(page, NAMES);

/**
 * Runs the checks on a screen.
 * @param words absent in English, whose words cannot be told from strange ones
 * @param reading whether axe-core reads it as well
 */
export const holding =
  (words?: Words, reading = true): Look =>
  (page, what, how = {}) =>
    hold(page, what, reading ? how : { ...how, axe: [] }, words);

async function hold(page: Page, what: string, how: Looking, words?: Words): Promise<void> {
  const { sizes = EVERY, axe = ['laptop', 'phone'] } = how;
  const read = axe.filter((size) => sizes.includes(size)).slice(0, ALL ? undefined : 1);
  if (words) {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.poll(() => words(page), { message: `${what}: words` }).toEqual([]);
  }
  for (const size of inOrder(sizes, page)) {
    await page.setViewportSize(SIZES[size]);
    const message = `${what}, ${size}`;
    await expect.poll(() => faults(page, size, how), { message, timeout: SETTLES_MS }).toEqual([]);
    if (!read.includes(size)) continue;
    // A part that has just begun to scroll becomes a tab stop a moment later.
    await expect
      .poll(() => findings(page), { message: `${message}: axe`, timeout: SETTLES_MS })
      .toEqual([]);
  }
  if (sizes.includes('phone')) {
    await withText(page, 0.9, () => keeps(page, `${what}, phone, text at 90 %`, [checkWritten]));
  }
  if (!how.decides || !sizes.includes('laptop')) return;
  await page.setViewportSize(ZOOMED);
  const decides = [checkReach, checkChoice];
  await keeps(page, `${what}, laptop at 150 %`, [...decides, checkOwnsColumn]);
  await page.setViewportSize(SIZES.laptop);
  await withText(page, 1.5, () =>
    keeps(page, `${what}, laptop, text at 150 %`, [checkColumn, checkChoice, checkFigures]),
  );
}

type Check = (page: Page) => Promise<string[]>;

/** As `checkReach` if a column contains the decision: the ledger is a page that scrolls. */
const checkColumn: Check = async (page) =>
  (await page.locator('.ledger-decision').count()) > 0 ? [] : checkReach(page);

/** Cut figures: words continue in another line, a figure cannot. */
const checkFigures: Check = async (page) =>
  (await misfits(page)).filter((found) => /“[\d\s.,:/%+−-]*\d[\d\s.,:/%+−-]*”/.test(found));

/** Waits until these checks find nothing. */
async function keeps(page: Page, message: string, checks: readonly Check[]): Promise<void> {
  const faults = async () => (await Promise.all(checks.map((check) => check(page)))).flat();
  await expect.poll(faults, { message, timeout: SETTLES_MS }).toEqual([]);
}

/** Runs `work` with another text size of the settings. */
async function withText(page: Page, scale: number, look: () => Promise<void>): Promise<void> {
  const set = (size: number) =>
    page.evaluate(
      (to) => document.documentElement.style.setProperty('--text-scale', String(to)),
      size,
    );
  await set(scale);
  await look();
  await set(1);
}

/** Begins with the page's present size: a new one costs a layout and a picture of everything. */
function inOrder(sizes: readonly Size[], page: Page): readonly Size[] {
  const last = SIZES[sizes.at(-1) ?? 'laptop'];
  const now = page.viewportSize();
  const there = now?.width === last.width && now.height === last.height;
  return there ? sizes.toReversed() : sizes;
}
