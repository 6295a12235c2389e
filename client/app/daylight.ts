/** The light of the day by the state of the match. */

import type { ViewBase } from '../../engine/core/contract.ts';

/** Light of the menu: between morning and noon. */
export const MENU_LIGHT = 0.35;

/** Rounds of a match. */
const ROUNDS = 16;

/**
 * Four lights of the day for the four terms, 0 … 3; the menu's where nothing is played.
 * @param from the round in which the day begins, where people see only the end of a match
 */
export function daylight(view: ViewBase | null, from = 1): number {
  if (!view) return MENU_LIGHT;
  const round = (view.public as { round?: number }).round ?? 1;
  return Math.min(3, Math.max(0, Math.floor(((round - from) * 4) / (ROUNDS + 1 - from))));
}
