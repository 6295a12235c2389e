/** The walk over the screens of a game's table, as tests: over its place and in the ledger, by pointer and finger. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL } from '../../scope.ts';
import { SIZES, sharedBrowser, sharedServer, undrawn, type Visitor } from './harness.ts';
import { openStage, type Screen, sitAt } from './stage.ts';
import type { Size } from './tour.ts';
import { holding, type Language } from './walk.ts';
import { keepDrawn } from './words.ts';

/** What a finger has before it, and what a pointer. */
const HANDS: readonly { readonly hand: string; readonly sizes: readonly Size[] }[] = [
  { hand: 'by pointer', sizes: ['desktop', 'laptop', 'projector'] },
  { hand: 'by finger', sizes: ['phone'] },
];
/** What fits in the longer language fits: `npm run test:all` looks at the shorter one as well. */
const LANGUAGES: readonly Language[] = ALL ? ['pseudo', 'house'] : ['pseudo'];

/**
 * The tests of a game's table: each screen is visited once by pointer and once by finger, there also
 * with its sheet moved, and those named in `ledger` in the ledger as well.
 */
export function walkTable(
  game: string,
  screens: readonly Screen[],
  ledger: readonly string[],
): void {
  const flat = screens.filter(({ name }) => ledger.includes(name));
  if (flat.length < ledger.length) throw new Error(`${game} has no screen of some of: ${ledger}.`);
  const ways = LANGUAGES.flatMap((language) => HANDS.map((one) => ({ ...one, language })));
  describe.each(ways)(`${game}, $language, $hand`, ({ sizes, language }) => {
    const look = holding(language);
    const fingers = sizes.includes('phone');
    let visitor: Visitor;
    beforeAll(async () => {
      const [{ url }, browser] = await Promise.all([sharedServer(language), sharedBrowser()]);
      const before = (page: Page) => Promise.all([undrawn(page), keepDrawn(page)]);
      const [first = 'laptop'] = sizes;
      visitor = await openStage(browser, url, game, { touch: fingers, before }, SIZES[first]);
    }, 300_000);
    afterAll(() => visitor?.context.browser()?.close());

    test.each(screens)('$name', async (screen) => {
      const { page } = visitor;
      await sitAt(page, screen);
      const { name, decides } = screen;
      const how = { sizes, decides, fingers };
      await look(page, name, how);
      if (!fingers || !decides) return;
      // The same with the sheet moved: drawn up if it was low, lowered if it was up.
      await page.locator('.tabs .icon-button').tap();
      await look(page, `${name}, moved`, { ...how, axe: [] });
    });

    test('in the ledger', async () => {
      const { page } = visitor;
      for (const [k, screen] of flat.entries()) {
        await sitAt(page, screen);
        if (k === 0) await page.keyboard.press('l');
        await page.locator('.ledger').waitFor();
        const { name, decides } = screen;
        // A map of the ledger may be a finger narrower than a finger: there its list decides.
        await look(page, `${name} in the ledger`, { sizes, decides, fingers: fingers && k === 0 });
      }
      expect(visitor.complaints).toEqual([]);
    });
  });
}
