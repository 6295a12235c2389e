/** The merchants' fortunes at a moment of a fully known match. */

import { resultTable } from '../../../../engine/games/genoa/scoring.ts';
import type { ResultRow } from '../../../../engine/games/genoa/types.ts';
import type { Recording } from '../../../table/replay/recording.ts';

/** Per seat, in ducats. */
export interface Fortune {
  /** As if the match had ended here. */
  readonly total: readonly number[];
  readonly ducats: readonly number[];
  readonly rows: readonly ResultRow[];
}

/** @param at a position of the recording */
export function fortuneAt(recording: Recording, at: number): Fortune {
  const rows = resultTable(recording.state(at));
  return {
    total: rows.map(({ total }) => total),
    ducats: rows.map(({ ducats }) => ducats),
    rows,
  };
}
