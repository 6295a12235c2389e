/**
 * Every page in the language that nobody speaks: no visible word stands outside a catalogue, and texts
 * two fifths longer fit at all sizes.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { tables } from '../../../client/games/registry.ts';
import { compile } from '../../../client/i18n/compile.ts';
import { fill } from '../../../client/i18n/message.ts';
import { pseudo } from '../../../client/i18n/pseudo.ts';
import { TOPICS } from '../../../client/store/topics.ts';
import { Guest, seatedTable, startServer, type TestServer } from '../../server/harness.ts';
import { launch, SIZES, sharedClient, type Visitor, visit, visitAs } from './harness.ts';
import { keepDrawn, reads } from './words.ts';

const TOKEN = 'gondola-42';
const GAMES = Object.keys(tables);
/** Of a long match each of thousands of commands is played anew and hashed. */
const CHECKED_MS = 90_000;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({}, { client: await sharedClient('pseudo') });
  browser = await launch('--disable-3d-apis');
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = (path: string, touch = false, at = server): Promise<Visitor> =>
  visit(browser, `${at.url}${path}`, touch ? SIZES.phone : SIZES.laptop, {
    ...{ touch, reducedMotion: true, before: keepDrawn },
  });

/** Waits for what a finished match shows once its log is fetched and checked. */
async function there(page: Page, selector: string): Promise<void> {
  const found = page.locator(selector).waitFor({ timeout: CHECKED_MS });
  await found.catch(async (cause) => {
    const text = await page.locator('body').innerText();
    throw new Error(`No ${selector}; the page says: ${text.slice(0, 500)}`, { cause });
  });
}

/** Every `details` of the page, open. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });

/** People at a table of a game in a match, at its end if `over`. */
async function match(game: string, over = false): Promise<Guest[]> {
  const seats = (await tables[game]?.())?.seats.min ?? 0;
  const guests = await seatedTable(server.url, seats, { game, listed: true });
  if (over) await Promise.all(guests.map((guest, k) => guest.play(`words ${k}`)));
  return guests;
}
const leave = (guests: readonly Guest[]): Promise<unknown> =>
  Promise.all(guests.map((guest) => guest.leave()));

/** A text of the pages in that language. */
const said = (text: string): string => fill(compile(text, pseudo));
/** A pattern of nothing but these letters: the language has brackets. */
const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Presses a button of this text; one of several of the same goes on with its game's name. */
const pressed = (page: Page, text: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^${literally(said(text))}\\s*(:|$)`) })
    .first()
    .click();

describe('before a table', () => {
  test('the menu and its parts', async () => {
    const ana = await Guest.create(server.url, { seats: 3, name: 'Ana', listed: true });
    const { page, close } = await open('/');
    await page
      .getByRole('button', { name: said('Create a table') })
      .first()
      .waitFor();
    await reads(page, 'menu');
    for (const [road, found] of [
      ['Create a table', 'form.create-form'],
      ['Join with a code', 'form.menu-part input[name="code"]'],
      ['Watch', '[data-table]'],
    ] as const) {
      await pressed(page, road);
      await page.locator(found).first().waitFor();
      await unfold(page);
      await reads(page, road);
    }
    await pressed(page, 'Settings');
    await page.getByRole('dialog').waitFor();
    await reads(page, 'settings');
    await close();
    await ana.leave();
  });

  test('what is not there', async () => {
    for (const path of [
      '/nowhere',
      '/table/NOTHERE',
      '/watch/NOTHERE',
      '/replay/NOTHERE',
      '/verify/NOTHERE',
    ]) {
      const { page, close } = await open(path);
      await page.locator('main h1').waitFor();
      await reads(page, path);
      await close();
    }
  });

  test('the help', async () => {
    const { page, close } = await open('/help');
    for (const path of [
      '/help',
      ...TOPICS.map((topic) => `/help/${topic}`),
      ...Object.keys(tables).map((id) => `/help/${id}`),
    ]) {
      await page.goto(`${server.url}${path}`);
      await page.locator('.help-topics a').last().waitFor();
      await page
        .locator(path === '/help' ? '.help-search input' : '.help-article h2')
        .first()
        .waitFor();
      await reads(page, path);
    }
    await close();
  });

  test('the lobby', async () => {
    const { page, close } = await open('/');
    await pressed(page, 'Create a table');
    await pressed(page, 'Open the table');
    await page.locator('.lobby').waitFor();
    await unfold(page);
    await reads(page, 'lobby');
    await close();
  });
});

describe('a table', () => {
  test('a big screen and a phone before the match', async () => {
    const none = await open('/hand', true);
    await none.page.locator('input[name="code"]').waitFor();
    await reads(none.page, 'hand', ['phone']);
    const table = await Guest.create(server.url, { seats: 2, screen: true, pace: 'instant' });
    const screen = await open(`/watch/${table.code}?screen`);
    await screen.page.locator('.screen-qr img').waitFor();
    // Codes differ in their width: here is the widest.
    await screen.page.locator('.screen-code').evaluate((code) => {
      code.textContent = 'WWWWWW';
    });
    await reads(screen.page, 'big screen', ['desktop', 'laptop', 'projector']);
    const { page, close } = await open(`/hand/${table.code}`, true);
    await page.locator('input[name="name"]').fill('Ana');
    await reads(page, 'hand sits down', ['phone']);
    await page.locator('[data-sit]').tap();
    await page.locator('[data-start]').waitFor();
    await reads(page, 'hand lobby', ['phone']);
    for (const visitor of [none, screen]) await visitor.close();
    await close();
    await table.leave();
  });
});

describe.each(GAMES)('%s', (game) => {
  test('the phone, in all its parts', async () => {
    const [ana, ...others] = await match(game);
    const at = { url: server.url, code: ana?.code ?? '', token: ana?.token ?? '' };
    const { page, close } = await visitAs(browser, at, SIZES.phone, 'hand');
    await page.locator('.decision').waitFor();
    for (const tab of await page.locator('[data-tab]').all()) {
      await tab.tap();
      await reads(page, `hand ${await tab.getAttribute('data-tab')}`, ['phone']);
    }
    await close();
    await leave(others);
  });

  test('the watchers, the overlay and the scoring of a match', async () => {
    const guests = await match(game);
    const { code = '' } = guests[0] ?? {};
    const watcher = await open(`/watch/${code}`);
    await watcher.page.locator('.ledger').waitFor();
    await reads(watcher.page, 'watch');
    const overlay = await open(`/overlay/${code}`);
    await overlay.page.locator('.ov[data-stage="playing"]').waitFor();
    await reads(overlay.page, 'overlay', ['desktop']);
    const settings = await open('/overlay');
    await settings.page.locator('.ov-settings').waitFor();
    await reads(settings.page, 'overlay settings');
    await Promise.all(guests.map((guest, k) => guest.play(`words ${k}`)));
    // Hundreds of decisions in seconds, each of which the page would tell: who comes now sees the last.
    await watcher.page.reload();
    await watcher.page.locator('.result').waitFor();
    await reads(watcher.page, 'result');
    await overlay.page.locator('.ov[data-stage="finished"]').waitFor();
    await reads(overlay.page, 'overlay at the end', ['desktop']);
    for (const { close } of [watcher, overlay, settings]) await close();
    await leave(guests);
  });

  test('a replay, its charts and its clip; the proof of its draws', async () => {
    const guests = await match(game, true);
    const { matchId = '' } = guests[0]?.table ?? {};
    await leave(guests);
    const { page, close } = await open(`/replay/${matchId}`);
    await there(page, '.replay-slider');
    await reads(page, 'replay');
    const proof = await open(`/verify/${matchId}`);
    await there(proof.page, '.verify[data-phase="done"]');
    await unfold(proof.page);
    await reads(proof.page, 'verify');
    await proof.close();
    await close();
  });
});

describe('a stand', () => {
  test('the big screen and its operator', async () => {
    const stand = await startServer(
      { showcase: 'on', operator: TOKEN, pace: 'slow' },
      { client: await sharedClient('pseudo') },
    );
    const screen = await open('/showcase', false, stand);
    await screen.page.locator('.attract').waitFor();
    await reads(screen.page, 'showcase', ['desktop', 'laptop', 'projector']);
    const { page, close } = await open('/operator', false, stand);
    await page.locator('[name="operator-token"]').waitFor();
    await reads(page, 'operator login');
    await page.locator('[name="operator-token"]').fill(TOKEN);
    await page.keyboard.press('Enter');
    await page.locator('[name="length"]').waitFor();
    await reads(page, 'operator');
    await close();
    await screen.close();
    await stand.stop();
  });
});
