/** The Gondola Marker (rules, 4.5): which turns of the Gondolieri can be taken out of order. */

import * as data from './data.ts';
import * as state from './state.ts';
import { at, type State } from './state.ts';

const { SHARED_LOCATIONS } = data;
const {
  ACT_FRESH,
  ACT_PLACE,
  ACT_SHARED_DONE,
  KIND_MAIN,
  KIND_SHARED,
  MAIN_DONE,
  MARKER_HOLDER,
  MARKER_USED,
  PAWN,
  PHASE,
  PHASE_TURN,
  QUEUE_PLACE,
  QUEUE_TARGET,
  STANCE,
  STANCE_ALWAYS,
  STANCE_WAIT,
  TARGET_NONE,
  TARGET_OWN,
  TARGET_SHARED,
  TURN_KIND,
  TURN_PLACE,
  TURN_SEAT,
} = state;

/** MV-351: the seat whose marker is still unused in this term, -1 if there is none. */
export function markerSeat(s: State): number {
  return s[MARKER_USED] === 0 ? s[MARKER_HOLDER] : -1;
}

/** The target of the turn (`seat`, `kind`) for `holder`; TARGET_NONE if it is not the holder's. */
function targetOfTurn(holder: number, seat: number, kind: number): number {
  if (seat !== holder) return TARGET_NONE;
  return kind === KIND_MAIN ? TARGET_OWN : TARGET_SHARED;
}

/** Whether the turn that `target` names is still due to `seat` in this round and not yet begun. */
export function isOpen(s: State, seat: number, target: number): boolean {
  const running = s[PHASE] === PHASE_TURN && s[TURN_SEAT] === seat;
  if (target === TARGET_OWN) {
    // MV-354: also if the place is not active yet.
    return (s[MAIN_DONE] & (1 << seat)) === 0 && !(running && s[TURN_KIND] === KIND_MAIN);
  }
  // MV-355: at the active shared place, if his pawn is elsewhere.
  const place = s[ACT_PLACE];
  if (place < 0 || place >= SHARED_LOCATIONS || s[PAWN + at(seat)] === place) return false;
  if (running && s[TURN_KIND] === KIND_SHARED && s[TURN_PLACE] === place) return false;
  return (s[ACT_SHARED_DONE] & (1 << seat)) === 0;
}

/**
 * MV-359: whether `target` may be taken at a boundary whose next turn is (`nextSeat`, `nextKind`):
 * open, and not the next turn anyway.
 */
export function isTakeable(
  s: State,
  seat: number,
  target: number,
  nextSeat: number,
  nextKind: number,
): boolean {
  return isOpen(s, seat, target) && targetOfTurn(seat, nextSeat, nextKind) !== target;
}

/** Whether the Gondolieri is to be asked at this boundary. */
export function asksAt(s: State, nextSeat: number, nextKind: number): boolean {
  const seat = markerSeat(s);
  if (seat < 0) return false;
  const stance = s[STANCE + at(seat)];
  if (stance === STANCE_WAIT) return false;
  if (stance !== STANCE_ALWAYS && s[ACT_FRESH] === 0) return false;
  return (
    isTakeable(s, seat, TARGET_OWN, nextSeat, nextKind) ||
    isTakeable(s, seat, TARGET_SHARED, nextSeat, nextKind)
  );
}

/** The fate of a queued order at a boundary. */
export const ORDER_NONE = 0;
export const ORDER_FIRES = 1;
export const ORDER_SATISFIED = 2;
export const ORDER_CLOSED = 3;

/** Judges the queued order at a boundary whose next turn is (`nextSeat`, `nextKind`). */
export function judgeQueue(s: State, nextSeat: number, nextKind: number): number {
  const target = s[QUEUE_TARGET];
  const seat = markerSeat(s);
  if (target === TARGET_NONE || seat < 0) return ORDER_NONE;
  if (target === TARGET_SHARED && s[QUEUE_PLACE] !== s[ACT_PLACE]) return ORDER_CLOSED;
  if (targetOfTurn(seat, nextSeat, nextKind) === target) return ORDER_SATISFIED;
  return isOpen(s, seat, target) ? ORDER_FIRES : ORDER_CLOSED;
}
