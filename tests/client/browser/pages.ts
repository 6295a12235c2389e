/** The tour of the house's own pages: menu and its parts, lobby, help, phone, big screen, stand. */

import type { Locator, Page } from 'playwright-core';
import { tables } from '../../../client/games/registry.ts';
import { TOPICS } from '../../../client/store/topics.ts';
import { learnings } from '../../../engine/registry-learning.ts';
import { inTurn } from '../../scope.ts';
import { Guest } from '../../server/harness.ts';
import { SIZES, type Visitor, visit } from './harness.ts';
import type { Looking, Size, Tour } from './tour.ts';

const GAMES = Object.keys(tables);
/** The sizes of a big screen and an operator's desk. */
const LARGE: readonly Size[] = ['desktop', 'laptop', 'projector'];
/** The stand of a tour: its server's address and its operator's token. */
export interface Stand {
  readonly url: string;
  readonly operator: string;
}

/** A page of a tour. @param way `flat`: without 3D; `touch`: on a phone */
export const open = (
  { browser, url, before, drawn }: Tour,
  path: string,
  way: { readonly flat?: boolean; readonly touch?: boolean } = { flat: true },
): Promise<Visitor> => {
  const size = way.touch ? SIZES.phone : SIZES.laptop;
  return visit(browser, `${url}${path}`, size, { reducedMotion: true, before, drawn, ...way });
};

/** Waits for a page's state; an error reports the present one. */
export async function shown(page: Page, selector: string): Promise<void> {
  const found = page.locator(selector).first().waitFor();
  await found.catch(async (cause) => {
    const text = await page.locator('body').innerText();
    throw new Error(`No ${selector}; the page says: ${text.slice(0, 500)}`, { cause });
  });
}

/** Every `details` of the page, open. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });

/** A pattern of exactly these letters: the pseudo-language has brackets. */
const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The button with this text; among several equal ones the text ends with the game's name. */
export const button = (page: Page, text: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${literally(text)}\\s*(:|$)`) }).first();

/** Each of these addresses on one flat page, once it shows `selector`. */
async function each(
  tour: Tour,
  paths: readonly string[],
  selector: string,
  how?: Looking,
): Promise<void> {
  const { page, close } = await open(tour, paths[0] ?? '/');
  for (const path of paths) {
    await page.setViewportSize(SIZES.laptop);
    await page.goto(`${tour.url}${path}`);
    await shown(page, selector);
    await unfold(page);
    await tour.look(page, path, how);
  }
  await close();
}

/** Least width of the field for a name beside all colours, in CSS pixels. */
const NAME = 140;

async function menu(tour: Tour): Promise<void> {
  const { look, said } = tour;
  const ana = await Guest.create(tour.url, { seats: 3, name: 'Ana', listed: true });
  const { page, close } = await open(tour, '/', {});
  await shown(page, '.scene canvas');
  await page.locator('.arriving-city[data-gone="true"]').waitFor({ state: 'attached' });
  await look(page, 'menu', { widths: { 'input[name="name"]': NAME } });
  await page.setViewportSize(SIZES.laptop);
  await page.locator('.game-ways [data-play]').click();
  await shown(page, '.game-new');
  await look(page, 'new to this game', { at: '.game-new' });
  await page.locator('.game-new [data-back]').click();
  for (const [road, found] of [
    ['Create a table', 'form.create-form'],
    ['Join with a code', 'form.menu-part input[name="code"]'],
    ['Watch', `[data-table="${ana.code}"]`],
  ] as const) {
    await page.setViewportSize(SIZES.laptop);
    await button(page, said(road)).click();
    await shown(page, found);
    await unfold(page);
    await look(page, road, { at: found });
  }
  await page.setViewportSize(SIZES.laptop);
  await button(page, said('Settings')).click();
  await page.getByRole('dialog').waitFor();
  await look(page, 'settings');
  await close();
  await ana.leave();
}

/** The queue and the open tables; a table whose last seat has gone. */
/** Who somebody is: before the first match, and the way to a further device. */
const me = (tour: Tour): Promise<void> => each(tour, ['/me'], '.me[data-state="new"]');

async function people(tour: Tour): Promise<void> {
  const [game = ''] = GAMES;
  const wish = { game, seats: 2, name: 'Ana', everybody: true, pace: 'fast' } as const;
  const ana = await Guest.create(tour.url, wish);
  const { page, close } = await open(tour, '/people');
  await shown(page, `[data-open-table="${ana.code}"]`);
  await shown(page, '.people-part .clock-field');
  await tour.look(page, 'people', { at: '.people-part' });
  const ben = await Guest.join(tour.url, ana.code, { name: 'Ben', open: true });
  await page.goto(`${tour.url}/table/${ana.code}?open`);
  await shown(page, '.page-note');
  await tour.look(page, 'people, no seat');
  await close();
  await Promise.all([ana, ben].map((guest) => guest.leave()));
}

/**
 * As many people as the first game's table has seats: the ways out are visible under all of them.
 */
async function lobby(tour: Tour): Promise<void> {
  const { look, said, drawn } = tour;
  for (const touch of [false, true]) {
    const { page, close } = await open(tour, '/', { flat: !drawn, touch });
    await button(page, said('Create a table')).click();
    const five = page.locator('form.create-form').getByRole('radio', { name: '5', exact: true });
    // The input of a choice is under its label.
    await five.evaluate((one) => (one as HTMLElement).click());
    await button(page, said('Open the table')).click();
    await shown(page, '.lobby');
    const start = '.lobby-ways .primary';
    const how = { sizes: touch ? (['phone'] as const) : LARGE, fingers: touch, reach: start };
    await look(page, 'lobby', how);
    await unfold(page);
    await look(page, 'lobby, unfolded', { ...how, reach: undefined });
    await close();
  }
}

const help = async (tour: Tour): Promise<void> => {
  await each(tour, ['/help'], '.help-search input');
  const games = tour.whole ? GAMES : [inTurn(GAMES)];
  const read = ['overlay', ...games].map((topic) => `/help/${topic}`);
  await each(tour, read, '.help-article h2');
  // One page shows them all: by day its widest and its narrowest are enough for most of them.
  const rest = TOPICS.map((topic) => `/help/${topic}`).filter((path) => !read.includes(path));
  const how: Looking = tour.whole ? {} : { sizes: ['phone', 'laptop'], axe: [] };
  await each(tour, rest, '.help-article h2', how);
  const { page, close } = await open(tour, `/help/${games[0]}`);
  await shown(page, '[data-reference]');
  await page.locator('[data-reference]').click();
  await shown(page, '.reference [data-part="signs"]');
  await tour.look(page, 'reference card');
  await close();
};

/** The start of a lesson, and a game without one. */
const lesson = async (tour: Tour): Promise<void> => {
  const [game] = Object.keys(learnings);
  const how: Looking = { sizes: ['phone', 'laptop'], axe: ['laptop'] };
  await each(tour, [`/learn/${game}`], '.learn-card', how);
  await each(tour, ['/learn/nothing'], 'main h1', how);
};

const missing = (tour: Tour): Promise<void> =>
  each(
    tour,
    ['/nowhere', '/table/NOTHERE', '/watch/NOTHERE', '/replay/NOTHERE', '/verify/NOTHERE'],
    'main h1',
  );

async function phone(tour: Tour): Promise<void> {
  const { look } = tour;
  const how = { sizes: ['phone'], fingers: true } as const;
  const { page, close } = await open(tour, '/hand', { flat: true, touch: true });
  await shown(page, 'input[name="code"]');
  await look(page, 'hand', how);
  const table = await Guest.create(tour.url, { seats: 2, screen: true });
  const screen = await open(tour, `/watch/${table.code}?screen`);
  await shown(screen.page, '.screen-qr img');
  // Codes differ in their width: here is the widest.
  await screen.page.locator('.screen-code').evaluate((code) => {
    code.textContent = 'WWWWWW';
  });
  await look(screen.page, 'big screen', { sizes: LARGE, axe: ['laptop'] });
  await screen.close();
  await page.goto(`${tour.url}/hand/${table.code}`);
  await shown(page, '[data-sit]');
  await page.locator('input[name="name"]').fill('Ana');
  await look(page, 'hand, before a chair', how);
  await page.locator('[data-sit]').tap();
  await shown(page, '[data-start]');
  await look(page, 'hand, in the lobby', how);
  await close();
  await table.leave();
}

async function files(tour: Tour): Promise<void> {
  await each(tour, ['/verify', '/replay'], 'input[type=file]');
  await each(tour, ['/overlay'], '.ov-settings');
}

async function stand(tour: Tour, { url, operator }: Stand): Promise<void> {
  const there = { ...tour, url };
  const screen = await open(there, '/showcase', { flat: !tour.drawn });
  await shown(screen.page, '.attract');
  await tour.look(screen.page, 'showcase', { sizes: LARGE, axe: ['laptop'] });
  await screen.close();
  const { page, close } = await open(there, '/operator');
  await shown(page, '[name="operator-token"]');
  await tour.look(page, 'operator, before the token');
  await page.locator('[name="operator-token"]').fill(operator);
  await page.keyboard.press('Enter');
  await shown(page, '.operator-status');
  await shown(page, '[name="length"]');
  await tour.look(page, 'operator');
  await page.locator('[data-new-event]').click();
  await shown(page, '[data-open-event]');
  await unfold(page);
  await tour.look(page, 'operator, a new event');
  await page.locator('[name="new-event"]').fill('Ana');
  await page.locator('[data-open-event]').click();
  await shown(page, '[data-event-run]');
  await tour.look(page, 'operator, an event');
  const path = (await page.locator('a[href^="/event/"]').first().getAttribute('href')) ?? '';
  await close();
  const event = await open(there, path);
  await shown(event.page, '[data-enter]');
  await unfold(event.page);
  await tour.look(event.page, 'event');
  await event.page.locator('[name="event-name"]').fill('Ana');
  await event.page.locator('[data-enter] .primary').click();
  await shown(event.page, '[data-mine="in"]');
  await tour.look(event.page, 'event, entered');
  await event.page.goto(`${url}${path}/screen`);
  await shown(event.page, '.event-scan img');
  await tour.look(event.page, 'event, the big screen', { sizes: LARGE, axe: ['laptop'] });
  await event.close();
}

/** The pages that belong to no match. */
export const HOUSE = {
  menu,
  people,
  me,
  lobby,
  help,
  lesson,
  missing,
  phone,
  files,
  stand,
} as const;
