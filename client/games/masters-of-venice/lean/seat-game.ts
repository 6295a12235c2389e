/**
 * The games as the phone's page knows them: what the person on a seat asks of the rules. Bots, the
 * set-up, the scenarios and the list of all rules stay behind.
 */

import type { Game } from '../../../../engine/core/contract.ts';
import { check } from '../../../../engine/games/masters-of-venice/check.ts';
import { decode, encode } from '../../../../engine/games/masters-of-venice/codec.ts';
import { ERRORS } from '../../../../engine/games/masters-of-venice/errors.ts';
import { explain } from '../../../../engine/games/masters-of-venice/explain/index.ts';
import { fromView } from '../../../../engine/games/masters-of-venice/from-view.ts';
import { apply, legal, MAX_LEGAL } from '../../../../engine/games/masters-of-venice/legal.ts';
import { eventFor } from '../../../../engine/games/masters-of-venice/view.ts';
import { reading } from './watched-game.ts';

/** What is used on the page; a test holds it against the whole game. */
export const seatGame = {
  ...reading,
  errors: ERRORS,
  maxLegal: MAX_LEGAL,
  check,
  encode,
  decode,
  explain,
  fromView,
  legal,
  apply,
  eventFor,
};

/** Stands in for `engine/registry.ts`. @throws Error for any other game */
export function gameById(id: string): Game {
  if (id === seatGame.id) return seatGame as unknown as Game;
  throw new Error(`No game "${id}" on this page.`);
}
