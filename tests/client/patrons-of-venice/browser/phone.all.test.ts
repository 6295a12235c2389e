/** Two phones play beside a big screen: from the code to the last turn, by touch. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, startServer, type TestServer } from '../../../server/harness.ts';
import { type Hand, Pointer } from '../../browser/hands.ts';
import { launch, SIZES, type Visitor, visit } from '../../browser/harness.ts';
import { Player } from './player.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  const client = process.env.LAGUNA_TEST_CLIENT;
  server = await startServer({}, client ? { client } : {});
  browser = await launch('--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const pointer = new Pointer();
const finger: Hand = {
  press: (target) => target.tap({ timeout: 10_000 }),
  turn: (stepper, up) => pointer.turn(stepper, up),
};

/** Scans the code and takes a seat; the big screen shows it. */
async function sitDown(screen: Visitor, code: string, name: string): Promise<Visitor> {
  const phone = await visit(browser, `${server.url}/hand/${code}`, SIZES.phone, { touch: true });
  await phone.page.locator('input[name="name"]').fill(name);
  await phone.page.locator('[data-sit]').tap();
  await screen.page.locator('.screen-people li', { hasText: name }).waitFor();
  return phone;
}

test('two phones sit down at a big screen’s table, one reloads, and all see who wins', async () => {
  const table = await Guest.create(server.url, {
    game: 'patrons-of-venice',
    seats: 3,
    screen: true,
    pace: 'instant',
  });
  const screen = await visit(browser, `${server.url}/watch/${table.code}?screen`, SIZES.laptop);
  await screen.page.locator('.screen-qr img').waitFor();
  const ana = await sitDown(screen, table.code, 'Ana');
  const ben = await sitDown(screen, table.code, 'Ben');
  const { page } = ana;
  await page.locator('[data-start]').tap();

  // Ben plays on his own, independent of Ana.
  const other = new Player(ben.page, finger);
  const played = other.play();
  const player = new Player(page, finger);
  await player.play(() => player.steps >= 5);
  await player.play(({ situation }) => situation !== '');
  const question = () => page.locator('.decision.mine h2').innerText();
  const before = await question();
  await page.reload();
  await expect.poll(question).toBe(before);

  // The map for reference: a business's earnings on each vacant lot.
  await page.locator('[data-tab="city"]').tap();
  const nodes = page.locator('.placed .choice');
  await expect.poll(() => nodes.count()).toBe(22 + 7);
  await page.locator('.placed .choice:has(small)').first().tap();
  await expect.poll(() => page.locator('.pv-outlook tbody tr').count()).toBe(7);
  // All of it is in the picture side by side, each site large enough for a finger.
  const boxes = await nodes.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  for (const [k, box] of boxes.entries()) {
    expect(box.left >= 0 && box.right <= SIZES.phone.width).toBe(true);
    expect(Math.min(box.right - box.left, box.bottom - box.top)).toBeGreaterThanOrEqual(43);
    for (const one of boxes.slice(k + 1)) {
      const wide = Math.min(box.right, one.right) - Math.max(box.left, one.left);
      const high = Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top);
      expect(Math.min(wide, high), JSON.stringify([box, one])).toBeLessThan(2);
    }
  }
  await page.locator('[data-tab="turn"]').tap();

  await Promise.all([player.play(), played]);
  await table.until(() => table.table.stage === 'finished');
  const scoring = async ({ page: shown }: Visitor) => {
    await shown.locator('.result tr.winner').first().waitFor();
    return shown.locator('.result tbody .total').allInnerTexts();
  };
  const shared = await scoring(screen);
  expect(shared).toHaveLength(3);
  for (const visitor of [screen, ana, ben]) {
    expect(await scoring(visitor)).toEqual(shared);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }
  await table.leave();
});
