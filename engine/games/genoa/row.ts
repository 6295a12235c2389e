/** A row of this game's actions adds to the kit's the states in which it is allowed. */

import type { CodedRow, OpenRow } from '../../kit/rows.ts';
import type { State } from './state.ts';
import type { OpenAction } from './types.ts';

interface InStates {
  /** As a bit mask. */
  readonly states: number;
  /** The error outside of them, if it is not `E_WRONG_PHASE`. */
  readonly outside?: (s: State) => number;
  /** Whether it is also judged while a question about an action is open. */
  readonly whilePending?: true;
  /** Whether it names a space that does not exist. */
  readonly isNowhere?: (command: number | OpenAction) => boolean;
}

export interface GeCodedRow extends CodedRow, InStates {}
export interface GeOpenRow extends OpenRow<OpenAction>, InStates {}
export type GeRow = GeCodedRow | GeOpenRow;

/** The mask of these states. */
export const during = (...states: readonly number[]): number =>
  states.reduce((mask, state) => mask | (1 << state), 0);
