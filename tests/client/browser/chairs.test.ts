/**
 * Chairs of a running match in real browsers: offered and refused votes, the way back for a removed
 * person, the new person of a chair, and the refusals. Seconds of clocks are a twentieth as long.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../engine/registry.ts';
import { hashToken } from '../../../server/table/seats.ts';
import { inTurn } from '../../scope.ts';
import { BOT, Guest, seatedTable, startServer, type TestServer } from '../../server/harness.ts';
import { SIZES, sharedFlat, undrawn, type Visitor, visit, visitAs } from './harness.ts';

const BUILT_ELSEWHERE = process.env.LAGUNA_TEST_CLIENT;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  const client = BUILT_ELSEWHERE ? { client: BUILT_ELSEWHERE } : {};
  server = await startServer({ absenceSeconds: 0 }, { clockSecond: 50, ...client });
  browser = await sharedFlat();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const owner = (guest: Guest, size: { width: number; height: number }, page?: 'table' | 'hand') =>
  visitAs(browser, { url: server.url, code: guest.code, token: guest.token }, size, page);
const none = (...visitors: readonly Visitor[]) =>
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('at a table of two there is no vote about who thinks, and it says why; about who is away there is', async () => {
  const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
  await ana.answer();
  const anas = await owner(ana, SIZES.laptop);
  await anas.page.locator('.tool-table').click();
  const line = anas.page.locator('[data-person="1"]');
  await line.getByText('takes two votes').waitFor();
  expect(await anas.page.locator('[data-vote]').count()).toBe(0);

  // Ben goes away: after a minute one vote is enough, and the chair is kept for him.
  const { token } = ben;
  await ben.leave();
  const vote = anas.page.locator('.table-panel [data-vote="1"]');
  await vote.waitFor();
  await vote.click();
  await line.getByText('Reserved for its player').waitFor();
  expect(await line.getByRole('button').count()).toBe(0);

  const bens = await visitAs(
    browser,
    { url: server.url, code: ana.code, token },
    SIZES.phone,
    'hand',
  );
  await bens.page.getByRole('heading', { name: 'A bot has your seat' }).waitFor();
  expect(await fits(bens.page)).toBe(0);
  await bens.page.locator('[data-return]').tap();
  await bens.page.locator('.hp').waitFor();
  await line.getByText('B', { exact: true }).waitFor();
  await anas.page.getByText('B has taken the seat back').first().waitFor();
  none(anas, bens);
  await Promise.all([anas.close(), bens.close()]);
});

test('a chair taken over is announced: at the table, in the ledger, on a phone, to who watches', async () => {
  const [ana, ben, eve] = (await seatedTable(server.url, 3)) as [Guest, Guest, Guest];
  await eve.lobby({ op: 'leave' });
  const anas = await owner(ana, SIZES.laptop);
  const bens = await owner(ben, SIZES.phone, 'hand');
  const watching = await visit(browser, `${server.url}/watch/${ana.code}`, SIZES.laptop);
  await anas.page.locator('[data-person], .decision').first().waitFor();
  await bens.page.locator('.hp .decision').waitFor();
  await watching.page.locator('.tool-table').waitFor();

  await anas.page.locator('.tool-table').click();
  await anas.page.locator('[data-person="2"]').getByRole('button', { name: 'Open' }).click();
  await anas.page.keyboard.press('Escape');
  await watching.page.locator('[data-news="open"]').waitFor();

  // A second page in Ana's own browser is offered the chair like every other, and gets the
  // refusal's reason.
  const second = await anas.context.newPage();
  await second.goto(`${server.url}/watch/${ana.code}`);
  await second.locator('[data-news="open"] button').click();
  const why = second.locator('[data-news="trouble"]');
  await why.getByText('You’ve seen another hand in this match').waitFor();
  // The token of another seat does not help either.
  await second.evaluate(
    ([name, token]) => sessionStorage.setItem(name as string, token as string),
    [`laguna.seat.${ben.code}`, ben.token],
  );
  await second.goto(`${server.url}/table/${ana.code}`);
  await second.getByRole('heading', { name: 'This browser already has a seat here' }).waitFor();

  const late = await Guest.join(server.url, ana.code, { name: 'Loredana', spectate: true });
  expect(await late.lobby({ op: 'sit', seat: 2 })).toMatchObject({ ok: true });
  for (const { page } of [anas, bens, watching]) {
    const line = page.locator('[data-news="line"]');
    await line.getByText('Loredana has taken over').waitFor();
    expect(await fits(page)).toBe(0);
  }
  await watching.page.locator('[data-news="open"]').waitFor({ state: 'detached' });
  none(bens, watching);
  await Promise.all([anas.close(), bens.close(), watching.close(), late.leave()]);
});

test('a player is no caster of that match in the same browser, and reads why', async () => {
  const key = 'abcdefghijklmnopqrstuv';
  const ana = await Guest.create(server.url, { seats: 2, name: 'Ana', bots: [BOT] });
  await ana.lobby({ op: 'caster', delay: 1, token: hashToken(key) });
  await ana.lobby({ op: 'start' });
  const anas = await owner(ana, SIZES.laptop);
  await anas.page.locator('.decision').waitFor();
  const second = await anas.context.newPage();
  await second.goto(`${server.url}/caster/${ana.code}#${key}`);
  await second
    .getByRole('heading', { name: 'You’re playing this match in this browser' })
    .waitFor();
  none(anas);
  await anas.close();
});

test('a notice of the table lies between the columns of the board, in a narrow window too', async () => {
  const ana = await Guest.create(server.url, {
    game: inTurn(Object.keys(games)),
    seats: 3,
    name: 'Ana',
    bots: [BOT, BOT],
  });
  await ana.lobby({ op: 'start' });
  const seat = { url: server.url, code: ana.code, token: ana.token };
  const board = { flat: false, before: undrawn };
  const anas = await visitAs(browser, seat, SIZES.projector, 'table', board);
  await anas.page.locator('.hud .decision').waitFor();
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben', spectate: true });
  expect(await ben.lobby({ op: 'ask', ask: true })).toMatchObject({ ok: true });
  const notice = anas.page.locator('[data-news="asking"]');
  await notice.waitFor();
  const columns = anas.page.locator('.hud :is(.left, .right)');
  const boxes = await Promise.all(
    [notice, columns.first(), columns.last()].map((one) => one.boundingBox()),
  );
  const [box, left, right] = boxes;
  if (!box || !left || !right) throw new Error('The page shows no columns');
  expect(box.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(box.x + box.width).toBeLessThanOrEqual(right.x);
  none(anas);
  await Promise.all([anas.close(), ben.leave()]);
});
