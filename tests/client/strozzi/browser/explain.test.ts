/**
 * Everything explains itself, also outside of a decision: by pointer, by key F1, by a long press of
 * a finger.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES, sharedBrowser, sharedServer } from '../../browser/harness.ts';
import { pointsIn } from '../../browser/sight.ts';
import { openStage, sitAt } from '../../browser/stage.ts';
import { SCREENS } from './screens.ts';
import { SIGHT } from './sight.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
});
afterAll(() => browser?.close());

const WAITING = SCREENS.find(({ name }) => name === 'waiting');
if (!WAITING) throw new Error('There is no such screen.');
const waiting = WAITING;
const board = (page: Page) => page.locator('.hud > .hover');
const note = (page: Page) => page.locator('.note');
const GONE = { state: 'detached' } as const;

test('a pointer on the board reads what a city is while others decide, with its rule', async () => {
  const { page, complaints, close } = await openStage(browser, server.url, 'strozzi');
  await sitAt(page, waiting);
  const [at] = await pointsIn(page, SIGHT, 'port:naples');
  if (!at) throw new Error('Naples is hidden.');
  await page.mouse.move(at.x - 2, at.y - 2);
  await page.mouse.move(at.x, at.y);
  await board(page).waitFor();
  expect(await board(page).innerText()).toContain('Takes cloth');
  await board(page).getByText('In each port, the three fastest ships earn').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('F1 walks over the things of the page and of the board, and each is told aloud', async () => {
  const { page, complaints, close } = await openStage(browser, server.url, 'strozzi');
  await sitAt(page, waiting);
  await page.locator('.decision').waitFor();
  await page.keyboard.press('F1');
  await page.locator('[data-asked]').waitFor();
  await note(page).waitFor();
  const asked = page.locator('[data-asked]');
  expect(await page.locator('.asking [role="status"]').innerText()).toContain(
    (await asked.getAttribute('data-note')) ?? '–',
  );
  const first = await asked.getAttribute('data-note');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => asked.getAttribute('data-note')).not.toBe(first);
  await page.keyboard.press('End');
  const told = page.locator('.hud > .hover[role="status"]');
  await told.waitFor();
  expect(await told.innerText()).toMatch(/ST-\d{3}/);
  await page.keyboard.press('Escape');
  await page.locator('.asking').waitFor(GONE);
  await board(page).waitFor(GONE);
  expect(complaints).toEqual([]);
  await close();
});

test('a finger that stays on the board reads what lies there, and presses nothing', async () => {
  const way = { touch: true };
  const { page, complaints, close } = await openStage(
    browser,
    server.url,
    'strozzi',
    way,
    SIZES.phone,
  );
  await sitAt(page, waiting);
  const [at] = await pointsIn(page, SIGHT, 'port:naples');
  if (!at) throw new Error('Naples is hidden.');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: at.x, y: at.y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await board(page).waitFor();
  expect(await board(page).innerText()).toContain('Takes cloth');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await board(page).innerText()).toContain('Takes cloth');
  // The next press elsewhere ends it.
  await page.locator('.topbar').tap({ position: { x: 3, y: 3 } });
  await board(page).waitFor(GONE);
  expect(complaints).toEqual([]);
  await close();
});
