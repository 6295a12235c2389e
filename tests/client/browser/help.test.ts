/** The help in a real browser: found and followed from the pages, without 3D. Its sizes are in `help.all.test.ts`. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../engine/registry.ts';
import { Pointer } from './hands.ts';
import { PICTURES, SIZES, sharedFlat, sharedServer, visit } from './harness.ts';
import { createTable, startMatch } from './table.ts';

/** Any game, and a rule from the middle of it. */
const game = Object.values(games)[0];
const { id: RULE } = game.rules[Math.floor(game.rules.length / 2)];
const AT_RULE = `/help/${game.id}/${RULE}`;

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the help' });
const count = (page: Page) => page.locator('.help-search [role="status"]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('searched by keyboard while typing; an address leads to a rule, a reload stays there', async () => {
  const visitor = await visit(browser, `${server.url}/help`);
  const { page } = visitor;
  await page.getByRole('link', { name: 'The director and the camera' }).waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  await page.screenshot({ path: join(PICTURES, 'help-laptop.png') });

  await field(page).focus();
  await page.keyboard.type('overlay');
  await expect.poll(() => count(page).innerText()).toMatch(/^\d+ results for “overlay”$/);
  expect(await page.locator('.help-results mark').first().innerText()).toMatch(/overlay/i);
  await page.screenshot({ path: join(PICTURES, 'help-found-laptop.png') });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toContain('An overlay for a broadcast');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/help/overlay');
  await expect.poll(() => focused(page)).toBe('An overlay for a broadcast');
  await expect.poll(() => page.title()).toContain('An overlay for a broadcast');

  await field(page).fill(RULE.replace('-', ''));
  await expect.poll(() => count(page).innerText()).toContain('1 result for');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${AT_RULE}`);
  const rule = page.locator(`#help-${RULE}`);
  await expect.poll(() => rule.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.reload();
  await expect.poll(() => rule.evaluate((one) => one === document.activeElement)).toBe(true);
  const top = async () => (await rule.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(SIZES.laptop.height);
  await page.screenshot({ path: join(PICTURES, 'help-rule-laptop.png') });

  await field(page).fill('telescope');
  await expect.poll(() => count(page).innerText()).toContain('Nothing found');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Rules by ID' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'An overlay for a broadcast' }).waitFor();

  await page.goto(`${server.url}/help/telescope`);
  await page.getByRole('heading', { name: 'There’s no such help topic' }).waitFor();
  await page.getByRole('link', { name: 'Watching a match', exact: true }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('from the menu into the help and back; from a table beside the match', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
  const { page } = visitor;
  const hand = new Pointer();
  await page.locator('.menu-tools').getByRole('link', { name: 'Help' }).click();
  await page.waitForURL('**/help');
  await page.getByRole('link', { name: 'At the table' }).click();
  await page.waitForURL('**/help/table');
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();

  await createTable(page, hand, { seats: 2, bots: true, pace: 'Instant' });
  await startMatch(page, hand);
  await page.locator('.decision').first().waitFor();
  await page.keyboard.press('?');
  const opened = page.context().waitForEvent('page');
  await page.locator('dialog').getByRole('link', { name: 'Help' }).click();
  const beside = await opened;
  await beside.getByRole('heading', { name: 'At the table' }).waitFor();
  expect(new URL(beside.url()).pathname).toBe('/help/table');
  // The match has not been left meanwhile.
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
  await page.keyboard.press('Escape');
  await page.locator('.decision').first().waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
