/** Ways to a table and back to it, as networks, phones and browsers have them. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../../server/harness.ts';
import { SIZES, sharedBrowser, sharedServer, visit, visitAs } from './harness.ts';
import { silentLine } from './silent-line.ts';

const GAME = 'caravan';
/** If every frame is drawn, there are few pixels in it. */
const SMALL = { width: 800, height: 450 };
let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer('guests');
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

/** Two guests at a running match; the first of them owes the decision. */
async function match(url = server.url): Promise<[Guest, Guest]> {
  const host = await Guest.create(url, { game: GAME, seats: 2, name: 'Ada' });
  const other = await Guest.join(url, host.code, { name: 'Bo' });
  await host.lobby({ op: 'start' });
  for (const guest of [host, other]) await guest.until(() => guest.table.stage === 'playing');
  await host.until(() => host.canDecide || other.canDecide);
  return host.canDecide ? [host, other] : [other, host];
}

/** Composes the caravan game's decision and sends it. */
async function compose(page: Page): Promise<() => Promise<void>> {
  const panel = page.locator('.decision.mine');
  await panel.waitFor();
  const leads = (await panel.locator('[data-kind="travel"]').count()) > 0;
  const kind = panel.locator(`[data-kind="${leads ? 'travel' : 'pass'}"]`);
  if (await kind.evaluate((one) => !one.classList.contains('expanded'))) {
    await kind.locator('.kind-head').click();
  }
  if (leads) {
    const die = panel.locator('[data-input="leg0"] [data-choice]').first();
    if ((await die.getAttribute('aria-pressed')) !== 'true') await die.click();
  }
  return () => panel.locator('[data-confirm]').click();
}

test('a line that dies without a close is left: what was pressed is carried out, once', async () => {
  const line = await silentLine(server.url);
  const [owner, other] = await match();
  const { code, token } = owner;
  const seat = { url: line.url, code, token };
  const visitor = await visitAs(browser, seat, SIZES.laptop);
  const { page } = visitor;
  const { seq } = other.table;
  const send = await compose(page);
  const before = line.made;
  line.hush();
  await send();
  await other.until(() => other.table.seq > seq);
  expect(line.made).toBeGreaterThan(before);
  expect(other.table.seq).toBe(seq + 1);
  await expect.poll(() => page.locator('.banner').count()).toBe(0);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
  await line.close();
});

test('an overlay whose line is dead says so, and goes on once there is another', async () => {
  const line = await silentLine(server.url);
  const [owner] = await match();
  const visitor = await visit(browser, `${line.url}/overlay/${owner.code}`, SIZES.laptop);
  const { page } = visitor;
  await page.getByText('Ada').first().waitFor();
  line.hush(true);
  const note = page.getByText('Reconnecting');
  await note.waitFor();
  line.heal();
  await note.waitFor({ state: 'hidden' });
  await visitor.close();
  await line.close();
});

/** Counts draw calls, and the drawing contexts. */
async function counting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('laguna.settings', '{"quality":"low","speed":"instant"}');
    const count = { calls: 0 };
    const { prototype } = WebGL2RenderingContext;
    for (const name of ['drawElements', 'drawElementsInstanced', 'drawArrays'] as const) {
      const draw: (...given: never[]) => void = prototype[name];
      Object.assign(prototype, {
        [name](this: WebGL2RenderingContext, ...given: number[]) {
          count.calls++;
          draw.apply(this, given as never[]);
        },
      });
    }
    Object.assign(window, { drawn: count });
  });
}

/** Draw calls so far. */
const drawn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { drawn: { calls: number } }).drawn.calls);

/** Draw calls during so many frames of the page. */
const drawnIn = (page: Page, frames: number): Promise<number> =>
  page.evaluate(async (rest) => {
    const { drawn } = window as unknown as { drawn: { calls: number } };
    const from = drawn.calls;
    for (let left = rest; left > 0; left--) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    }
    return drawn.calls - from;
  }, frames);

test('a covered city is not drawn, and a lost one can be drawn again', async () => {
  const [owner] = await match();
  const url = `${server.url}/watch/${owner.code}`;
  const visitor = await visit(browser, url, SMALL, { before: counting, drawn: true });
  const { page } = visitor;
  const city = page.locator('.scene canvas');
  await expect.poll(() => drawn(page)).toBeGreaterThan(100);
  await page.keyboard.press('l');
  await page.locator('.ledger').waitFor();
  await expect.poll(() => drawnIn(page, 20)).toBe(0);
  const covered = await drawn(page);
  await page.keyboard.press('l');
  await expect.poll(() => drawn(page)).toBeGreaterThan(covered);
  await city.evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  const again = page.locator('[data-again]');
  await again.waitFor();
  expect(await page.locator('.no-gl').innerText()).toContain('dropped the 3D picture');
  await page.screenshot({ path: 'test-results/pictures/lost.png' });
  const lost = await drawn(page);
  await again.click();
  await city.waitFor();
  await expect.poll(() => drawn(page)).toBeGreaterThan(lost);
  expect(await page.locator('.ledger').count()).toBe(0);
  await visitor.close();
});

test('on a phone the settings hide the city: nothing is drawn under them', async () => {
  const road = { before: counting, drawn: true, touch: true };
  const visitor = await visit(browser, server.url, SIZES.phone, road);
  const { page } = visitor;
  await expect.poll(() => drawn(page)).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Settings' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.waitFor();
  await expect.poll(() => drawnIn(page, 40)).toBe(0);
  const covered = await drawn(page);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => drawn(page)).toBeGreaterThan(covered);
  await visitor.close();
});

/** Another tab of the same browser, at `path`. */
async function tab(page: Page, path: string): Promise<Page> {
  const next = await page.context().newPage();
  next.setDefaultTimeout(60_000);
  await next.goto(new URL(path, page.url()).href);
  return next;
}

test('the code scanned again leads to the player’s own seat, and the first tab back to it', async () => {
  const [owner, other] = await match();
  const { code, token } = owner;
  const visitor = await visitAs(browser, { url: server.url, code, token }, SIZES.phone, 'hand');
  const { page } = visitor;
  await page.locator('.decision.mine').first().waitFor();
  const second = await tab(page, `/hand/${code}`);
  await second.locator('[data-own]').tap();
  await second.locator('.decision.mine').first().waitFor();
  await page.getByRole('button', { name: 'Try again now' }).tap();
  await page.locator('.decision.mine').first().waitFor();
  // A stand's code asks for a chair at once: there the browser gets its own again.
  const third = await tab(page, `/hand/${code}?take`);
  await third.locator('.decision.mine').first().waitFor();
  expect(other.table.seats.filter(({ taken }) => taken).length).toBe(2);
  await visitor.close();
});

/**
 * Takes the page's own chair after the layout has settled: a control that moves between down and up
 * is not pressed.
 */
async function takeChair(page: Page): Promise<void> {
  const offer = page.locator('[data-own]');
  await offer.waitFor();
  await page.locator('.arriving-city:not([data-gone="true"])').waitFor({ state: 'detached' });
  await offer.click();
  await page.locator('.decision.mine').waitFor();
}

test('the large page offers the player’s own chair of another tab, too', async () => {
  const [owner] = await match();
  const { code, token } = owner;
  const visitor = await visitAs(browser, { url: server.url, code, token }, SIZES.laptop);
  const { page } = visitor;
  await page.locator('.decision.mine').waitFor();
  const second = await tab(page, `/table/${code}`);
  await takeChair(second);
  const third = await tab(page, `/watch/${code}`);
  await takeChair(third);
  await visitor.close();
});

test('leaving a match asks once, Back closes first, and Continue leads back to it', async () => {
  const [owner, other] = await match();
  const { code, token, seat } = owner;
  const visitor = await visitAs(browser, { url: server.url, code, token }, SIZES.laptop);
  const { page } = visitor;
  const question = page.getByRole('dialog', { name: 'Leave this match?' });
  const decision = page.locator('.decision.mine');
  await decision.waitFor();
  // Back closes an open dialog.
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await settings.waitFor({ state: 'hidden' });
  // Then Back asks, and a person who stays has lost nothing.
  await page.goBack({ waitUntil: 'commit' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await decision.waitFor();
  expect(other.table.seats[seat].connected).toBe(true);
  // The way to the menu asks as well; there the match is first.
  await page.getByRole('button', { name: 'Back to the menu' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  const road = page.locator('.menu-continue');
  await road.waitFor();
  expect(await road.innerText()).toContain(code);
  expect(await road.innerText()).toContain('It’s your turn.');
  expect(await page.locator('.menu-card > *').first().getAttribute('class')).toBe('menu-continue');
  // The match is none of the replays yet.
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.locator('[data-running]').waitFor();
  expect(await page.locator('.replay-recent button').count()).toBe(0);
  await page.goBack({ waitUntil: 'commit' });
  await road.locator('[data-continue]').click();
  await decision.waitFor();
  await visitor.close();
});

test('on a phone Back leads to the decision, then asks', async () => {
  const [owner] = await match();
  const { code, token } = owner;
  const visitor = await visitAs(browser, { url: server.url, code, token }, SIZES.phone, 'hand');
  const { page } = visitor;
  const decision = page.locator('.decision.mine').first();
  await decision.waitFor();
  await page.waitForFunction(() => history.state?.stop === true);
  await page.locator('[data-tab]').last().tap();
  await decision.waitFor({ state: 'hidden' });
  await page.goBack({ waitUntil: 'commit' });
  await decision.waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).tap();
  await decision.waitFor();
  await visitor.close();
});

test('on a phone the menu’s tools are within the page, in every language', async () => {
  const { url: house } = await sharedServer();
  for (const language of ['en', 'de', 'es', 'fr', 'it']) {
    const address = `${house}/?lang=${language}`;
    const { page, close } = await visit(browser, address, SIZES.phone, { flat: true });
    await page.locator('.menu-tools [data-me]').waitFor();
    const edges = await page
      .locator('.menu-tools > *')
      .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect().right));
    expect(Math.max(...edges), language).toBeLessThanOrEqual(SIZES.phone.width);
    await close();
  }
});
