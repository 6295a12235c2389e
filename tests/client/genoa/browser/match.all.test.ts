/** A whole match in the town: the tower is moved on the board, deals are made in the panel. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Pointer } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import type { Kept } from '../../browser/record.ts';
import { createTable, shownResult, startMatch } from '../../browser/table.ts';
import { expectKept, Player } from './player.ts';
import { pressSpace } from './pointing.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());
// The record is read after the server has ended: each match has its own.
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server?.stop());

/** A returning visitor: with the usual quality software draws even the menu slowly. */
const settled = (page: Page) =>
  page.addInitScript(() => {
    const settings = { quality: 'low', speed: 'instant', motion: 'reduced' };
    localStorage.setItem('laguna.settings', JSON.stringify(settings));
  });

/** Bots speak in between and remove controls: a missing one is not waited for long. */
const hasty = new Pointer(5000);
/** Presses controls that nobody removes. */
const calm = new Pointer();

/** From then on the screen declines by itself: one wish for all buildings, in the ledger. */
async function haveEnough(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await calm.press(page.locator('[data-wish="all"] [data-choice="no"]'));
  await page.keyboard.press('l');
  await page.locator('.hud').waitFor();
}

/** Turns of haggling before a person stops. */
const HAGGLED = 2;

/** Moves for which a space is searched for on the board; the others are answered in the panel. */
const POINTED = 2;

/** A seat's own way through a whole match, and the final account against the engine's. */
async function playWhole(seats: 2 | 4): Promise<Kept> {
  const visitor = await visit(browser, server.url, SIZES.laptop, { before: settled });
  const { page } = visitor;
  const code = await createTable(page, calm, {
    game: 'Genoa',
    seats,
    bots: true,
    pace: 'Instant',
  });
  await page.getByLabel('Length').selectOption({ label: 'Short' });
  await startMatch(page, calm);
  await page.locator('.scene canvas').waitFor();
  let pointed = 0;
  // A tray may cover a space; `examples.test.ts` moves the tower where nothing does.
  const board = async (key: string, again = false): Promise<boolean> =>
    key !== '' && pointed++ < POINTED && pressSpace(page, key, again);
  // Answers by their letters: a pointer waits for pictures, and software draws few.
  const player = new Player(page, hasty, { board, journeys: 2, words: 1, letters: true });
  await player.play(({ turn }) => turn > HAGGLED);
  await haveEnough(page);
  await player.play();
  const rows = await shownResult(page, calm);
  expect(rows).toHaveLength(seats);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
  await server.kill();
  return expectKept(server.data, code, rows);
}

test.each([2, 4] as const)(
  'a match of %i in the town, to the final account',
  { timeout: 900_000 },
  async (seats) => {
    const kept = await playWhole(seats);
    // The rest depends on the others' offers; `examples.test.ts` presses all of it.
    expect(kept.typesOf(0)).toContain('roll');
  },
);
