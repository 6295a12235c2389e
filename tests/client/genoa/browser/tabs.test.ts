/** The pages of a phone: each opens by a tap on its tab and shows its information. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUILDINGS, SPACES } from '../../../../engine/games/genoa/map.ts';
import { Guest, startServer } from '../../../server/harness.ts';
import { SIZES, sharedFlat, visitAs } from '../../browser/harness.ts';
import { checkWidth } from '../../browser/sizes.ts';

/** One wish for each building, and one for all. */
const WISHES = BUILDINGS.length + 1;

async function open(page: Page, tab: string): Promise<void> {
  await page.locator(`[data-tab="${tab}"]`).tap();
  await page.locator(`[data-tab="${tab}"][aria-selected="true"]`).waitFor();
}

const count = (page: Page, selector: string) =>
  expect.poll(() => page.locator(`#hp-page ${selector}`).count(), { message: selector });

test('chest, town and merchants lie behind their tabs, and the turn behind its own', async () => {
  const client = process.env.LAGUNA_TEST_CLIENT;
  const server = await startServer({}, client ? { client } : {});
  const browser = await sharedFlat();
  try {
    // The other player thinks while the phone is examined: no new question comes.
    const ana = await Guest.create(server.url, { game: 'genoa', seats: 2, name: 'Ana' });
    const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
    expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
    const guest = { url: server.url, code: ana.code, token: ana.token };
    const phone = await visitAs(browser, guest, SIZES.phone, 'hand');
    const { page } = phone;
    await page.locator('.hp-turn .decision').waitFor();
    const question = await page.locator('.hp-turn .decision h2').innerText();

    // Four cards are dealt to everybody, with 130 ducats.
    await open(page, 'chest');
    await count(page, '.ge-hand li').toBe(4);
    await count(page, '[data-wish]').toBe(WISHES);
    expect(await page.locator('#hp-page .ge-own-chest').innerText()).toContain('130');
    await page.locator('[data-wish="park"] [data-choice="no"]').tap();
    await page.locator('[data-wish="park"] [data-choice="no"][aria-pressed="true"]').waitFor();
    expect(await checkWidth(page)).toEqual([]);

    await open(page, 'town');
    await count(page, '.ge-town [data-space]').toBe(SPACES.length);
    await count(page, '.ge-store').toBe(3);
    expect(await checkWidth(page)).toEqual([]);

    await open(page, 'people');
    for (const name of ['Ana', 'Ben']) await page.getByText(name, { exact: true }).last().waitFor();
    await count(page, '.ge-row').toBeGreaterThanOrEqual(2);
    expect(await checkWidth(page)).toEqual([]);

    await open(page, 'turn');
    await expect.poll(() => page.locator('.hp-turn .decision h2').innerText()).toBe(question);
    expect(phone.complaints).toEqual([]);
    await ben.leave();
  } finally {
    await browser.close();
    await server.stop();
  }
});
