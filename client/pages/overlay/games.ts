/** Content of a game's overlay: its own parts, and those that the house adds. */

import { searchedGames } from '../../../engine/registry-searching.ts';
import { overlays } from '../../games/registry-overlay.ts';
import { withOdds } from '../../table/overlay/odds.tsx';
import type { OverlayGame } from '../../table/overlay/part.ts';

/** null: no overlay shows this game. */
export async function overlayOf(id: string): Promise<OverlayGame | null> {
  const overlay = await overlays[id]?.();
  if (!overlay) return null;
  // Looked up by id: an overlay has only the parts of a game.
  return Object.hasOwn(searchedGames, id) ? withOdds(overlay, id) : overlay;
}
