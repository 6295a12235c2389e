/** Matches of The Voyages of Marco Polo as a viewer sees them, action by action. */

import type { JsonObject, Viewer } from '../../../engine/core/contract.ts';
import { erase } from '../../../engine/core/erase.ts';
import { marcoPolo } from '../../../engine/games/marco-polo/index.ts';
import type { Action, View } from '../../../engine/games/marco-polo/types.ts';
import { type Step as AnyStep, botStepsOf, stepsOf } from '../steps.ts';

export { infos } from '../steps.ts';

export const game = erase(marcoPolo);

export type Step = AnyStep<Action, View>;

/** A whole match at random; `viewer` null: from the deciding seat's view. */
export const played = (
  seats: number,
  seed: number,
  viewer: Viewer | null = 'public',
  options: JsonObject = {},
): Step[] => stepsOf(game, { seats, seed, viewer, options });

/** A whole match among travellers, who come to Beijing and to the last palazzo. */
export const travelled = (seats: number, seed: number, viewer: Viewer | null = 'public'): Step[] =>
  botStepsOf(game, { seats, seed, viewer, options: { newCharacters: seats === 3 } });

/** Some of each size, with and without the modules. */
export const all = (viewer: Viewer | null = 'public'): Step[] => [
  ...played(2, 1, viewer, { venice: false, companions: false }),
  ...played(3, 2, viewer, { companions: false }),
  ...played(4, 3, viewer),
  ...played(4, 4, viewer, { openDraft: true }),
  ...played(5, 5, viewer),
  ...played(3, 6, viewer, { newCharacters: true, openDraft: true }),
  ...travelled(4, 2, viewer),
];

/**
 * Texts that no sentence may contain: a hole, a raw word of the code, a key of the catalogue, an
 * id.
 */
export const WRONG =
  /[{}|]|undefined|NaN|null|\b[A-Z]+_[A-Z_]+\b|\b[a-z]+\.[a-zA-Z]+\b|[a-z][A-Z]| {2}| [.,;]|[.][:;]|\b(?:S|C|CC|CB|OB|G|GF|N|RU)\d+\b|\bo\d+\b|\bv\d\b|\b(?:red|blue|green|yellow|purple|black)-\d\b/;
