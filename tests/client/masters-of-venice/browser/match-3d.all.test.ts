/** A whole match in the city with pointer and keys alone, and the result against the engine's. */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../../engine/registry.ts';
import { Pointer } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import { readMatch } from '../../browser/record.ts';
import {
  bySeat,
  codeOf,
  createTable,
  gameTile,
  playNow,
  settle,
  shownResult,
  startMatch,
} from '../../browser/table.ts';
import { keptResult } from './kept.ts';
import { Person } from './person.ts';
import { pointsOf } from './sight.ts';
import { WISHES } from './wishes.ts';

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

test('one click from the menu seats a newcomer in a running match', async () => {
  const visitor = await visit(browser, server.url);
  const { page } = visitor;
  const tile = await gameTile(page, new Pointer(), 'Masters of Venice');
  await playNow(tile, new Pointer());
  await page.locator('.decision.mine[data-situation="bid"]').waitFor();
  await page.locator('.scene canvas').waitFor();
  expect(codeOf(page)).toMatch(/^[A-Z0-9]{4,}$/);
  // One key opens the ledger over the city, the same key closes it.
  await page.keyboard.press('l');
  await page.locator('.ledger').waitFor();
  await page.keyboard.press('l');
  await page.locator('.hud').waitFor();
  // Open money: everybody's ducats are figures.
  const money = await page.locator('.left').innerText();
  expect(money).not.toContain('hidden');
  await page.locator('[data-confirm]').click();
  await page.locator('.decision:not([data-situation="bid"])').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

/** A position like those of a fresh match: places and docks are always at the same points. */
const anyView = (): View => {
  const game = gameById('masters-of-venice');
  const info = ['red', 'blue', 'green'].map((color) => ({ name: color, color, bot: false }));
  const state = game.setup(3, game.options({}, 3), { below: () => 0 });
  return game.view(state, 0, info) as View;
};

test('a person plays a whole match of three in the city, to the final scoring', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop);
  const { page } = visitor;
  const hand = new Pointer();
  await settle(page, hand);
  const code = await createTable(page, hand, { seats: 3, bots: true, pace: 'Instant' });
  await startMatch(page, hand);
  await page.locator('.scene canvas').waitFor();
  const view = anyView();
  const pointed = { yes: 0, no: 0 };
  const person = new Person(page, hand, {
    wishes: WISHES,
    async pointAt(key) {
      if (!key.startsWith('place:')) return false;
      const yes = await pointAt(page, view, key);
      pointed[yes ? 'yes' : 'no']++;
      return yes;
    },
  });
  await person.play(420_000);
  const rows = await shownResult(page, hand);
  expect(person.warnings).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  expect(pointed.yes).toBeGreaterThanOrEqual(10);
  expect(pointed.no).toBe(0);
  await visitor.close();

  await server.kill();
  const kept = await readMatch(server.data, code);
  expect(kept.match.isFinished).toBe(true);
  expect(keptResult(kept).length).toBe(3);
  expect(bySeat(rows)).toEqual(keptResult(kept));
  const own = kept.typesOf(0);
  // Whether a visit can be used depends on the match; `actions.all.test.ts` does each action on the board.
  for (const type of ['submitBid', 'chooseCharacter', 'submitDestination', 'endTurn', 'undo']) {
    expect(own).toContain(type);
  }
});

/** Longest time in milliseconds until a slow picture shows the thing under the pointer. */
const GLIDE_MS = 40_000;

/**
 * Points at the board until the panel shows that the place is chosen. The picture may still be
 * moving into place: as a person does, the test presses once the right thing is pointed at.
 */
async function pointAt(page: Page, view: View, key: string): Promise<boolean> {
  const chosen = page.locator(`.decision [data-target="${key}"][aria-pressed="true"]`);
  const hovered = page.locator(`.hover[data-hovered="${key}"]`);
  const end = Date.now() + GLIDE_MS;
  for (let step = 0; Date.now() < end; step++) {
    const points = await pointsOf(page, view, key);
    // Something may cover its middle: then another part of it will do.
    const point = points[Math.floor((step * points.length) / 7) % points.length];
    if (!point) return false;
    // Only a move of the pointer starts a new search for the met thing.
    const [x, y] = [point.x + (step % 2), point.y];
    await page.mouse.move(x, y);
    if (!(await appears(hovered))) continue;
    await page.mouse.click(x, y);
    // The picture may have moved under the hand: then it points again.
    if (await appears(chosen)) return true;
  }
  throw new Error(`Nothing on the screen is ${key}`);
}

const appears = (what: Locator): Promise<boolean> =>
  what.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
