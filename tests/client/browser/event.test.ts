/** An event in a real browser: the operator, two phones, bots and the big screen, for one round. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, evening, TOKEN, view } from '../../server/evening.ts';
import { FakeClock } from '../../server/fake-clock.ts';
import type { TestServer } from '../../server/harness.ts';
import { startGuests } from './guests.ts';
import { SIZES, sharedFlat, visit } from './harness.ts';

const GAME = 'caravan';
/** Runs by itself, faster than time does. */
const clock = new FakeClock();
const TICK_MS = 50;
const FASTER = 4;
let ticking: NodeJS.Timeout;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startGuests({ operator: TOKEN }, { clock });
  ticking = setInterval(() => clock.pass(TICK_MS * FASTER), TICK_MS);
  browser = await sharedFlat();
});
afterAll(async () => {
  clearInterval(ticking);
  await browser?.close();
  await server?.stop();
});

const open = (path: string, size: keyof typeof SIZES = 'phone') =>
  visit(browser, `${server.url}${path}`, SIZES[size]);

async function enter(page: Page, name: string): Promise<void> {
  await page.locator('input[name="event-name"]').fill(name);
  await page.locator('[data-enter] .primary').click();
  await page.locator('[data-mine="in"]').waitFor();
}

test('two phones enter by the menu and the link, play a round with bots, and come back to the standings', async () => {
  // The operator's form opens the event.
  const operator = await open('/operator', 'laptop');
  await operator.page.locator('input[name="operator-token"]').fill(TOKEN);
  await operator.page.locator('.operator-login .primary').click();
  await operator.page.locator('[data-new-event]').click();
  await operator.page.locator('input[name="new-event"]').fill('Evening');
  await operator.page.locator('select[name="event-game"]').selectOption(GAME);
  await operator.page.locator('input[name="event-spare"][value="bots"]').check({ force: true });
  await operator.page.locator('input[name="event-rounds"]').fill('1');
  await operator.page.locator('[data-open-event]').click();
  await operator.page.locator('[data-event-run="entering"]').waitFor();
  const events = (await fetch(`${server.url}/events`).then((one) => one.json())).events;
  const [{ code }] = events as [{ code: string }];

  const screen = await open(`/event/${code}/screen`, 'projector');
  await screen.page.locator('.event-scan img').waitFor();
  const [ana, ben] = [await open('/'), await open(`/event/${code}`)];
  await ana.page.locator(`[data-event-enter="${code}"]`).click();
  await enter(ana.page, 'Ana');
  await enter(ben.page, 'بنيامين');
  // A reload changes nothing: the browser knows who it is.
  await ben.page.reload();
  await ben.page.locator('[data-mine="in"]').waitFor();
  await screen.page.locator('[data-entrant="2"]').waitFor();

  await operator.page.locator('[data-start-round="1"]:enabled').click();
  for (const { page } of [ana, ben]) await page.waitForURL(/\/hand\//);
  const [table] = (await view(server.url, code)).tables;
  expect(new URL(ana.page.url()).pathname).toBe(`/hand/${table?.code}`);
  for (const { page } of [ana, ben]) await page.locator('.hp').waitFor();
  await screen.page.locator('[data-event-table="1"][data-state="open"]').waitFor();
  // Bots finish it: the phones come back by themselves.
  await operator.page.locator('[data-sure="end"]').click();
  await operator.page.locator('[data-sure-yes="end"]').click();
  await ana.page.locator('[data-event-back]').click();
  for (const { page } of [ana, ben]) await page.waitForURL(new RegExp(`/event/${code}`));
  for (const [k, { page }] of [ana, ben].entries()) {
    await page.locator('.event[data-stage="between"]').waitFor();
    await page.locator(`[data-entrant="${k + 1}"][data-own="true"]`).waitFor();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(sideways).toBe(false);
  }
  await screen.page.locator('[data-event-table="1"][data-state="done"]').waitFor();
  expect((await view(server.url, code)).places.map(({ played }) => played)).toEqual([1, 1]);

  const saving = operator.page.waitForEvent('download');
  await operator.page.locator('[data-csv="results"]').click();
  expect((await saving).suggestedFilename()).toBe(`${code}-results.csv`);
  await operator.page.locator('[data-sure="close"]').click();
  await operator.page.locator('[data-sure-yes="close"]').click();
  await ben.page.locator('.event[data-stage="closed"]').waitFor();
  for (const one of [operator, screen, ana, ben]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
});

test('on a desktop the table opens as a page, and Back to the event leads there again', async () => {
  const code = await evening(server.url, { game: GAME, seats: 2, rounds: 1, spare: 'bots' });
  const ana = await open(`/event/${code}`, 'laptop');
  await enter(ana.page, 'Ana');
  await desk(server.url, { op: 'start', code, round: 1 });
  await ana.page.waitForURL(/\/table\//);
  await ana.page.locator('.ledger').waitFor();
  // Back in the middle of the match: the way to the table is there, and nothing leads away.
  await ana.page.goto(`${server.url}/event/${code}`);
  await ana.page.locator('[data-to-table]').click();
  await ana.page.waitForURL(/\/table\//);
  await ana.page.locator('.ledger').waitFor();
  await desk(server.url, { op: 'end', code, round: 1 });
  await ana.page.locator('[data-event-stay]').click();
  await ana.page.locator('[data-event-back]').click();
  await ana.page.locator('.event[data-stage="between"]').waitFor();
  expect(ana.complaints).toEqual([]);
  await ana.close();
});
