/** Matches of The Patrons of Venice as a viewer sees them, action by action. */

import type { JsonObject, Viewer } from '../../../engine/core/contract.ts';
import { erase } from '../../../engine/core/erase.ts';
import { choose } from '../../../engine/games/patrons-of-venice/bot/choose.ts';
import { patronsOfVenice } from '../../../engine/games/patrons-of-venice/index.ts';
import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { type Step as AnyStep, stepsOf } from '../steps.ts';

export { infos } from '../steps.ts';

export const game = erase(patronsOfVenice);

export type Step = AnyStep<Action, View>;

/** How seats choose: at random, or like a patron who does not think a turn ahead. */
export type Will = 'random' | 'patron';

/** A whole match; `viewer` null: from the deciding seat's view. Random ones end after 60 turns. */
export function played(
  seats: number,
  seed: number,
  viewer: Viewer | null = 'public',
  options: JsonObject = {},
  will: Will = 'patron',
): Step[] {
  const ends = will === 'random' ? { maxTurns: 60, ...options } : options;
  return stepsOf(game, {
    seats,
    seed,
    viewer,
    options: ends,
    ...(will === 'patron' && { choose }),
  });
}

/** Some of each size, by both wills. */
export const all = (viewer: Viewer | null = 'public', options?: JsonObject): Step[] =>
  [3, 4, 5].flatMap((seats) => [
    ...played(seats, seats, viewer, options, 'random'),
    ...played(seats, seats + 10, viewer, options, 'patron'),
  ]);
