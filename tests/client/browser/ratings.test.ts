/** A rated match in real browsers: the lobby says so, the end says what it did, `/me` keeps it. */

import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATED_FROM } from '../../../server/protocol/ratings.ts';
import { Guest, seatedTable, type TestServer } from '../../server/harness.ts';
import { Person } from '../../server/person.ts';
import { startGuests } from './guests.ts';
import { SIZES, sharedFlat, visit } from './harness.ts';
import { finish } from './twin.ts';

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

/** Pictures for human eyes, with LAGUNA_LOOK=FOLDER. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LAGUNA_LOOK;
  if (folder) await page.screenshot({ path: join(folder, `ratings-${name}.png`) });
}

/** Somebody who has played enough rated matches to be shown a rating. */
async function experienced(): Promise<Person> {
  const [one, other] = [new Person(), new Person()];
  for (let k = 0; k < RATED_FROM; k++) {
    const guests = await seatedTable(server.url, 2, { game: GAME }, (host) =>
      host.lobby({ op: 'rated', rated: true }),
    );
    await one.prove(guests[0]);
    await other.prove(guests[1]);
    await Promise.all(guests.map((guest, seat) => guest.play(`${k} ${seat}`)));
    await guests[0].until(() => guests[0].table.verdict === 'counted');
    for (const guest of guests) await guest.leave();
  }
  return one;
}

test('a host makes a match rated; its end counts, it is shown or hidden by its person, who invites them again', async () => {
  const strong = await experienced();
  const { rating } = (await strong.status(server.url)).ratings[0] ?? {};
  const ana = await visit(browser, `${server.url}/me`, SIZES.laptop);
  const { page } = ana;
  await page.locator('input[name="name"]').fill('Ana');
  await page.goto(`${server.url}/?game=${GAME}`);
  await page
    .locator('[data-open="true"]')
    .getByRole('button', { name: /Create a table/ })
    .click();
  await page.locator('.create-form .segments label', { hasText: /^3$/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.lobby').waitFor();
  const rated = page.locator('input[name="rated"]');
  await rated.click();
  await expect.poll(() => rated.isChecked()).toBe(true);
  const code = new URL(page.url()).pathname.split('/')[2] ?? '';

  // Who comes is told before it begins, and everybody sees how strong the other one is.
  const bens = await visit(browser, `${server.url}/hand/${code}`, SIZES.phone, { touch: true });
  const { page: phone } = bens;
  await phone.locator('[data-sit], button.primary').first().click();
  await phone.locator('[data-rated]').waitFor();
  const strongest = await Guest.join(server.url, code, { name: 'Cem' });
  await strongest.lobby({ op: 'sit', seat: 2 });
  await strongest.until(() => strongest.seat === 2);
  expect(await strong.prove(strongest)).toEqual({ ok: true, proved: true });
  await phone.getByText(`Rating ${rating}`).waitFor();
  await look(phone, 'hand-lobby');
  await page.locator('.lobby').getByText(String(rating)).waitFor();
  await look(page, 'lobby');
  await page.setViewportSize(SIZES.phone);
  await look(page, 'lobby-phone');
  await page.setViewportSize(SIZES.laptop);

  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.ledger').waitFor();
  // Pages prove their seats by themselves; the match is then played to its end in their names.
  await strongest.until(() => strongest.table.stage === 'playing');
  await strong.prove(strongest);
  await finish(server.url, strongest, page, phone);
  for (const one of [page, phone]) await one.reload();
  const end = page.locator('[data-verdict="counted"]');
  await end.filter({ hasText: `rated match 1 of ${RATED_FROM}` }).waitFor();
  await look(page, 'result');
  await phone.locator('[data-verdict="counted"]').scrollIntoViewIfNeeded();
  await look(phone, 'hand-result');

  await page.goto(`${server.url}/me`);
  const row = page.locator(`[data-rating="${GAME}"]`);
  await row.getByText(`1 of ${RATED_FROM}`).waitFor();
  await look(page, 'me');
  const shown = page.locator('input[name="ratings"]');
  await shown.click();
  await expect.poll(() => shown.isChecked()).toBe(false);
  await page.reload();
  await row.waitFor();
  expect(await shown.isChecked()).toBe(false);

  // One press invites the same people again: they see it on their own page, and sit down.
  await page.locator('[data-again]').click();
  await page.locator('.lobby').waitFor();
  const next = new URL(page.url()).pathname.split('/')[2] ?? '';
  await phone.goto(`${server.url}/me`);
  const invitation = phone.locator(`[data-invitation="${next}"]`);
  await invitation.waitFor();
  await look(phone, 'invited');
  await invitation.locator('.primary').click();
  await phone.locator('.lobby').waitFor();
  await expect.poll(() => page.locator('.chair-free').count()).toBe(1);
  await bens.close();
  expect(ana.complaints).toEqual([]);
  await ana.close();
  await strongest.leave();
});
