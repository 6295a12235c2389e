/**
 * The timer of a decision (rules, section 11), and the name that distinguishes it from all others.
 */

import type { Timer } from '../../core/contract.ts';
import type { TimerOption } from './clock-presets.ts';
import { deciders } from './flow/deciders.ts';
import type { State } from './state.ts';
import * as state from './state.ts';

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
 * The timer of the present decision. A whole turn is one decision, with all its questions; so is
 * each step of the draft; bids and destinations are one for all.
 */
export function timers(s: State): readonly Timer[] {
  if (s[PHASE] === PHASE_FINISHED) return [];
  const question = s[PHASE] === PHASE_WINDOW;
  const about = { id: nameOf(s), option: optionOf(s) };
  return [{ ...about, seats: deciders(s), bank: !question, question }];
}

function optionOf(s: State): TimerOption {
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

/** Public figures alone: nobody's secret choice may restart a clock. */
function nameOf(s: State): string {
  const name = `${s[ROUND]}.${s[PHASE]}`;
  if (s[PHASE] === PHASE_BID || s[PHASE] === PHASE_DESTINATION) return name;
  if (s[PHASE] === PHASE_DRAFT) return `${name}.${s[DRAFT_INDEX]}.${s[DRAFT_STEP]}`;
  const done = `${s[ACTIVATED]}.${s[ACT_PLACE]}.${s[MAIN_DONE]}.${s[ACT_SHARED_DONE]}`;
  // No turn runs while the Gondolieri is asked.
  return `${name}.${done}.${s[TURN_SEAT]}.${s[TURN_KIND]}`;
}
