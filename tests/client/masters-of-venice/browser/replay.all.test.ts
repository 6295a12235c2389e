/**
 * The replay of a finished match: from the server, from a file, at any decision, in the city and
 * without it.
 */

import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../../../client/table/replay/recording.ts';
import type { Log } from '../../../../engine/core/log.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../../engine/registry.ts';
import { hashes } from '../../../../server/protocol/chance.ts';
import { Guest } from '../../../server/harness.ts';
import { endingOf, recordClip } from '../../browser/clip.ts';
import {
  launch,
  PICTURES,
  type RunningServer,
  SIZES,
  startServer,
  visit,
} from '../../browser/harness.ts';

let server: RunningServer;
let id: string;
let text: string;

beforeAll(async () => {
  server = await startServer({ LAGUNA_MESSAGES: '100000' });
  const ana = await Guest.create(server.url, {
    seats: 2,
    name: 'Ana',
    options: { money: 'hidden' },
  });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
  await ana.lobby({ op: 'start' });
  await ana.until(() => ana.table.stage === 'playing');
  await Promise.all([ana.play('a'), ben.play('b')]);
  id = ana.table.matchId;
  await Promise.all([ana.leave(), ben.leave()]);
  text = await (await fetch(`${server.url}/log/${id}`)).text();
});
afterAll(async () => {
  await server?.stop();
});

const slider = (page: Page): Locator => page.locator('.replay-slider');
const place = async (page: Page): Promise<number> => Number(await slider(page).inputValue());

async function openText(page: Page, content: string): Promise<void> {
  const file = { name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').first().setInputFiles(file);
}

/** The slider's announcement, once it is at `at`. */
async function said(page: Page, at: number): Promise<string> {
  await page.waitForFunction(
    (at) => document.querySelector<HTMLInputElement>('.replay-slider')?.value === String(at),
    at,
  );
  return (await slider(page).getAttribute('aria-valuetext')) ?? '';
}

test('without 3D: any decision by slider, keys, chapters and link; hands, charts, the log as a file', async () => {
  const browser: Browser = await launch('--disable-3d-apis');
  const recording = record(JSON.parse(text) as Log, gameById('masters-of-venice'), hashes);
  const { end } = recording;
  const visitor = await visit(browser, `${server.url}/replay/${id}`, SIZES.laptop, {
    before: (page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  const { page } = visitor;
  await slider(page).waitFor();
  expect(await said(page, 0)).toContain(`Decision 0 of ${end}, Round 1`);
  await page.locator('.ledger-tables').waitFor();

  // The table on the page equals the engine's position there, including closed purses.
  for (const at of [Math.floor(end / 3), end - 2, 5]) {
    await slider(page).fill(String(at));
    await said(page, at);
    const cash = await page
      .locator('.ledger-page', { hasText: 'Merchants' })
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [row.children[0]?.textContent?.trim(), row.children[2]?.textContent]),
      );
    const hands = recording.look(at, 'all').hands;
    expect(Object.fromEntries(cash)).toEqual({
      Ana: String(hands[0]?.cash),
      Ben: String(hands[1]?.cash),
    });
  }

  // Keys.
  await page.keyboard.press('ArrowRight');
  expect(await said(page, 6)).toContain('Decision 6 of');
  await page.keyboard.press('ArrowLeft');
  await said(page, 5);
  await page.keyboard.press('End');
  const last = await said(page, end);
  const { result } = (recording.look(end, 'public').view as View).public;
  for (const winner of result?.winners ?? []) expect(last).toContain(['Ana', 'Ben'][winner]);
  // Played to its end it shows the final scoring, without the parts that only a table can use.
  await slider(page).fill(String(end - 1));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Show all' }).click();
  expect(await page.locator('.scores tbody tr').count()).toBe(2);
  expect(await page.locator('.result').innerText()).not.toMatch(/rematch/i);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.locator('.result').waitFor({ state: 'detached' });
  await page.keyboard.press('Home');
  await said(page, 0);
  await page.keyboard.press(']');
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLInputElement>('.replay-slider')?.value) !== 0,
  );
  const moment = await place(page);
  expect(moment).toBeGreaterThan(0);
  await page.keyboard.press('[');
  await expect.poll(() => place(page)).toBeLessThan(moment);

  // Chapters and decisions.
  await page.getByRole('button', { name: 'Round 5', exact: false }).click();
  const roundOf = (at: number): number => (recording.look(at, 'public').view as View).public.round;
  await expect.poll(async () => roundOf(await place(page))).toBe(5);
  const fifth = await place(page);
  await page.getByRole('tab', { name: 'Decisions' }).click();
  const here = page.locator('.decisions [aria-current]');
  expect(await here.innerText()).toContain(String(fifth));

  // One seat's eye: its own hand, and a purse that stays closed.
  await page.getByRole('tab', { name: 'Hands' }).click();
  await page.locator('[data-hand]').nth(1).waitFor();
  await page.getByLabel('Point of view').selectOption({ label: 'Ben' });
  const hands = () => page.locator('[data-hand]').count();
  await expect.poll(hands).toBe(1);
  expect(await page.locator('[data-hand]').getAttribute('data-hand')).toBe('1');
  await page.getByLabel('Point of view').selectOption('public');
  await expect.poll(hands).toBe(0);
  await page.getByLabel('Point of view').selectOption({ label: 'Ben' });

  // The link of this moment leads to it.
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${server.url}/replay/${id}?at=${fifth}&seat=2`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the log' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  expect(saved).toBe(text);
  await page.getByRole('button', { name: 'Close' }).click();
  const other = await visit(browser, link, SIZES.phone, { touch: true });
  await slider(other.page).waitFor();
  await said(other.page, fifth);
  await other.page.getByRole('tab', { name: 'Hands' }).click();
  await other.page.locator('[data-hand]').waitFor();
  expect(await other.page.locator('[data-hand]').getAttribute('data-hand')).toBe('1');
  const wide = await other.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES.phone.width);
  await other.page.screenshot({ path: `${PICTURES}/replay-phone-ledger.png` });
  expect(other.complaints).toEqual([]);
  await other.close();

  // Charts: drawn, described, and as tables that lead somewhere.
  await page.getByRole('button', { name: 'Charts' }).click();
  // The odds appear when a worker has computed them.
  expect(await page.locator('[data-chart]:not([data-chart="odds"]) svg[role=img]').count()).toBe(7);
  const points = page.locator('[data-chart="points"]');
  await points.locator('summary').press('Enter');
  const rows = points.locator('tbody tr');
  expect(await rows.count()).toBe(17);
  const totals = [...(result?.table ?? [])].sort((a, b) => a.seat - b.seat);
  expect((await rows.last().innerText()).trim().split(/\s+/)).toEqual([
    'End',
    ...totals.map(({ total }) => String(total)),
  ]);
  await points.getByRole('button', { name: 'Go to Round 9' }).press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await expect.poll(async () => roundOf(await place(page))).toBe(9);
  // The address has followed.
  await page.waitForURL(new RegExp(`at=${await place(page)}&seat=2`));
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
  await browser.close();
});

test('what cannot be shown: which of it, why, and what to do', async () => {
  const browser: Browser = await launch('--disable-3d-apis');
  const visitor = await visit(browser, `${server.url}/replay`, SIZES.projector);
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Watch a match again' }).waitFor();
  const log = JSON.parse(text) as Log;
  const [first, ...rest] = log.entries;
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['damaged', text.slice(0, text.length / 2), /damaged/],
    ['foreign', '{"hello":"world"}', /isn’t a match log/],
    ['engine', JSON.stringify({ ...log, engine: '0.0.9' }), /other rules/],
    ['game', JSON.stringify({ ...log, game: 'chess' }), /doesn’t know the game/],
    ['refused', JSON.stringify({ ...log, entries: [...rest, first] }), /can’t be trusted/],
  ];
  for (const [kind, content, title] of cases) {
    await openText(page, content);
    const alert = page.locator(`[data-problem="${kind}"]`);
    await alert.waitFor();
    expect(await alert.getByRole('heading').innerText()).toMatch(title);
    // The next step is at hand, and nothing of the match is on the page.
    expect(await alert.locator('input[type=file]').count()).toBe(1);
    expect(await slider(page).count()).toBe(0);
  }
  await page.screenshot({ path: `${PICTURES}/replay-refused.png` });
  // A complete log after all of them is shown; a dropped file replaces it.
  await openText(page, text);
  await slider(page).waitFor();
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'other.json'));
    dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, '{"format":');
  await page.locator('[data-problem="damaged"]').waitFor();

  await page.goto(`${server.url}/replay/00000000-0000-0000-0000-000000000000`);
  await page.getByRole('heading', { name: 'There’s no such match here' }).waitFor();
  await page.goto(`${server.url}/replay/%E0%A4%A`);
  await page.getByRole('heading', { name: 'There’s no such match here' }).waitFor();
  const running = await Guest.create(server.url, { seats: 2, bots: ['random'], start: true });
  await running.until(() => running.table.stage === 'playing');
  await page.goto(`${server.url}/replay/${running.table.matchId}`);
  await page.getByRole('heading', { name: 'still being played' }).waitFor();
  await running.leave();
  await page.getByRole('button', { name: 'Back to the menu' }).click();
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('.replay-drop').waitFor();
  const expected = /Failed to load resource.*(404|409|400)/;
  expect(visitor.complaints.filter((one) => !expected.test(one))).toEqual([]);
  await visitor.close();
  await browser.close();
});

test('in the city: it plays by itself, a scrub shows at once, a clip is a film', async () => {
  const browser: Browser = await launch();
  const visitor = await visit(browser, `${server.url}/replay/${id}?at=3`, SIZES.projector, {
    before: (page) =>
      page.addInitScript(() => {
        localStorage.setItem('laguna.settings', JSON.stringify({ quality: 'low' }));
      }),
  });
  const { page } = visitor;
  await slider(page).waitFor();
  await page.locator('.scene[data-scene="table"] canvas').waitFor({ timeout: 120_000 });
  await page.locator('.arrival').waitFor({ state: 'detached', timeout: 120_000 });
  await said(page, 3);
  await page.screenshot({ path: `${PICTURES}/replay-projector.png` });
  await page.getByRole('button', { name: '×4' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => {
    const at = document.querySelector<HTMLInputElement>('.replay-slider')?.value;
    return Number(at) >= 7;
  });
  await page.screenshot({ path: `${PICTURES}/replay-playing.png` });
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  // The page's text changes at once, even if the picture is still moving.
  await slider(page).fill('40');
  expect(await said(page, 40)).toContain('Decision 40 of');
  await page.keyboard.press('d');
  await page.locator('[data-director="directs"]').waitFor();

  const film = await recordClip(
    page,
    42,
    () => page.screenshot({ path: `${PICTURES}/replay-clip.png` }),
    async () => {
      await page.locator('.replay-recording').waitFor();
      // The film shows the city alone.
      expect(await page.locator('.hud').count()).toBe(0);
    },
  );
  expect(film.name).toBe(`laguna-40-42.${endingOf(film)}`);
  expect(film.bytes.length).toBeGreaterThan(10_000);
  await page.locator('.hud').waitFor();
  await said(page, 42);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();

  // A browser without a recorder: numbered pictures in one archive.
  const plain = await visit(browser, `${server.url}/replay/${id}?at=40`, SIZES.projector, {
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'MediaRecorder', { value: undefined });
        localStorage.setItem('laguna.settings', JSON.stringify({ quality: 'low' }));
      }),
  });
  await plain.page.locator('.scene[data-scene="table"] canvas').waitFor({ timeout: 120_000 });
  const { bytes: packed } = await recordClip(plain.page, 41, () =>
    plain.page.getByText('numbered PNG files').waitFor(),
  );
  expect(packed.subarray(0, 15).toString()).toBe('laguna-0001.png');
  expect(packed.subarray(513, 516).toString()).toBe('PNG');
  expect(plain.complaints).toEqual([]);
  await plain.close();
  await browser.close();
});
