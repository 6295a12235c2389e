/**
 * The ways of people, in a real browser: from the menu to a match with a stranger, by the list and
 * by the queue, and on a phone from a notice to the decision. Compared with a match against bots,
 * which waits for nobody.
 */

import { performance } from 'node:perf_hooks';
import type { Browser, Page } from 'playwright-core';
import { PATIENCE_MS } from '../../../server/people/queue.ts';
import { launch, SIZES, startServer, visit } from '../../client/browser/harness.ts';
import { BOT, GAME_ID, Guest } from '../../server/harness.ts';
import { round } from '../stats.ts';

const GAME = GAME_ID;
/** How much slower the phone's processor is. */
const SLOWER = 4;
/** The page of a match says who decides, the reader or somebody else. */
const AT_MATCH = '.decision-head';

type Marks = { [name: string]: number };

/** Seconds from the call on, under names. */
function stopwatch(): { readonly marks: Marks; readonly mark: (name: string) => void } {
  const began = performance.now();
  const marks: Marks = {};
  return {
    marks,
    mark: (name) => {
      marks[name] = round((performance.now() - began) / 1000, 2);
    },
  };
}

async function menu(page: Page, url: string, mark: (name: string) => void): Promise<void> {
  await page.goto(url);
  await page.locator('[data-game]').first().waitFor();
  mark('menu');
}

async function people(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Play with people/ })
    .first()
    .click();
  await page.locator('select[name="queue-game"]').waitFor();
}

/** Another one's open table: found, sat down at, begun by its host. */
async function byList(browser: Browser, url: string): Promise<Marks> {
  const host = await Guest.create(url, { game: GAME, seats: 3, everybody: true, name: 'Host' });
  const { page, close } = await visit(browser, `${url}/help`);
  const { marks, mark } = stopwatch();
  await menu(page, url, mark);
  await people(page);
  await page.locator(`[data-open-table="${host.code}"] [data-sit]`).click();
  await page.locator('.lobby').waitFor();
  mark('seat');
  await host.lobby({ op: 'bot', seat: 2, bot: BOT });
  await host.lobby({ op: 'start' });
  await page.locator(AT_MATCH).first().waitFor();
  mark('match');
  await close();
  await host.leave();
  return marks;
}

/** Two who press within a second: the match begins when the queue's patience is over. */
async function byQueue(browser: Browser, url: string): Promise<Marks> {
  const [ana, ben] = [await visit(browser, `${url}/help`), await visit(browser, `${url}/people`)];
  const { marks, mark } = stopwatch();
  await menu(ana.page, url, mark);
  await people(ana.page);
  for (const { page } of [ana, ben]) {
    await page.locator('select[name="queue-game"]').selectOption(GAME);
    await page.locator('[data-find]:enabled').click();
    await page.locator('[data-queue="ready"]').waitFor();
  }
  mark('waiting');
  for (const { page } of [ana, ben]) await page.waitForURL(/\/table\//);
  mark('table');
  for (const { page } of [ana, ben]) await page.locator(AT_MATCH).first().waitFor();
  mark('match');
  for (const one of [ana, ben]) await one.close();
  return { ...marks, patience: PATIENCE_MS / 1000 };
}

/** The same game against bots. */
async function againstBots(browser: Browser, url: string): Promise<Marks> {
  const { page, close } = await visit(browser, `${url}/help`);
  const { marks, mark } = stopwatch();
  await menu(page, `${url}/?game=${GAME}`, mark);
  await page.locator('.game-ways [data-play]').first().click();
  // Whoever is new is asked whether to learn first.
  const asked = page.locator('[data-new="no"]');
  await page.locator(`${AT_MATCH}, [data-new="no"]`).first().waitFor();
  if (await asked.count()) await asked.first().click();
  await page.locator(AT_MATCH).first().waitFor();
  mark('match');
  await close();
  return marks;
}

/** What a press on a notice opens, on a phone that was away. */
async function fromNotice(browser: Browser, url: string): Promise<Marks> {
  const host = await Guest.create(url, { game: GAME, seats: 3, name: 'Host', clock: 'day' });
  const phone = await visit(browser, `${url}/hand/${host.code}`, SIZES.phone, { touch: true });
  const { page, context } = phone;
  await page.locator('[data-sit], button.primary').first().click();
  await host.until(() => host.table.seats[1]?.taken === true);
  await host.lobby({ op: 'bot', seat: 2, bot: BOT });
  await host.lobby({ op: 'start' });
  await page.locator('.hp').waitFor();
  await page.goto(`${url}/help`);
  const mine = (): boolean => {
    const { decider = [] } = (host.table.view ?? {}) as { decider?: number[] };
    return decider.includes(1) && !decider.includes(0);
  };
  while (!mine()) {
    await host.until(() => mine() || host.canDecide);
    if (!mine()) await host.answer();
  }
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { marks, mark } = stopwatch();
  await page.goto(`${url}/hand/${host.code}`);
  await page.locator('[data-decide], .decision-body').first().waitFor();
  mark('sinceLastTurn');
  if (await page.locator('[data-decide]').count()) await page.locator('[data-decide]').click();
  await page.locator('.decision-body').first().waitFor();
  mark('decision');
  await phone.close();
  await host.leave();
  return { ...marks, slower: SLOWER };
}

/** Seconds from the first request of the menu, or from the press on the notice. */
export async function benchWays(): Promise<object> {
  const server = await startServer();
  const browser = await launch();
  try {
    const { url } = server;
    return {
      bots: await againstBots(browser, url),
      list: await byList(browser, url),
      queue: await byQueue(browser, url),
      notice: await fromNotice(browser, url),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
