/**
 * The test guest's table among people: a pause, a clock that runs out, talk, leaving; a step taken
 * back; a reload, a second browser and a server that is killed in mid-turn. No 3D.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SqliteJournal } from '../../../server/journal/sqlite.ts';
import { Guest, type TestServer } from '../../server/harness.ts';
import { startGuestProcess, startGuests } from './guests.ts';
import { SIZES, sharedBrowser, type Visitor, visit, visitAs } from './harness.ts';
import { Tap } from './tap.ts';

const GAME = 'caravan';
/** Of the tables' clocks, in milliseconds. */
const SECOND = 250;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startGuests({ absenceSeconds: 1 }, { clockSecond: SECOND });
  browser = await sharedBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** In the ledger's form, whose words give the city's state. */
const plain = { flat: true, settled: true } as const;
const seated = ({ code, token }: Guest): Promise<Visitor> =>
  visitAs(browser, { url: server.url, code, token }, SIZES.laptop, 'table', plain);
const own = (page: Page) => page.locator('.decision.mine');
/** Opens a kind of action in the panel. */
async function open(page: Page, kind: string): Promise<void> {
  const head = own(page).locator(`[data-kind="${kind}"] .kind-head`);
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
}

test('a pause all agree on, a clock that runs out and the way back, talk, and leaving for good', async () => {
  const options = { travelTimer: 60, offerTimer: 600 };
  const ana = await Guest.create(server.url, {
    game: GAME,
    seats: 2,
    name: 'Ana',
    options,
    pace: 'slow',
  });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
  const visitor = await seated(ana);
  const { page } = visitor;
  // The page is there before the clock runs.
  await page.getByRole('button', { name: 'Start the match' }).click();
  await own(page).waitFor();
  await page.locator('[data-clock]').first().waitFor();
  await ben.lobby({ op: 'pause', agree: true });
  await page.locator('[data-news="pause"]').getByRole('button', { name: 'Agree' }).click();
  await page.locator('[data-pause="on"]').waitFor();
  await page.locator('[data-clock]').first().waitFor({ state: 'detached' });
  expect(await ben.act({ type: 'pass' })).toMatchObject({ error: 'paused' });

  // Talk, while time stands still.
  await ben.lobby({ op: 'say', preset: 'thanks' });
  await page.locator('[data-news="line"]').waitFor();
  await page.keyboard.press('t');
  const line = page.locator('.talk-lines li:not(.notice)').filter({ hasText: 'Ben' });
  await line.waitFor();
  await page.locator('[data-say="thanks"]').click();
  await ben.until(() => ben.talk.filter((one) => 'preset' in one).length === 2);
  // A muted person is neither seen nor heard.
  await page.locator('[data-person="1"] [data-about]').click();
  await page.locator('[data-mute]').click();
  await line.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.locator('.table-panel').waitFor({ state: 'detached' });

  // The clock again: seen before it runs out, then a bot takes over.
  await page.getByRole('button', { name: 'Resume' }).click();
  await ben.until(() => ben.table.pause === 'none');
  await page.locator('[data-clock]').first().waitFor();
  await page.locator('[data-news="held"]').waitFor();
  await ben.until(() => ben.table.seats[0]?.held === true);
  await page.getByRole('button', { name: 'I’m back' }).click();
  await page.locator('[data-news="held"]').waitFor({ state: 'detached' });
  await ben.until(() => ben.table.seats[0]?.held === false);

  // She leaves for good, asked twice; the other keeps the table. In a window in which the panel has
  // to scroll, the question is visible when it opens.
  await page.setViewportSize({ width: 1366, height: 520 });
  await page.locator('.tool-table').click();
  await page.locator('.table-panel .leave').click();
  const bottom = async (): Promise<number> => {
    const box = await page.locator('[data-leave]').boundingBox();
    return (box?.y ?? 520) + (box?.height ?? 1);
  };
  await expect.poll(bottom).toBeLessThanOrEqual(520);
  await page.locator('[data-leave]').click();
  await page.locator('.menu').waitFor();
  await ben.until(() => ben.table.seats[0]?.bot !== '' && ben.table.host !== 0);
  expect(visitor.complaints).toEqual([]);
  await Promise.all([visitor.close(), ben.leave()]);
});

test('a step taken back says what goes and how far, and is gone for everybody', async () => {
  const ana = await Guest.create(server.url, { game: GAME, seats: 2, name: 'Ana' });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
  await ana.lobby({ op: 'start' });
  await ana.until(() => ana.table.stage === 'playing');
  const visitor = await seated(ana);
  const { page } = visitor;
  await own(page).waitFor();
  // Nobody else moves meanwhile: the possible undo stays the same during the reading.
  await ben.act({ type: 'pass' });
  const progress = page.locator('.progress');
  const before = await progress.innerText();
  await open(page, 'turn');
  await page.locator('[data-input="die"] .choice').first().click();
  await page.locator('[data-input="by"] .choice:not([aria-disabled="true"])').first().click();
  await page.locator('[data-confirm]').click();
  await expect.poll(() => progress.innerText()).not.toBe(before);
  const note = page.locator('[data-undo-note]');
  await note.waitFor();
  expect(await note.textContent()).toMatch(/^Undoes .+ You can’t undo this one: Ben passes/);
  await page.locator('[data-undo]:not([disabled])').click();
  await expect.poll(() => progress.innerText()).toBe(before);
  await ben.until(() => ben.events.some(({ withdrawnTo }) => withdrawnTo !== undefined));
  // Nothing more can be taken back, and the key says so.
  await page.keyboard.press('u');
  await page.locator('[data-news="undo-none"]').waitFor();
  expect(visitor.complaints).toEqual([]);
  await Promise.all([visitor.close(), ben.leave()]);
});

/** A browser's messages about a missing server; no other complaint is allowed. */
const AWAY = /ERR_CONNECTION|ERR_NETWORK|WebSocket connection|Failed to load resource/;

test('reload and kill -9 in mid-turn: the same seat, the same question, nothing lost; no token elsewhere', async () => {
  const away = await startGuestProcess();
  const taps = { own: new Tap(), other: new Tap() };
  const ana = await Guest.create(away.url, {
    game: GAME,
    seats: 2,
    name: 'Ana',
    pace: 'instant',
  });
  // A person who waits: a bot's offer may come between two readings of the question.
  await Guest.join(away.url, ana.code, { name: 'Ben' });
  await ana.lobby({ op: 'start' });
  await ana.until(() => ana.table.stage === 'playing');
  const { code, token } = ana;
  const seat = { url: away.url, code, token };
  const visitor = await visitAs(browser, seat, SIZES.laptop, 'table', {
    ...plain,
    before: (page) => taps.own.listen(page),
  });
  const eye = await visit(browser, `${away.url}/watch/${code}`, SIZES.laptop, {
    ...plain,
    before: (page) => taps.other.listen(page),
  });
  await eye.page.locator('.ledger').waitFor();
  const { page } = visitor;
  await open(page, 'turn');
  const question = async (): Promise<string> =>
    (await own(page).locator(':is(h2, .kind-head)').allInnerTexts()).join('\n');
  const before = await question();
  expect(before).toContain('Turn a die');
  await page.reload();
  await expect.poll(question).toBe(before);

  await away.kill();
  await page.locator('.banner').waitFor();
  const journal = new SqliteJournal(away.data);
  const id = (await journal.table(code))?.matchId ?? '';
  const kept = await journal.entries(id);
  await journal.close();
  await away.restart();
  await page.locator('.banner').waitFor({ state: 'detached' });
  await expect.poll(question).toBe(before);
  // The match goes on from there, in the same seat.
  await open(page, 'travel');
  await page.locator('[data-input="leg0"] [data-choice]').first().click();
  await page.locator('[data-confirm]').click();
  await expect.poll(question).not.toBe(before);

  // Only its own page receives the seat's token.
  expect(token.length).toBeGreaterThan(15);
  expect((await taps.own.bytes()).includes(token)).toBe(true);
  const told = await taps.other.bytes();
  expect(told.includes('caravan')).toBe(true);
  expect(told.includes(token)).toBe(false);
  await away.kill();
  const after = new SqliteJournal(away.data);
  const later = await after.entries(id);
  await after.close();
  expect(later.slice(0, kept.length)).toEqual(kept);
  expect(later.length).toBeGreaterThan(kept.length);
  expect([...visitor.complaints, ...eye.complaints].filter((text) => !AWAY.test(text))).toEqual([]);
  await Promise.all([visitor.close(), eye.close(), away.stop()]);
});
