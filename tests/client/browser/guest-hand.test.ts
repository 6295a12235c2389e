/**
 * Phones at a table of the test guest around one big screen: by touch from the code to the seat and
 * through a round, a reload, the cover, and into a bot's chair. The screen has no secret on it.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../../server/harness.ts';
import { SIZES, sharedFlat, sharedServer, type Visitor, visit } from './harness.ts';

const GAME = 'caravan';
let url: string;
let browser: Browser;
beforeAll(async () => {
  ({ url } = await sharedServer('guests'));
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

const phone = (path: string): Promise<Visitor> =>
  visit(browser, `${url}${path}`, SIZES.phone, { touch: true, settled: true });

/** Taps a kind of action, its required inputs, and the button that sends it. */
async function decide(page: Page, kind: string, needs?: string): Promise<void> {
  const form = page.locator(`.decision.mine [data-kind="${kind}"]`);
  await form.waitFor();
  if (await form.evaluate((one) => !one.classList.contains('expanded'))) {
    await form.locator('.kind-head').tap();
  }
  if (needs) await page.locator(`.decision.mine ${needs}`).first().tap();
  await page.locator('.decision.mine [data-confirm]').tap();
}

test('two phones sit down and play by touch; a reload and the cover', async () => {
  const table = await Guest.create(url, {
    game: GAME,
    seats: 2,
    screen: true,
    pace: 'instant',
    options: { rounds: 2 },
  });
  const screen = await visit(browser, `${url}/watch/${table.code}?screen`, SIZES.laptop);
  await screen.page.locator('.screen-qr img').waitFor();
  expect(await screen.page.locator('.screen-link').textContent()).toContain(`/hand/${table.code}`);
  const [ana, ben] = [await phone(`/hand/${table.code}`), await phone(`/hand/${table.code}`)];
  for (const [visitor, name] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
  ] as const) {
    await visitor.page.locator('input[name="name"]').fill(name);
    await visitor.page.locator('[data-sit]').tap();
    await visitor.page.locator('.chairs').waitFor();
    await screen.page.locator('.screen-people li', { hasText: name }).waitFor();
  }
  // The first person at the table starts.
  expect(await ben.page.locator('[data-start]').count()).toBe(0);
  await ana.page.locator('[data-start]').tap();
  await decide(ben.page, 'pass');
  await decide(ana.page, 'travel', '[data-input="leg0"] [data-choice]');
  await screen.page.locator('.progress[data-round="2"]').waitFor();
  // The contents of purses and the owners of goals are on the phones and on no screen.
  const { page } = ana;
  expect(await page.locator('[data-own]').innerText()).toMatch(/coins · Goal: oasis \d+/);
  expect(await screen.page.locator('main').innerText()).not.toMatch(/Goal: oasis/);

  // A reload leads back into the same seat.
  await page.reload();
  await page.locator('.hp').waitFor();
  await expect.poll(() => page.locator('.hp-who > strong').textContent()).toBe('Ana');
  // The cover removes all secrets from the page, and a held finger shows them meanwhile.
  await page.locator('[data-own]').waitFor();
  await page.locator('.hp-top .icon-button').first().tap();
  await expect.poll(() => page.locator('[data-own]').count()).toBe(0);
  const box = await page.locator('[data-look]').boundingBox();
  if (!box) throw new Error('The cover has no button.');
  await page.mouse.move(box.x + 40, box.y + 30);
  await page.mouse.down();
  await page.locator('[data-own]').waitFor();
  await page.mouse.up();
  await page.locator('[data-own]').waitFor({ state: 'detached' });
  await page.locator('.hp-lid button').last().tap();
  await page.locator('[data-own]').waitFor();
  for (const visitor of [screen, ana, ben]) {
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }
  await table.leave();
});

test('a code with ?take seats a passer-by in an open bot’s chair, who gives it up again', async () => {
  const host = await Guest.create(url, {
    game: GAME,
    seats: 3,
    name: 'Host',
    bots: ['random', 'random'],
    pace: 'slow',
  });
  await host.lobby({ op: 'start' });
  await host.until(() => host.table.stage === 'playing');
  const early = await phone(`/hand/${host.code}`);
  await early.page.getByText('is under way', { exact: false }).waitFor();
  expect(await early.page.locator('[data-sit]').count()).toBe(0);
  await host.lobby({ op: 'open', seat: 1, open: true });
  await early.page.locator('[data-sit]').waitFor();
  const taker = await phone(`/hand/${host.code}?take`);
  await taker.page.locator('.hp .decision').waitFor();
  await host.until(() => host.table.seats[1]?.taken === true);
  expect(new URL(taker.page.url()).search).toBe('');
  await early.page.locator('[data-sit]').waitFor({ state: 'detached' });
  await taker.page.locator('.hp-top .icon-button').last().tap();
  await taker.page.locator('.leave').tap();
  // The page reloads: earlier messages belong to the old page.
  const anew = taker.page.waitForEvent('domcontentloaded');
  await taker.page.locator('[data-leave]').tap();
  await host.until(() => host.table.seats[1]?.bot !== '');
  await anew;
  expect(new URL(taker.page.url()).pathname).toBe(`/hand/${host.code}`);
  await taker.page.getByText('is under way', { exact: false }).waitFor();
  for (const visitor of [early, taker]) {
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }
  await host.leave();
});

test('an unknown code, and none at all: a page with the next step', async () => {
  const lost = await phone('/hand/NOTABLE');
  await lost.page.getByText('There is no table NOTABLE').waitFor();
  await lost.page.locator('input[name="code"]').fill('ab c1');
  await lost.page.getByRole('button', { name: 'Go to the table' }).tap();
  await lost.page.waitForURL(/\/hand\/ABC1$/);
  await lost.page.goto(`${url}/hand`);
  await lost.page.getByText('Which table?').waitFor();
  await lost.close();
});
