/** The light of the day by the state of the match. */

import type { ViewBase } from '../../engine/core/contract.ts';

/** Light of the menu: between morning and noon. */
export const MENU_LIGHT = 0.35;

/** Four lights of the day for the four terms, 0 … 3; the menu's where nothing is played. */
export function daylight(view: ViewBase | null): number {
  if (!view) return MENU_LIGHT;
  const round = (view.public as { round?: number }).round ?? 1;
  return Math.min(3, Math.floor((round - 1) / 4));
}
