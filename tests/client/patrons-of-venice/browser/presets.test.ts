/** Preset answers: a pass for the rest of a buy step, and its end. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import type { PublicView } from '../../../../engine/games/patrons-of-venice/types.ts';
import {
  type Guest,
  seatedTable,
  startServer as startHere,
  type TestServer,
} from '../../../server/harness.ts';
import { SIZES, sharedFlat, visitAs } from '../../browser/harness.ts';

let here: TestServer;
let browser: Browser;
beforeAll(async () => {
  const client = process.env.LAGUNA_TEST_CLIENT;
  here = await startHere({ absenceSeconds: 600 }, client ? { client } : {});
  browser = await sharedFlat();
});
afterAll(async () => {
  await browser?.close();
  await here?.stop();
});

const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;

/** Answers as soon as the table asks this guest in `phase`. */
async function answer(guest: Guest, phase: string, action: JsonObject): Promise<void> {
  await guest.until(() => guest.canDecide && seen(guest).phase === phase);
  expect(await guest.act(action)).toMatchObject({ ok: true });
}

const sellNothing = { type: 'sell', goods: {} };
const pass = { type: 'pass' };
const preset = (page: Page) => page.locator('.pv-presets [data-choice="decline"]');

test('a pass for the rest of the buy step goes out by itself, until somebody buys', async () => {
  const game = 'patrons-of-venice';
  const all = await seatedTable(here.url, 3, { game, options: { startPlayer: 0 } });
  const [ana, ben, cy] = all as [Guest, Guest, Guest];
  const seat = { url: here.url, code: cy.code, token: cy.token };
  const visitor = await visitAs(browser, seat, SIZES.laptop);
  const { page } = visitor;
  await answer(ana, 'chooseAction', { type: 'chooseAction', action: 'trade' });

  // Set while the others still sell; it answers for this step alone.
  await preset(page).click();
  await page.locator('.pv-presets [data-choice="decline"][aria-pressed="true"]').waitFor();
  await answer(ana, 'tradeSell', sellNothing);
  await answer(ben, 'tradeSell', sellNothing);
  await ana.until(() => seen(ana).phase === 'tradeBuy');

  await preset(page).click();
  await page.locator('.pv-presets [data-choice="decline"][aria-pressed="true"]').waitFor();
  const [good = ''] = Object.keys(seen(ana).market);
  await answer(ana, 'tradeBuy', { type: 'buy', from: 'market', good });
  await page.getByText('your answer was cleared').waitFor();
  expect(await preset(page).getAttribute('aria-pressed')).toBe('false');

  // Once more: now the others only pass, and nobody waits for this page.
  await preset(page).click();
  await answer(ben, 'tradeBuy', pass);
  await answer(ana, 'tradeBuy', pass);
  await ben.until(() => seen(ben).turn === 2 && seen(ben).phase === 'chooseAction');
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
  await Promise.all([ana.leave(), ben.leave()]);
});
