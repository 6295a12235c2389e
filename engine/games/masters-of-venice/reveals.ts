/** The undo horizon: actions that cannot be taken back. */

import {
  at,
  DECK_SIZE,
  DELIVERED_SIZE,
  DISCARD_SIZE,
  DRAWS,
  MARKER_USED,
  PHASE,
  PHASE_BID,
  PHASE_DESTINATION,
  PHASE_FINISHED,
  PHASE_WINDOW,
  ROUND,
  SEATS,
  STACK_SIZE,
  type State,
} from './state.ts';

/**
 * Whether the action between the two states drew or newly revealed anything to anyone:
 * - a draw from chance (cubes out of the bag);
 * - bids or destinations opened, a window passed on or a queued interrupt carried out (the
 *   Gondolieri's choice is known);
 * - a Guild Order drawn or delivered, a favor turned up from the stack, a rumor played;
 * - a round's end (the gondola's rumor was seen) and the hands at the end of the match.
 * What only moves open things, or puts cards that are known to the actor alone somewhere, is none.
 */
export function reveals(before: State, after: State): boolean {
  if (before[DRAWS] !== after[DRAWS]) return true;
  if (before[ROUND] !== after[ROUND] || after[PHASE] === PHASE_FINISHED) return true;
  const phase = before[PHASE];
  if (phase === PHASE_WINDOW || after[MARKER_USED] > before[MARKER_USED]) return true;
  if ((phase === PHASE_BID || phase === PHASE_DESTINATION) && after[PHASE] !== phase) return true;
  if (after[DECK_SIZE] < before[DECK_SIZE] || after[STACK_SIZE] < before[STACK_SIZE]) return true;
  if (after[DISCARD_SIZE] !== before[DISCARD_SIZE]) return true;
  for (let p = 0, n = before[SEATS]; p < n; p++) {
    if (after[DELIVERED_SIZE + at(p)] !== before[DELIVERED_SIZE + at(p)]) return true;
  }
  return false;
}
