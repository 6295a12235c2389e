/** Matches of Strozzi as a viewer sees them, action by action. */

import type { JsonObject, Viewer } from '../../../engine/core/contract.ts';
import { erase } from '../../../engine/core/erase.ts';
import { choose } from '../../../engine/games/strozzi/bot/banker.ts';
import { strozzi } from '../../../engine/games/strozzi/index.ts';
import type { Action, View } from '../../../engine/games/strozzi/types.ts';
import { type Step as AnyStep, stepsOf } from '../steps.ts';

export { infos } from '../steps.ts';

export const game = erase(strozzi);

export type Step = AnyStep<Action, View>;

/** How seats choose: at random, or as the banker does. */
export type Will = 'random' | 'banker';

/** A whole match; `viewer` null: from the deciding seat's view. */
export const played = (
  seats: number,
  seed: number,
  viewer: Viewer | null = 'public',
  options: JsonObject = { openMoney: true },
  will: Will = 'random',
): Step[] => stepsOf(game, { seats, seed, viewer, options, ...(will === 'banker' && { choose }) });

/** Some of each size, by both wills. */
export const all = (viewer: Viewer | null = 'public', options?: JsonObject): Step[] =>
  [3, 4, 5, 6].flatMap((seats) => [
    ...played(seats, seats, viewer, options, 'random'),
    ...played(seats, seats + 10, viewer, options, 'banker'),
  ]);

/** Texts that no sentence may contain: a hole, a raw word of the code, a key of the catalogue. */
export const WRONG =
  /[{}|]|undefined|NaN|null|\b[A-Z]+_[A-Z_]+\b|\b[a-z]+\.[a-zA-Z]+\b|plusOne|[a-z]-\d-|\bS\d[abcd]\b/;
