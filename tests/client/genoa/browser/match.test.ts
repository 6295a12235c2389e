/** A whole match in the town: the tower is led on the board, deals are made in the panel. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Pointer } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import { createTable, shownResult, startMatch } from '../../browser/table.ts';
import { expectKept, Player } from './player.ts';
import { pressSpace } from './pointing.ts';

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

/** Somebody who has been here before: with the usual quality software draws even the menu slowly. */
const settled = (page: Page) =>
  page.addInitScript(() => {
    const settings = { quality: 'low', speed: 'instant', motion: 'reduced' };
    localStorage.setItem('laguna.settings', JSON.stringify(settings));
  });

/** Bots speak in between and take controls away: what is gone is not waited for long. */
const hasty = new Pointer(5000);
/** Presses what nobody takes away. */
const calm = new Pointer();

/** From then on the screen says no by itself: one wish for all buildings, in the ledger. */
async function haveEnough(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await calm.press(page.locator('[data-wish="all"] [data-choice="no"]'));
  await page.keyboard.press('l');
  await page.locator('.hud').waitFor();
}

/** Turns of haggling before a person has had enough of it. */
const HAGGLED = 2;

/** Moves for which a space is looked for on the board; the others are answered in the panel. */
const POINTED = 2;

test('a match of two in the town, to the final account', { timeout: 900_000 }, async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { before: settled });
  const { page } = visitor;
  const wish = { game: 'Genoa', seats: 2, bots: true, pace: 'Instant' } as const;
  const code = await createTable(page, calm, wish);
  await page.getByLabel('Length').selectOption({ label: 'Short' });
  await startMatch(page, calm);
  await page.locator('.scene canvas').waitFor();
  let pointed = 0;
  // A tray may hang before a space; `examples.test.ts` leads the tower where nothing does.
  const board = async (key: string, again = false): Promise<boolean> =>
    key !== '' && pointed++ < POINTED && pressSpace(page, key, again);
  // Answers by their letters: a pointer waits for pictures, of which software draws few.
  const player = new Player(page, hasty, { board, journeys: 2, words: 1, letters: true });
  await player.play(({ turn }) => turn > HAGGLED);
  await haveEnough(page);
  await player.play();
  const rows = await shownResult(page, calm);
  expect(rows).toHaveLength(2);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
  await server.kill();
  const kept = await expectKept(server.data, code, rows);
  // The rest hangs on what the other one offers; `examples.test.ts` presses all of it.
  expect(kept.typesOf(0)).toContain('roll');
});
