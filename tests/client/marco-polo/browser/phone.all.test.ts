/** Two phones play beside a big screen: from the code to the final scoring, by touch. */

import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { Guest, startServer } from '../../../server/harness.ts';
import type { Hand } from '../../browser/hands.ts';
import { launch, SIZES, type Visitor, visit } from '../../browser/harness.ts';
import { checkFingers, checkWidth } from '../../browser/sizes.ts';
import { Player } from './phone-player.ts';

const finger: Hand = {
  press: (target) => target.tap({ timeout: 10_000 }),
  turn: () => Promise.reject(new Error('Nothing is turned here.')),
};

/** Scans the code and takes a seat; the big screen shows it. */
async function sitDown(browser: Browser, screen: Visitor, url: string, name: string) {
  const phone = await visit(browser, url, SIZES.phone, { touch: true });
  await phone.page.locator('input[name="name"]').fill(name);
  await phone.page.locator('[data-sit]').tap();
  await screen.page.locator('.screen-people li', { hasText: name }).waitFor();
  return phone;
}

/** Nodes of the map, and palazzi. */
const PLACES = 25 + 7;

test('two phones sit down at a big screen’s table, one reloads, and all see who wins', async () => {
  const client = process.env.LAGUNA_TEST_CLIENT;
  const server = await startServer({}, client ? { client } : {});
  const browser = await launch('--disable-3d-apis');
  try {
    const table = await Guest.create(server.url, {
      game: 'marco-polo',
      seats: 2,
      screen: true,
      pace: 'instant',
    });
    const screen = await visit(browser, `${server.url}/watch/${table.code}?screen`, SIZES.laptop);
    await screen.page.locator('.screen-qr img').waitFor();
    const hand = `${server.url}/hand/${table.code}`;
    const ana = await sitDown(browser, screen, hand, 'Ana');
    const ben = await sitDown(browser, screen, hand, 'Ben');
    const { page } = ana;
    await page.locator('[data-start]').tap();

    // Ben plays on his own, independent of Ana.
    const played = new Player(ben.page, finger).play();
    const player = new Player(page, finger);
    await player.play(({ situation }) => situation === 'turn');
    const question = () => page.locator('.decision.mine h2').innerText();
    const before = await question();
    await page.reload();
    await expect.poll(question).toBe(before);

    // The player's board and the world, for reference: nothing overflows, fingers find all of it.
    await page.locator('[data-tab="board"]').tap();
    await page.locator('.mp-page [data-space="khan"]').waitFor();
    // Goals, one contract or more, and those on the board.
    expect(await page.locator('.mp-page .mp-face').count()).toBeGreaterThan(2);
    expect(await checkWidth(page)).toEqual([]);
    await page.locator('[data-tab="map"]').tap();
    await expect.poll(() => page.locator('.mp-page [data-node]').count()).toBe(PLACES);
    expect([...(await checkWidth(page)), ...(await checkFingers(page))]).toEqual([]);
    await page.locator('[data-tab="turn"]').tap();

    await Promise.all([player.play(), played]);
    await table.until(() => table.table.stage === 'finished');
    const scoring = async ({ page: shown }: Visitor) => {
      await shown.locator('.result tr.winner').first().waitFor();
      return shown.locator('.result tbody .total').allInnerTexts();
    };
    const shared = await scoring(screen);
    expect(shared).toHaveLength(2);
    for (const visitor of [screen, ana, ben]) {
      expect(await scoring(visitor)).toEqual(shared);
      expect(visitor.complaints).toEqual([]);
    }
    await table.leave();
  } finally {
    await browser.close();
    await server.stop();
  }
});
