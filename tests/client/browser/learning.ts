/**
 * A game's lesson in a browser, by its own instructions: once in 3D by pointing, on the board where a
 * sentence points there, and once in the ledger by keys alone.
 */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Lesson, Scene, Task } from '../../../engine/learn/lesson.ts';
import { learnings } from '../../../engine/registry-learning.ts';
import { type Hand, Keyboard, Pointer } from './hands.ts';
import { SIZES, sharedBrowser, sharedServer, undrawn, visit } from './harness.ts';

export interface Learning {
  /** The control in the panel that answers so; a last one sends what was composed. */
  readonly answer: (page: Page, action: JsonObject) => readonly Locator[];
  /** One press on the board: in this scene, at this step, in the middle of the last ring. */
  readonly board: { readonly scene: string; readonly step: string };
  /** Tried there in vain. */
  readonly wrong: JsonObject;
}

/** The tests of the lesson of game `id`. */
export function learning(id: string, way: Learning): void {
  let url: string;
  let browser: Browser;
  let lesson: Lesson;
  beforeAll(async () => {
    [{ url }, browser, lesson] = await Promise.all([
      sharedServer(),
      sharedBrowser(),
      learnings[id](),
    ]);
  });
  afterAll(() => browser?.close());

  test('in 3D by pointing, to the first match', async () => {
    const options = { settled: true, before: undrawn };
    const visitor = await visit(browser, `${url}/learn/${id}`, SIZES.laptop, options);
    const { page } = visitor;
    const hand = new Pointer();
    await page.locator('.hud').waitFor();
    for (const scene of lesson.scenes) {
      await play(page, scene, hand, async (step, task) => {
        if (scene.id !== way.board.scene || step !== way.board.step) return false;
        await refusedOn(page, hand, task);
        await pressRing(page);
        return true;
      });
    }
    await page.locator('.learn-card[data-phase="end"]').waitFor();
    await hand.press(page.locator('.learn-card [data-play]'));
    await page.waitForURL(/\/table\//);
    await page.locator('.hud').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test('in the ledger by keys alone; whoever comes back may go on', async () => {
    const visitor = await visit(browser, `${url}/learn/${id}`, SIZES.laptop, {
      settled: true,
      flat: true,
    });
    const { page } = visitor;
    const keys = new Keyboard(page);
    await page.locator('.ledger').waitFor();
    const [first, second, ...rest] = lesson.scenes;
    await play(page, first, keys);
    await page.locator(`.learn-card[data-scene="${second.id}"]`).waitFor();
    await page.goto(`${url}/learn/${id}`);
    await page.locator(`.learn-card[data-phase="offer"][data-scene="${second.id}"]`).waitFor();
    await keys.press(page.locator('.learn-card [data-next]'));
    for (const scene of [second, ...rest]) await play(page, scene, keys);
    await page.locator('.learn-card[data-phase="end"]').waitFor();
    expect([...keys.unseen], 'controls that do not show the focus').toEqual([]);
    expect(await page.locator('canvas').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  /** @param before answers whether it has done what a step asks in a way of its own */
  async function play(
    page: Page,
    scene: Scene,
    hand: Hand,
    before: (step: string, task: Task) => Promise<boolean> = async () => false,
  ): Promise<void> {
    for (const { say, task } of scene.steps) {
      const card = page.locator(`.learn-card[data-scene="${scene.id}"][data-step="${say}"]`);
      await card.waitFor();
      await clears(page);
      if (!task) await hand.press(card.locator('[data-next]'));
      else if (!(await before(say, task))) {
        for (const action of task.solve) {
          for (const control of way.answer(page, action)) await hand.press(control);
        }
      }
    }
  }

  /** The lesson says no, and nothing changes. */
  async function refusedOn(page: Page, hand: Hand, task: Task): Promise<void> {
    const seq = () => page.locator('.decision').getAttribute('data-seq');
    const stood = await seq();
    for (const control of way.answer(page, way.wrong)) await hand.press(control);
    await page.locator(`.learn-card [data-refused="${task.refused}"]`).waitFor();
    expect(await seq()).toBe(stood);
  }
}

/** Presses what is ringed on the board, until the table has heard it. */
async function pressRing(page: Page): Promise<void> {
  const step = await page.locator('.learn-card').getAttribute('data-step');
  const ring = () => page.evaluate(lastRing);
  let before = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await ring());
      const rests = now === before && now !== 'null';
      before = now;
      return rests;
    })
    .toBe(true);
  const point = await ring();
  if (!point) throw new Error('Nothing is ringed on the board');
  await page.mouse.move(point.x - 2, point.y - 2);
  await page.mouse.move(point.x, point.y);
  await page.locator('.hover').waitFor();
  // Once to choose it, once to send it.
  await page.mouse.click(point.x, point.y);
  await page.locator('[data-waits]').waitFor();
  await page.mouse.click(point.x, point.y);
  await page.locator(`.learn-card:not([data-step="${step}"])`).waitFor();
}

/** Runs in the page: the middle of the ring that was drawn last, the one on the board. */
function lastRing(): { x: number; y: number } | null {
  const path = document.querySelector<SVGPathElement>('.learn-ring');
  const last = path?.getAttribute('d')?.split('z').filter(Boolean).at(-1);
  if (!last) return null;
  const one = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  one.setAttribute('d', `${last}z`);
  path?.parentElement?.append(one);
  const { x, y, width, height } = one.getBBox();
  one.remove();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: controls that answer and lie under the card. */
function underCard(): string[] {
  const card = document.querySelector('.learn-card')?.getBoundingClientRect();
  if (!card) return ['no card'];
  const asked = document.querySelector<HTMLElement>('.learn-card')?.dataset.progress === 'open';
  const controls = asked ? document.querySelectorAll('.decision .choice') : [];
  return [...controls].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const apart =
      box.right <= card.left ||
      box.left >= card.right ||
      box.bottom <= card.top ||
      box.top >= card.bottom;
    return apart ? [] : [one.outerHTML.slice(0, 80)];
  });
}

/** No answer stays under the card once that has come to rest. */
async function clears(page: Page): Promise<void> {
  const message = 'answers under the card';
  await expect.poll(() => page.evaluate(underCard), { message }).toEqual([]);
}
