/** Commands that only their sender may notice: others must not even learn that they exist. */

import type { Game, SeatInfo, State, ViewBase, Viewer } from '../../engine/core/contract.ts';
import type { Emitted } from '../../engine/core/events.ts';

/** Whether a command of `seat` has changed nothing and emitted no event for anybody else. */
export function isHidden(
  game: Game,
  seats: readonly SeatInfo[],
  seat: number,
  { before, after }: { readonly before: State; readonly after: State },
  emitted: readonly Emitted[],
): boolean {
  const others: Viewer[] = ['public'];
  for (let other = 0; other < seats.length; other++) if (other !== seat) others.push(other);
  for (const item of emitted) {
    if (others.some((viewer) => game.eventFor(item, viewer) !== null)) return false;
  }
  return others.every(
    (viewer) => known(game.view(before, viewer, seats)) === known(game.view(after, viewer, seats)),
  );
}

/** A view as text, without the engine's own count of actions. */
function known(view: ViewBase): string {
  return JSON.stringify([view.public, view.you ?? null]);
}
