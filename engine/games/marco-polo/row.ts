/** What a row of this game's actions says beyond the kit's: in which phases it belongs, and how. */

import type { CodedRow, OpenRow } from '../../kit/rows.ts';
import type { State } from './state.ts';
import type { OpenAction } from './types.ts';

interface InPhases {
  /** As a bit mask. */
  readonly phases: number;
  /** Whether it exists only with the New Characters (appendix B.1). */
  readonly onlyNew?: true;
  /** Whether it answers a question; all others wait until none is open. */
  readonly answers?: true;
}

export interface MpCodedRow extends CodedRow, InPhases {}
export interface MpOpenRow extends OpenRow<OpenAction>, InPhases {
  /** What breaks the schema although each field is right. */
  readonly isMalformed?: (s: State, p: number, command: number | OpenAction) => boolean;
}
export type MpRow = MpCodedRow | MpOpenRow;

/** The mask of these phases. */
export const during = (...phases: readonly number[]): number =>
  phases.reduce((mask, phase) => mask | (1 << phase), 0);
