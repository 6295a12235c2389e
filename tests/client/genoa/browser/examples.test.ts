/**
 * Every kind of deal of the rules' worked examples, made by pressing the controls on the screen. By
 * day another fifth of them every day, and the ones by keys.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTurn, several } from '../../../scope.ts';
import { type Hand, Keyboard, Pointer } from '../../browser/hands.ts';
import { sharedBrowser, sharedServer, undrawn, type Visitor } from '../../browser/harness.ts';
import { openStage } from '../../browser/stage.ts';
import { pressSpace } from './pointing.ts';
import { type Press, SITTINGS, type Sitting } from './sittings.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  const { url } = await sharedServer();
  browser = await sharedBrowser();
  visitor = await openStage(browser, url, 'genoa', { before: undrawn });
  visitor.page.setDefaultTimeout(20_000);
});
afterAll(() => browser?.close());

/** The table's accepted actions of the person since they sat down. */
const said = (page: Page): Promise<object[]> =>
  page.evaluate(async () => {
    const entries = (await window.stage?.entries()) ?? [];
    return entries.flatMap((entry) => ('action' in entry ? [entry.action as object] : []));
  });

async function sitDown(page: Page, { position, options = {}, seat }: Sitting): Promise<void> {
  await page.evaluate(
    async ([text, own]) => {
      await window.stage?.sit(JSON.parse(text), own);
      window.stage?.advance(1);
      // A person who has just sat down has touched nothing yet.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    [JSON.stringify({ game: 'genoa', given: position, options }), seat] as const,
  );
}

async function press(page: Page, hand: Hand, what: Press): Promise<void> {
  if (typeof what === 'string') return hand.press(page.locator(`.decision ${what}`).first());
  if ('key' in what) return page.keyboard.press(what.key);
  await page.locator(`.decision [data-order="${what.order}"]`).fill(String(what.ducats));
}

/** Sits down, makes the deal, and checks that the table has received it. */
async function haggle(page: Page, hand: Hand, sitting: Sitting): Promise<void> {
  await sitDown(page, sitting);
  const panel = page.locator('.decision');
  for (const words of sitting.reads ?? []) await panel.getByText(words).first().waitFor();
  for (const what of sitting.presses) await press(page, hand, what);
  const last = sitting.presses.at(-1) ?? '';
  const told = async () => {
    // Terms that came a moment ago need a second press: the same one confirms.
    if ((await page.locator('.ge-word .warning').count()) > 0) await press(page, hand, last);
    return said(page);
  };
  await expect.poll(told).toMatchObject(sitting.says as Record<string, unknown>[]);
}

/** How many days go by until all have had their turn. */
const DAYS = several(5, 1);
const day = inTurn(Array.from({ length: DAYS }, (_, k) => k));

for (const sitting of SITTINGS.filter((_, k) => k % DAYS === day)) {
  test(sitting.name, async () => {
    await haggle(visitor.page, new Pointer(), sitting);
    expect(visitor.complaints).toEqual([]);
  });
}

test('GE-301 the tower goes on to a building that is pointed at in the town', async () => {
  const { page } = visitor;
  const sitting = SITTINGS.find(({ name }) => name.startsWith('GE-301')) as Sitting;
  await sitDown(page, sitting);
  await page.evaluate(() => window.stage?.advance(0.1));
  // Its screen position is computed anew each time: the camera may still have been moving.
  const met = () => pressSpace(page, 'space:coachHouse', true);
  await expect.poll(met, { message: 'met on the board' }).toBe(true);
  await expect.poll(() => said(page)).toMatchObject(sitting.says as Record<string, unknown>[]);
  expect(visitor.complaints).toEqual([]);
});

/**
 * In the ledger, without pointing at the board: the tower goes on, an offer is made, one is
 * accepted, a disc pays.
 */
const BY_KEYS = SITTINGS.filter(({ name }) => /^(GE-301|GX-03 an offer|GX-04|GX-05)/.test(name));

test('by keyboard alone in the ledger: the tower, an offer, a bargain, banners', async () => {
  const { page } = visitor;
  const keys = new Keyboard(page);
  await page.keyboard.press('l');
  await page.locator('.ledger').waitFor();
  expect(BY_KEYS).toHaveLength(4);
  for (const sitting of BY_KEYS) await haggle(page, keys, sitting);
  expect([...keys.unseen], 'controls that do not show the focus').toEqual([]);
  expect(visitor.complaints).toEqual([]);
});
