/**
 * Joint actions of people at a table, in real browsers; seconds of clocks are a quarter as long.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOT, Guest, startServer, type TestServer } from '../../../server/harness.ts';
import { Pointer } from '../../browser/hands.ts';
import { launch, SIZES, type Visitor, visit, visitAs } from '../../browser/harness.ts';
import { Person } from './person.ts';

const SECOND = 250;
const BUILT_ELSEWHERE = process.env.LAGUNA_TEST_CLIENT;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  const client = BUILT_ELSEWHERE ? { client: BUILT_ELSEWHERE } : {};
  server = await startServer({ absenceSeconds: 1 }, { clockSecond: SECOND, ...client });
  // The ledger is enough: the panel and the news are the same over the city.
  browser = await launch('--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const seated = (guest: Guest, size: (typeof SIZES)[keyof typeof SIZES]): Promise<Visitor> =>
  visitAs(browser, { url: server.url, code: guest.code, token: guest.token }, size);

const live = (page: Page, name: string) => page.locator(`[data-live="${name}"]`);

describe('clock and pause', () => {
  test('a warning, a bot that takes over, and the way back; a pause that all agree on', async () => {
    const options = { bidTimer: 90, turnTimer: 90, chat: 'free' };
    // When both are late, slow bots leave a match to come back to.
    const ana = await Guest.create(server.url, { seats: 2, name: 'Ana', pace: 'slow', options });
    const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
    await ana.lobby({ op: 'start' });
    const visitor = await seated(ana, SIZES.laptop);
    const { page } = visitor;
    await page.locator('.decision.mine').waitFor();

    // A pause first: time stands still.
    await ben.lobby({ op: 'pause', agree: true });
    await page.locator('[data-news="pause"]').getByRole('button', { name: 'Agree' }).click();
    await page.locator('[data-pause="on"]').waitFor();
    await page.locator('[data-clock]').waitFor({ state: 'detached' });
    expect(await ben.act({ type: 'submitBid', amount: 0 })).toMatchObject({ error: 'paused' });
    await page.getByRole('button', { name: 'Resume' }).click();
    await ben.until(() => ben.table.pause === 'none');

    // The clock: seen, and announced to screen readers, before it runs out.
    await page.locator('[data-clock]').waitFor();
    await page.locator('[data-news="clock"]').waitFor();
    const warned = live(page, 'clock').filter({ hasText: '10 seconds left' });
    await warned.waitFor({ state: 'attached' });
    await page.locator('[data-news="held"]').waitFor({ timeout: 40_000 });
    await ben.until(() => ben.table.seats[0]?.held === true);
    await page.getByRole('button', { name: 'I’m back' }).click();
    await page.locator('[data-news="held"]').waitFor({ state: 'detached' });
    await ben.until(() => ben.table.seats[0]?.held === false);

    // Talk: a written line is text, with any contents.
    await ben.lobby({ op: 'write', text: '<img src=x onerror=alert(1)> ciao' });
    await page.locator('[data-news="line"]').waitFor();
    await page.keyboard.press('t');
    const line = page
      .locator('.talk-lines li')
      .filter({ hasText: '<img src=x onerror=alert(1)> ciao' });
    await line.waitFor();
    expect(await page.locator('.talk-lines img').count()).toBe(0);
    await page.locator('input[name="chat"]').fill('arrivo');
    await page.keyboard.press('Enter');
    await ben.until(() => ben.talk.some((one) => 'text' in one && one.text === 'arrivo'));
    await page.locator('[data-say="thanks"]').click();
    await ben.until(() => ben.talk.some((one) => 'preset' in one && one.preset === 'thanks'));
    // A muted person is neither seen nor heard.
    await page.locator('[data-person="1"] [data-about]').click();
    await page.locator('[data-mute]').click();
    await line.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.locator('.table-panel').waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
    await Promise.all([visitor.close(), ben.leave()]);
  });
});

describe('chairs', () => {
  test('two votes remove who keeps the table waiting, who takes the chair back; one leaves', async () => {
    const ana = await Guest.create(server.url, { seats: 3, name: 'Ana' });
    const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
    const eve = await Guest.join(server.url, ana.code, { name: 'Eve' });
    await ana.lobby({ op: 'start' });
    const anas = await seated(ana, SIZES.phone);
    const bens = await seated(ben, SIZES.laptop);
    await anas.page.locator('.decision.mine').waitFor();
    await eve.act({ type: 'submitBid', amount: 0 });
    await anas.page.locator('[data-confirm]').click();
    // Ben thinks. After a minute (of this table) the others may vote.
    await anas.page.locator('.tool-table').click();
    const vote = anas.page.locator('.table-panel [data-vote="1"]');
    await vote.waitFor();
    await vote.click();
    await bens.page.locator('[data-news="vote"]').waitFor();
    await eve.until(() => eve.table.votes.length === 1);
    await eve.lobby({ op: 'vote', seat: 1, remove: true });
    await bens.page.locator('[data-news="removed"]').waitFor();
    await bens.page.locator('[data-situation="spectator"]').waitFor();

    // The way back is shown, also after a reload, as long as a bot has the chair.
    await bens.page.reload();
    await bens.page.locator('[data-news="removed"] [data-return]').waitFor();
    await bens.page.keyboard.press('t');
    await bens.page.locator('[data-person="1"]').getByRole('button', { name: 'Take' }).click();
    await bens.page.locator('[data-situation="spectator"]').waitFor({ state: 'detached' });
    await eve.until(() => eve.table.seats[1]?.taken === true && eve.table.seats[1].connected);
    await bens.page.reload();
    await bens.page.locator('.decision').waitFor();
    expect(await bens.page.locator('[data-situation="spectator"]').count()).toBe(0);

    // Ana leaves for good, asked twice; the others keep their table.
    await anas.page.locator('.table-panel .leave').click();
    await anas.page.locator('[data-leave]').click();
    await anas.page.locator('.menu').waitFor();
    await eve.until(() => eve.table.seats[0]?.bot === BOT && eve.table.host !== 0);
    expect([...anas.complaints, ...bens.complaints]).toEqual([]);
    await Promise.all([anas.close(), bens.close(), eve.leave()]);
  });
});

describe('undo', () => {
  test('says what goes back, and is struck out for everybody', async () => {
    const ana = await Guest.create(server.url, {
      seats: 2,
      name: 'Ana',
      bots: [BOT],
      pace: 'instant',
      start: true,
    });
    const actor = await seated(ana, SIZES.laptop);
    const eye = await visit(browser, `${server.url}/table/${ana.code}`, SIZES.laptop);
    const person = new Person(actor.page, new Pointer(), { undoes: false });
    const note = actor.page.locator('[data-undo-note]');
    const struck = eye.page.locator('.log .withdrawn');
    // Within the player's turn nobody else acts: the possible undo stays the same during the
    // reading.
    await person.play(300_000, ({ mine, situation }) => mine && situation === 'turn');
    for (const end = Date.now() + 300_000; (await note.count()) === 0; ) {
      if (Date.now() > end) throw new Error('Nothing could be taken back.');
      await person.step();
      // The undo is announced separately.
      await note.waitFor({ timeout: 1000 }).catch(() => undefined);
    }
    expect(await note.textContent()).toMatch(/Undoes: .+(further back than|start of)/);
    await actor.page.locator('[data-undo]:not([disabled])').click();
    await struck.first().waitFor();
    expect(await struck.first().textContent()).toContain('(undone)');
    await expect.poll(() => eye.page.locator('.log [data-event="undone"]').count()).toBe(1);
    const same = () => actor.page.locator('.log .withdrawn').count();
    await expect.poll(same).toBe(await struck.count());
    // A newcomer sees the same lines, struck out as well.
    const late = await visit(browser, `${server.url}/table/${ana.code}`, SIZES.laptop);
    await late.page.locator('.log .withdrawn').first().waitFor();
    expect(await late.page.locator('.log [data-event="undone"]').count()).toBe(1);
    expect([...actor.complaints, ...eye.complaints, ...late.complaints]).toEqual([]);
    await Promise.all([actor.close(), eye.close(), late.close()]);
  });
});
