/** Every page, of every game where it shows one, read by axe-core: nothing is found. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../../../client/games/registry.ts';
import { hashToken } from '../../../server/table/seats.ts';
import { Guest, seatedTable, type TestServer } from '../../server/harness.ts';
import { expectClean, startReading } from './axe.ts';
import { launch, SIZES, undrawn, type Visitor, visit, visitAs } from './harness.ts';

const OPERATOR = 'gondola-of-the-house';
const CASTER = 'c'.repeat(22);
/** A page draws its place first, on a machine that may be busy. */
const REACH_MS = 60_000;
const GAMES = Object.keys(tables);

let server: TestServer;
let browser: Browser;
/** Without 3D: the ledger stands in its place. */
let flat: Browser;
beforeAll(async () => {
  server = await startReading({ showcase: 'on', operator: OPERATOR, pace: 'slow' });
  [browser, flat] = await Promise.all([launch(), launch('--disable-3d-apis')]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), flat?.close()]);
  await server?.stop();
});

const shown = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor({ timeout: REACH_MS });

const open = (path: string, on = flat): Promise<Visitor> =>
  visit(on, `${server.url}${path}`, SIZES.laptop, { reducedMotion: true, before: undrawn });

/** A page of a server's address, once it shows `selector`; `then` goes on from there. */
async function read(
  path: string,
  selector: string,
  on = flat,
  then: (page: Page) => Promise<unknown> = async () => {},
  sizes?: readonly (keyof typeof SIZES)[],
): Promise<void> {
  const { page, close } = await open(path, on);
  await shown(page, selector);
  await expectClean(page, path, sizes);
  await then(page);
  await close();
}

/** Those whose chair a page has taken over have gone already. */
const leave = (guests: readonly Guest[]): Promise<unknown> =>
  Promise.all(guests.filter(({ closed }) => closed === null).map((guest) => guest.leave()));

/** Actions after which a caster of the shortest delay has something to see, in every game. */
const INTO = 60;

/** Persons at a table of a game in a match, with a caster who is told so late; 0: at its end. */
async function seated(game: string, delay = 0): Promise<Guest[]> {
  const seats = (await tables[game]?.())?.seats.min ?? 0;
  // What the people of a match have been promised when it began is not shortened.
  return seatedTable(server.url, seats, { game, listed: true }, async (host) => {
    const told = await host.lobby({ op: 'caster', delay, token: hashToken(CASTER) });
    expect(told).toMatchObject({ ok: true });
  });
}

describe('without a match', () => {
  test('menu, its parts, settings, a table in its lobby', async () => {
    await read('/', '.game-card', flat, async (page) => {
      for (const [name, selector] of [
        ['Join with a code', '.menu-part input'],
        ['Watch', '.menu-part'],
        ['Create a table', 'form.create-form [type="submit"]'],
      ] as const) {
        await page.getByRole('button', { name }).first().click();
        await shown(page, selector);
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('details')) part.open = true;
        });
        await expectClean(page, name);
      }
      await page.getByRole('button', { name: 'Settings' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Settings' });
      await dialog.waitFor();
      await expectClean(page, 'settings');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.getByRole('button', { name: 'Start the match' }).waitFor();
      await expectClean(page, 'lobby');
    });
  });

  test('the menu over its place', async () => {
    await read('/', '.scene canvas', browser);
  });

  test('help, and addresses that lead nowhere', async () => {
    for (const path of ['/help', '/help/overlay', ...GAMES.map((id) => `/help/${id}`)]) {
      await read(path, '.help-article h2, .help-topics a');
    }
    for (const path of ['/nowhere', '/table/NOTHERE', '/watch/NOTHERE', '/replay/NOTHERE']) {
      await read(path, 'main h1');
    }
  });

  test('a phone before it has a chair, its lobby, and the big screen', async () => {
    const table = await Guest.create(server.url, { seats: 2, screen: true });
    const { page, close } = await open(`/hand/${table.code}`);
    await shown(page, '[data-sit]');
    await expectClean(page, 'arriving', ['phone']);
    await page.locator('input[name="name"]').fill('Ana');
    await page.locator('[data-sit]').click();
    await shown(page, '.chairs');
    await expectClean(page, 'its lobby', ['phone']);
    await read(`/watch/${table.code}?screen`, '.screen-qr img');
    await close();
    await leave([table]);
  });

  test('the pages of files and of the overlay’s address', async () => {
    for (const path of ['/verify', '/replay']) await read(path, 'input[type=file]');
    await read('/overlay', '.ov-settings');
  });

  test('a stand', async () => {
    await read('/showcase', '.attract', browser, async () => {}, ['laptop']);
  });

  test('an operator, with the token and before', async () => {
    await read('/operator', '[name="operator-token"]', flat, async (page) => {
      await page.locator('[name="operator-token"]').fill(OPERATOR);
      await page.keyboard.press('Enter');
      await shown(page, '.operator-status');
      await expectClean(page, 'operator');
    });
  });
});

describe.each(GAMES)('%s', (game) => {
  let playing: readonly Guest[];
  /** The id of a match that is over. */
  let over: string;
  beforeAll(async () => {
    playing = await seated(game);
    const ended = await seated(game);
    await Promise.all(ended.map((guest, k) => guest.play(`axe ${k}`)));
    over = ended[0]?.table.matchId ?? '';
    await leave(ended);
  });
  afterAll(async () => {
    await leave(playing ?? []);
  });
  const code = (): string => playing[0]?.code ?? '';

  test('the phone of a match, in all its parts', async () => {
    const guests = await seated(game);
    const [{ token } = { token: '' }] = guests;
    const at = { url: server.url, code: guests[0]?.code ?? '', token };
    const { page, close } = await visitAs(flat, at, SIZES.phone, 'hand');
    await shown(page, '.hp');
    for (const tab of await page.locator('[data-tab]').all()) {
      await tab.click();
      await expectClean(page, `hand ${await tab.getAttribute('data-tab')}`, ['phone']);
    }
    await close();
    await leave(guests);
  });

  test('what an audience sees', async () => {
    await read('/watch', `[data-table="${code()}"]`);
    await read(`/watch/${code()}`, '.ledger');
    await read(`/watch/${code()}`, '.hud.show', browser, async (page) => {
      await page.setViewportSize(SIZES.phone);
      const tabs = page.locator('.watch-tabs button');
      await tabs.first().waitFor();
      for (const tab of await tabs.all()) {
        await tab.click();
        await expectClean(page, `watch, ${await tab.innerText()}`, ['phone']);
      }
    });
  });

  test('a caster waits', async () => {
    await read(`/caster/${code()}#${CASTER}`, '[data-cast="waiting"]');
  });

  test('a caster in play, with all hands', async () => {
    const { offered = [] } = (await tables[game]?.())?.castDelay ?? {};
    const guests = await seated(game, Math.min(...offered.filter((delay) => delay > 0)));
    const far = (): boolean => (guests[0]?.table.seq ?? 0) >= INTO;
    await Promise.all(guests.map((guest, k) => guest.play(`cast ${k}`, far)));
    expect(guests[0]?.table.stage).toBe('playing');
    await read(`/caster/${guests[0]?.code}#${CASTER}`, '.cast-bar', browser, async (page) => {
      await page.getByRole('button', { name: 'What if?' }).click();
      await shown(page, '.what-if-list');
      await expectClean(page, 'what if');
    });
    await leave(guests);
  });

  test('the overlay', async () => {
    await read(`/overlay/${code()}`, '[data-part]');
  });

  test('a match that is over: proof and replay', async () => {
    await read(`/verify/${over}`, '.verify[data-phase="done"]');
    await read(`/replay/${over}`, '.replay-slider', browser, async (page) => {
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectClean(page, `replay, ${await tab.innerText()}`, ['laptop']);
      }
      for (const name of ['Charts', 'Record a clip']) {
        await page.setViewportSize(SIZES.laptop);
        await page.getByRole('button', { name }).click();
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        await expectClean(page, name);
        // Over a game's board, too, Escape is the dialog's.
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
      await page.setViewportSize(SIZES.laptop);
      await page.keyboard.press('p');
      await shown(page, '.photo');
      await expectClean(page, 'photo');
    });
  });
});
