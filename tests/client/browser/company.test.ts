/** Somebody mutes and reports another one, in two browsers; the operator sees it, `/me` undoes it. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchMaker } from '../../../server/colyseus.ts';
import type { TableRoom } from '../../../server/table/room.ts';
import { Guest, type TestServer } from '../../server/harness.ts';
import { startGuests } from './guests.ts';
import { PICTURES, SIZES, sharedFlat, type Visitor, visit } from './harness.ts';

const GAME = 'caravan';
const TOKEN = 'operator-of-this-page';
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startGuests({ operator: TOKEN, showcase: 'off' });
  browser = await sharedFlat();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const come = async (path: string, name: string, size: keyof typeof SIZES): Promise<Visitor> => {
  const visitor = await visit(browser, `${server.url}/me`, SIZES[size], {
    touch: size === 'phone',
  });
  await visitor.page.locator('input[name="name"]').fill(name);
  await visitor.page.goto(`${server.url}${path}`);
  return visitor;
};

/** A picture to look at; by hand alone. */
async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.LAGUNA_LOOK) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `company-${name}.png`) });
}

test('a muted person’s words do not come any more, a report reaches the operator, and both lists can be undone', async () => {
  const host = await Guest.create(server.url, { game: GAME, seats: 3, name: 'Host' });
  const path = `/table/${host.code}`;
  const anas = await come(path, 'Ana', 'laptop');
  await anas.page.locator('.lobby').waitFor();
  const bens = await come(path, 'Ben', 'phone');
  await bens.page.locator('.lobby').waitFor();
  await host.until(() => host.table.seats.every(({ taken }) => taken));
  await host.lobby({ op: 'start' });
  const { page } = anas;
  await page.locator('.tool-table').click();
  await bens.page.locator('.tool-table').click();
  const { company } = (matchMaker.getLocalRoomById(host.code) as TableRoom).table;
  await expect.poll(() => company.marks.length).toBe(2);

  const say = async (preset: string): Promise<void> => {
    await bens.page.locator(`[data-say="${preset}"]`).click();
    await host.until(() => host.talk.some((line) => 'preset' in line && line.preset === preset));
  };
  await say('hello');
  const lines = page.locator('.talk-lines');
  await lines.getByText('Hello!').waitFor();

  // From the name above the message: two presses.
  await lines.getByRole('button', { name: /Ben/ }).click();
  await picture(page, 'line');
  await page.locator('[data-mute]').click();
  await lines.getByText('Hello!').waitFor({ state: 'detached' });
  await page.locator('[data-person="2"] .quiet-sign').waitFor();
  await say('ouch');
  await host.lobby({ op: 'say', preset: 'ready' });
  await lines.getByText('I’m ready.').waitFor();
  expect(await lines.getByText('Ouch!').count()).toBe(0);

  // From the seat: a report, with its reason.
  await page.locator('[data-person="2"] [data-about]').click();
  await picture(page, 'seat');
  await page.locator('[data-report]').click();
  await picture(page, 'reasons');
  await page.locator('[data-reason="insults"]').click();
  await page.locator('.about .told').waitFor();
  await bens.page.locator('[data-person="1"] [data-about]').click();
  await picture(bens.page, 'phone');

  // The operator of a server without a stand reads it, and bars.
  const desk = await visit(browser, `${server.url}/operator`, SIZES.laptop);
  await desk.page.locator('input[name="operator-token"]').fill(TOKEN);
  await desk.page.getByRole('button', { name: 'Enter' }).click();
  const report = desk.page.locator('[data-report]');
  await report.locator('summary').click();
  await report.getByText('Ouch!').waitFor();
  await report.locator('[data-bar]').click();
  await desk.page.locator('select[name="bar-what"]').selectOption('key');
  await report.locator('input[name="bar-why"]').fill('Insults in the chat');
  await picture(desk.page, 'desk');
  await desk.page.locator('[data-bar-yes]').click();
  await desk.page.locator('[data-barred="key"]').waitFor();
  await picture(desk.page, 'barred');
  // The barred person is told why when the page tries again.
  await bens.page.locator('.page-note').waitFor();
  await picture(bens.page, 'removed');
  await bens.page.locator('.page-note .primary').first().click();
  await bens.page.getByText('Insults in the chat').waitFor();
  await picture(bens.page, 'told');

  // The list on the page about oneself, and the way back.
  await page.goto(`${server.url}/me`);
  await page.locator('[data-ignored="muted"]').waitFor();
  await picture(page, 'me');
  await page.locator('[data-unignore]').click();
  await page.locator('[data-ignored]').waitFor({ state: 'detached' });
  await Promise.all([host.leave(), anas.close(), bens.close(), desk.close()]);
});
