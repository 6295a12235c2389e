/** Commands that nobody but their sender may notice: not even their existence is told. */

import type { Game, SeatInfo, State, ViewBase, Viewer } from '../../engine/core/contract.ts';
import type { Emitted } from '../../engine/core/events.ts';

/** Whether a command of `seat` has changed nothing for anybody else, and told nobody else anything. */
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

/** What a view tells, as text; the engine's own count of actions aside. */
function known(view: ViewBase): string {
  return JSON.stringify([view.public, view.you ?? null]);
}
