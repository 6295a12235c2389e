/**
 * A game that differs from the flagship in every respect, on the product's own pages: menu, lobby
 * with yes or no, lists and six colours, a match in 3D and one in the ledger by keys, the phone.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { Guest } from '../../server/harness.ts';
import { type Hand, Keyboard, Pointer } from './hands.ts';
import { SIZES, sharedBrowser, sharedServer, undrawn, visit } from './harness.ts';
import { codeOf, gameTile, playNow, settle } from './table.ts';

const GAME = 'caravan';
let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer('guests');
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

const card = (page: Page) => page.locator(`.game-card[data-game="${GAME}"]`);
/** The city exists and is not drawn: the tests examine the layers over it. */
const low = async (page: Page): Promise<void> => {
  await undrawn(page);
  await page.addInitScript(() =>
    localStorage.setItem(
      'laguna.settings',
      '{"quality":"low","speed":"instant","motion":"reduced"}',
    ),
  );
};
const finger: Hand = { press: (one) => one.tap(), turn: async () => {} };
/** The ids of the cards in their order. */
const order = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('.game-card')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.game));

/** The part of a page that shows that the table has moved on. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    return [
      text('.result h1'),
      text('.decision h2'),
      text('.progress'),
      text('.decision.mine'),
    ].join();
  });

/** Composes and sends the decision of the caravan game. */
async function decide(page: Page, hand: Hand): Promise<void> {
  const panel = page.locator('.decision.mine');
  const asked = await shown(page);
  const leads = (await panel.locator('[data-kind="travel"]').count()) > 0;
  const kind = panel.locator(`[data-kind="${leads ? 'travel' : 'pass'}"]`);
  if (await kind.evaluate((one) => !one.classList.contains('expanded'))) {
    await hand.press(kind.locator('.kind-head'));
  }
  if (leads) {
    const die = panel.locator('[data-input="leg0"] [data-choice]').first();
    // Another seat may have been quicker: then the decision has changed.
    const isThere = async () => (await die.isVisible()) || (await shown(page)) !== asked;
    await expect.poll(isThere).toBe(true);
    if (!(await die.isVisible())) return;
    if ((await die.getAttribute('aria-pressed')) !== 'true') await hand.press(die);
  }
  const before = await shown(page);
  await hand.press(panel.locator('[data-confirm]'));
  await expect.poll(() => shown(page)).not.toBe(before);
}

interface Seen {
  readonly leader: number;
  readonly passed: readonly number[];
  readonly phase: string;
}
const seen = (one: Guest): Seen => one.table.view as unknown as Seen;

/** Waits until both see one position, in which the other one has nothing to do; or the end. */
async function settled(page: Page, other: Guest): Promise<void> {
  const at = () =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>('.decision.mine')?.dataset.seq));
  const isSettled = async () => {
    if (await page.locator('.result').isVisible()) return true;
    const { leader, passed } = seen(other);
    return (await at()) === other.table.seq && (leader === other.seat || passed.length > 0);
  };
  await expect.poll(isSettled).toBe(true);
}

/**
 * Decides until the purses are counted.
 * @param other moves only when this person has moved; without one, an interrupted decision is
 * composed again
 */
async function play(page: Page, hand: Hand, other?: Guest): Promise<void> {
  for (;;) {
    await page.locator('.decision.mine [data-kind], .result').first().waitFor({ timeout: 120_000 });
    if (other) await settled(page, other);
    if (await page.locator('.result').isVisible()) return;
    const before = await shown(page);
    try {
      await decide(page, hand);
    } catch (error) {
      if (other || (await shown(page)) === before) throw error;
    }
  }
}

/**
 * The other one of two, which never cuts a decision short: passes at once, leads when all have
 * passed.
 */
async function follow(one: Guest): Promise<void> {
  while (one.table.stage !== 'finished') {
    const { leader, passed } = seen(one);
    const mine = one.seat;
    const waits = leader === mine ? passed.length === 0 : passed.includes(mine);
    if (!waits) {
      const action: JsonObject =
        leader === mine ? { type: 'travel', legs: [[0]] } : { type: 'pass' };
      expect(await one.act(action)).toMatchObject({ ok: true });
    }
    const { seq } = one.table;
    await one.until(() => one.table.stage === 'finished' || one.table.seq > seq || !waits, 120_000);
  }
}

test('the menu has a card of each; the address and the last match say which lies first', async () => {
  const visitor = await visit(browser, `${server.url}/?game=${GAME}`, SIZES.laptop, {
    flat: true,
    settled: true,
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
  // Without a request and without an earlier match the house's order counts.
  await page.goto(`${server.url}/`);
  await card(page).waitFor();
  expect((await order(page)).at(-1)).toBe(GAME);
  const tile = await gameTile(page, new Pointer(), GAME);
  await playNow(tile, new Pointer());
  await page.waitForURL(/\/table\//);
  await page.locator('.ledger .decision').waitFor();
  await page.goto(`${server.url}/`);
  await card(page).waitFor();
  expect((await order(page))[0]).toBe(GAME);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('its options of every kind, six colours and its own clock; then a match over its own place in 3D', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, {
    before: low,
    reducedMotion: true,
  });
  const { page } = visitor;
  const tile = await gameTile(page, new Pointer());
  await tile.getByRole('button', { name: 'Create a table' }).click();
  await page.locator('.menu-part select[name="game"]').selectOption(GAME);
  const form = page.locator('form.create-form');
  for (const name of ['6', 'Brisk', 'None', 'Instant']) {
    await form.getByRole('radio', { name, exact: true }).click();
  }
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
  const visitor = await visit(browser, server.url, SIZES.laptop, { flat: true });
  const { page } = visitor;
  const keys = new Keyboard(page);
  await settle(page, keys);
  const tile = await gameTile(page, keys, GAME);
  await keys.press(tile.getByRole('button', { name: 'Create a table' }));
  const form = page.locator('form.create-form');
  await keys.press(form.getByRole('radio', { name: '2', exact: true }));
  await keys.press(form.getByRole('checkbox', { name: 'Fill the other' }));
  await keys.press(form.getByRole('button', { name: 'Open the table' }));
  await page.waitForURL(/\/table\//);
  const ben = await Guest.join(server.url, codeOf(page), { name: 'Ben' });
  await keys.press(page.getByRole('button', { name: 'Start the match' }));
  await page.locator('.ledger .decision').waitFor();
  await ben.until(() => ben.table.stage === 'playing');
  await Promise.all([play(page, keys, ben), follow(ben)]);
  await ben.leave();
  expect([...keys.unseen]).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('the phone has its hand, covers it and decides', async () => {
  const options = { rounds: 2 };
  const host = await Guest.create(server.url, {
    game: GAME,
    seats: 2,
    name: 'Ana',
    options,
    pace: 'instant',
  });
  const visitor = await visit(browser, `${server.url}/hand/${host.code}`, SIZES.phone, {
    touch: true,
    flat: true,
    settled: true,
  });
  const { page } = visitor;
  await page.getByText('Caravan').waitFor();
  await page.locator('[data-sit]').tap();
  await host.until(() => host.table.seats[1]?.taken === true);
  await host.lobby({ op: 'start' });
  await page.locator('[data-own="1"]').waitFor();
  expect(await page.locator('[data-own="1"]').innerText()).toMatch(/coins · Goal: oasis \d+/);
  await Promise.all([follow(host), play(page, finger, host)]);
  await page.locator('.result').waitFor();
  expect(visitor.complaints).toEqual([]);
  await host.leave();
  await visitor.close();
});
