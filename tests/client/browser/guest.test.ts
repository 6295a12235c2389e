/**
 * A game that is everything the flagship is not, on the product's own pages: menu, lobby with yes or
 * no, lists and six colours, a match in 3D and one in the ledger by keys, the phone.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, type TestServer } from '../../server/harness.ts';
import { startGuests } from './guests.ts';
import { type Hand, Keyboard, Pointer } from './hands.ts';
import { launch, SIZES, visit } from './harness.ts';
import { codeOf, settle } from './table.ts';

const GAME = 'caravan';
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startGuests();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const card = (page: Page) => page.locator(`.game-card[data-game="${GAME}"]`);
const low = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (!localStorage.getItem('laguna.settings')) {
      localStorage.setItem(
        'laguna.settings',
        '{"quality":"low","speed":"instant","motion":"reduced"}',
      );
    }
  });
/** The ids of the cards as they lie. */
const order = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('.game-card')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.game));

/** Decides whatever the caravan game asks, in its panel, until the purses are counted. */
async function play(page: Page, hand: Hand): Promise<void> {
  const panel = page.locator('.decision');
  for (;;) {
    await page.locator('.decision.mine, .result').first().waitFor({ timeout: 120_000 });
    if (await page.locator('.result').isVisible()) return;
    const head = await panel.locator('h2').innerText();
    const leads = await panel.locator('[data-kind="travel"]').isVisible();
    const kind = leads ? 'travel' : 'pass';
    const title = panel.locator(`[data-kind="${kind}"] .kind-head`);
    if ((await title.getAttribute('aria-expanded')) === 'false') await hand.press(title);
    if (leads) {
      const die = panel.locator('[data-input="leg0"] [data-choice]').first();
      await die.waitFor();
      if ((await die.getAttribute('aria-pressed')) !== 'true') await hand.press(die);
    }
    const before = await page.locator('.progress').innerText();
    await hand.press(panel.locator('[data-confirm]'));
    // The table has taken it: another round, another question, or the end.
    await page.waitForFunction(
      ([head, before]) =>
        document.querySelector('.result') !== null ||
        document.querySelector('.decision.mine') === null ||
        document.querySelector('.decision h2')?.textContent !== head ||
        (document.querySelector('.progress') as HTMLElement | null)?.innerText !== before,
      [head, before],
      { timeout: 60_000 },
    );
  }
}

test('the menu has a card of each; the address and the last match say which lies first', async () => {
  const visitor = await visit(browser, `${server.url}/?game=${GAME}`, SIZES.laptop, {
    before: low,
  });
  const { page } = visitor;
  await card(page).waitFor();
  const [first, ...others] = await order(page);
  expect(first).toBe(GAME);
  expect(others.length).toBeGreaterThan(0);
  const picture = card(page).locator('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await card(page).innerText()).toContain('2–6 players');
  // Where nobody asks and nothing was played the house's order counts.
  await page.goto(`${server.url}/`);
  await card(page).waitFor();
  expect((await order(page)).at(-1)).toBe(GAME);
  await card(page).getByRole('button', { name: 'Play now against bots' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.hud .decision').waitFor();
  await page.locator('.scene canvas').waitFor();
  await page.goto(`${server.url}/`);
  await card(page).waitFor();
  expect((await order(page))[0]).toBe(GAME);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('its options of every kind, six colours and its own clock; then a match over its own place in 3D', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { before: low });
  const { page } = visitor;
  await page.locator('.game-card').first().getByRole('button', { name: 'Create a table' }).click();
  await page.locator('.menu-part select[name="game"]').selectOption(GAME);
  const form = page.locator('form.create-form');
  await form.getByText('6', { exact: true }).click();
  await form.getByText('Brisk').click();
  await form.getByText('None', { exact: true }).click();
  await form.getByText('Instant', { exact: true }).click();
  await form.locator('details.options summary').click();
  await form.locator('select[name="openPurses"]').selectOption({ label: 'Yes' });
  await form.locator('select[name="bonus"]').selectOption({ label: '5, 10 or 15 coins' });
  await form.locator('select[name="rounds"]').selectOption({ label: '2' });
  await form.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  const ben = await Guest.join(server.url, codeOf(page), { spectate: true });
  const chosen = (): unknown =>
    Object.fromEntries(
      Object.entries(ben.table.options).map(([name, text]) => [name, JSON.parse(text)]),
    );
  expect(chosen()).toMatchObject({ openPurses: true, bonus: [5, 10, 15], rounds: 2 });
  // In the lobby: from a list to nothing, and six colours.
  await page.locator('select[name="bonus"]').selectOption({ label: 'No' });
  await ben.until(() => JSON.parse(ben.table.options.bonus ?? '0') === null);
  expect(await page.locator('.identity .color').count()).toBe(6);
  await page.locator('.identity .color input[value="black"]').check();
  await ben.until(() => ben.table.seats[0]?.color === 'black');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.hud .decision').waitFor();
  expect(new Set(ben.table.seats.map(({ color }) => color)).size).toBe(6);
  await page.locator('.scene[data-scene="table"] canvas').waitFor();
  await play(page, new Pointer());
  const shown = await page.locator('.result tbody tr').count();
  expect(shown).toBe(6);
  expect(await page.locator('.result').innerText()).toMatch(/\d+ coins/);
  expect(visitor.complaints).toEqual([]);
  await ben.leave();
  await visitor.close();
});

test('a match in the ledger by keys alone', async () => {
  const plain = await launch('--disable-3d-apis');
  const visitor = await visit(plain, server.url, SIZES.laptop);
  const { page } = visitor;
  const keys = new Keyboard(page);
  await settle(page, keys);
  await keys.press(card(page).getByRole('button', { name: 'Create a table' }));
  const form = page.locator('form.create-form');
  await keys.press(form.getByRole('radio', { name: '2', exact: true }));
  await keys.press(form.getByRole('radio', { name: 'Instant', exact: true }));
  await keys.press(form.locator('details.options summary'));
  await keys.press(form.getByRole('button', { name: 'Open the table' }));
  await page.waitForURL(/\/table\//);
  await keys.press(page.getByRole('button', { name: 'Start the match' }));
  await page.locator('.ledger .decision').waitFor();
  await play(page, keys);
  expect([...keys.unseen]).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await plain.close();
});

test('the phone has its hand, covers it and decides', async () => {
  const options = { rounds: 2 };
  const host = await Guest.create(server.url, {
    ...{ game: GAME, seats: 2, name: 'Ana', options, pace: 'instant' },
  });
  const visitor = await visit(browser, `${server.url}/hand/${host.code}`, SIZES.phone, {
    touch: true,
    before: low,
  });
  const { page } = visitor;
  await page.getByText('Caravan').waitFor();
  await page.locator('[data-sit]').tap();
  await host.until(() => host.table.seats[1]?.taken === true);
  await host.lobby({ op: 'start' });
  await page.locator('[data-own="1"]').waitFor();
  expect(await page.locator('[data-own="1"]').innerText()).toMatch(/coins · Goal: oasis \d+/);
  await Promise.all([
    host.play('ana'),
    play(page, { press: (one) => one.tap(), turn: async () => {} }),
  ]);
  await page.locator('.result').waitFor();
  expect(visitor.complaints).toEqual([]);
  await host.leave();
  await visitor.close();
});
