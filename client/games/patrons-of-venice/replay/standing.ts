/** The houses' standing at a moment of a match that is known whole. */

import { resultTable } from '../../../../engine/games/patrons-of-venice/scoring.ts';
import type { ResultRow } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { Recording } from '../../../table/replay/recording.ts';

/** Per seat. */
export interface Standing {
  readonly points: readonly number[];
  readonly ducats: readonly number[];
  /** The points by source. */
  readonly rows: readonly ResultRow[];
}

/** @param at a position of the recording */
export function standingAt(recording: Recording, at: number): Standing {
  const rows = resultTable(recording.state(at));
  return {
    points: rows.map(({ points }) => points),
    ducats: rows.map(({ ducats }) => ducats),
    rows,
  };
}
