/** The order of turns in a commerce round: the normative scheduler of the rules, section 4.4. */

import type { EventSink } from '../../../core/events.ts';
import * as data from '../data.ts';
import { LOCATIONS, type Location } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { judgeQueue, ORDER_FIRES, ORDER_NONE } from '../marker.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const { SHARED_LOCATIONS } = data;
const {
  ACT_FRESH,
  ACT_LAST_PAWN,
  ACT_PLACE,
  ACT_SHARED_DONE,
  ACTIVATED,
  KIND_MAIN,
  KIND_SHARED,
  MAIN_DONE,
  MARKER_HOLDER,
  MARKER_USED,
  PAWN,
  PHASE,
  PHASE_TURN,
  PHASE_WINDOW,
  QUEUE_TARGET,
  SEATS,
  STATE_LENGTH,
  TARGET_NONE,
  TARGET_OWN,
  TURN_KIND,
  TURN_ORDER,
  TURN_PLACE,
  TURN_SEAT,
} = state;

/** A scheduled turn as one integer; END_OF_ROUND if there is none left. */
export const END_OF_ROUND = -1;
export { deciders } from './deciders.ts';

const packTurn = (seat: number, place: number, kind: number): number =>
  seat | (place << 3) | (kind << 6);
export const turnSeat = (turn: number): number => turn & 7;
export const turnPlace = (turn: number): number => (turn >> 3) & 7;
export const turnKind = (turn: number): number => turn >> 6;

export const isShared = (place: number): boolean => place < SHARED_LOCATIONS;

/** Right after the reveal: no place is active, and nobody has acted. */
export function startActions(s: State): void {
  s[ACTIVATED] = 0;
  s[MAIN_DONE] = 0;
  s[ACT_PLACE] = -1;
  s[ACT_SHARED_DONE] = 0;
  s[ACT_LAST_PAWN] = -1;
  s[ACT_FRESH] = 0;
}

/** MV-309: activates the place of the first seat in turn order whose place was not active yet. */
function activate(s: State, sink: EventSink | null): boolean {
  for (let rank = 0, n = s[SEATS]; rank < n; rank++) {
    const seat = s[TURN_ORDER + rank];
    const place = s[PAWN + at(seat)];
    // MV-313: no place twice.
    if ((s[ACTIVATED] & (1 << place)) !== 0) continue;
    s[ACT_PLACE] = place;
    s[ACT_SHARED_DONE] = 0;
    s[ACT_LAST_PAWN] = -1;
    s[ACT_FRESH] = 1;
    if (sink !== null) tell(sink, { type: 'placeActivated', location: LOCATIONS[place], by: seat });
    return true;
  }
  return false; // MV-318, MV-357: all places with a pawn have woken up
}

/** Seats whose pawn is at `place`, as a bit mask. */
function visitorsOf(s: State, place: number): number {
  let mask = 0;
  for (let p = 0, n = s[SEATS]; p < n; p++) if (s[PAWN + at(p)] === place) mask |= 1 << p;
  return mask;
}

/** MV-310: the first of the seats of `mask` in turn order. */
function firstInOrder(s: State, mask: number): number {
  let rank = 0;
  while ((mask & (1 << s[TURN_ORDER + rank])) === 0) rank++;
  return s[TURN_ORDER + rank];
}

/** MV-311: the first of the seats of `mask` clockwise from the left of `last`. */
function firstAfter(last: number, mask: number): number {
  const higher = (mask >> (last + 1)) << (last + 1);
  const among = higher !== 0 ? higher : mask;
  return 31 - Math.clz32(among & -among);
}

/** MV-311: the next of the others at the active shared place; -1 if all have had their turn. */
function nextGuest(s: State, visitors: number): number {
  const guests = ((1 << s[SEATS]) - 1) & ~visitors & ~s[ACT_SHARED_DONE];
  if (guests === 0) return -1;
  // MV-358: its only visitor acted before the place woke up.
  if (s[ACT_LAST_PAWN] < 0) s[ACT_LAST_PAWN] = 31 - Math.clz32(visitors);
  return firstAfter(s[ACT_LAST_PAWN], guests);
}

/**
 * The next turn of the schedule, activating places on the way: call it at every boundary. Repeating
 * it without a turn in between changes nothing.
 */
export function nextTurn(s: State, sink: EventSink | null): number {
  for (;;) {
    if (s[ACT_PLACE] < 0 && !activate(s, sink)) return END_OF_ROUND;
    const place = s[ACT_PLACE];
    const visitors = visitorsOf(s, place);
    const waiting = visitors & ~s[MAIN_DONE];
    if (waiting !== 0) return packTurn(firstInOrder(s, waiting), place, KIND_MAIN);
    // MV-312: if the place is not shared, only visitors act.
    if (isShared(place)) {
      const guest = nextGuest(s, visitors);
      if (guest >= 0) return packTurn(guest, place, KIND_SHARED);
    }
    s[ACTIVATED] |= 1 << place;
    s[ACT_PLACE] = -1;
    s[ACT_SHARED_DONE] = 0;
    s[ACT_LAST_PAWN] = -1;
    s[ACT_FRESH] = 0;
  }
}

/** Books a turn that is over. */
export function bookTurn(s: State, seat: number, place: number, kind: number): void {
  if (kind === KIND_MAIN) {
    s[MAIN_DONE] |= 1 << seat;
    // MV-356: shared turns start from the seat that actually acted last (Q42).
    if (s[ACT_PLACE] === place) s[ACT_LAST_PAWN] = seat;
  } else {
    s[ACT_SHARED_DONE] |= 1 << seat;
  }
  s[ACT_FRESH] = 0;
}

/** One entry of `upcoming`. */
export interface UpcomingTurn {
  readonly seat: number;
  readonly place: Location;
  readonly kind: 'main' | 'shared';
}

/** The position played ahead; only `upcoming` fills it. */
const ahead = new Int32Array(STATE_LENGTH);

/**
 * All turns from here to the end of the round, the running one first, if each is ended at once and
 * every window declined. Public knowledge; with `honourQueue` the Gondolieri's secret order is
 * included (full-information callers only). Empty outside turns and windows.
 */
export function upcoming(s: State, honourQueue = false): UpcomingTurn[] {
  const turns: UpcomingTurn[] = [];
  const phase = s[PHASE];
  if (phase !== PHASE_TURN && phase !== PHASE_WINDOW) return turns;
  const copy = ahead;
  copy.set(s);
  if (!honourQueue) copy[QUEUE_TARGET] = TARGET_NONE;
  const take = (seat: number, place: number, kind: number): void => {
    turns.push({ seat, place: LOCATIONS[place], kind: kind === KIND_MAIN ? 'main' : 'shared' });
    bookTurn(copy, seat, place, kind);
  };
  // A window comes after the boundary has judged the queue: the scheduled turn is next.
  let judged = phase === PHASE_WINDOW;
  if (phase === PHASE_TURN) take(copy[TURN_SEAT], copy[TURN_PLACE], copy[TURN_KIND]);
  copy[PHASE] = PHASE_WINDOW;
  copy[TURN_SEAT] = -1;
  for (;;) {
    const next = nextTurn(copy, null);
    if (next === END_OF_ROUND) return turns;
    const verdict = judged ? ORDER_NONE : judgeQueue(copy, turnSeat(next), turnKind(next));
    judged = false;
    if (verdict !== ORDER_NONE) {
      const own = copy[QUEUE_TARGET] === TARGET_OWN;
      copy[QUEUE_TARGET] = TARGET_NONE;
      if (verdict === ORDER_FIRES) {
        const holder = copy[MARKER_HOLDER];
        copy[MARKER_USED] = 1;
        if (own) take(holder, copy[PAWN + at(holder)], KIND_MAIN);
        else take(holder, copy[ACT_PLACE], KIND_SHARED);
        continue;
      }
    }
    take(turnSeat(next), turnPlace(next), turnKind(next));
  }
}
