/** Two phones play beside a big screen: from the code to the final scoring, by touch. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, startServer, type TestServer } from '../../../server/harness.ts';
import type { Hand } from '../../browser/hands.ts';
import { launch, SIZES, type Visitor, visit } from '../../browser/harness.ts';
import { byHand, Player } from './player.ts';

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

const finger: Hand = { press: (target) => target.tap(), turn: async () => {} };

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
    game: 'strozzi',
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
  const other = new Player(ben.page, byHand(finger));
  const played = other.play();
  const player = new Player(page, byHand(finger));
  await player.play(() => player.steps >= 5);
  await player.play(({ situation }) => situation === 'claim' || situation === 'overbid');
  // The text below the answers depends on the last touched one.
  const question = async () => {
    const parts = page.locator('.decision.mine :is(h2, .st-ship, .st-answers)');
    return (await parts.allInnerTexts()).join('\n');
  };
  const before = await question();
  expect(before).toContain('Pass');
  await page.reload();
  await expect.poll(question).toBe(before);
  // Every answer is in the picture as it is, and can be met by a finger.
  const sizes = await page.locator('.st-answers .choice').evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return { seen: top >= 0 && bottom <= innerHeight, tall: height >= 44 };
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.every(({ seen, tall }) => seen && tall)).toBe(true);

  await Promise.all([player.play(), played]);
  await table.until(() => table.table.stage === 'finished');
  // The three arts are unveiled one after the other; then the winner is shown, on every screen
  // alike.
  const scoring = async ({ page }: Visitor) => {
    await page.locator('.result tr.winner').waitFor();
    return page.locator('.result tbody .total').allInnerTexts();
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
