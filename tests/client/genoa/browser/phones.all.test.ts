/** Three phones haggle beside a big screen: from the code to the final account, by touch. */

import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Guest, startServer } from '../../../server/harness.ts';
import type { Hand } from '../../browser/hands.ts';
import { launch, SIZES, type Visitor, visit } from '../../browser/harness.ts';
import { Player } from './player.ts';

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

/**
 * The chest is opened and the wish pressed. A question that comes meanwhile opens its own page:
 * then the chest is opened again.
 */
async function wantsNothing(page: Page): Promise<void> {
  const wish = page.locator('[data-wish="all"] [data-choice="no"]');
  for (const end = Date.now() + 120_000; ; ) {
    if ((await page.locator('.result').count()) > 0) return;
    try {
      await page.locator('[data-tab="chest"]').tap({ timeout: 5000 });
      await wish.tap({ timeout: 5000 });
      break;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
  await page.locator('[data-tab="turn"]').tap();
}

/** Answers of each phone before its person stops haggling. */
const HAGGLED = 12;

test('three phones sit down at a big screen, haggle, and all see who wins', async () => {
  const client = process.env.LAGUNA_TEST_CLIENT;
  const server = await startServer({}, client ? { client } : {});
  const browser = await launch('--disable-3d-apis');
  try {
    const table = await Guest.create(server.url, {
      game: 'genoa',
      seats: 3,
      screen: true,
      pace: 'instant',
      options: { shortGame: true },
    });
    const screen = await visit(browser, `${server.url}/watch/${table.code}?screen`, SIZES.laptop);
    await screen.page.locator('.screen-qr img').waitFor();
    const phones: Visitor[] = [];
    for (const name of ['Ana', 'Ben', 'Cleo']) {
      phones.push(await sitDown(browser, screen, `${server.url}/hand/${table.code}`, name));
    }
    const [ana] = phones;
    await ana?.page.locator('[data-start]').tap();
    const players = phones.map(({ page }) => new Player(page, finger, { journeys: 1, words: 6 }));
    const whole = phones.map(async ({ page }, k) => {
      const player = players[k];
      await player?.play(() => player.steps >= HAGGLED);
      // From here on the phone declines by itself: one wish for all buildings.
      await wantsNothing(page);
      await player?.play();
    });
    await Promise.all(whole);
    await table.until(() => table.table.stage === 'finished');
    const account = async ({ page }: Visitor) => {
      await page.locator('.result tr.winner').first().waitFor();
      return page.locator('.result tbody .total').allInnerTexts();
    };
    const shared = await account(screen);
    expect(shared).toHaveLength(3);
    for (const visitor of [screen, ...phones]) {
      expect(await account(visitor)).toEqual(shared);
      expect(visitor.complaints).toEqual([]);
    }
    // Each of them leads a turn; the first one asked finds no offer to take, and makes one.
    expect(players.every(({ done }) => done.has('[data-choice="roll"]'))).toBe(true);
    const words = ['[data-accept]', '[data-quick="10"]'];
    expect(players.some(({ done }) => words.some((word) => done.has(word)))).toBe(true);
    await table.leave();
  } finally {
    await browser.close();
    await server.stop();
  }
});
