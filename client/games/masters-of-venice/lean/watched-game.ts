/**
 * The games as a page knows them that only reads what is told to everybody: the shape of the public
 * view and the words of the events, without any rules.
 */

import type { Game } from '../../../../engine/core/contract.ts';
import { EVENT_WORDS } from '../../../../engine/games/masters-of-venice/event-words.ts';
import { publicShape } from '../../../../engine/games/masters-of-venice/view-shape.ts';

/** The version of the views, which the connection asks of a set-up position. */
export const VIEW_VERSION = 'mv-view/1';

/** What reading needs; a test holds it against the whole game. */
export const reading = {
  id: 'masters-of-venice',
  seats: { min: 2, max: 5 },
  publicShape,
  eventWords: EVENT_WORDS,
  maxLegal: 0,
  options: () => ({}),
  setup: () => new Int32Array(0),
  view: () => ({ version: VIEW_VERSION }),
};

/** Stands in for `engine/registry.ts`. @throws Error for any other game */
export function gameById(id: string): Game {
  if (id === reading.id) return reading as unknown as Game;
  throw new Error(`No game "${id}" on this page.`);
}
