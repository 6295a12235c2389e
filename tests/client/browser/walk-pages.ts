/** The walk over pages, as tests: those of the house, and those of a match. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { ALL } from '../../scope.ts';
import { startServer, type TestServer } from '../../server/harness.ts';
import { sharedClient, undrawn } from './harness.ts';
import { begun, leave, MATCH, type Played } from './match-pages.ts';
import { HOUSE } from './pages.ts';
import type { Tour } from './tour.ts';
import { type Language, PSEUDO, walkingIn } from './walking.ts';
import { keepDrawn } from './words.ts';

const OPERATOR = 'gondola-of-the-house';

/** The tests' tour, over a city that is not drawn. */
async function walkingTour(language: Language): Promise<Tour> {
  const before = (page: Page) => Promise.all([undrawn(page), keepDrawn(page)]);
  return { ...(await walkingIn(language)), before, whole: ALL };
}

/** The tests of the pages that belong to no match. */
export function walkHouse(language = PSEUDO): void {
  let tour: Tour;
  let stand: TestServer;
  beforeAll(async () => {
    tour = await walkingTour(language);
    const pages = language === PSEUDO ? { client: await sharedClient('pseudo') } : {};
    stand = await startServer({ showcase: 'on', operator: OPERATOR, pace: 'slow' }, pages);
  }, 300_000);
  afterAll(async () => {
    await tour?.browser.close();
    await stand?.stop();
  });
  test.each(Object.entries(HOUSE))('%s', async (_, go) => {
    await go(tour, { url: stand.url, operator: OPERATOR });
  });
}

/** The tests of the pages of a match of this game, which is played to its end. */
export function walkMatch(game: string, language = PSEUDO): void {
  describe(game, () => {
    let tour: Tour;
    let played: Played;
    beforeAll(async () => {
      tour = await walkingTour(language);
      played = await begun(tour, game);
    }, 300_000);
    afterAll(async () => {
      await leave(played?.guests ?? []);
      await tour?.browser.close();
    });
    test.each(Object.entries(MATCH))('%s', (_, go) => go(tour, played));
  });
}
