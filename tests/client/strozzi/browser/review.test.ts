/** A finished match looked through again: odds at any place, and what each decision has cost. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Log, sealed } from '../../../../engine/core/log.ts';
import { gameById, searchings } from '../../../../engine/registry.ts';
import { dearest, lossOf, reviewing } from '../../../../engine/search/review.ts';
import { hashes, playMatch } from '../../../battery/log.ts';
import { samples } from '../../../rules/strozzi/samples.ts';
import { startServer, type TestServer } from '../../../server/harness.ts';
import { launch, SIZES, visit } from '../../browser/harness.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  const client = process.env.LAGUNA_TEST_CLIENT;
  server = await startServer({}, client ? { client } : {});
  browser = await launch('--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const game = gameById(samples.game);
const SEAT = 1;

/** A match of chance, proven by its key. */
function match(): Log {
  const played = playMatch(game, samples, 3);
  const log = { ...played.log(), id: 'looked-through' };
  return sealed(log, game.standings(played.state), played.chain, hashes);
}

async function openReview(page: Page, log: Log): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(log));
  const file = { name: 'log.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('.replay-slider').waitFor();
  await page.locator('#replay-tab-review').click();
  await page.locator('.review select').selectOption(String(SEAT));
}

test('odds end at the result; a review names the dearest decisions, leads there, and is kept', async () => {
  const log = match();
  const run = reviewing(log, game, searchings[game.id], SEAT, hashes);
  let step = run.next();
  while (!step.done) step = run.next();
  const expected = dearest(step.value, 5, 0.01);
  expect(expected.length).toBeGreaterThan(1);

  const { page, complaints } = await visit(browser, `${server.url}/replay`, SIZES.laptop);
  await openReview(page, log);
  const winners = log.result?.standings.filter(({ winner }) => winner) ?? [];
  const parts = log.seats.map((_, seat) =>
    winners.some((one) => one.seat === seat) ? Math.floor(100 / winners.length) : 0,
  );
  await page.locator('.odds-parts.open').waitFor();
  await page.locator('.replay-slider').press('End');
  const shown = page.locator('.odds-parts[role="img"]');
  await shown.waitFor();
  if (winners.length === 1) expect(await shown.getAttribute('data-odds')).toBe(parts.join(' '));

  const review = (phase: string) => page.locator(`[data-review="${phase}"]`);
  await review('asking').locator('.primary').click();
  await review('done').waitFor({ timeout: 60_000 });
  const worst = page.locator('.review-worst > li');
  const losses = await worst.evaluateAll((all) => all.map((one) => one.getAttribute('data-loss')));
  expect(losses).toEqual(expected.map((one) => String(Math.round(lossOf(one) * 100))));
  await worst.first().locator('button').click();
  const [{ at }] = expected;
  await page.waitForFunction(
    (at) => document.querySelector<HTMLInputElement>('.replay-slider')?.value === at,
    String(at),
  );
  await page.locator('.review-worst > li[aria-current="true"]').waitFor();

  // Another visit has it at once.
  await page.goto(`${server.url}/replay`);
  await openReview(page, log);
  await review('done').waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});
