/** The undo horizon: actions that cannot be taken back. */

import * as S from './state.ts';

/** Whether a card was turned up or shuffled, or everything was shown, between the two states. */
export const reveals = (before: S.State, after: S.State): boolean =>
  before[S.DRAWS] !== after[S.DRAWS] ||
  before[S.DECK_SIZE] !== after[S.DECK_SIZE] ||
  after[S.PHASE] === S.PHASE_OVER;
