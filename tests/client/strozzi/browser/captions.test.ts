/** Others' turns over the board: shown at the place of their event, left by a key. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL, inTurn } from '../../../scope.ts';
import { Pointer } from '../../browser/hands.ts';
import { SIZES, sharedBrowser, sharedServer, visit } from '../../browser/harness.ts';
import { gameTile, playNow } from '../../browser/table.ts';
import { byHand, Player } from './player.ts';

let url: string;
let browser: Browser;
beforeAll(async () => {
  [{ url }, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
});
afterAll(() => browser?.close());

interface Told {
  readonly text: string;
  readonly placed: boolean;
  /** Its box is fully in the window. */
  readonly inside: boolean;
}

/** Runs in the page: records every caption at its new place. */
function listen(): void {
  const told: Told[] = [];
  Object.assign(window, { told });
  const look = (): void => {
    for (const one of document.querySelectorAll<HTMLElement>('.turn-caption')) {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const text = one.querySelector('p')?.textContent ?? '';
      told.push({ text, placed: one.dataset.placed !== undefined, inside });
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const attributes = { attributes: true, attributeFilter: ['data-placed'] };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      ...attributes,
    });
  });
}

const toldOn = (page: Page): Promise<readonly Told[]> =>
  page.evaluate(() => (window as unknown as { told: readonly Told[] }).told);

/** Both are dear, since every frame is drawn: one of them another day. */
const WHERE = [
  ['on a laptop', SIZES.laptop],
  ['on a phone', SIZES.phone],
] as const;

test.each(ALL ? WHERE : [inTurn(WHERE)])(
  'captions lie at their place %s; a key ends the one, another all',
  async (_, size) => {
    const before = async (page: Page): Promise<void> => {
      await page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}'));
      await page.addInitScript(listen);
    };
    const touch = size === SIZES.phone;
    const visitor = await visit(browser, url, size, { before, drawn: true, touch });
    const { page } = visitor;
    const hand = new Pointer();
    await playNow(await gameTile(page, hand, 'strozzi'), hand);
    const player = new Player(page, byHand(hand));
    let placed: readonly Told[] = [];
    const found = async (): Promise<boolean> => {
      placed = (await toldOn(page)).filter((one) => one.placed);
      return placed.length > 0;
    };
    for (let answers = 1; !(await found()); answers++) {
      let asked = 0;
      await player.play(() => asked++ >= answers);
      expect(await page.locator('.result').count(), 'a match without a caption').toBe(0);
    }
    expect(placed.filter(({ inside }) => !inside)).toEqual([]);
    for (const { text } of placed) expect(text).toMatch(/\p{L}.*\./u);

    // A key ends the staging; without a staging the key does nothing.
    const ways = page.locator('.turn-ways');
    await page.keyboard.press('.');
    await page.keyboard.press('End');
    await ways.waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  },
);
