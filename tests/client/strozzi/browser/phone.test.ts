/** A phone plays beside a big screen: from the code to the final scoring, by touch. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, startServer, type TestServer } from '../../../server/harness.ts';
import type { Hand } from '../../browser/hands.ts';
import { launch, SIZES, visit } from '../../browser/harness.ts';
import { byHand, Player } from './player.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  const client = process.env.LAGUNA_TEST_CLIENT;
  server = await startServer({}, client ? { client } : {});
  browser = await launch('--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const finger: Hand = { press: (target) => target.tap(), turn: async () => {} };

test('a phone sits down at a big screen’s table, plays, reloads, and sees who wins', async () => {
  const table = await Guest.create(server.url, {
    ...{ game: 'strozzi', seats: 3, screen: true, pace: 'instant' },
  });
  const screen = await visit(browser, `${server.url}/watch/${table.code}?screen`, SIZES.laptop);
  await screen.page.locator('.screen-qr img').waitFor();
  const phone = await visit(browser, `${server.url}/hand/${table.code}`, SIZES.phone, {
    touch: true,
  });
  const { page } = phone;
  await page.locator('input[name="name"]').fill('Ana');
  await page.locator('[data-sit]').tap();
  await screen.page.locator('.screen-people li', { hasText: 'Ana' }).waitFor();
  await page.locator('[data-start]').tap();

  const player = new Player(page, byHand(finger));
  await player.play(() => player.steps >= 5);
  await player.play(({ situation }) => situation !== '');
  const question = () => page.locator('.decision.mine').innerText();
  const before = await question();
  await page.reload();
  await expect.poll(question).toBe(before);
  // Every answer lies in the picture as it is, and can be met by a finger.
  const sizes = await page.locator('.st-answers .choice').evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return { seen: top >= 0 && bottom <= innerHeight, tall: height >= 44 };
    }),
  );
  expect(sizes.every(({ seen, tall }) => seen && tall)).toBe(true);

  await player.play();
  await page.locator('.result').waitFor();
  await table.until(() => table.table.stage === 'finished');
  await screen.page.locator('.result, .show-result').first().waitFor();
  for (const visitor of [screen, phone]) {
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }
  await table.leave();
});
