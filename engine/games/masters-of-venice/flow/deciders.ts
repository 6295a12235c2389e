/** The seats that owe a decision now. */

import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const {
  BID,
  DESTINATION,
  DRAFT_SEAT,
  MARKER_HOLDER,
  PHASE,
  PHASE_BID,
  PHASE_DESTINATION,
  PHASE_DRAFT,
  PHASE_TURN,
  PHASE_WINDOW,
  SEATS,
  TURN_SEAT,
} = state;

/** Seats whose field at `offset` is still empty (-1), as a bit mask. */
function missing(s: State, offset: number): number {
  let mask = 0;
  for (let p = 0, n = s[SEATS]; p < n; p++) if (s[offset + at(p)] < 0) mask |= 1 << p;
  return mask;
}

/** Bit mask of the seats that owe a decision; 0 when the match is finished. */
export function deciders(s: State): number {
  switch (s[PHASE]) {
    case PHASE_TURN:
      return 1 << s[TURN_SEAT];
    case PHASE_BID:
      return missing(s, BID);
    case PHASE_DESTINATION:
      return missing(s, DESTINATION);
    case PHASE_DRAFT:
      return 1 << s[DRAFT_SEAT];
    case PHASE_WINDOW:
      return 1 << s[MARKER_HOLDER];
    default:
      return 0;
  }
}
