/** Which timer a decision falls under (rules, section 11), and what tells it from all others. */

import type { ClockedDecision } from '../../core/contract.ts';
import type { State } from './state.ts';
import * as state from './state.ts';
import type { Timer } from './timers.ts';

const {
  ACT_PLACE,
  ACT_SHARED_DONE,
  ACTIVATED,
  DRAFT_INDEX,
  DRAFT_STEP,
  MAIN_DONE,
  PHASE,
  PHASE_BID,
  PHASE_DESTINATION,
  PHASE_DRAFT,
  PHASE_FINISHED,
  PHASE_WINDOW,
  ROUND,
  TURN_KIND,
  TURN_SEAT,
} = state;

/**
 * The decision that is due; null when the match is over. A whole turn is one decision, with every
 * question that it raises; so is each step of the draft; bids and destinations are one for all.
 */
export function clock(s: State): ClockedDecision | null {
  if (s[PHASE] === PHASE_FINISHED) return null;
  return { timer: timerOf(s), id: nameOf(s), question: s[PHASE] === PHASE_WINDOW };
}

function timerOf(s: State): Timer {
  switch (s[PHASE]) {
    case PHASE_BID:
    case PHASE_DESTINATION:
      return 'bidTimer';
    case PHASE_WINDOW:
      return 'interruptTimer';
    default:
      return 'turnTimer';
  }
}

/** Public figures alone: nobody's secret choice may start a clock anew. */
function nameOf(s: State): string {
  const name = `${s[ROUND]}.${s[PHASE]}`;
  if (s[PHASE] === PHASE_BID || s[PHASE] === PHASE_DESTINATION) return name;
  if (s[PHASE] === PHASE_DRAFT) return `${name}.${s[DRAFT_INDEX]}.${s[DRAFT_STEP]}`;
  const done = `${s[ACTIVATED]}.${s[ACT_PLACE]}.${s[MAIN_DONE]}.${s[ACT_SHARED_DONE]}`;
  // No turn runs while the Gondolieri is asked.
  return `${name}.${done}.${s[TURN_SEAT]}.${s[TURN_KIND]}`;
}
