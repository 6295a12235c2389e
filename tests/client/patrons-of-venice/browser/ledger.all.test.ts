/** A whole match of three by keyboard alone in the ledger; a reload and a power cut in mid-action. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Keyboard, Pointer } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import { createTable, shownResult, startMatch } from '../../browser/table.ts';
import { expectKept, Player } from './player.ts';

const game = 'The Patrons of Venice';
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launch('--disable-gpu', '--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('three houses by keyboard alone in the ledger, to the last turn', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
  const { page } = visitor;
  const keys = new Keyboard(page);
  const code = await createTable(page, keys, { game, seats: 3, bots: true, pace: 'Instant' });
  await startMatch(page, keys);
  await page.locator('.ledger').waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  // A reader walks the city campo by campo: every site is under each of its campi.
  const campi = page.locator('.pv-city section');
  expect(await campi.locator('h3').count()).toBe(7);
  expect(await campi.locator('li').count()).toBe(29);
  const player = new Player(page, keys);
  await player.play();
  const rows = await shownResult(page, keys);
  // The other questions depend on luck.
  expect(player.done.has('chooseAction'), [...player.done].join(' ')).toBe(true);
  expect([...keys.unseen], 'controls that do not show the focus').toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
  await server.kill();
  const kept = await expectKept(server.data, code, rows);
  expect(kept.typesOf(0)).toContain('chooseAction');
  await server.restart();
});

/** A browser's messages about a missing server; no other complaint is allowed. */
const AWAY = /ERR_CONNECTION|ERR_NETWORK|WebSocket connection|Failed to load resource/;

test('a reload and a kill -9 in mid-action: the same seat, the same question, the same figures', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
  const { page } = visitor;
  const hand = new Pointer();
  await createTable(page, hand, { game, seats: 4, bots: true, pace: 'Instant' });
  await startMatch(page, hand);
  const player = new Player(page, hand);
  await player.play(() => player.steps >= 4);
  // In the middle of an action of everybody: others have answered, others will.
  await player.play(({ situation }) => !['', 'chooseAction', 'waiting'].includes(situation));
  const shown = async () => {
    const parts = page.locator(
      '.decision.mine :is(h2, .choice, .kind-head), .pv-city, .ledger-page table',
    );
    return (await parts.allInnerTexts()).join('\n');
  };
  const before = await shown();
  await page.reload();
  await expect.poll(shown).toBe(before);

  await server.kill();
  await page.locator('.banner').waitFor();
  await server.restart();
  await page.locator('.banner').waitFor({ state: 'detached' });
  await expect.poll(shown).toBe(before);
  const { steps } = player;
  await player.play(() => player.steps >= steps + 3);
  expect(visitor.complaints.filter((text) => !AWAY.test(text))).toEqual([]);
  await visitor.close();
});
