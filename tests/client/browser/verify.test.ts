/**
 * The page that proves a match, in the browser of a person who was at the table. No 3D, no
 * `subtle`.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Log } from '../../../engine/core/log.ts';
import { VERIFY_STEPS } from '../../../engine/core/verify.ts';
import { Guest } from '../../server/harness.ts';
import { Pointer } from './hands.ts';
import { PICTURES, SIZES, sharedFlat, sharedServer, visit } from './harness.ts';
import { createTable, startMatch } from './table.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

/** As on plain HTTP in a local network. */
const withoutSubtle = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined });
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
  });

const verdict = async (page: Page): Promise<string | null> => {
  await page.locator('.verify[data-phase="done"]').waitFor();
  return page.locator('.verify-verdict').getAttribute('data-verdict');
};

/** Each log has a name of its own: a message about the previous one is no answer. */
let opened = 0;

async function openLog(page: Page, log: unknown): Promise<string | null> {
  const name = `log-${++opened}.json`;
  const file = { name, mimeType: 'application/json' };
  const buffer = Buffer.from(typeof log === 'string' ? log : JSON.stringify(log));
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
  await page.locator('.verify').getByText(`Log from ${name}`).waitFor();
  return verdict(page);
}

test('a match is proven to its people; any change of its log is refused', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, {
    settled: true,
    before: withoutSubtle,
  });
  const { page } = visitor;
  const hand = new Pointer();
  const code = await createTable(page, hand, { seats: 2, bots: false, pace: 'Instant' });
  const ben = await Guest.join(server.url, code, { name: 'Ben' });
  const { nextKeyHash } = ben.table;
  expect(ben.table.keyHash).toBe(nextKeyHash);
  await startMatch(page, hand);
  await ben.until(() => ben.table.stage === 'playing');
  const { matchId, keyHash, contributions } = ben.table;
  // The hash from the lobby, the browser's own bytes, and none of a guest who sent none.
  expect(keyHash).toBe(nextKeyHash);
  expect(contributions).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), '']);
  await page.locator('.decision').first().waitFor();

  // A reload loses nothing.
  await page.reload();
  await page.locator('.decision').first().waitFor();

  // While the match goes on, nothing is shown.
  const early = await visit(browser, `${server.url}/verify/${matchId}`, SIZES.laptop);
  await early.page.getByRole('heading', { name: 'This match isn’t over yet' }).waitFor();
  await early.close();

  // Another client plays on for the person at the browser, with the token of the seat.
  const token = await page.evaluate((name) => sessionStorage.getItem(name), `laguna.seat.${code}`);
  const ana = await Guest.join(server.url, code, { token: token ?? '' });
  await Promise.all([ana.play('a'), ben.play('b')]);
  const { digest } = ana.table;
  await Promise.all([ana.leave(), ben.leave()]);

  await page.goto(`${server.url}/verify/${matchId}`);
  expect(await verdict(page)).toBe('proven');
  expect(await page.locator('canvas').count()).toBe(0);
  for (const step of VERIFY_STEPS) {
    const line = page.locator(`[data-step="${step}"]`);
    expect(await line.getAttribute('data-verdict'), step).toBe('proven');
  }
  const remembered = page.locator('.verify-receipt');
  const said = await remembered.innerText();
  expect(said).toContain('before the first draw');
  expect(said).toContain(nextKeyHash);
  expect(said).toContain(`Its random bytes ${contributions[0]} are those for seat 1`);
  await page.screenshot({ path: `${PICTURES}/verify-laptop.png` });

  // Every draw can be looked at, by keyboard.
  await page.locator('summary', { hasText: 'Every draw' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.verify-draws tbody tr').count()).toBe(40);
  await page.getByRole('button', { name: 'Last', exact: true }).press('Enter');
  expect(await page.locator('.verify-draws tbody tr').last().innerText()).toMatch(/command \d+/);

  const answer = await fetch(`${server.url}/log/${matchId}`);
  const log = (await answer.json()) as Log & { entries: { seat: number }[] };
  expect(log.result?.digest).toBe(digest);
  expect(await openLog(page, log)).toBe('proven');
  const first = log.entries[0];
  const other = [{ ...first, seat: 1 - first.seat }, ...log.entries.slice(1)];
  expect(await openLog(page, { ...log, entries: other })).toBe('refused');
  expect(await page.locator('.verify-verdict').innerText()).toMatch(/changed, removed, added/);
  const chance = { ...log.chance, key: '00'.repeat(32) };
  expect(await openLog(page, { ...log, chance })).toBe('refused');
  expect(await page.locator('[data-step="commitment"]').innerText()).toMatch(
    /doesn’t match the hash/,
  );
  await page.screenshot({ path: `${PICTURES}/verify-refused.png` });
  expect(await openLog(page, { hello: 'world' })).toBe('refused');
  expect(visitor.complaints).toEqual([]);

  // On a phone, to a stranger: the same, without the parts that need a receipt.
  const stranger = await visit(browser, `${server.url}/verify/${matchId}`, SIZES.phone, {
    touch: true,
    before: withoutSubtle,
  });
  expect(await verdict(stranger.page)).toBe('proven');
  expect(await stranger.page.locator('[data-step="receipt"]').innerText()).toMatch(
    /wasn’t at the table/,
  );
  const wide = await stranger.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES.phone.width);
  await stranger.page.screenshot({ path: `${PICTURES}/verify-phone.png` });
  expect(stranger.complaints).toEqual([]);
  await stranger.close();
  await visitor.close();
});

test('an unknown match, a text that is no log: what it is, and what to do', async () => {
  const nowhere = '00000000-0000-0000-0000-000000000000';
  const visitor = await visit(browser, `${server.url}/verify/${nowhere}`, SIZES.phone);
  const { page } = visitor;
  await page.getByRole('heading', { name: 'There’s no such match here' }).waitFor();
  await page.locator('textarea').fill('{"format":');
  await page.getByRole('button', { name: 'Check this text' }).click();
  await page.getByRole('heading', { name: 'This isn’t a readable log' }).waitFor();
  await page.getByRole('button', { name: 'Back to the menu' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto(`${server.url}/verify`);
  await page.locator('input[type=file]').waitFor();
  const failed = /Failed to load resource.*404/;
  expect(visitor.complaints.filter((text) => !failed.test(text))).toEqual([]);
  await visitor.close();
});
