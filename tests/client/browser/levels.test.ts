/** How strong bots are, as people choose it: for a quick match in the menu, for a chair in the lobby. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchings } from '../../../engine/registry.ts';
import { LEVEL_NAMES } from '../../../engine/search/level-names.ts';
import { Guest } from '../../server/harness.ts';
import { Pointer } from './hands.ts';
import { SIZES, sharedFlat, sharedServer, visit, visitAs } from './harness.ts';
import { gameTile, playNow } from './table.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

test('the host gives a bot a level of the house; it says how it plays, on a phone as well', async () => {
  const [game] = Object.keys(searchings);
  const host = await Guest.create(server.url, { game, seats: 3, name: 'Ana' });
  const guest = await Guest.join(server.url, host.code, { name: 'Ben' });
  await host.lobby({ op: 'bot', seat: 2, bot: 'easy' });
  const [at, beside] = await Promise.all(
    [host, guest].map(({ code, token }) =>
      visitAs(browser, { url: server.url, code, token }, SIZES.phone),
    ),
  );
  const choice = at!.page.locator('.chair[data-seat="2"] select[name=opponent]');
  await choice.waitFor();
  const offered = await choice
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(offered.slice(0, LEVEL_NAMES.length)).toEqual(LEVEL_NAMES);
  await choice.selectOption('doge');
  for (const visitor of [at!, beside!]) {
    await visitor.page.getByText('It sees no more than you do.').waitFor();
    const spill = await visitor.page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(spill).toBe(0);
    expect(visitor.complaints).toEqual([]);
  }
  expect(await beside!.page.locator('select[name=opponent]').count()).toBe(0);
});

test('the level of a quick match is chosen in the menu, kept, and sits at the table', async () => {
  const [game = ''] = Object.keys(searchings);
  const { page, complaints, close } = await visit(browser, server.url, SIZES.phone);
  // All games are visible at once, with the open tile among them.
  const tiles = page.locator('.game-card');
  await tiles.first().waitFor();
  for (const size of [SIZES.laptop, SIZES.phone]) {
    await page.setViewportSize(size);
    const ends = () =>
      tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(size.height);
  }
  const level = (name: string) => page.locator(`.level-choice input[value=${name}]`);
  await level('doge').focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Weighs every choice with care').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('It sees no more than you do.').waitFor();
  await page.reload();
  await level('doge').waitFor();
  expect(await level('doge').isChecked()).toBe(true);
  const card = await gameTile(page, new Pointer(), game);
  const play = card.getByRole('button', { name: /^Play now/ });
  expect(await play.innerText()).toContain('Opponents: Doge.');
  const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(spill).toBe(0);
  await playNow(card, new Pointer());
  await page.waitForURL(/\/table\//);
  const guest = await Guest.join(server.url, page.url().split('/').at(-1) ?? '', {
    spectate: true,
  });
  await guest.until(() => guest.table.stage === 'playing');
  expect(guest.table.seats.map(({ bot }) => bot)).toEqual(['', 'doge', 'doge']);
  await guest.leave();
  // A new table has the same opponents, until its host gives the chairs others.
  await page.goto(server.url);
  await gameTile(page, new Pointer(), game);
  await card.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  const own = await Guest.join(server.url, page.url().split('/').at(-1) ?? '', { spectate: true });
  expect(own.table.seats.map(({ bot }) => bot)).toEqual(['', 'doge', 'doge']);
  await own.leave();
  expect(complaints).toEqual([]);
  await close();
});
