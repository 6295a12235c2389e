/**
 * Sets up moments of the game on a copy of a state: the phase, the turn, the question in which an
 * action would be legal. Only public facts and the acting seat's knowledge are touched.
 */

import { isBidRound, LOCATIONS } from '../data.ts';
import { nextTurn, startActions } from '../flow/scheduler.ts';
import * as S from '../state.ts';

const GONDOLIERI = 1;
const CHURCH = LOCATIONS.indexOf('church');

/** Ends all running things: no turn, no question, no draft. Drawn cubes and cards go back. */
function clearMoment(s: S.State): void {
  for (let i = 0; i < 4; i++) {
    const cube = s[S.PENDING_CUBES + i];
    if (cube >= 0) s[S.BAG + cube]++;
    s[S.PENDING_CUBES + i] = -1;
  }
  for (let i = 0; i < 2; i++) {
    const card = s[S.PENDING_CARDS + i];
    if (card >= 0) S.push(s, S.DECK_SIZE, S.DECK, card);
    s[S.PENDING_CARDS + i] = -1;
  }
  s[S.PENDING] = S.PENDING_NONE;
  s[S.DRAFT_SEAT] = s[S.DRAFT_STEP] = s[S.DRAFT_INDEX] = -1;
  s[S.TURN_SEAT] = s[S.TURN_PLACE] = s[S.TURN_KIND] = -1;
  s[S.TURN_BY_MARKER] = 0;
  freshTurn(s);
  s[S.QUEUE_TARGET] = S.TARGET_NONE;
  s[S.QUEUE_PLACE] = -1;
  for (let p = 0; p < s[S.SEATS]; p++) {
    s[S.DESTINATION + S.at(p)] = -1;
    s[S.TRACK + S.at(p)] = 0;
    s[S.OWED + S.at(p)] = 0;
  }
}

/** A turn before its first action. */
export function freshTurn(s: S.State): void {
  s[S.TURN_USED] = s[S.TURN_BOUGHT] = s[S.TURN_SOLD] = s[S.TURN_ACTED] = 0;
}

/** The seat `last` is last in turn order and so is the Gondolieri, the others by number. */
function orderWithLast(s: S.State, last: number): void {
  const n = s[S.SEATS];
  let rank = 0;
  for (let p = 0; p < n; p++) {
    if (s[S.BID + S.at(p)] < 0) s[S.BID + S.at(p)] = 0;
    if (p !== last) s[S.TURN_ORDER + rank++] = p;
    s[S.CHARACTER + S.at(p)] &= ~GONDOLIERI;
  }
  s[S.TURN_ORDER + n - 1] = last;
  s[S.CHARACTER + S.at(last)] |= GONDOLIERI;
  s[S.MARKER_HOLDER] = last;
  s[S.MARKER_USED] = 0;
}

/** The marker, unused, in the hands of `seat`. */
export function giveMarker(s: S.State, seat: number): void {
  if (s[S.MARKER_HOLDER] === seat) s[S.MARKER_USED] = 0;
  else orderWithLast(s, seat);
  s[S.QUEUE_TARGET] = S.TARGET_NONE;
  s[S.QUEUE_PLACE] = -1;
}

/** Another seat than `seat`. */
const neighbour = (s: S.State, seat: number): number => (seat + 1) % s[S.SEATS];

/** The bidding round of the running term. */
const termStart = (s: S.State): number => ((s[S.ROUND] - 1) & ~3) + 1;

export function stageBid(s: S.State): void {
  clearMoment(s);
  startActions(s);
  s[S.ROUND] = termStart(s);
  s[S.PHASE] = S.PHASE_BID;
  s[S.MARKER_HOLDER] = -1;
  s[S.MARKER_USED] = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    s[S.BID + S.at(p)] = -1;
    s[S.CHARACTER + S.at(p)] = 0;
    s[S.TURN_ORDER + p] = -1;
  }
}

/** `seat` comes first in turn order and is asked for `step`. */
export function stageDraft(s: S.State, seat: number, step: number): void {
  clearMoment(s);
  startActions(s);
  s[S.ROUND] = termStart(s);
  s[S.PHASE] = S.PHASE_DRAFT;
  const last = (seat + s[S.SEATS] - 1) % s[S.SEATS];
  for (let p = 0; p < s[S.SEATS]; p++) s[S.CHARACTER + S.at(p)] = 0;
  orderWithLast(s, last);
  let rank = 1;
  s[S.TURN_ORDER] = seat;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p !== seat && p !== last) s[S.TURN_ORDER + rank++] = p;
  }
  if (step === S.DRAFT_ADJUST) s[S.CHARACTER + S.at(seat)] |= 1 << 1;
  s[S.DRAFT_SEAT] = seat;
  s[S.DRAFT_STEP] = step;
  s[S.DRAFT_INDEX] = step;
}

/** A commerce round with a turn order in which nobody has moved yet. */
export function stageDestination(s: S.State, seat: number): void {
  clearMoment(s);
  startActions(s);
  if (isBidRound(s[S.ROUND])) s[S.ROUND]++;
  if (s[S.TURN_ORDER] < 0) orderWithLast(s, neighbour(s, seat));
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (s[S.BID + S.at(p)] < 0) s[S.BID + S.at(p)] = 0;
  }
  s[S.PHASE] = S.PHASE_DESTINATION;
}

/** The main turn of `seat` at `place`, the first of its round. */
export function stageTurn(s: S.State, seat: number, place: number): void {
  stageDestination(s, seat);
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p !== seat && s[S.PAWN + S.at(p)] < 0) s[S.PAWN + S.at(p)] = CHURCH;
  }
  s[S.PAWN + S.at(seat)] = place;
  s[S.PAWN_SPOT + S.at(seat)] = -1;
  s[S.PHASE] = S.PHASE_TURN;
  s[S.TURN_SEAT] = seat;
  s[S.TURN_PLACE] = place;
  s[S.TURN_KIND] = S.KIND_MAIN;
  s[S.ACT_PLACE] = place;
  s[S.ACT_FRESH] = 1;
}

/** A window for `seat`: all others are at the docks, he is at the church, nobody has acted. */
export function stageWindow(s: S.State, seat: number): void {
  stageDestination(s, seat);
  giveMarker(s, seat);
  for (let p = 0; p < s[S.SEATS]; p++) {
    s[S.PAWN + S.at(p)] = p === seat ? CHURCH : 0;
    s[S.PAWN_SPOT + S.at(p)] = -1;
  }
  s[S.PHASE] = S.PHASE_WINDOW;
  nextTurn(s, null);
}
