/** The caster in a real browser: the host's link, the wait, all hands, "what if?", and the revoking. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { hashToken } from '../../../server/table/seats.ts';
import { Guest } from '../../server/harness.ts';
import { SIZES, sharedFlat, sharedServer, visit } from './harness.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

const round = (guest: Guest): number => (guest.table.view as { round?: number } | null)?.round ?? 0;

/** Both play at random until round `to` has begun. */
async function playTo(guests: readonly Guest[], to: number): Promise<void> {
  const chance = new SeededChance(`caster ${to}`);
  const [first] = guests as [Guest];
  while (round(first) < to && first.table.stage === 'playing') {
    const { seq } = first.table;
    await first.until(() => guests.some(({ canDecide }) => canDecide) || first.table.seq > seq);
    const guest = guests.find(({ canDecide }) => canDecide);
    const reply = await guest?.act(guest.choose(chance));
    if (reply?.ok) {
      await Promise.all(guests.map((one) => one.until(() => one.table.seq >= reply.seq)));
    }
  }
}

/** The page's bar: the shown step, and the number of steps. */
async function steps(page: Page): Promise<{ at: number; of: number }> {
  const bar = page.locator('.cast-bar');
  return {
    at: Number(await bar.getAttribute('data-at')),
    of: Number(await bar.getAttribute('data-of')),
  };
}

test('the host makes the link; its owner waits, and everybody is informed', async () => {
  const host = await visit(browser, `${server.url}/`, SIZES.laptop);
  const { page } = host;
  await page.getByRole('button', { name: 'Create a table' }).first().click();
  // The first of the list, for any open tile of the menu: its delay is counted in single rounds.
  await page.locator('select[name=game]').selectOption({ index: 0 });
  await page.getByRole('checkbox', { name: 'Fill the other' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const ana = await Guest.join(server.url, code, { name: 'Ana' });

  await page.getByText('Audience').click();
  await page.getByLabel('Delay').selectOption('1');
  await page.getByRole('button', { name: 'Create a caster link' }).click();
  const link = page.locator('[data-caster-link]');
  await link.waitFor();
  const address = new URL((await link.getAttribute('data-caster-link')) ?? '');
  expect(address.pathname).toBe(`/caster/${code}`);
  expect(address.hash).toMatch(/^#[\w-]{22}$/);
  await ana.until(() => ana.table.caster?.delay === 1);

  const caster = await visit(
    browser,
    `${server.url}${address.pathname}${address.hash}`,
    SIZES.laptop,
  );
  await caster.page.locator('[data-cast="waiting"]').waitFor();
  await page.locator('[data-caster-note="1"]').waitFor();
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await caster.page.getByRole('heading', { name: 'This caster link isn’t valid' }).waitFor();
  await ana.until(() => !ana.table.caster);
  expect([...host.complaints, ...caster.complaints]).toEqual([]);
  await Promise.all([host, caster].map((one) => one.close()));
  await ana.leave();
});

test('hands come when they are old enough; another choice is looked at and left again', async () => {
  const token = 'abcdefghijklmnopqrstuv';
  const ana = await Guest.create(server.url, { seats: 2, name: 'Ana' });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
  await ana.lobby({ op: 'caster', delay: 1, token: hashToken(token) });
  await ana.lobby({ op: 'start' });
  await playTo([ana, ben], 2);
  const caster = await visit(browser, `${server.url}/caster/${ana.code}#${token}`, SIZES.laptop);
  const { page } = caster;
  await page
    .getByText(
      'The match is at round 2, and you see it at least 1 round behind. You’ll see its beginning when it reaches round 3.',
    )
    .waitFor();
  await playTo([ana, ben], 3);
  await page.locator('.cast-bar').waitFor();
  await page.locator('[data-hand]').nth(1).waitFor();
  const { of } = await steps(page);
  expect(of).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pause' }).click();
  // To the very beginning: both owe a bid, and see their orders.
  await page.locator('.cast-bar input[type="range"]').focus();
  await page.keyboard.press('Home');
  await page.locator('.cast-bar[data-at="0"]').waitFor();
  const all = (): Promise<string> => page.locator('.all-hands').innerText();
  const hands = await all();
  await page.getByRole('button', { name: 'What if?' }).click();
  const dialog = page.getByRole('dialog', { name: 'What if?' });
  await dialog.getByRole('button', { name: 'Bid 10 ducats' }).first().click();
  await page.locator('[data-what-if="Bid 10 ducats"]').waitFor();
  await expect.poll(all).not.toBe(hands);
  const { seq } = ana.table;
  await page.getByRole('button', { name: 'Return to the match' }).click();
  await page.locator('[data-what-if]').waitFor({ state: 'detached' });
  await expect.poll(all).toBe(hands);
  expect(ana.table.seq).toBe(seq);
  expect(await steps(page)).toEqual({ at: 0, of });
  // The next round is over: its steps come.
  await playTo([ana, ben], 4);
  await page.waitForFunction(
    (n) => Number(document.querySelector('.cast-bar')?.getAttribute('data-of')) > n,
    of,
  );
  // Steps come one after the other: the newest one may not be the last yet.
  const newest = page.getByRole('button', { name: 'Jump to the latest' });
  const shown = async (): Promise<string> => {
    if (await newest.isEnabled()) await newest.click();
    return page.locator('.cast-state').innerText();
  };
  await expect.poll(shown).toBe('You’re seeing round 2; the match is at round 4');
  expect(caster.complaints).toEqual([]);
  await caster.close();
  await Promise.all([ana, ben].map((guest) => guest.leave()));
});

test('an address without its key, with a wrong one, of no table: each says so and leads on', async () => {
  const ana = await Guest.create(server.url, { name: 'Ana' });
  const { page, close } = await visit(browser, `${server.url}/caster/${ana.code}`, SIZES.phone);
  await page.getByRole('heading', { name: 'This address has no key' }).waitFor();
  await page.goto('about:blank');
  await page.goto(`${server.url}/caster/${ana.code}#${'x'.repeat(22)}`);
  await page.getByRole('heading', { name: 'This caster link isn’t valid' }).waitFor();
  await page.getByRole('button', { name: 'Watch without hands' }).click();
  await page.waitForURL(new RegExp(`/watch/${ana.code}$`));
  await page.locator('.watch-lobby').waitFor();
  await ana.leave();
  await close();
});
