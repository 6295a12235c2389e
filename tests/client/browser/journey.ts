/**
 * A game's short journey in a browser: three decisions in 3D by pointing, three in the ledger by keys,
 * three on a phone by touch. Whole matches are played in the files that `npm run test:all` adds.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionBase, JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import { games } from '../../../engine/registry.ts';
import { Guest } from '../../server/harness.ts';
import { infos } from '../steps.ts';
import { type Hand, Keyboard } from './hands.ts';
import { SIZES, sharedBrowser, sharedServer, undrawn, visitAs } from './harness.ts';
import { pointsIn, type Sight } from './sight.ts';
import { openStage, sit } from './stage.ts';

/** Decisions of each part. */
const DECISIONS = 3;

/** One decision on the board: the presses there, and the action at the table. */
export interface Pressing {
  readonly position: object;
  /** Keys as in `data-target`, one after the other. */
  readonly board: readonly string[];
  readonly action: object;
}

export interface Journey {
  readonly sightOf: (view: never) => Sight;
  readonly pressings: readonly [Pressing, Pressing, Pressing];
  /** The table of ledger and phone. */
  readonly seats: number;
  readonly options?: JsonObject;
  /** Decides until the table has accepted `enough`, as a person with only the page. */
  readonly play: (page: Page, hand: Hand, enough: () => boolean) => Promise<void>;
  /** The same on a phone. */
  readonly tap: (page: Page, finger: Hand, enough: () => boolean) => Promise<void>;
}

const finger: Hand = {
  press: (target) => target.tap({ timeout: 15_000 }),
  turn: (stepper, up) => {
    const button = stepper.locator('button.step');
    return (up ? button.last() : button.first()).tap({ timeout: 15_000 });
  },
};

/**
 * Panels are measured a frame after they are drawn, and the camera depends on them: wait for both.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let i = 0; i < 3; i++) await frame();
    window.stage?.advance(1);
    window.stage?.advance(0.1);
    await frame();
  });
}

/** Presses a thing of the board; the thing under the pointer is named first. */
async function press(page: Page, sight: Sight, key: string): Promise<void> {
  await settle(page);
  const [point] = await pointsIn(page, sight, key);
  if (!point) throw new Error(`${key} is not in sight`);
  await page.mouse.move(point.x - 2, point.y - 2);
  await page.mouse.move(point.x, point.y);
  await page.locator(`.hover[data-hovered="${key}"]`).waitFor();
  await page.mouse.click(point.x, point.y);
}

/** The journey of game `id`, as tests of the calling file. */
export function journey(id: string, way: Journey): void {
  let url: string;
  let browser: Browser;
  beforeAll(async () => {
    ({ url } = await sharedServer());
    browser = await sharedBrowser();
  });
  afterAll(() => browser?.close());

  test('three decisions in 3D by pointing', async () => {
    const visitor = await openStage(browser, url, id, { before: undrawn });
    const { page } = visitor;
    const said = (): Promise<unknown[]> =>
      page.evaluate(async () => {
        const entries = (await window.stage?.entries()) ?? [];
        return entries.flatMap((entry) => ('action' in entry ? [entry.action as object] : []));
      });
    for (const { position, board, action } of way.pressings) {
      await sit(page, { game: id, given: position });
      expect(await said()).toEqual([]);
      const game = games[id];
      const { seats = [{}, {}, {}] } = position as { seats?: readonly object[] };
      const view = game?.view(game.position(position as JsonObject), 0, infos(seats.length));
      for (const key of board) await press(page, way.sightOf(view as ViewBase as never), key);
      await expect.poll(said).toEqual([expect.objectContaining(action as ActionBase)]);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  /** A person sits at a table of bots, and a spectator receives the accepted actions. */
  async function atTable(
    page: 'table' | 'hand',
    size: (typeof SIZES)[keyof typeof SIZES],
    use: (page: Page, enough: () => boolean) => Promise<void>,
  ): Promise<void> {
    const { seats, options = {} } = way;
    const bots = Array.from({ length: seats - 1 }, () => 'random');
    const wish = { game: id, seats, bots, options, pace: 'instant', name: 'Ana' } as const;
    const guest = await Guest.create(url, wish);
    const eye = await Guest.join(url, guest.code, { spectate: true });
    await guest.lobby({ op: 'start' });
    await guest.until(() => guest.table.stage === 'playing');
    const seat = { url, code: guest.code, token: guest.token };
    const visitor = await visitAs(browser, seat, size, page, { flat: true, settled: true });
    const mine = (): number => eye.events.filter(({ seat: who }) => who === guest.seat).length;
    await use(visitor.page, () => mine() >= DECISIONS);
    expect(mine()).toBeGreaterThanOrEqual(DECISIONS);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
    await eye.leave();
  }

  test('three decisions in the ledger by keys alone', () =>
    atTable('table', SIZES.laptop, async (page, enough) => {
      await page.locator('.ledger').waitFor();
      expect(await page.locator('canvas').count()).toBe(0);
      const keys = new Keyboard(page);
      await way.play(page, keys, enough);
      expect([...keys.unseen], 'controls that do not show the focus').toEqual([]);
    }));

  test('three decisions on a phone by touch', () =>
    atTable('hand', SIZES.phone, (page, enough) => way.tap(page, finger, enough)));
}
