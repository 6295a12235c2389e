/** A row of this game's actions adds to the kit's the phases in which it is allowed. */

import type { CodedRow, OpenRow } from '../../kit/rows.ts';
import type { State } from './state.ts';
import type { OpenAction } from './types.ts';

interface InPhases {
  /** As a bit mask. */
  readonly phases: number;
  /** Whether it names a seat that this table does not have. */
  readonly isStrange?: (s: State, code: number) => boolean;
}

export interface PvCodedRow extends CodedRow, InPhases {}
export interface PvOpenRow extends OpenRow<OpenAction>, InPhases {}
export type PvRow = PvCodedRow | PvOpenRow;

/** The mask of these phases. */
export const during = (...phases: readonly number[]): number =>
  phases.reduce((mask, phase) => mask | (1 << phase), 0);
