/**
 * A game's lesson in a browser, by its own instructions: in 3D by pointing, on the board if a
 * sentence points there; on a phone by touch; in the ledger by keys alone, and by the tree of
 * screen readers.
 */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Lesson, Scene, Task } from '../../../engine/learn/lesson.ts';
import { learnings } from '../../../engine/registry-learning.ts';
import { ALL, inTurn } from '../../scope.ts';
import { type Hand, Keyboard, Pointer, Reader } from './hands.ts';
import { SIZES, sharedBrowser, sharedServer, undrawn, visit } from './harness.ts';

export interface Learning {
  /**
   * The controls of the panel that give this answer; a last one sends the composed action. A
   * stepper is listed once for each step up.
   */
  readonly answer: (page: Page, action: JsonObject) => readonly Locator[];
  /** One thing is pressed on the board: in this scene, at this step, by the key of its target. */
  readonly board: { readonly scene: string; readonly step: string; readonly thing: string };
  /** An attempt that the lesson refuses. */
  readonly wrong: JsonObject;
}

/** Scenes of a lesson that are played in the ledger on other games' days. */
const FEW = 2;

/**
 * The tests of the lesson of game `id`: whole in the ledger on the game's day, in 3D in a full run.
 */
export function learning(id: string, way: Learning): void {
  const whole = ALL || inTurn(Object.keys(learnings)) === id;
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

  // Beside a busy page it took four times as long as alone: only in a full run, for now.
  test.runIf(ALL)('in 3D by pointing, to the first match', async () => {
    const options = { settled: true, before: undrawn };
    const visitor = await visit(browser, `${url}/learn/${id}`, SIZES.laptop, options);
    const { page } = visitor;
    const hand = new Pointer();
    await page.locator('.hud').waitFor();
    for (const scene of lesson.scenes) {
      await play(page, scene, hand, async (step, task) => {
        if (scene.id !== way.board.scene || step !== way.board.step) return false;
        await refusedOn(page, hand, task);
        await pressRing(page, way.board.thing);
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

  test.runIf(ALL)('on a phone by touch, to the first match', async () => {
    const options = { settled: true, touch: true, before: undrawn };
    const visitor = await visit(browser, `${url}/learn/${id}`, SIZES.phone, options);
    const { page } = visitor;
    const hand = new Pointer();
    await page.locator('.phone').waitFor();
    for (const scene of lesson.scenes) await play(page, scene, hand);
    await page.locator('.learn-card[data-phase="end"]').waitFor();
    await hand.press(page.locator('.learn-card [data-play]'));
    await page.waitForURL(/\/table\//);
    await page.locator('.phone').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test.runIf(ALL)('in the ledger by what a screen reader reads', async () => {
    const options = { settled: true, flat: true };
    const visitor = await visit(browser, `${url}/learn/${id}`, SIZES.laptop, options);
    const { page } = visitor;
    const reader = new Reader(page);
    await page.locator('.ledger').waitFor();
    const said = page.locator('.learn-card').locator('[aria-live="polite"]');
    for (const scene of lesson.scenes) {
      await play(page, scene, reader, async () => {
        // Each sentence is announced, whole.
        expect((await said.innerText()).trim()).not.toBe('');
        return false;
      });
    }
    await page.locator('.learn-card[data-phase="end"]').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test('in the ledger by keys alone; a visitor who comes back may go on', async () => {
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
    const scenes = [second, ...rest].slice(0, whole ? undefined : FEW - 1);
    for (const scene of scenes) await play(page, scene, keys);
    if (whole) await page.locator('.learn-card[data-phase="end"]').waitFor();
    expect([...keys.unseen], 'controls that do not show the focus').toEqual([]);
    expect(await page.locator('canvas').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  /** @param before returns whether it has done the step's task in its own way */
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
          for (const control of way.answer(page, action)) await use(hand, control);
        }
      }
    }
  }

  /** The lesson refuses, and nothing changes. */
  async function refusedOn(page: Page, hand: Hand, task: Task): Promise<void> {
    const seq = () => page.locator('.decision').getAttribute('data-seq');
    const stood = await seq();
    for (const control of way.answer(page, way.wrong)) await use(hand, control);
    await page.locator(`.learn-card [data-refused="${task.refused ?? ''}"]`).waitFor();
    expect(await seq()).toBe(stood);
  }
}

/** A stepper is raised, any other control is pressed. */
async function use(hand: Hand, control: Locator): Promise<void> {
  if ((await control.getAttribute('role')) === 'spinbutton') await hand.turn(control, true);
  else await hand.press(control);
}

/** The button that sends a complete action. */
const SENDS = '.decision.mine [data-confirm]:not([aria-disabled="true"])';

/** Presses the ringed thing on the board, until the table has received it. */
async function pressRing(page: Page, key: string): Promise<void> {
  const step = await page.locator('.learn-card').getAttribute('data-step');
  // The camera may still be on its way: the pointer follows the ring until it has the thing.
  let point: { x: number; y: number } | null = null;
  await expect
    .poll(
      async () => {
        point = await page.evaluate(ringOn, key);
        if (!point) return '';
        await page.mouse.move(point.x - 2, point.y - 2);
        await page.mouse.move(point.x, point.y);
        const hover = page.locator('.hover');
        return (await hover.count()) > 0 ? await hover.getAttribute('data-hovered') : '';
      },
      { timeout: 60_000 },
    )
    .toBe(key);
  const { x, y } = point ?? { x: 0, y: 0 };
  // The first press chooses, the second one sends; an action that can be taken back is sent at
  // once.
  const on = page.locator(`.learn-card:not([data-step="${step}"])`);
  await page.mouse.click(x, y);
  // The press may have hidden the note until the pointer moves.
  await page.mouse.move(x - 2, y - 2);
  await page.mouse.move(x, y);
  const twice = page.locator('.hover').getByText('Click again');
  await page.locator(`[data-waits], ${SENDS}`).or(twice).or(on).first().waitFor();
  if ((await on.count()) === 0) await page.mouse.click(x, y);
  await on.waitFor();
}

/** Runs in the page: the middle of the ring around a thing of the board. */
function ringOn(key: string): { x: number; y: number } | null {
  const told = document.querySelector<SVGElement>('.learn-ring')?.dataset.board;
  const boxes = JSON.parse(told ?? '{}') as { [key: string]: [x: number, y: number] };
  const found = boxes[key];
  return found ? { x: found[0], y: found[1] } : null;
}

/** Runs in the page: answering controls under the card. */
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

/** No answer stays under the card after the card has stopped. */
async function clears(page: Page): Promise<void> {
  const message = 'answers under the card';
  await expect.poll(() => page.evaluate(underCard), { message }).toEqual([]);
}
