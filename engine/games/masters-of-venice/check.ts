/** Whether an action would be accepted: the common checks of the rules, 5.0, in their order. */

import * as k from './codes.ts';
import { E_PARAM, E_PHASE, E_TURN, E_WINDOW, OK } from './errors.ts';
import { checkBid } from './phases/bid.ts';
import { checkDestination } from './phases/destination.ts';
import { checkAdjust, checkCharacter } from './phases/draft.ts';
import { checkTurn, questionOf } from './phases/turn.ts';
import { checkInterrupt, checkQueue } from './phases/window.ts';
import * as S from './state.ts';

/** Whether the phase (draft step, question) has an action of this type at all. */
function checkPhase(s: S.State, type: number, code: number): number {
  const phase = s[S.PHASE];
  switch (type) {
    case k.T_BID:
      return phase === S.PHASE_BID ? OK : E_PHASE;
    case k.T_CHARACTER:
      return phase === S.PHASE_DRAFT && s[S.DRAFT_STEP] === S.DRAFT_PICK ? OK : E_PHASE;
    case k.T_ADJUST:
      return phase === S.PHASE_DRAFT && s[S.DRAFT_STEP] === S.DRAFT_ADJUST ? OK : E_PHASE;
    case k.T_DESTINATION:
      return phase === S.PHASE_DESTINATION ? OK : E_PHASE;
    case k.T_QUEUE:
      return phase >= S.PHASE_DESTINATION && phase <= S.PHASE_TURN ? OK : E_PHASE;
    case k.T_STANCE:
      return OK;
    case k.T_INTERRUPT:
    case k.T_DECLINE:
      return phase === S.PHASE_WINDOW ? OK : E_PHASE; // MV-353
  }
  // MV-319, MV-506: all the rest is for one's own turn.
  if (phase === S.PHASE_WINDOW) return E_WINDOW;
  if (phase !== S.PHASE_TURN) return E_PHASE;
  const question = questionOf(code);
  return question !== S.PENDING_NONE && question !== s[S.PENDING] ? E_PHASE : OK;
}

/** Whether it is this seat's business. */
function checkSeat(s: S.State, seat: number, type: number): number {
  switch (type) {
    case k.T_BID:
    case k.T_DESTINATION:
    case k.T_QUEUE:
    case k.T_STANCE:
      return OK; // every seat, simultaneous or private
    case k.T_CHARACTER:
    case k.T_ADJUST:
      return s[S.DRAFT_SEAT] === seat ? OK : E_TURN;
    case k.T_INTERRUPT:
    case k.T_DECLINE:
      return s[S.MARKER_HOLDER] === seat ? OK : E_TURN;
    default:
      return s[S.TURN_SEAT] === seat ? OK : E_TURN;
  }
}

/** 0 if `apply` would accept `code` from `seat`, else the first broken check (see `errors.ts`). */
export function check(s: S.State, seat: number, code: number): number {
  if (!k.isWellFormed(code)) return E_PARAM;
  const type = k.typeOf(code);
  const phaseError = checkPhase(s, type, code);
  if (phaseError !== OK) return phaseError;
  if (!Number.isInteger(seat) || seat < 0 || seat >= s[S.SEATS]) return E_TURN;
  const seatError = checkSeat(s, seat, type);
  if (seatError !== OK) return seatError;
  switch (type) {
    case k.T_BID:
      return checkBid(s, seat, code);
    case k.T_CHARACTER:
      return checkCharacter(s, code);
    case k.T_ADJUST:
      return checkAdjust(s, seat, code);
    case k.T_DESTINATION:
      return checkDestination(s, seat, code);
    case k.T_QUEUE:
      return checkQueue(s, seat, code);
    case k.T_INTERRUPT:
      return checkInterrupt(s, seat, code);
    case k.T_STANCE:
    case k.T_DECLINE:
      return OK;
    default:
      return checkTurn(s, seat, code);
  }
}
