/**
 * A whole match of four with all modules by keyboard alone in the ledger; five with Venice for a
 * while, a reload and a power cut in the middle of a question.
 */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Keyboard, Pointer } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import { createTable, shownResult, startMatch } from '../../browser/table.ts';
import { expectKept, Player } from './player.ts';

const game = 'The Voyages of Marco Polo';
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

test('four travellers with all modules by keyboard alone in the ledger, to the final scoring', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
  const { page } = visitor;
  const keys = new Keyboard(page);
  const code = await createTable(page, keys, { game, seats: 4, bots: true, pace: 'Instant' });
  await startMatch(page, keys);
  await page.locator('.ledger').waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  const player = new Player(page, keys);
  await player.play();
  const rows = await shownResult(page, keys);
  expect(rows.length).toBe(4);
  for (const done of ['travel', 'contracts', 'endTurn']) {
    expect(player.done.get(done) ?? 0, [...player.done].join(' ')).toBeGreaterThan(0);
  }
  expect([...keys.unseen], 'controls that do not show the focus').toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
  await server.kill();
  const kept = await expectKept(server.data, code, rows);
  expect(kept.typesOf(0)).toEqual(expect.arrayContaining(['keepGoals', 'place', 'endTurn']));
  await server.restart();
});

/** A browser's messages about a missing server; no other complaint is allowed. */
const AWAY = /ERR_CONNECTION|ERR_NETWORK|WebSocket connection|Failed to load resource/;

test('five with Venice: a reload and a kill -9 in mid-turn leave seat, question and figures', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
  const { page } = visitor;
  const hand = new Pointer();
  await createTable(page, hand, { game, seats: 5, bots: true, pace: 'Instant' });
  await startMatch(page, hand);
  const player = new Player(page, hand);
  await player.play(() => player.steps >= 6);
  // The dice are placed, and the turn has not ended: nobody else moves meanwhile.
  await page.locator('.decision.mine').waitFor();
  const shown = async () => {
    const parts = page.locator('.decision.mine :is(h2, .choice, .kind-head), .ledger-page table');
    return (await parts.allInnerTexts()).join('\n');
  };
  const before = await shown();
  await page.reload();
  await expect.poll(shown).toBe(before);

  await server.kill();
  await page.locator('.banner').waitFor();
  await server.restart();
  await page.locator('.banner').waitFor({ state: 'detached', timeout: 30_000 });
  await expect.poll(shown).toBe(before);
  const { steps } = player;
  await player.play(() => player.steps >= steps + 4);
  expect(visitor.complaints.filter((text) => !AWAY.test(text))).toEqual([]);
  await visitor.close();
});
