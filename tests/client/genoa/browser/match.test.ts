/** A whole match in the town: the tower is led on the board, deals are made in the panel. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Pointer } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import { pointsIn } from '../../browser/sight.ts';
import { createTable, shownResult, startMatch } from '../../browser/table.ts';
import { expectKept, Player } from './player.ts';
import { SIGHT } from './sight.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Presses a space where it can be met, and once more where that is asked for. */
async function pressSpace(page: Page, key: string, again: boolean): Promise<boolean> {
  const hovered = page.locator(`.hover[data-hovered="${key}"]`);
  for (const { x, y } of (await pointsIn(page, SIGHT, key)).slice(0, 12)) {
    await page.mouse.move(x, y);
    const met = hovered.waitFor({ timeout: 2000 });
    if (!(await met.then(() => true).catch(() => false))) continue;
    await page.mouse.click(x, y);
    if (again) {
      await hovered.getByText('Click again').waitFor();
      await page.mouse.click(x, y);
    }
    return true;
  }
  return false;
}

/** Somebody who has been here before: with the usual quality software draws even the menu slowly. */
const settled = (page: Page) =>
  page.addInitScript(() => {
    const settings = { quality: 'low', speed: 'instant', motion: 'reduced' };
    localStorage.setItem('laguna.settings', JSON.stringify(settings));
  });

/** From then on the screen says no by itself: one wish for all buildings, in the ledger. */
async function haveEnough(page: Page, hand: Pointer): Promise<void> {
  await page.keyboard.press('l');
  await hand.press(page.locator('[data-wish="all"] [data-choice="no"]'));
  await page.keyboard.press('l');
  await page.locator('.hud').waitFor();
}

/** Turns of haggling before a person has had enough of it. */
const HAGGLED = 4;

test('a match of two in the town, to the final account', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { before: settled });
  const { page } = visitor;
  // The town rises before anything is asked; on two processors that takes its time.
  page.setDefaultTimeout(90_000);
  const hand = new Pointer();
  const wish = { game: 'Genoa', seats: 2, bots: true, pace: 'Instant' } as const;
  const code = await createTable(page, hand, wish);
  await page.getByLabel('Length').selectOption({ label: 'Short' });
  await startMatch(page, hand);
  await page.locator('.scene canvas').waitFor();
  let pressed = 0;
  const board = async (key: string, again = false): Promise<boolean> => {
    const met = key !== '' && (await pressSpace(page, key, again));
    if (met) pressed++;
    return met;
  };
  // Answers by their letters: a pointer waits for pictures, of which software draws few.
  const player = new Player(page, hand, { board, journeys: 2, words: 1, letters: true });
  await player.play(({ turn }) => turn > HAGGLED);
  await haveEnough(page, hand);
  await player.play();
  expect(pressed, 'answers given on the board').toBeGreaterThan(0);
  const rows = await shownResult(page, hand);
  expect(rows).toHaveLength(2);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
  await server.kill();
  const kept = await expectKept(server.data, code, rows);
  // The rest hangs on what the other one offers; `examples.test.ts` presses all of it.
  expect(kept.typesOf(0)).toContain('roll');
});
