/**
 * The replay of a finished match of the test guest: by slider, keys, chapters and link; and refused
 * logs.
 */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Log } from '../../../engine/core/log.ts';
import { Guest } from '../../server/harness.ts';
import { bytesOf } from './clip.ts';
import { SIZES, sharedFlat, sharedServer, visit } from './harness.ts';

let url: string;
let browser: Browser;
let id: string;
let text: string;
beforeAll(async () => {
  ({ url } = await sharedServer('guests'));
  browser = await sharedFlat();
  const wish = { game: 'caravan', seats: 2, name: 'Ana', options: { rounds: 3 } };
  const ana = await Guest.create(url, wish);
  const ben = await Guest.join(url, ana.code, { name: 'Ben' });
  await ana.lobby({ op: 'start' });
  await ana.until(() => ana.table.stage === 'playing');
  await Promise.all([ana.play('a'), ben.play('b')]);
  id = ana.table.matchId;
  await Promise.all([ana.leave(), ben.leave()]);
  text = await (await fetch(`${url}/log/${id}`)).text();
});
afterAll(() => browser?.close());

const slider = (page: Page): Locator => page.locator('.replay-slider');
const place = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const isAt = (page: Page, at: number) => expect.poll(() => place(page)).toBe(at);

test('any decision by slider, keys, chapters and link; one seat’s eye; charts; the log as a file', async () => {
  const end = (JSON.parse(text) as Log).entries.length;
  // The match's length is random: five decisions, or more.
  const middle = Math.floor(end / 2);
  const visitor = await visit(browser, `${url}/replay/${id}`, SIZES.laptop, {
    before: (page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  const { page } = visitor;
  await slider(page).waitFor();
  await isAt(page, 0);
  expect(Number(await slider(page).getAttribute('max'))).toBe(end);
  await slider(page).fill(String(middle));
  await isAt(page, middle);
  await page.keyboard.press('ArrowRight');
  await isAt(page, middle + 1);
  const told = `Decision ${middle + 1} of ${end}`;
  expect(await slider(page).getAttribute('aria-valuetext')).toContain(told);
  await page.keyboard.press('End');
  await isAt(page, end);
  await page.keyboard.press('Home');
  await isAt(page, 0);
  await page.keyboard.press(']');
  await expect.poll(() => place(page)).toBeGreaterThan(0);

  // A chapter, and the decision there.
  await page.getByRole('button', { name: 'Round 2', exact: false }).first().click();
  await page.locator('.progress[data-round="2"]').waitFor();
  const second = await place(page);
  await page.getByRole('tab', { name: 'Decisions' }).click();
  await expect
    .poll(() => page.locator('.decisions [aria-current]').innerText())
    .toContain(String(second));

  // One seat's eye has only its own hand, the public none.
  await page.getByRole('tab', { name: 'Hands' }).click();
  await page.locator('[data-hand]').nth(1).waitFor();
  const hands = (): Promise<number> => page.locator('[data-hand]').count();
  await page.getByLabel('Point of view').selectOption('public');
  await expect.poll(hands).toBe(0);
  await page.getByLabel('Point of view').selectOption({ label: 'Ben' });
  await expect.poll(hands).toBe(1);
  expect(await page.locator('[data-hand]').getAttribute('data-hand')).toBe('1');

  // The link of this moment leads to it, and the log is a file.
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${url}/replay/${id}?at=${second}&seat=2`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the log' }).click();
  expect((await bytesOf(await saving)).toString('utf8')).toBe(text);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goto(link);
  await slider(page).waitFor();
  await isAt(page, second);

  // Charts lead somewhere.
  await page.getByRole('button', { name: 'Charts' }).click();
  const coins = page.locator('[data-chart="coins"]');
  await coins.locator('summary').press('Enter');
  await coins.getByRole('button', { name: /Go to .*3/ }).press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('.progress[data-round="3"]').waitFor();
  await page.waitForURL(new RegExp(`at=${await place(page)}&seat=2`));
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('what cannot be shown: which of it, why, and what to do', async () => {
  const visitor = await visit(browser, `${url}/replay`, SIZES.projector);
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Watch a match again' }).waitFor();
  const open = (content: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'log.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
  const log = JSON.parse(text) as Log;
  const [first, ...rest] = log.entries;
  const cases: readonly (readonly [string, string])[] = [
    ['damaged', text.slice(0, text.length / 2)],
    ['foreign', '{"hello":"world"}'],
    ['engine', JSON.stringify({ ...log, engine: '0.0.9' })],
    ['game', JSON.stringify({ ...log, game: 'chess' })],
    ['refused', JSON.stringify({ ...log, entries: [...rest, first] })],
  ];
  for (const [kind, content] of cases) {
    await open(content);
    const alert = page.locator(`[data-problem="${kind}"]`);
    await alert.waitFor();
    expect(await alert.locator('input[type=file]').count()).toBe(1);
    expect(await slider(page).count()).toBe(0);
  }
  await open(text);
  await slider(page).waitFor();
  await page.goto(`${url}/replay/00000000-0000-0000-0000-000000000000`);
  await page.getByRole('heading', { name: 'There’s no such match here' }).waitFor();
  const expected = /Failed to load resource.*(404|409|400)/;
  expect(visitor.complaints.filter((one) => !expected.test(one))).toEqual([]);
  await visitor.close();
});
