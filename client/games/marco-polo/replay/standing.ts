/** How the seats stand at a moment of a match that is known whole. */

import { resultTable } from '../../../../engine/games/marco-polo/scoring.ts';
import type { ResultRow } from '../../../../engine/games/marco-polo/types.ts';
import type { Recording } from '../../../table/replay/recording.ts';

/** Per seat. */
export interface Standing {
  /** What the end would give now, goals included. */
  readonly points: readonly number[];
  readonly rows: readonly ResultRow[];
}

/** @param at a position of the recording */
export function standingAt(recording: Recording, at: number): Standing {
  const rows = resultTable(recording.state(at));
  return { points: rows.map(({ total }) => total), rows };
}
