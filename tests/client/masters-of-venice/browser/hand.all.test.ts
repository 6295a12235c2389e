/**
 * Phones at a table around one big screen: by touch from the code to the seat, through bid,
 * destination and turn, a reload, the cover, and back into a bot's chair. The screen receives no
 * secret.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOT, Guest, startServer, type TestServer } from '../../../server/harness.ts';
import type { Hand } from '../../browser/hands.ts';
import { launch, SIZES, type Visitor, visit } from '../../browser/harness.ts';
import { Tap } from '../../browser/tap.ts';
import { Person } from './person.ts';

const BUILT_ELSEWHERE = process.env.LAGUNA_TEST_CLIENT;
const REACH_MS = 30_000;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  const client = BUILT_ELSEWHERE ? { client: BUILT_ELSEWHERE } : {};
  server = await startServer({ absenceSeconds: 30 }, client);
  browser = await launch('--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** One finger. */
const finger: Hand = {
  press: (target) => target.tap({ timeout: REACH_MS }),
  turn: (stepper, up) => {
    const button = stepper.locator('button.step');
    return (up ? button.last() : button.first()).tap({ timeout: REACH_MS });
  },
};

const phone = (path: string, before?: (page: Page) => Promise<unknown>): Promise<Visitor> =>
  visit(browser, `${server.url}${path}`, SIZES.phone, { touch: true, ...(before && { before }) });

/** A table with a big screen, as the page of a big screen opens it. */
const screenOf = (seats: number): Promise<Guest> =>
  Guest.create(server.url, { seats, screen: true, pace: 'instant', options: { money: 'hidden' } });

describe('around one big screen', () => {
  test('two phones sit down and play by touch; the screen hears no secret', async () => {
    const table = await screenOf(3);
    const tap = new Tap();
    const listen = (page: Page) => tap.listen(page);
    const screen = await visit(browser, `${server.url}/watch/${table.code}?screen`, SIZES.laptop, {
      before: listen,
    });
    await screen.page.locator('.screen-qr img').waitFor();
    expect(await screen.page.locator('.screen-link').textContent()).toContain(
      `/hand/${table.code}`,
    );

    const [ana, ben] = [await phone(`/hand/${table.code}`), await phone(`/hand/${table.code}`)];
    for (const [visitor, name] of [
      [ana, 'Ana'],
      [ben, 'Ben'],
    ] as const) {
      await visitor.page.locator('input[name="name"]').fill(name);
      await visitor.page.locator('[data-sit]').tap();
      await visitor.page.locator('.chairs').waitFor();
      await screen.page.locator('.screen-people li', { hasText: name }).waitFor();
    }
    // The first person starts; a bot takes the third chair.
    expect(await ben.page.locator('[data-start]').count()).toBe(0);
    await ana.page.locator('[data-start]').tap();

    const held = new Set<string>();
    const people = [new Person(ana.page, finger), new Person(ben.page, finger)];
    const done = (what: string): number =>
      Math.min(...people.map((person) => person.done.get(what) ?? 0));
    const end = Date.now() + 240_000;
    while (done('bid') < 1 || done('destination') < 1 || done('end') < 1) {
      if (Date.now() > end) throw new Error('They did not come to their turns.');
      for (const [k, person] of people.entries()) {
        const { page } = [ana, ben][k];
        await person.step();
        const cards = page.locator('[data-target^="guildOrder:"]');
        for (const key of await cards.evaluateAll(targets)) held.add(key);
      }
    }
    for (const person of people) expect(person.warnings).toEqual([]);

    // The contents of the hands have reached the phones, and no screen.
    expect(held.size).toBeGreaterThanOrEqual(2);
    const told = (await tap.bytes()).toString('latin1');
    expect(told).toContain('gondola');
    for (const card of held) expect(told.includes(card), card).toBe(false);

    // A reload leads back into the same seat and the same hand.
    const name = await ana.page.locator('.hp-who > strong').textContent();
    await ana.page.reload();
    await ana.page.locator('.hp').waitFor();
    expect(name).toBe('Ana');
    await expect.poll(() => ana.page.locator('.hp-who > strong').textContent()).toBe(name);

    // The cover removes all secrets from the page, and a held finger shows them meanwhile.
    await ana.page.locator('[data-tab="hand"]').tap();
    await ana.page.locator('.hand .card').first().waitFor();
    await ana.page.locator('.hp-top .icon-button').first().tap();
    await expect.poll(() => ana.page.locator('.hand .card, .purse').count()).toBe(0);
    const box = await ana.page.locator('[data-look]').boundingBox();
    if (!box) throw new Error('The cover has no button.');
    await ana.page.mouse.move(box.x + 40, box.y + 30);
    await ana.page.mouse.down();
    await ana.page.locator('.hand .card').first().waitFor();
    await ana.page.mouse.up();
    await ana.page.locator('.hand .card').first().waitFor({ state: 'detached' });
    await ana.page.locator('.hp-lid button').last().tap();
    await ana.page.locator('.hand .card').first().waitFor();

    for (const visitor of [screen, ana, ben]) {
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    }
    await table.leave();
  });
});

/** Runs in the page. */
const targets = (list: Element[]): string[] =>
  list.map((element) => (element as HTMLElement).dataset.target?.split(':')[1] ?? '');

describe('a match that runs already', () => {
  test('a code with ?take seats a passer-by in an open bot’s chair; without one the page says so', async () => {
    const host = await Guest.create(server.url, {
      seats: 3,
      name: 'Host',
      bots: [BOT, BOT],
      pace: 'slow',
    });
    await host.lobby({ op: 'start' });
    await host.until(() => host.table.stage === 'playing');

    const early = await phone(`/hand/${host.code}`);
    await early.page.getByText('is under way', { exact: false }).waitFor();
    expect(await early.page.locator('[data-sit]').count()).toBe(0);

    await host.lobby({ op: 'open', seat: 1, open: true });
    await early.page.locator('[data-sit]').waitFor();

    const from = Date.now();
    const taker = await phone(`/hand/${host.code}?take`);
    // Who comes by such a code is told first what the game is.
    await taker.page.locator('[data-primer-done]').tap();
    await taker.page.locator('.hp .decision').waitFor();
    console.log(`A phone holds a chair ${Date.now() - from} ms after its scan.`);
    await host.until(() => host.table.seats[1]?.taken === true);
    expect(new URL(taker.page.url()).search).toBe('');
    // A spectator sees that the chair is taken.
    await early.page.locator('[data-sit]').waitFor({ state: 'detached' });

    // Given up in the menu, the chair is the bot's again, and the page offers its choices.
    await taker.page.locator('.hp-top .icon-button').last().tap();
    await taker.page.locator('.leave').tap();
    // The page reloads: earlier messages belong to the old page.
    const anew = taker.page.waitForEvent('domcontentloaded');
    await taker.page.locator('[data-leave]').tap();
    await host.until(() => host.table.seats[1]?.bot !== '');
    await anew;
    expect(new URL(taker.page.url()).pathname).toBe(`/hand/${host.code}`);
    await taker.page.getByText('is under way', { exact: false }).waitFor();
    for (const visitor of [early, taker]) {
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    }
    await host.leave();
  });
});

test('an unknown code, and none at all: a page with the next step', async () => {
  const lost = await phone('/hand/NOTABLE');
  await lost.page.getByText('There is no table NOTABLE').waitFor();
  await lost.page.locator('input[name="code"]').fill('ab c1');
  await lost.page.getByRole('button', { name: 'Go to the table' }).tap();
  await lost.page.waitForURL(/\/hand\/ABC1$/);
  await lost.page.goto(`${server.url}/hand`);
  await lost.page.getByText('Which table?').waitFor();
  await lost.close();
});

for (const size of [SIZES.phone, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
  test(`at ${size.width} × ${size.height} nothing runs over, and every control can be touched`, async () => {
    const guest = await Guest.create(server.url, { seats: 2, bots: [BOT], name: 'Ida' });
    const seat = { name: `laguna.seat.${guest.code}`, token: guest.token };
    await guest.lobby({ op: 'start' });
    const visitor = await visit(browser, `${server.url}/hand/${guest.code}`, size, {
      touch: true,
      before: (page) =>
        page.addInitScript(({ name, token }) => sessionStorage.setItem(name, token), seat),
    });
    const { page } = visitor;
    await page.locator('.hp.due .amount-large').waitFor();
    for (const tab of ['hand', 'market', 'people', 'turn']) {
      await page.locator(`[data-tab="${tab}"]`).tap();
      const found = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        small: [...document.querySelectorAll<HTMLElement>('.hp button')]
          .filter((button) => button.checkVisibility())
          .filter((button) => button.getBoundingClientRect().height < 44)
          .map((button) => button.className || button.textContent),
      }));
      expect(found, tab).toEqual({ wide: 0, small: [] });
    }
    const confirm = await page.locator('.outlook [data-confirm]').boundingBox();
    expect(confirm && confirm.y + confirm.height).toBeLessThanOrEqual(size.height);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
}
