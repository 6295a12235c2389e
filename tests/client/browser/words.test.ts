/**
 * Every page in the language that nobody speaks: no visible word stands outside a catalogue, and texts
 * two fifths longer fit at all sizes.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../../../client/games/registry.ts';
import { compile } from '../../../client/i18n/compile.ts';
import { fill } from '../../../client/i18n/message.ts';
import { pseudo } from '../../../client/i18n/pseudo.ts';
import { TOPICS } from '../../../client/store/topics.ts';
import { Guest, startServer, type TestServer } from '../../server/harness.ts';
import { CASES } from '../masters-of-venice/browser/cases.ts';
import { launch, SIZES, type Visitor, visit } from './harness.ts';
import { keepDrawn, misfits, type PseudoClient, pseudoClient, strangeWords } from './words.ts';

/** Called the same in every language here, and the word that `Intl.ListFormat` puts into a list. */
const NAMES = [
  ...['Laguna', 'Home', 'End', 'and', 'NOTHERE'],
  ...['Ana', 'Ben', 'Anna', 'Bruno', 'Chiara'],
  // Bots (`server/table/seats.ts`).
  ...['Marco', 'Lucia', 'Alvise', 'Zuane', 'Bianca', 'Piero', 'Orsola'],
];
const TOKEN = 'gondola-42';

let client: PseudoClient;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  client = await pseudoClient();
  server = await startServer({}, { client: client.path });
  browser = await launch('--disable-3d-apis');
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  client?.remove();
});

const open = (path: string, touch = false, at = server): Promise<Visitor> =>
  visit(browser, `${at.url}${path}`, touch ? SIZES.phone : SIZES.laptop, {
    ...{ touch, reducedMotion: true, before: keepDrawn },
  });

const ALL = ['desktop', 'projector', 'phone', 'laptop'] as const;

/** Every word of the page comes from a catalogue, and at these sizes every text fits. */
async function reads(
  page: Page,
  what: string,
  sizes: readonly (keyof typeof SIZES)[] = ALL,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => strangeWords(page, NAMES), { message: `${what}: words` }).toEqual([]);
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await expect.poll(() => misfits(page), { message: `${what}: ${size}` }).toEqual([]);
  }
}

/** Every `details` of the page, open. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });

/** A table of two people, at its end if `over`. */
async function pair(over: boolean): Promise<readonly [Guest, Guest]> {
  const ana = await Guest.create(server.url, { seats: 2, name: 'Ana', listed: true });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
  await ana.lobby({ op: 'start' });
  await ana.until(() => ana.table.stage === 'playing');
  if (over) await Promise.all([ana.play('a'), ben.play('b')]);
  return [ana, ben];
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
  test('the stage of every decision, in the city', async () => {
    const city = await launch();
    const visitor = await visit(city, `${server.url}/stage`, SIZES.laptop, {
      ...{ reducedMotion: true, before: keepDrawn },
    });
    const { page } = visitor;
    await page.evaluate(async () => {
      await window.stage?.ready;
      await window.stage?.setQuality('low');
    });
    for (const { action, given } of CASES) {
      await page.evaluate(async (text) => {
        const { stage } = window;
        await stage?.sit(JSON.parse(text), 0);
        stage?.advance(1);
        stage?.advance(0.1);
      }, JSON.stringify(given));
      await page.locator('.decision').waitFor();
      await reads(page, String(action.type));
    }
    await page.keyboard.press('l');
    await page.locator('.ledger').waitFor();
    await reads(page, 'ledger of the stage');
    await visitor.close();
    await city.close();
  });

  test('the ledger, the watchers, the phone and the overlay of a match', async () => {
    const guests = await pair(false);
    const [{ code }] = guests;
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
    await watcher.page.locator('.result').waitFor();
    await reads(watcher.page, 'result');
    await overlay.page.locator('.ov[data-stage="finished"]').waitFor();
    await reads(overlay.page, 'overlay at the end', ['desktop']);
    for (const { close } of [watcher, overlay, settings]) await close();
    await leave(guests);
  });

  test('a replay, its charts and its clip; the proof of its draws', async () => {
    const guests = await pair(true);
    const { matchId } = guests[0].table;
    await leave(guests);
    const { page, close } = await open(`/replay/${matchId}`);
    await page.locator('.replay-slider').waitFor();
    await reads(page, 'replay');
    const proof = await open(`/verify/${matchId}`);
    await proof.page.locator('.verify[data-phase="done"]').waitFor();
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
      { client: client.path },
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
