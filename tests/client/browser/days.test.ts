/** A match over days in real browsers: the lobby, a night, what has happened since, `/me`. */

import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, type TestServer } from '../../server/harness.ts';
import { startGuests } from './guests.ts';
import { SIZES, sharedFlat, type Visitor, visit } from './harness.ts';

const GAME = 'caravan';
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startGuests();
  browser = await sharedFlat();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = (path: string, size: keyof typeof SIZES = 'laptop'): Promise<Visitor> =>
  visit(browser, `${server.url}${path}`, SIZES[size], { touch: size === 'phone' });

/** Pictures for human eyes, with LAGUNA_LOOK=FOLDER. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LAGUNA_LOOK;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Plays the guest's decisions until the match waits for seat 1. */
async function untilMine(host: Guest): Promise<void> {
  for (;;) {
    await host.until(() => host.private.seq === host.table.seq);
    const { decider = [] } = host.table.view as { decider?: number[] };
    if (decider.includes(1) && !decider.includes(0)) return;
    await host.answer();
  }
}

test('the lobby’s pace, a night, the account before the decision, and the list of matches', async () => {
  const host = await Guest.create(server.url, { game: GAME, seats: 2, name: 'Ana' });
  const { code } = host;
  const ben = await open(`/table/${code}`);
  const { page } = ben;
  await page.locator('.lobby').waitFor();
  await host.lobby({ op: 'clock', clock: 'day' });
  await page.locator('.days-box').waitFor();
  await page.getByText('Each turn may take 1 day').waitFor();
  await look(page, 'lobby');
  // The browser's night is said by itself.
  const night = () => {
    const chair = server.app.house.journal.table(code).then((table) => {
      const { chairs } = table!.body.seats as unknown as {
        chairs: { days?: { night?: unknown } }[];
      };
      return chairs[1].days?.night;
    });
    return chair;
  };
  await expect.poll(night).toMatchObject({ from: 1380, to: 420 });
  await page.locator('input[name="night-from"]').fill('22:30');
  await expect.poll(night).toMatchObject({ from: 1350, to: 420 });
  await host.lobby({ op: 'start' });
  await page.locator('.ledger').waitFor();
  await look(page, 'table');
  // Once the seat is proved it is on the list.
  for (;;) {
    await page.goto(`${server.url}/me`);
    await page.locator('.me:not([data-state="loading"])').waitFor();
    if ((await page.locator('.me[data-state="known"]').count()) > 0) break;
    await page.goto(`${server.url}/table/${code}`);
    await page.locator('.ledger').waitFor();
  }
  await untilMine(host);
  await page.reload();
  const running = page.locator(`[data-running="${code}"]`);
  await running.getByText(/Your turn, .* left/).waitFor();
  await look(page, 'me');
  await running.getByRole('button', { name: 'Continue' }).click();

  // First what has happened, and one press to the decision.
  const since = page.locator('[data-since-turn]');
  await since.waitFor();
  await look(page, 'since');
  expect(await page.locator('.decision-body').count()).toBe(0);
  await page.locator('[data-decide]').click();
  await page.locator('.decision-body').first().waitFor();
  expect(await since.count()).toBe(0);
  await look(page, 'decision');
  await page.setViewportSize(SIZES.projector);
  await look(page, 'decision43');
  await ben.close();
  await host.leave();
}, 90_000);

test('on a phone the hand page begins with it, and its menu has the night and the reserve', async () => {
  const host = await Guest.create(server.url, {
    game: GAME,
    seats: 2,
    name: 'Ana',
    clock: 'twoDays',
  });
  const { code } = host;
  const phone = await open(`/hand/${code}`, 'phone');
  const { page } = phone;
  await page.locator('[data-sit], button.primary').first().click();
  await page.locator('.days-box').waitFor();
  await look(page, 'hand-lobby');
  await host.lobby({ op: 'start' });
  await page.locator('.hp').waitFor();
  await page.goto('about:blank');
  await untilMine(host);
  await page.goto(`${server.url}/hand/${code}`);
  await page.locator('[data-since-turn]').waitFor();
  await look(page, 'hand-since');
  await page.locator('[data-decide]').click();
  await page.locator('.decision-body').first().waitFor();
  await look(page, 'hand-decision');
  await page.locator('.hp-top button').last().click();
  await page.locator('.days-box').waitFor();
  await look(page, 'hand-menu');
  await page.locator('.days-box').scrollIntoViewIfNeeded();
  await page.locator('[data-go-away]').click();
  await page.locator('.days-box [data-away]').waitFor();
  await page.locator('.days-box [data-away]').scrollIntoViewIfNeeded();
  await look(page, 'hand-away');
  await phone.close();
  await host.leave();
}, 90_000);

test('on a phone an answer is given in advance, and told of when its person is back', async () => {
  const host = await Guest.create(server.url, { game: GAME, seats: 2, name: 'Ana', clock: 'day' });
  const { code } = host;
  const phone = await open(`/hand/${code}`, 'phone');
  const { page } = phone;
  page.setDefaultTimeout(15000);
  await page.locator('[data-sit], button.primary').first().click();
  await page.locator('.days-box').waitFor();
  await host.lobby({ op: 'start' });
  await page.locator('.hp').waitFor();
  await page.locator('.hp-top button').last().click();
  const answers = page.locator('.days-answers');
  await answers.scrollIntoViewIfNeeded();
  await look(page, 'hand-answers');
  const status = answers.locator('[data-given]');
  const given = async () => {
    const { body } = (await server.app.house.journal.table(code))!;
    const { chairs } = body.seats as unknown as { chairs: { days?: { given?: unknown } }[] };
    return chairs[1].days?.given;
  };
  await answers.locator('[name="choice-passRich"]').fill('150');
  await answers.locator('[name="choice-passRich"]').press('Enter');
  await answers.locator('[name="answer-passRich"]').tap();
  await answers.locator('[name="stays-passRich"]').tap();
  await expect.poll(() => status.textContent()).toBe('1 answer given in advance.');
  await expect.poll(given).toEqual([{ id: 'passRich', value: 150, stays: true }]);
  // It does not answer the present question; this one does, at once.
  expect((host.table.view as { passed: number[] }).passed).toEqual([]);
  await answers.locator('[name="answer-pass"]').tap();
  await host.until(() => (host.table.view as { passed: number[] }).passed.includes(1));
  await status.scrollIntoViewIfNeeded();
  await look(page, 'hand-answers-given');
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits).toBe(true);
  await page.goto('about:blank');
  await untilMine(host);
  await page.goto(`${server.url}/hand/${code}`);
  const since = page.locator('[data-since-turn]');
  await since.getByText(/^Answered in advance: /).waitFor();
  await look(page, 'hand-answered');
  // Their own turn has ended what was not to stay.
  await expect.poll(given).toEqual([{ id: 'passRich', value: 150, stays: true }]);
  await phone.close();
  await host.leave();
}, 90_000);
