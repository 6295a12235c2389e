/** Whole matches of Strozzi: three houses by keyboard in the ledger, six in the gulf in 3D. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Keyboard, Pointer } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import { pointsIn } from '../../browser/sight.ts';
import { createTable, shownResult, startMatch } from '../../browser/table.ts';
import { byHand, byLetter, expectKept, Player, type Way } from './player.ts';
import { SIGHT } from './sight.ts';

const game = 'Strozzi';
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** The browser, ended with `use`. */
async function withBrowser(flags: string[], use: (browser: Browser) => Promise<void>) {
  const browser = await launch(...flags);
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

test('three houses by keyboard alone in the ledger, to the final scoring', async () => {
  await withBrowser(['--disable-gpu', '--disable-3d-apis'], async (browser) => {
    const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
    const { page } = visitor;
    const keys = new Keyboard(page);
    const code = await createTable(page, keys, { game, seats: 3, bots: true, pace: 'Instant' });
    await startMatch(page, keys);
    await page.locator('.ledger').waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    const player = new Player(page, byHand(keys), byLetter(page));
    await player.play();
    const rows = await shownResult(page, keys);
    // Whether there is a question about another's flag depends on luck among three.
    for (const situation of ['claim', 'place']) {
      expect(player.done.get(situation), situation).toBeGreaterThan(0);
    }
    expect([...keys.unseen], 'controls that do not show the focus').toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await server.kill();
    const kept = await expectKept(server.data, code, rows);
    expect(kept.typesOf(0)).toEqual(expect.arrayContaining(['claim', 'pass', 'place']));
    await server.restart();
  });
});

/**
 * A press, and another on the same thing: an answer on the board.
 * @returns false if it is hidden
 */
async function pressTwice(page: Page, key: string): Promise<boolean> {
  const hovered = page.locator(`.hover[data-hovered="${key}"]`);
  for (const { x, y } of (await pointsIn(page, SIGHT, key)).slice(0, 12)) {
    await page.mouse.move(x, y);
    const met = hovered.waitFor({ timeout: 2000 });
    if (!(await met.then(() => true).catch(() => false))) continue;
    await page.mouse.click(x, y);
    await page.locator(`.decision [data-target="${key}"][aria-pressed="true"]`).waitFor();
    await page.mouse.click(x, y);
    return true;
  }
  return false;
}

test('six houses in the gulf, by panel, by letter and on the board, to the final scoring', async () => {
  await withBrowser([], async (browser) => {
    const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
    const { page } = visitor;
    const hand = new Pointer();
    const code = await createTable(page, hand, { game, seats: 6, bots: true, pace: 'Instant' });
    await startMatch(page, hand);
    await page.locator('.scene canvas').waitFor();
    let pressed = 0;
    const onBoard: Way = async (choice, key) => {
      if (!/^(port|tile):/.test(key)) return hand.press(choice);
      if (await pressTwice(page, key)) pressed++;
      else await hand.press(choice);
    };
    const player = new Player(page, onBoard, byLetter(page), onBoard);
    await player.play();
    const rows = await shownResult(page, hand);
    expect(rows.length).toBe(6);
    expect(player.done.get('overbid'), 'answers to flags of others').toBeGreaterThan(0);
    expect(pressed, 'answers given on the board').toBeGreaterThan(0);
    expect(visitor.complaints).toEqual([]);
    await server.kill();
    await expectKept(server.data, code, rows);
  });
});
