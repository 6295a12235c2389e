/** A row of this game's actions adds to the kit's the phases in which it is allowed, and how. */

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
  /** Schema errors of an action whose fields are each correct. */
  readonly isMalformed?: (s: State, p: number, command: number | OpenAction) => boolean;
}
export type MpRow = MpCodedRow | MpOpenRow;

/** The mask of these phases. */
export const during = (...phases: readonly number[]): number =>
  phases.reduce((mask, phase) => mask | (1 << phase), 0);
