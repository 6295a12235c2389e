/** The director over a running match: it has the camera until a person takes it, and gives it back. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOT, Guest } from '../../server/harness.ts';
import { type RunningServer, sharedBrowser, startServer, visit } from './harness.ts';

const SIZE = { width: 900, height: 560 };

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Bots that play among themselves before a big screen, so slowly that the match outlasts the test. */
async function openMatch(): Promise<Guest> {
  const bots = [BOT, BOT, BOT];
  const wish = { screen: true, seats: 3, bots, pace: 'slow' as const };
  const screen = await Guest.create(server.url, { ...wish, options: { money: 'open' } });
  expect(await screen.lobby({ op: 'start' })).toMatchObject({ ok: true });
  return screen;
}

const state = (page: Page) => page.locator('[data-director]');
const whoHas = (page: Page, who: 'directs' | 'free' | 'off'): Promise<void> =>
  page.locator(`[data-director="${who}"]`).waitFor();

test('the director directs and explains; a person takes the camera and gives it back', async () => {
  const screen = await openMatch();
  const before = (page: Page): Promise<unknown> =>
    page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}'));
  const visitor = await visit(browser, `${server.url}/watch/${screen.code}`, SIZE, { before });
  const { page } = visitor;
  await whoHas(page, 'directs');

  // One sentence.
  const line = page.locator('.lower-third-line');
  await line.first().waitFor();
  expect(await line.first().innerText()).toMatch(/^\S.*\.$/);
  // Events are announced once: by the announcer.
  expect(await page.locator('.lower-third').getAttribute('aria-live')).toBeNull();
  const events = page.locator('[data-live="events"]');
  await expect.poll(() => events.textContent()).not.toBe('');

  // A number key looks at a place, D gives the camera back.
  await page.keyboard.press('2');
  await whoHas(page, 'free');
  await page.keyboard.press('d');
  await whoHas(page, 'directs');

  // H holds and lets go.
  const hold = page.getByRole('button', { name: /Hold|Move on/ });
  await page.keyboard.press('h');
  await expect.poll(() => hold.getAttribute('aria-pressed')).toBe('true');
  await hold.click();
  await expect.poll(() => hold.getAttribute('aria-pressed')).toBe('false');

  // A person who drags the picture has it.
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no city');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.45);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height * 0.45, { steps: 4 });
  await page.mouse.up();
  await whoHas(page, 'free');
  await state(page).click();
  await whoHas(page, 'directs');

  // Off and on again.
  await page.keyboard.press('d');
  await whoHas(page, 'off');
  await page.locator('.lower-third').waitFor({ state: 'detached' });
  await state(page).click();
  await whoHas(page, 'directs');
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
  await screen.leave?.();
});
