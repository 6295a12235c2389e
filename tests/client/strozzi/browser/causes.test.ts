/** A line of the log opens to its cause: by keyboard in the ledger, by touch on a phone. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../../../server/harness.ts';
import { SIZES, sharedFlat, sharedServer, visitAs } from '../../browser/harness.ts';
import { checkWidth } from '../../browser/sizes.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

/** A seat at a table with bots, at its second decision: something has happened. */
async function seated() {
  const wish = { game: 'strozzi', seats: 3, bots: ['random', 'random'], pace: 'instant' } as const;
  const guest = await Guest.create(server.url, { ...wish, name: 'Ana' });
  await guest.lobby({ op: 'start' });
  await guest.until(() => guest.table.stage === 'playing');
  // If hers is the first decision of all, there are no earlier events.
  await guest.answer();
  await guest.until(() => guest.canDecide);
  const { code, token } = guest;
  return { url: server.url, code, token };
}

/** The open line: at least one sentence of a rule, with a link to it in the help. */
async function isTold(page: Page): Promise<void> {
  const rule = page.locator('.cause .cause-rules a').first();
  await rule.waitFor();
  const id = await rule.innerText();
  expect(id).toMatch(/^ST-\d{3}$/);
  expect(await rule.getAttribute('href')).toBe(`/help/strozzi/${id}`);
  expect(await page.locator('.cause').count()).toBe(1);
}

/** Whether the open line is within the log's own window. */
const isInSight = (page: Page): Promise<boolean> =>
  page.locator('.cause').evaluate((one) => {
    const list = one.closest('.log')?.getBoundingClientRect();
    const box = one.getBoundingClientRect();
    return list !== undefined && box.bottom <= list.bottom + 1 && box.top >= list.top - 60;
  });

test('by keyboard: Tab leads to one line, arrows to the others, Enter opens and closes', async () => {
  const at = await seated();
  const { page, close } = await visitAs(browser, at, SIZES.laptop, 'table', { settled: true });
  await page.locator('.decision.mine').waitFor();
  const lines = page.locator('.ledger .log .cause-line');
  await lines.first().waitFor();
  expect(await page.locator('.ledger .log .cause-line[tabindex="0"]').count()).toBe(1);
  const said = page.locator('[data-live="events"]');
  const before = await said.innerText();
  await lines.last().focus();
  await page.keyboard.press('Enter');
  await isTold(page);
  expect(await lines.last().getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => isInSight(page)).toBe(true);
  // Nothing of it is announced as news.
  expect(await said.innerText()).toBe(before);
  await page.keyboard.press('ArrowUp');
  const focused = page.locator('.cause-line:focus');
  expect(await focused.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await isTold(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.cause').count()).toBe(0);
  // Enter on a line decides nothing.
  expect(await page.locator('.decision.mine').count()).toBe(1);
  await close();
});

test('by touch, on the page of a phone', async () => {
  const at = await seated();
  const { page, complaints, close } = await visitAs(browser, at, SIZES.phone, 'hand', {
    settled: true,
  });
  await page.locator('.decision.mine').waitFor();
  await page.locator('.hp-tabs button').last().tap();
  const line = page.locator('.hp .log .cause-line').last();
  await line.tap();
  await isTold(page);
  expect((await line.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(32);
  expect(await checkWidth(page)).toEqual([]);
  await line.tap();
  await expect.poll(() => page.locator('.cause').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
