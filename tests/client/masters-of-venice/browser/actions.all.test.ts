/** From prepared positions, every canonical action once in 3D, once in a panel, once by keyboard. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../../engine/registry.ts';
import { type Hand, Keyboard, Pointer } from '../../browser/hands.ts';
import {
  launch,
  type RunningServer,
  SIZES,
  startServer,
  undrawn,
  type Visitor,
  visit,
} from '../../browser/harness.ts';
import { ALL, type Case, TYPES } from './cases.ts';
import { pointsOf } from './sight.ts';

const game = gameById('masters-of-venice');

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  visitor = await visit(browser, `${server.url}/stage`, SIZES.laptop, {
    reducedMotion: true,
    before: undrawn,
  });
  page = visitor.page;
  await page.evaluate(async () => {
    await window.stage?.ready;
    await window.stage?.setQuality('low');
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const name = ({ action }: Case): string => JSON.stringify(action);

/** Sits down at the position as seat 0, and waits until everything rests. */
async function sit({ given }: Case): Promise<void> {
  await page.evaluate(async (position) => {
    const { stage } = window;
    await stage?.sit(JSON.parse(position), 0);
    stage?.advance(1);
  }, JSON.stringify(given));
  await settle();
}

/**
 * Panels are measured a frame after they are drawn, and the camera depends on them: wait for both.
 */
async function settle(): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let i = 0; i < 3; i++) await frame();
    window.stage?.advance(1);
    window.stage?.advance(0.1);
    await frame();
  });
}

/** Accepted actions of the page's table. */
const accepted = (): Promise<readonly { seat: number; action?: unknown }[]> =>
  page.evaluate(async () => (await window.stage?.entries()) as never);

async function expectTaken({ action }: Case): Promise<void> {
  await expect.poll(async () => (await accepted()).length).toBe(1);
  expect((await accepted())[0]).toMatchObject({ seat: 0, action });
}

/** Presses a target of the board; the thing under the pointer is named first. */
async function pressOnBoard(view: View, key: string): Promise<void> {
  await settle();
  const [point] = await pointsOf(page, view, key);
  if (!point) throw new Error(`${key} is not in sight`);
  await page.mouse.move(point.x, point.y);
  await page.locator('.hover strong').waitFor();
  await page.mouse.click(point.x, point.y);
}

async function walk({ panel, atOnce }: Case, hand: Hand): Promise<void> {
  for (const step of panel) {
    const control = page.locator(step.replace(/^\+/, ''));
    if (step.startsWith('+')) await hand.turn(control, true);
    else if (!(await isOpenAlready(step))) await hand.press(control);
  }
  if (!atOnce) await hand.press(page.locator('.outlook [data-confirm]'));
}

/** A heading with an open form need not be pressed. */
async function isOpenAlready(step: string): Promise<boolean> {
  const control = page.locator(step);
  if (step.endsWith('summary')) {
    return (await control.and(page.locator('details[open] > summary')).count()) > 0;
  }
  return step.endsWith('.kind-head') && (await control.getAttribute('aria-expanded')) === 'true';
}

test('the cases are all actions of the appendix', () => {
  expect([...new Set(ALL.map(({ action }) => action.type))].sort()).toEqual([...TYPES].sort());
});

describe('on the board, with the pointer', () => {
  for (const one of ALL)
    test(name(one), async () => {
      await sit(one);
      const info = ['red', 'blue', 'green'].map((color) => ({ name: color, color, bot: false }));
      const view = game.view(game.position(one.given as JsonObject), 0, info) as View;
      for (const key of one.board) await pressOnBoard(view, key);
      expect(await accepted()).toEqual([]);
      await pressOnBoard(view, 'gondola');
      await expectTaken(one);
    });
});

describe('in the panel, with the pointer', () => {
  for (const one of ALL)
    test(name(one), async () => {
      await sit(one);
      await walk(one, new Pointer());
      await expectTaken(one);
    });
});

describe('in the panel, by keyboard alone', () => {
  for (const one of ALL)
    test(name(one), async () => {
      await sit(one);
      const hand = new Keyboard(page);
      await walk(one, hand);
      await expectTaken(one);
      expect([...hand.unseen], 'controls that do not show the focus').toEqual([]);
    });
});

test('none of it made the browser complain', () => {
  expect(visitor.complaints).toEqual([]);
});
