/** *If it ended now*: the line below the players opens to parts that add up, in the ledger and on a phone. */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES, sharedFlat, sharedServer, visit } from './harness.ts';
import { gameTile, playNow } from './table.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

/** The columns of the table, a seat each: its parts and below them the total; null for a question mark. */
const columns = (page: Page): Promise<(number | null)[][]> =>
  page.locator('.ended-table tbody tr').evaluateAll((rows) => {
    const cells = rows.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => {
        const n = Number((cell.textContent ?? '').replace('−', '-'));
        return Number.isNaN(n) ? null : n;
      }),
    );
    return (cells[0] ?? []).map((_, seat) => cells.map((row) => row[seat] ?? null));
  });

test.each(['laptop', 'phone'] as const)('the parts add up on a %s', async (size) => {
  const { page, complaints, close } = await visit(browser, server.url, SIZES[size]);
  const mouse = { press: (one: Locator) => one.click() };
  await playNow(await gameTile(page, mouse), mouse);
  const line = page.locator('.ended').first();
  await line.waitFor();
  await line.scrollIntoViewIfNeeded();
  await line.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'If it ended now' });
  await dialog.waitFor();
  const seats = await columns(page);
  expect(seats.length).toBeGreaterThan(1);
  for (const column of seats) {
    const total = column.at(-1);
    const parts = column.slice(0, -1);
    if (parts.includes(null)) expect(total).toBeNull();
    else expect(total).toBe(parts.reduce((sum: number, n) => sum + (n ?? 0), 0));
  }
  expect(seats.some((column) => column.at(-1) !== null)).toBe(true);
  const box = await dialog.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 9999) <= SIZES[size].width).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await line.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
