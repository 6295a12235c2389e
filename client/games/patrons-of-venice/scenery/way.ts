/** How far the leader is on the way to the target: the light of the day and the clock follow it. */

import { TARGET_OF } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';

/** Parts of the way to the target; the last turn and the result follow. */
export const WAY = 12;

/** 0 … WAY - 1 on the way, WAY in the last turn and WAY + 1 at the end. */
export function wayOf({ public: open }: View): number {
  if (open.phase === 'gameOver') return WAY + 1;
  const target = TARGET_OF[open.seats.length];
  const most = Math.max(...open.seats.map(({ points }) => points));
  return most >= target ? WAY : Math.floor((most * WAY) / target);
}
