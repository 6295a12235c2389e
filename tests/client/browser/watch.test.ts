/** Watching in a real browser, with the test guest: the list in the menu, a table from its lobby into the rematch. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, type TestServer } from '../../server/harness.ts';
import { startGuests } from './guests.ts';
import { SIZES, sharedFlat, type Visitor, visit } from './harness.ts';

/** A short match. */
const MATCH = { game: 'caravan', options: { rounds: 2 } };
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  // A server of its own: the list of tables is checked here.
  server = await startGuests();
  browser = await sharedFlat();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = (path: string, size: keyof typeof SIZES = 'laptop'): Promise<Visitor> =>
  visit(browser, `${server.url}${path}`, SIZES[size]);

const listed = (page: Page, code: string) => page.locator(`[data-table="${code}"]`);

test('an empty list says what to do; a table that is shown comes by itself, and leads into the match and its rematch', async () => {
  const { page, complaints, close } = await open('/');
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await page.locator('.list-empty').waitFor();
  expect(await page.locator('.list-empty').innerText()).toContain('create a table');

  const ana = await Guest.create(server.url, {
    ...MATCH,
    seats: 2,
    name: 'Ana',
    listed: true,
  });
  await listed(page, ana.code).filter({ hasText: '1 free seat' }).waitFor();
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
  await listed(page, ana.code)
    .getByRole('button', { name: `Watch table ${ana.code}: Ana and Ben` })
    .click();
  await page.waitForURL(new RegExp(`/watch/${ana.code}$`));
  await page.locator('.watch-lobby .chair').nth(1).waitFor();
  expect(await page.locator('.watch-lobby').innerText()).toContain('Ana');
  await ana.until(() => ana.table.spectators === 1);

  await ana.lobby({ op: 'start' });
  await page.locator('.ledger').waitFor();
  await Promise.all([ana, ben].map((guest, seat) => guest.play(`watched ${seat}`)));
  await page.locator('.result').waitFor({ timeout: 90_000 });
  const { matchId } = ana.table;
  await ana.lobby({ op: 'rematch' });
  await page.locator('.result').waitFor({ state: 'detached' });
  await page.locator('.ledger').waitFor();
  await ana.until(() => ana.table.matchId !== matchId);
  // Spectators are told about a caster.
  await ana.lobby({ op: 'caster', delay: 4, token: 'ab'.repeat(32) });
  await page.locator('[data-caster="0"]').waitFor();
  await page.keyboard.press('t');
  await page.locator('[data-caster-note]').filter({ hasText: 'after the end' }).waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([ana, ben].map((guest) => guest.leave()));
  await close();
});

test('a person who takes a chair goes on at the table; an unknown code leads on to the list', async () => {
  const { page, close } = await open('/watch/XXXXXX', 'phone');
  await page.getByRole('heading', { name: 'There is no table XXXXXX' }).waitFor();
  await page.getByRole('button', { name: 'See other tables to watch' }).click();
  await page.waitForURL(/\/watch$/);
  const ana = await Guest.create(server.url, { ...MATCH, seats: 3, name: 'Ana' });
  await page.locator('input[name="watch-code"]').fill(ana.code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take this seat' }).first().click();
  await page.waitForURL(new RegExp(`/table/${ana.code}$`));
  await ana.until(
    () => ana.table.seats.filter(({ taken, connected }) => taken && connected).length === 2,
  );
  await ana.until(() => ana.table.spectators === 0);
  await ana.leave();
  await close();
});
