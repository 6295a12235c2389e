/** The companion in somebody's first match, and the reference card, on a desktop and on a phone. */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '../../../client/games/registry.ts';
import { ALL, inTurn } from '../../scope.ts';
import { SIZES, sharedBrowser, sharedServer, undrawn, visit } from './harness.ts';
import { gameTile, playNow } from './table.ts';

const GAMES = Object.keys(tables);

let url: string;
let browser: Browser;
beforeAll(async () => {
  [{ url }, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
});
afterAll(() => browser?.close());

/** From the menu into a match of this game, as a new player. */
async function first(game: string, size: keyof typeof SIZES, before?: typeof undrawn) {
  const touch = size === 'phone';
  const options = { settled: true, companion: true, touch, ...(before && { before }) };
  const visitor = await visit(browser, `${url}/?game=${game}`, SIZES[size], options);
  const tile = await gameTile(visitor.page, hand, game);
  await playNow(tile, hand, true);
  await visitor.page.locator('.decision').waitFor();
  return visitor;
}

/** On a busy page it takes a while until the menu is still. */
const hand = { press: (one: Locator) => one.click() };

const companion = (page: Page) => page.locator('.companion');

test('the menu asks once; a first match is said what matters in, until somebody wants it quiet', async () => {
  const game = inTurn(GAMES);
  // With a storage that no page load rewrites: choices must last.
  const { page, complaints, close } = await first(game, 'laptop');
  await page.locator('.decision.mine .companion:not([data-phase="thinking"])').waitFor();
  const said = companion(page).locator('.companion-said');
  expect(await said.innerText()).toMatch(/^What matters now: ./);
  // The companion is beside the decision and covers nothing.
  const hidden = await said.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !one.closest('.companion')?.contains(at);
  });
  expect(hidden).toBe(false);
  await companion(page).getByRole('button', { name: 'Tell me only when I ask' }).click();
  await page.locator('.companion[data-level="quiet"][data-phase="idle"]').waitFor();
  expect(await said.innerText()).toBe('');
  await companion(page).getByRole('button', { name: 'What matters now?' }).click();
  await companion(page).getByRole('button', { name: 'Turn the companion off' }).click();
  await companion(page).waitFor({ state: 'detached' });
  // The choice is stored, and the question is not repeated.
  await page.reload();
  await page.locator('.decision .aids').waitFor();
  expect(await companion(page).count()).toBe(0);
  await page.goto(`${url}/?game=${game}`);
  const tile = await gameTile(page, hand, game);
  await tile.getByRole('button', { name: 'Play now against bots' }).click();
  await page.waitForURL(/\/table\//);
  expect(complaints).toEqual([]);
  await close();
});

test('the question is answered by keys, and put away', async () => {
  const visitor = await visit(browser, url, SIZES.laptop, { settled: true, before: undrawn });
  const { page, complaints, close } = visitor;
  const tile = await gameTile(page, hand);
  const play = tile.getByRole('button', { name: 'Play now against bots' });
  await play.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-new="yes"]:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-play]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-new="yes"]:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.locator('[data-new="no"]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  expect(complaints).toEqual([]);
  await close();
});

test.each(ALL ? GAMES : [inTurn(GAMES)])('the card of %s fits one screen', async (game) => {
  for (const size of ['laptop', 'phone'] as const) {
    const { page, complaints, close } = await first(game, size, undrawn);
    const sheet = page.locator('dialog.reference-sheet');
    if (size === 'laptop') await page.keyboard.press(',');
    else await page.locator('.tool-reference').click();
    await sheet.locator('[data-part="signs"]').waitFor();
    const spill = await sheet.evaluate((one) => ({
      down: one.scrollHeight - one.clientHeight,
      across: one.scrollWidth - one.clientWidth,
      bottom: Math.ceil(one.getBoundingClientRect().bottom) - innerHeight,
    }));
    expect(spill.down, size).toBeLessThanOrEqual(0);
    expect(spill.across, size).toBeLessThanOrEqual(0);
    expect(spill.bottom, size).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  }
});
