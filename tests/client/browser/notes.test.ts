/** Notes of things: for a resting pointer, for the keyboard's focus, for a long press. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES, sharedFlat, sharedServer, visit } from './harness.ts';
import { gameTile, playNow } from './table.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

const note = (page: Page) => page.locator('.note');
const GONE = { state: 'detached' } as const;

test('a pointer that rests and a key that comes there read the note; Escape puts it away', async () => {
  const { page, complaints, close } = await visit(browser, server.url, SIZES.laptop);
  const level = page.locator('label[data-note]:has(input[value="doge"])');
  await level.hover();
  await note(page).waitFor();
  expect(await note(page).innerText()).toBe(await level.getAttribute('data-note'));
  const box = await note(page).boundingBox();
  if (!box) throw new Error('The note is not drawn');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(SIZES.laptop.height);
  await page.mouse.move(1, 1);
  await note(page).waitFor(GONE);
  // In the match a tool has its name as its note.
  const tile = await gameTile(page, { press: (one) => one.click() });
  await playNow(tile, { press: (one) => one.click() });
  const tool = page.locator('.tools button[data-note]').last();
  await tool.waitFor();
  await tool.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await note(page).waitFor();
  expect(await note(page).innerText()).toBe(await tool.getAttribute('aria-label'));
  await page.keyboard.press('Escape');
  await note(page).waitFor(GONE);
  expect(complaints).toEqual([]);
  await close();
});

test('a long press by finger reads the note and presses nothing', async () => {
  const { page, complaints, close } = await visit(browser, server.url, SIZES.phone, {
    touch: true,
  });
  const level = page.locator('label[data-note]:has(input[value="doge"])');
  await level.scrollIntoViewIfNeeded();
  const radio = level.locator('input');
  const box = await level.boundingBox();
  if (!box) throw new Error('There is no such level');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await note(page).waitFor();
  expect(await note(page).innerText()).toBe(await level.getAttribute('data-note'));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await radio.isChecked()).toBe(false);
  // A short one presses, and shows no note.
  await level.tap();
  await note(page).waitFor(GONE);
  expect(await radio.isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('a finger that has left presses, also where the page hears of it too late', async () => {
  const { page, complaints, close } = await visit(browser, server.url, SIZES.phone, {
    touch: true,
  });
  const level = page.locator('label[data-note]:has(input[value="doge"])');
  const began = await level.evaluate((label) => {
    const down = new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    label.dispatchEvent(down);
    return down.timeStamp;
  });
  await note(page).waitFor();
  await level.evaluate((label, at) => {
    const up = new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true });
    label.dispatchEvent(Object.defineProperty(up, 'timeStamp', { value: at }));
    (label as HTMLElement).click();
  }, began + 50);
  await note(page).waitFor(GONE);
  expect(await level.locator('input').isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
