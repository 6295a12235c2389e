/** A hint at the table, by keyboard alone, and among people only if the host allows it. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../../../server/harness.ts';
import type { Hand } from '../../browser/hands.ts';
import {
  SIZES,
  sharedBrowser,
  sharedFlat,
  sharedServer,
  undrawn,
  visit,
  visitAs,
} from '../../browser/harness.ts';
import { codeOf, createTable } from '../../browser/table.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

const mouse: Hand = { press: (target) => target.click(), turn: async () => {} };
const seqOf = (page: Page): Promise<string | null> =>
  page.locator('.decision').getAttribute('data-seq');

test('alone against bots: asked for and taken up by keyboard, gone with the decision', async () => {
  const { page } = await visit(browser, `${server.url}/?game=strozzi`, SIZES.laptop);
  await createTable(page, mouse, { seats: 3, bots: true, pace: 'Instant', game: 'Strozzi' });
  await page.getByRole('button', { name: 'Start the match' }).click();
  const panel = page.locator('.decision.mine');
  await panel.locator('.aids').waitFor();
  // Nothing is computed before a person asks.
  expect(await panel.locator('.aids').getAttribute('data-hint')).toBe('none');
  await panel.getByRole('button', { name: 'Hint', exact: true }).focus();
  await page.keyboard.press('Enter');
  await panel.locator('.aids[data-hint="found"]').waitFor();
  const choices = panel.locator('.hints > li:visible');
  const count = await choices.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  for (const text of await choices.locator('strong').allInnerTexts()) expect(text).not.toBe('');
  const before = await seqOf(page);
  await choices.first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => seqOf(page)).not.toBe(before);
  await expect.poll(() => page.locator('.hints').count()).toBe(0);
});

test('among people it is there because the host allowed it; odds were not allowed', async () => {
  const { page } = await visit(browser, `${server.url}/?game=strozzi`, SIZES.laptop);
  await createTable(page, mouse, { seats: 3, bots: false, pace: 'Instant', game: 'Strozzi' });
  const others = await Promise.all(
    ['Ben', 'Eve'].map((name) => Guest.join(server.url, codeOf(page), { name })),
  );
  await page.locator('.aid-fields input[name="hints"]').click();
  await others[0]?.until(() => others[0]?.table.hints === true);
  await page.getByRole('button', { name: 'Start the match' }).click();
  const panel = page.locator('.decision');
  await panel.waitFor();
  // The others pass until the page's seat is asked.
  await expect
    .poll(async () => {
      if ((await page.locator('.decision.mine').count()) > 0) return true;
      for (const guest of others) await guest.act({ type: 'pass' });
      return false;
    })
    .toBe(true);
  await panel.getByRole('button', { name: 'Hint', exact: true }).waitFor();
  expect(await panel.getByRole('button', { name: 'Odds', exact: true }).count()).toBe(0);
});

test('over the board open hints give way: every answer stays in sight', async () => {
  const wish = { game: 'strozzi', seats: 3, bots: ['random', 'random'], pace: 'instant' } as const;
  const guest = await Guest.create(server.url, { ...wish, name: 'Ana' });
  await guest.lobby({ op: 'start' });
  await guest.until(() => guest.table.stage === 'playing');
  const { code, token } = guest;
  const drawing = await sharedBrowser();
  const at = { url: server.url, code, token };
  const { page, close } = await visitAs(drawing, at, SIZES.laptop, 'table', {
    settled: true,
    flat: false,
    before: undrawn,
  });
  const panel = page.locator('.hud .decision.mine');
  await panel.getByRole('button', { name: 'Hint', exact: true }).click();
  await panel.locator('.hints > li').first().waitFor();
  // As many as there can be.
  await page.evaluate(() => {
    const list = document.querySelector('.hints');
    const [first] = list?.children ?? [];
    while (first && (list?.children.length ?? 3) < 3) list?.append(first.cloneNode(true));
  });
  const under = async (): Promise<number> => {
    const last = await panel.locator('.st-answers .choice').last().boundingBox();
    const body = await panel.locator('.decision-body').boundingBox();
    if (!last || !body) return Number.POSITIVE_INFINITY;
    return last.y + last.height - body.y - body.height;
  };
  // Less than a pixel is rounding.
  await expect.poll(under).toBeLessThan(1);
  await close();
  await drawing.close();
});
