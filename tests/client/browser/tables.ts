/** The walk over the screens of a game's table, as tests: over its place and in the ledger, by pointer and finger. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languagesIn } from '../../../client/i18n/locale/files.ts';
import { ALL } from '../../scope.ts';
import { SIZES, undrawn, type Visitor } from './harness.ts';
import { openStage, type Screen } from './stage.ts';
import { HANDS, inLedger, overPlace } from './table-pages.ts';
import type { Look } from './tour.ts';
import { type Language, PSEUDO, walkingIn } from './walking.ts';
import { keepDrawn } from './words.ts';

/**
 * A text that fits in the longest language fits: `npm run test:all` also examines all others.
 */
const LANGUAGES: readonly Language[] = ALL ? [PSEUDO, 'en', ...languagesIn()] : [PSEUDO];

/**
 * The tests of a game's table: each screen is visited once by pointer and once by finger, there
 * also with its sheet moved, and those named in `ledger` in the ledger as well.
 */
export function walkTable(
  game: string,
  screens: readonly Screen[],
  ledger: readonly string[],
): void {
  const ways = LANGUAGES.flatMap((language) => HANDS.map((one) => ({ ...one, language })));
  describe.each(ways)(`${game}, $language, $hand`, ({ language, ...hand }) => {
    let look: Look;
    let visitor: Visitor;
    beforeAll(async () => {
      const { url, browser, ...walking } = await walkingIn(language);
      look = walking.look;
      const before = (page: Page) => Promise.all([undrawn(page), keepDrawn(page)]);
      const [first = 'laptop'] = hand.sizes;
      visitor = await openStage(browser, url, game, { touch: hand.fingers, before }, SIZES[first]);
    }, 300_000);
    afterAll(() => visitor?.context.browser()?.close());

    test.each(screens)('$name', (screen) => overPlace(visitor.page, look, screen, hand));

    test('in the ledger', async () => {
      await inLedger(visitor.page, look, { SCREENS: screens, LEDGER: ledger }, hand);
      expect(visitor.complaints).toEqual([]);
    });
  });
}
