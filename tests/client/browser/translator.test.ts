/**
 * A browser's translator works on every page and in every game, without old, lost or broken texts.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { games } from '../../../engine/registry.ts';
import { ALL, inTurn, SEED } from '../../scope.ts';
import { Guest } from '../../server/harness.ts';
import {
  type RunningServer,
  SIZES,
  sharedBrowser,
  startServer,
  undrawn,
  type Visitor,
  visit,
  visitAs,
} from './harness.ts';
import { stale, translating, type Way } from './translator.ts';

const WAYS: readonly Way[] = ['replace', 'beside', 'around'];
/** Decisions that are watched, and buttons of the phone that are pressed. */
const DECISIONS = 6;
const PRESSES = 5;
const ids = ALL ? Object.keys(games) : [inTurn(Object.keys(games))];

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ LAGUNA_PACE: 'instant' });
  browser = await sharedBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const translated =
  (way: Way) =>
  async (page: Page): Promise<void> => {
    await undrawn(page);
    await translating(page, way);
  };

/** The page is complete and correct when the translator rests. */
async function whole({ page, complaints }: Visitor): Promise<void> {
  await expect.poll(() => stale(page)).toEqual([]);
  expect(await page.locator('.page-note details').count()).toBe(0);
  expect(complaints).toEqual([]);
}

test.each(ids)('a match of %s, watched and in one hand', async (id) => {
  const way = inTurn(WAYS, SEED + id);
  const { seats, bots } = games[id];
  const count = Math.max(3, seats.min);
  const bot = Object.keys(bots)[0] ?? '';
  const host = await Guest.create(server.url, { game: id, seats: count, name: 'Ada' });
  for (let seat = 1; seat < count; seat++) await host.lobby({ op: 'bot', seat, bot });
  await host.lobby({ op: 'start' });
  await host.until(() => host.table.stage === 'playing');
  const before = translated(way);
  const watched = await visit(browser, `${server.url}/watch/${host.code}`, SIZES.laptop, {
    before,
  });
  await watched.page.locator('.watch').first().waitFor();
  // The ledger has the most to read.
  await watched.page.keyboard.press('l');
  await watched.page.locator('.ledger').waitFor();
  await expect.poll(() => watched.page.locator('font').count()).toBeGreaterThan(20);
  const chance = new SeededChance(SEED);
  for (let k = 0; k < DECISIONS && host.table.stage === 'playing'; k++) {
    await host.until(() => host.canDecide || host.table.stage !== 'playing');
    if (!host.canDecide) break;
    const { seq } = host.table;
    await host.act(host.choose(chance));
    await host.until(() => host.table.seq > seq);
    await whole(watched);
  }
  await watched.close();
  await host.until(() => host.canDecide || host.table.stage !== 'playing');
  const { code, token } = host;
  const hand = await visitAs(browser, { url: server.url, code, token }, SIZES.phone, 'hand', {
    before,
  });
  await hand.page.locator('.decision').first().waitFor();
  for (let k = 0; k < PRESSES; k++) {
    const buttons = hand.page.locator('.hp-main button:visible, .hp-tabs button:visible');
    const count = await buttons.count();
    if (count > 0) {
      const one = buttons.nth(chance.below(count));
      await one.tap({ timeout: 3000 }).catch(() => undefined);
    }
    await whole(hand);
  }
  await hand.close();
});

test('menu, help, replays and proofs', async () => {
  const before = translated(inTurn(WAYS));
  const visitor = await visit(browser, `${server.url}/`, SIZES.laptop, { before });
  const { page } = visitor;
  const press = (name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name }).first().click();
  await page.locator('.game-card').first().waitFor();
  for (const part of ['Join with a code', 'Watch', 'Create a table', 'Create a table']) {
    await press(part);
    await whole(visitor);
  }
  await press('Settings');
  const dialog = page.getByRole('dialog');
  for (const choice of ['Low', 'Reduced', 'Instant']) {
    await dialog.getByRole('radio', { name: choice, exact: true }).click();
    await whole(visitor);
  }
  for (const path of ['/help', '/replay', '/verify', '/watch']) {
    await page.goto(server.url + path);
    await page.locator('h1').first().waitFor();
    await whole(visitor);
  }
  await visitor.close();
});
