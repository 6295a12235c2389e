/** People who meet in a real browser, with the test guest: through the queue, and through the list. */

import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE_MS } from '../../../server/people/queue.ts';
import { FakeClock } from '../../server/fake-clock.ts';
import { Guest, type TestServer } from '../../server/harness.ts';
import { startGuests } from './guests.ts';
import { SIZES, sharedFlat, visit } from './harness.ts';

const GAME = 'caravan';
/** Runs by itself, and a test may move it on. */
const clock = new FakeClock();
const TICK_MS = 50;
let ticking: NodeJS.Timeout;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  // Of its own: who waits and which tables are open is told of here.
  server = await startGuests({}, { clock });
  ticking = setInterval(() => clock.pass(TICK_MS), TICK_MS);
  browser = await sharedFlat();
});
afterAll(async () => {
  clearInterval(ticking);
  await browser?.close();
  await server?.stop();
});

const open = (path: string, size: keyof typeof SIZES = 'laptop') =>
  visit(browser, `${server.url}${path}`, SIZES[size]);

/** Pictures for human eyes, with LAGUNA_LOOK=FOLDER. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LAGUNA_LOOK;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Presses for a match of the guest with people. */
async function choose(page: Page): Promise<void> {
  await page.locator('select[name="queue-game"]').selectOption(GAME);
  await page.locator('[data-find]:enabled').click();
}

/** The same where nobody is there yet. */
async function find(page: Page): Promise<void> {
  await choose(page);
  await page.locator('[data-queue="ready"]').waitFor();
}

const tableOf = (page: Page): string => new URL(page.url()).pathname;

test('two meet through the queue, one of them at a match against bots meanwhile', async () => {
  const [ana, ben] = [await open('/people'), await open('/people', 'phone')];
  await ana.page.locator('.list-empty').waitFor();
  await find(ana.page);
  await ana.page
    .locator('[data-left]')
    .filter({ hasText: /begins in \d+ s/ })
    .waitFor();
  // Ana plays bots meanwhile; Ben comes, and Ana is told at the table.
  await ana.page.locator('[data-bots]').click();
  await ana.page.waitForURL(/\/table\//);
  const bots = tableOf(ana.page);
  await ana.page.locator('.ledger').waitFor();
  await find(ben.page);
  await ana.page.locator('[data-meet]').click();
  await ben.page.getByText('2 of 5 players are here').waitFor();
  // When the wait is over, the match begins with bots on the free seats.
  clock.pass(PATIENCE_MS);
  await ana.page.waitForURL((url) => url.pathname !== bots && url.pathname.startsWith('/table/'));
  await ben.page.waitForURL(/\/table\//);
  expect(tableOf(ben.page)).toBe(tableOf(ana.page));
  for (const { page } of [ana, ben]) await page.locator('.ledger').waitFor();

  // The next one takes a bot's seat there.
  const cem = await open('/people');
  await cem.page.locator('[data-open-table][data-stage="playing"]').waitFor();
  await choose(cem.page);
  await cem.page.waitForURL(/\/table\//);
  expect(tableOf(cem.page)).toBe(tableOf(ana.page));
  await ana.page.locator('[data-news="line"]').filter({ hasText: 'has taken over' }).waitFor();
  for (const one of [ana, ben, cem]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
});

test('a link leads to a bot’s seat; at a full table it leads to asking for one, and to the chat', async () => {
  const ana = await Guest.create(server.url, {
    game: GAME,
    seats: 2,
    bots: ['random'],
    name: 'Ana',
  });
  await ana.lobby({ op: 'start' });
  await ana.lobby({ op: 'open', seat: 1, open: true });
  const ben = await open(`/table/${ana.code}?take`, 'phone');
  await ana.until(() => ana.table.seats[1]?.taken === true);
  const cem = await open(`/table/${ana.code}?take`);
  await cem.page.locator('[data-ask="true"]').click();
  await ana.until(() => (ana.table.asking ?? []).length === 1);
  await cem.page.keyboard.press('t');
  await cem.page.locator('.table-panel').getByRole('button', { name: 'Hello!' }).click();
  await ana.until(() => ana.talk.some((line) => 'preset' in line && line.watcher === true));
  for (const one of [ben, cem]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
  await ana.leave();
});

test('two meet through the list; who comes too late is told, and nobody is lost', async () => {
  const ana = await open(`/?game=${GAME}`);
  await ana.page
    .locator('[data-open="true"]')
    .getByRole('button', { name: /Create a table/ })
    .click();
  await ana.page.locator('input[name="everybody"]').check();
  await ana.page.locator('.create-form .segments label', { hasText: /^2$/ }).click();
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  await ana.page.locator('.lobby').waitFor();
  const code = tableOf(ana.page).split('/')[2] ?? '';

  const [ben, late] = [await open('/people', 'phone'), await open('/people')];
  const row = (page: Page) => page.locator(`[data-open-table="${code}"]`);
  await row(late.page).waitFor();
  await row(ben.page).locator('[data-sit]').click();
  await ben.page.locator('.lobby').waitFor();
  // The bot has made room.
  await ana.page.locator('.chair-opponent').waitFor({ state: 'detached' });
  // Its seats are taken: it goes from the list by itself, and its old link says so.
  await row(late.page).waitFor({ state: 'detached' });
  await late.page.goto(`${server.url}/table/${code}?open`);
  await late.page.getByRole('heading', { name: 'Someone else has just taken' }).waitFor();
  await late.page.getByRole('button', { name: 'See the open tables' }).click();
  await late.page.waitForURL(/\/people$/);

  // The host closes the table to others; who is there stays.
  await ana.page.locator('.lobby input[name="everybody"]').click();
  await ana.page.locator('.lobby input[name="everybody"]:not(:checked)').waitFor();
  await late.page.goto(`${server.url}/table/${code}?open`);
  await late.page.getByRole('heading', { name: 'The host has just closed' }).waitFor();
  expect(await ben.page.locator('.lobby .chair').count()).toBe(2);
  for (const one of [ana, ben]) expect(one.complaints).toEqual([]);
  for (const one of [ana, ben, late]) await one.close();
});

test('for a match over days they take their seats and go, and it begins when they wish it', async () => {
  const [ana, ben] = [await open('/people'), await open('/people', 'phone')];
  const chooseDay = async ({ page }: typeof ana): Promise<void> => {
    await page.locator('select[name="queue-game"]').selectOption(GAME);
    await page.locator('.clock-field label').filter({ hasText: 'A turn a day' }).click();
    await page.getByText('You get a seat at once').waitFor();
  };
  await chooseDay(ana);
  await look(ana.page, 'queue-days');
  await ana.page.setViewportSize(SIZES.projector);
  await look(ana.page, 'queue-days43');
  await ana.page.setViewportSize(SIZES.laptop);
  await ana.page.locator('[data-find]:enabled').click();
  await ana.page.locator('[data-awaits="1"]').waitFor();
  const table = tableOf(ana.page);
  await look(ana.page, 'awaits');
  await ana.page.setViewportSize(SIZES.projector);
  await look(ana.page, 'awaits43');
  // Once the seat is written down the table is on the person's own page.
  const code = table.split('/').at(-1) ?? '';
  const row = ana.page.locator(`[data-running="${code}"]`);
  for (;;) {
    await ana.page.getByRole('button', { name: 'To my page' }).click();
    await ana.page.locator('.me:not([data-state="loading"])').waitFor();
    if ((await row.count()) > 0) break;
    await ana.page.goto(`${server.url}${table}`);
    await ana.page.locator('[data-awaits="1"]').waitFor();
  }
  await row.getByText(/^Waiting for players, until/).waitFor();
  await look(ana.page, 'me-awaits');
  await chooseDay(ben);
  await look(ben.page, 'queue-days-phone');
  await ben.page.locator('[data-find]:enabled').click();
  await ben.page.locator('[data-awaits="2"]').waitFor();
  expect(tableOf(ben.page)).toBe(table);
  await look(ben.page, 'awaits-phone');
  const fits = () => document.documentElement.scrollWidth <= innerWidth;
  expect(await ben.page.evaluate(fits)).toBe(true);
  await ben.page.locator('[name="begin-now"]').click();
  await ben.page.locator('[name="begin-now"]:checked').waitFor();
  await row.getByRole('button', { name: 'Continue' }).click();
  await ana.page.locator('[name="begin-now"]').focus();
  await ana.page.keyboard.press('Space');
  for (const { page } of [ana, ben]) await page.locator('.ledger').waitFor();
  for (const one of [ana, ben]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
}, 60_000);
