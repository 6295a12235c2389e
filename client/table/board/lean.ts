/** Tells the camera where an event on the board is worth a look, if the person wishes to follow. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { useCamera } from '../../world/camera.ts';
import type { Hint } from '../staging/hints.ts';

/** Seconds by which the camera is ahead of a moment, and for which it stays after the last. */
const LEAD = 0.5;
const STAYS = 2.5;
/** Less important events would only make the picture restless. */
const WORTH = 2;

/** The moment to look at, `time` seconds into a timeline; null: none. */
export function hintAt(hints: readonly Hint[], time: number): Hint | null {
  let best: Hint | null = null;
  for (const hint of hints) {
    if (hint.importance < WORTH || time < hint.at - LEAD || time > hint.at + hint.seconds) continue;
    // Of two at once the greater; of two alike the one that began later.
    if (!best || hint.importance >= best.importance) best = hint;
  }
  return best;
}

/** The present staging, and its progress. */
interface Staged {
  readonly timeline: { readonly hints: readonly Hint[] } | null;
  readonly time: number;
}

/** Follows the player's timelines from frame to frame. */
export class Lean {
  private idle = STAYS;
  private readonly owes: (view: ViewBase, seat: number) => boolean;

  /** @param owes whether a seat is asked for something */
  constructor(owes: (view: ViewBase, seat: number) => boolean) {
    this.owes = owes;
  }

  /** Whether this person is asked for something now: then the whole board stays in sight. */
  private get asked(): boolean {
    const { view, seat } = useTable.getState();
    return view !== null && seat !== null && this.owes(view, seat);
  }

  /** @param clock whose `delta` are the seconds since the last frame */
  frame({ timeline, time }: Staged, clock: { readonly delta: number }): void {
    const { suggested, suggest } = useCamera.getState();
    if (!timeline && !suggested) return;
    if (!useSettings.getState().follow || this.asked) {
      if (suggested) suggest(null);
      return;
    }
    const hint = timeline ? hintAt(timeline.hints, time) : null;
    if (hint) {
      this.idle = 0;
      if (hint.place !== suggested) suggest(hint.place);
      return;
    }
    this.idle += clock.delta;
    if (suggested && this.idle > STAYS) suggest(null);
  }
}
