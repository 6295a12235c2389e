/** Whole matches of the Patrons in 3D: three houses by pointing at the board, five by panel and key. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hand, Pointer, pressLetter } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import { pressAt } from '../../browser/sight.ts';
import { createTable, shownResult, startMatch } from '../../browser/table.ts';
import { expectKept, Player, readPage, type Way } from './player.ts';
import { anySight } from './sight.ts';

const game = 'The Patrons of Venice';
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const SIGHT = anySight();

/** Answers given on the board before the panel is enough: looking for visible things takes time. */
const POINTED = 5;

/** Answers on the board if the thing is visible: sites with a press, the rest with another one. */
function onBoard(page: Page, hand: Hand, pressed: Map<string, number>): Way {
  return async (choice: Locator, key: string) => {
    const [kind = ''] = key.split(':');
    const done = [...pressed.values()].reduce((sum, count) => sum + count, 0);
    const isSeen = /^(seal|site|campo)$/.test(kind) && done < POINTED;
    const at = isSeen ? await pressAt(page, SIGHT, key) : null;
    if (!at) return hand.press(choice);
    // A sponsoring is confirmed in the panel, a seal by itself.
    if (kind === 'seal') await page.mouse.click(at.x, at.y);
    pressed.set(kind, (pressed.get(kind) ?? 0) + 1);
  };
}

/** @param turns after which the match is scored, as a host may choose: pointing takes its time */
async function whole(
  seats: number,
  way: (page: Page, hand: Hand) => Way,
  turns?: number,
): Promise<Player> {
  const browser = await launch();
  try {
    const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
    const { page } = visitor;
    const hand = new Pointer();
    const code = await createTable(page, hand, { game, seats, bots: true, pace: 'Instant' });
    if (turns) await page.locator('select[name="maxTurns"]').selectOption(String(turns));
    await startMatch(page, hand);
    await page.locator('.scene canvas').waitFor();
    const player = new Player(page, hand, way(page, hand));
    await player.play();
    const rows = await shownResult(page, hand);
    expect(rows.length).toBe(seats);
    expect(visitor.complaints).toEqual([]);
    await server.kill();
    await expectKept(server.data, code, rows);
    await server.restart();
    return player;
  } finally {
    await browser.close();
  }
}

test('three houses on the campi, by pointing where it can be pointed, to the final scoring', async () => {
  const pressed = new Map<string, number>();
  const player = await whole(3, (page, hand) => onBoard(page, hand, pressed), 20);
  expect(player.done.has('chooseAction')).toBe(true);
  expect(pressed.get('seal'), 'seals pressed on the dais').toBeGreaterThan(0);
});

test('five houses by panel and by the keys written on the answers, to the final scoring', async () => {
  const keys = new Set<string>();
  const player = await whole(5, (page, hand) => async (choice) => {
    const key = await choice
      .locator('kbd')
      .textContent({ timeout: 500 })
      .catch(() => null);
    if (!key) return hand.press(choice);
    keys.add(key);
    await pressLetter(page, key.toLowerCase(), async () => (await page.evaluate(readPage)).seq);
  });
  expect(player.done.get('chooseAction')).toBeGreaterThan(0);
  expect(keys.size, 'different keys').toBeGreaterThan(2);
});
