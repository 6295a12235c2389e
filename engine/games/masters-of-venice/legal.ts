/** The listed actions of a seat, and carrying one out, by phase. */

import type { Chance } from '../../core/chance.ts';
import type { EventSink } from '../../core/events.ts';
import * as codes from './codes.ts';
import { typeOf } from './codes.ts';
import { deciders } from './flow/deciders.ts';
import { applyBid, legalBids } from './phases/bid.ts';
import { applyDestination, legalDestinations } from './phases/destination.ts';
import { applyAdjust, applyCharacter, legalDraft } from './phases/draft.ts';
import { applyTurn, legalTurn } from './phases/turn.ts';
import {
  applyDecline,
  applyInterrupt,
  applyQueue,
  applyStance,
  legalWindow,
} from './phases/window.ts';
import type { State } from './state.ts';
import * as state from './state.ts';

const { T_ADJUST, T_BID, T_CHARACTER, T_DECLINE, T_DESTINATION, T_INTERRUPT, T_QUEUE, T_STANCE } =
  codes;
const {
  PHASE,
  PHASE_BID,
  PHASE_DESTINATION,
  PHASE_DRAFT,
  PHASE_TURN,
  PHASE_WINDOW,
  SEQ,
  TURN_SEAT,
} = state;

/** Most codes that `legal` writes (docks stop listing before). */
export const MAX_LEGAL = 1 << 16;

/**
 * Writes every listed code of `seat` into `out` and answers how many. Listed is what a seat that
 * owes a decision can do; replacing a commitment, queueing an interrupt and setting a stance are
 * accepted without being listed.
 */
export function legal(s: State, seat: number, out: Int32Array): number {
  if (s[PHASE] === PHASE_TURN) return s[TURN_SEAT] === seat ? legalTurn(s, seat, out) : 0;
  if ((deciders(s) & (1 << seat)) === 0) return 0;
  switch (s[PHASE]) {
    case PHASE_BID:
      return legalBids(s, seat, out);
    case PHASE_DESTINATION:
      return legalDestinations(s, seat, out);
    case PHASE_DRAFT:
      return legalDraft(s, seat, out);
    case PHASE_WINDOW:
      return legalWindow(s, seat, out);
    default:
      return 0;
  }
}

/** Carries out in place a code that `check` accepts, with everything automatic that follows. */
export function apply(
  s: State,
  seat: number,
  code: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  s[SEQ]++;
  switch (typeOf(code)) {
    case T_BID:
      applyBid(s, seat, code, sink);
      break;
    case T_CHARACTER:
      applyCharacter(s, seat, code, sink);
      break;
    case T_ADJUST:
      applyAdjust(s, seat, code, sink);
      break;
    case T_DESTINATION:
      applyDestination(s, seat, code, sink);
      break;
    case T_QUEUE:
      applyQueue(s, seat, code, sink);
      break;
    case T_STANCE:
      applyStance(s, seat, code, sink);
      break;
    case T_INTERRUPT:
      applyInterrupt(s, code, sink);
      break;
    case T_DECLINE:
      applyDecline(s, sink);
      break;
    default:
      applyTurn(s, seat, code, chance, sink);
  }
}
