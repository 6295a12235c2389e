/** The seats' standing at a moment of a fully known match. */

import { resultTable } from '../../../../engine/games/marco-polo/scoring.ts';
import type { ResultRow } from '../../../../engine/games/marco-polo/types.ts';
import type { Recording } from '../../../table/replay/recording.ts';

/** Per seat. */
export interface Standing {
  /** The points if the match ended now, including goals. */
  readonly points: readonly number[];
  readonly rows: readonly ResultRow[];
}

/** @param at a position of the recording */
export function standingAt(recording: Recording, at: number): Standing {
  const rows = resultTable(recording.state(at));
  return { points: rows.map(({ total }) => total), rows };
}
