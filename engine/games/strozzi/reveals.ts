/** The undo horizon: actions that cannot be taken back. */

import * as S from './state.ts';

/** Whether a ship or tile was turned up, or money was shown, between the two states. */
export const reveals = (before: S.State, after: S.State): boolean =>
  before[S.DRAWS] !== after[S.DRAWS] ||
  before[S.DECK_SIZE] !== after[S.DECK_SIZE] ||
  before[S.STACK_SIZE] !== after[S.STACK_SIZE] ||
  after[S.PHASE] === S.PHASE_OVER;
