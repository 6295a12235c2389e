/** Every page and every phase of a table, read by axe-core: nothing is found. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../../server/table/seats.ts';
import { GAME_ID, Guest, startServer, type TestServer } from '../../server/harness.ts';
import { findings } from './axe.ts';
import { launch, SIZES, type Visitor, visit, visitAs } from './harness.ts';
import { given, SCREENS, sit } from './screens.ts';

const BUILT_ELSEWHERE = process.env.LAGUNA_TEST_CLIENT;
const OPERATOR = 'gondola-of-the-house';
const CASTER = 'c'.repeat(22);
/** A page draws its city first, on a machine that may be busy. */
const REACH_MS = 60_000;

let server: TestServer;
let browser: Browser;
/** Without 3D: the ledger stands in its place. */
let flat: Browser;
/** A match that is over, and one that two play, a caster a round behind. */
let over: string;
let playing: readonly Guest[];
beforeAll(async () => {
  const client = BUILT_ELSEWHERE ? { client: BUILT_ELSEWHERE } : {};
  server = await startServer({ showcase: 'on', operator: OPERATOR }, client);
  browser = await launch();
  flat = await launch('--disable-3d-apis');
  const ended = await seated();
  await Promise.all(ended.map((guest, k) => guest.play(`axe ${k}`)));
  over = ended[0].table.matchId;
  await Promise.all(ended.map((guest) => guest.leave()));
  playing = await seated(hashToken(CASTER));
});
afterAll(async () => {
  await Promise.all([browser?.close(), flat?.close()]);
  await server?.stop();
});

/** A table of two persons in a match. @param token a caster's, hashed */
async function seated(token: string | null = null): Promise<[Guest, Guest]> {
  const ana = await Guest.create(server.url, { seats: 2, name: 'Ana', listed: true });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
  if (token) await ana.lobby({ op: 'caster', rounds: 0, token });
  await ana.lobby({ op: 'start' });
  await Promise.all([ana, ben].map((guest) => guest.until(() => guest.table.stage === 'playing')));
  return [ana, ben];
}

const low = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}'));

const shown = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor({ timeout: REACH_MS });

describe.each(['laptop', 'phone'] as const)('%s', (size) => {
  const open = (path: string, on: Browser): Promise<Visitor> =>
    visit(on, `${server.url}${path}`, SIZES[size], {
      ...{ touch: size === 'phone', reducedMotion: true, before: low },
    });

  /** A page of a server's address, once it shows `selector`. */
  async function read(path: string, selector: string, on = flat): Promise<string[]> {
    const { page, close } = await open(path, on);
    await shown(page, selector);
    const found = await findings(page);
    await close();
    return found;
  }

  test('menu, its parts, a table in its lobby', async () => {
    const { page, close } = await open('/', flat);
    await shown(page, '.menu-roads');
    expect.soft(await findings(page), 'menu').toEqual([]);
    for (const [name, selector] of [
      ['Join with a code', '.menu-part'],
      ['Watch', '.menu-part'],
      ['Create a table', 'form.menu-part [type="submit"]'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await shown(page, selector);
      expect.soft(await findings(page), name).toEqual([]);
    }
    await page.getByRole('button', { name: 'Settings' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.waitFor();
    expect.soft(await findings(page), 'settings').toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    expect.soft(await findings(page), 'lobby').toEqual([]);
    await close();
  });

  describe(`${GAME_ID}: the table`, () => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await open('/stage', browser);
      await visitor.page.evaluate(async () => {
        await window.stage?.ready;
        await window.stage?.setQuality('low');
      });
    });
    afterAll(() => visitor?.close());

    test.each(SCREENS)('$name', async ({ name, position }) => {
      const { page } = visitor;
      await sit(page, position);
      if (name === 'result') await shown(page, '.result');
      expect.soft(await findings(page)).toEqual([]);
    });

    test('the ledger', async () => {
      const { page } = visitor;
      await sit(page, given('sellAtShop'));
      await page.keyboard.press('l');
      await shown(page, '.ledger');
      expect.soft(await findings(page)).toEqual([]);
    });
  });

  test(`${GAME_ID}: a match in the ledger and on the phone`, async () => {
    const [ana, ben] = await seated();
    const seat = { url: server.url, code: ana.code, token: ana.token };
    const table = await visitAs(flat, seat, SIZES[size]);
    await shown(table.page, '.ledger');
    expect.soft(await findings(table.page), 'ledger').toEqual([]);
    await table.close();
    const hand = await visitAs(flat, seat, SIZES[size], 'hand');
    await shown(hand.page, '.hp');
    for (const tab of await hand.page.locator('[data-tab]').all()) {
      await tab.click();
      const name = await tab.getAttribute('data-tab');
      expect.soft(await findings(hand.page), `hand ${name}`).toEqual([]);
    }
    await hand.close();
    await Promise.all([ana, ben].map((guest) => guest.leave()));
  });

  test('a phone before it has a chair, and in the lobby', async () => {
    const table = await Guest.create(server.url, { seats: 2, screen: true });
    const { page, close } = await open(`/hand/${table.code}`, flat);
    await shown(page, '[data-sit]');
    expect.soft(await findings(page), 'arriving').toEqual([]);
    await page.locator('input[name="name"]').fill('Ana');
    await page.locator('[data-sit]').click();
    await shown(page, '.chairs');
    expect.soft(await findings(page), 'lobby').toEqual([]);
    expect.soft(await read(`/watch/${table.code}?screen`, '.screen-qr img'), 'screen').toEqual([]);
    await close();
    await table.leave();
  });

  test(`${GAME_ID}: what an audience sees`, async () => {
    const { code } = playing[0]!;
    expect.soft(await read('/watch', `[data-table="${code}"]`), 'list').toEqual([]);
    expect.soft(await read(`/watch/${code}`, '.ledger'), 'watch').toEqual([]);
    expect
      .soft(await read(`/caster/${code}#${CASTER}`, '[data-cast], .cast-bar'), 'caster')
      .toEqual([]);
    expect.soft(await read(`/overlay/${code}`, '[data-part]'), 'overlay').toEqual([]);
    expect.soft(await read('/overlay', 'form, main'), 'overlay’s address').toEqual([]);
  });

  test(`${GAME_ID}: a match that is over`, async () => {
    expect.soft(await read(`/verify/${over}`, '.verify[data-phase="done"]'), 'verify').toEqual([]);
    expect.soft(await read('/verify', 'input[type=file]'), 'verify a file').toEqual([]);
    expect.soft(await read(`/replay/${over}`, '.replay-slider'), 'replay').toEqual([]);
    expect.soft(await read('/replay', 'input[type=file]'), 'replay a file').toEqual([]);
  });

  test('a stand', async () => {
    expect.soft(await read('/showcase', '.showcase[data-phase]'), 'showcase').toEqual([]);
    const { page, close } = await open('/operator', flat);
    await shown(page, 'input');
    expect.soft(await findings(page), 'before the token').toEqual([]);
    await page.locator('input').first().fill(OPERATOR);
    await page.keyboard.press('Enter');
    await shown(page, '.operator-status');
    expect.soft(await findings(page), 'operator').toEqual([]);
    await close();
  });

  test('help, and an address that leads nowhere', async () => {
    for (const path of ['/help', '/help/overlay', `/help/${GAME_ID}`]) {
      expect.soft(await read(path, '.help-search'), path).toEqual([]);
    }
    expect.soft(await read('/nowhere', 'button'), 'nowhere').toEqual([]);
  });
});
