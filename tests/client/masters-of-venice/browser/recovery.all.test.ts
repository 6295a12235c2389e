/** A reload in mid-turn, and a server that dies at a random instant: the match goes on. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SeededChance } from '../../../../engine/core/chance.ts';
import { Pointer } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import { readMatch } from '../../browser/record.ts';
import { createTable, startMatch } from '../../browser/table.ts';
import { Person } from './person.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  // The ledger is enough: the test is about page and server.
  browser = await launch('--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A browser's messages about a missing server; no other complaint is allowed. */
const AWAY = /ERR_CONNECTION|ERR_NETWORK|WebSocket connection|Failed to load resource/;

test('reload in mid-turn, kill -9 at random instants: the same seat, nothing lost', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
  const { page } = visitor;
  const hand = new Pointer();
  const code = await createTable(page, hand, { seats: 3, bots: true, pace: 'Instant' });
  await startMatch(page, hand);
  const person = new Person(page, hand);
  const chance = new SeededChance('power cut');

  // Reload within the player's turn, after an action in it.
  await person.play(120_000, (asked) => asked.mine && asked.situation === 'turn');
  await person.playSome(1, 30_000);
  const own = page.locator('.decision.mine');
  await person.play(60_000, (asked) => asked.mine && asked.situation === 'turn');
  const before = (await person.read()).heading;
  await page.reload();
  await own.waitFor();
  expect((await person.read()).heading).toBe(before);
  expect(await page.locator('.ledger').count()).toBe(1);

  for (let cut = 0; cut < 3; cut++) {
    await person.playSome(1 + chance.below(4), 90_000);
    // The cut falls while the person and the bots act, or between their actions.
    const during = person.playSome(3, 120_000);
    await new Promise((resolve) => setTimeout(resolve, chance.below(700)));
    const acknowledged = person.steps;
    await server.kill();
    const { entries } = (await readMatch(server.data, code)).log;
    const kept = entries.filter(({ seat }) => seat === 0).length;
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
    await page.locator('.banner').waitFor();
    await server.restart();
    await page.locator('.banner').waitFor({ state: 'detached' });
    await during;
    await person.playSome(1, 60_000);
    // All entries of the journal then are still at the head of the log.
    await server.kill();
    const later = (await readMatch(server.data, code)).log.entries;
    expect(later.slice(0, entries.length)).toEqual(entries);
    expect(later.length).toBeGreaterThan(entries.length);
    await server.restart();
    await page.locator('.banner').waitFor({ state: 'detached' });
  }
  expect(person.warnings).toEqual([]);

  // And a reload after all that still finds the seat.
  await page.reload();
  await page.locator('.decision').waitFor();
  expect(await page.locator('.decision').getAttribute('data-situation')).not.toBe('spectator');
  await person.playSome(2, 60_000);
  expect(visitor.complaints.filter((text) => !AWAY.test(text))).toEqual([]);
  await visitor.close();
});
