/** What the overlay of a game holds: its own parts, and those that the house adds. */

import { overlays } from '../../games/registry-overlay.ts';
import { withOdds } from '../../table/overlay/odds.ts';
import type { OverlayGame } from '../../table/overlay/part.ts';
import { isSearched } from '../../table/searched.ts';

/** null: no overlay shows this game. */
export async function overlayOf(id: string): Promise<OverlayGame | null> {
  const overlay = await overlays[id]?.();
  if (!overlay) return null;
  return isSearched(id) ? withOdds(overlay, id) : overlay;
}
