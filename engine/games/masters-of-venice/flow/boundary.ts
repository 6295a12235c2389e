/** The moment between two turns (rules, 4.4 and 4.5), and how turns start and end. */

import type { EventSink } from '../../../core/events.ts';
import { LOCATIONS } from '../data.ts';
import { tell } from '../effects/emit.ts';
import {
  asksAt,
  isTakeable,
  judgeQueue,
  ORDER_CLOSED,
  ORDER_FIRES,
  ORDER_SATISFIED,
} from '../marker.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';
import type { Target } from '../types.ts';
import { dropQueue, endRound } from './rounds.ts';
import { bookTurn, END_OF_ROUND, nextTurn, turnKind, turnPlace, turnSeat } from './scheduler.ts';

const {
  ACT_PLACE,
  KIND_MAIN,
  KIND_SHARED,
  MARKER_HOLDER,
  MARKER_USED,
  PAWN,
  PENDING,
  PENDING_NONE,
  PHASE,
  PHASE_TURN,
  PHASE_WINDOW,
  QUEUE_PLACE,
  QUEUE_TARGET,
  TARGET_NONE,
  TARGET_OWN,
  TARGET_SHARED,
  TURN_ACTED,
  TURN_BOUGHT,
  TURN_BY_MARKER,
  TURN_KIND,
  TURN_PLACE,
  TURN_SEAT,
  TURN_SOLD,
  TURN_USED,
} = state;

/** MV-353: the only moment at which the marker works; else the scheduled turn starts. */
export function boundary(s: State, sink: EventSink | null): void {
  const next = nextTurn(s, sink);
  if (next === END_OF_ROUND) {
    endRound(s, sink);
    return;
  }
  const seat = turnSeat(next);
  const kind = turnKind(next);
  switch (judgeQueue(s, seat, kind)) {
    case ORDER_FIRES:
      interrupt(s, s[QUEUE_TARGET], sink);
      return;
    case ORDER_SATISFIED:
      dropQueue(s, 'satisfied', sink);
      break;
    case ORDER_CLOSED:
      dropQueue(s, 'closed', sink);
      break;
  }
  if (asksAt(s, seat, kind)) openWindow(s, seat, kind, sink);
  else startTurn(s, seat, turnPlace(next), kind, 0, sink);
}

/** The scheduled turn starts without another question: after a declined window. */
export function resume(s: State, sink: EventSink | null): void {
  const next = nextTurn(s, sink);
  startTurn(s, turnSeat(next), turnPlace(next), turnKind(next), 0, sink);
}

function openWindow(s: State, nextSeat: number, nextKind: number, sink: EventSink | null): void {
  s[PHASE] = PHASE_WINDOW;
  if (sink === null) return;
  const seat = s[MARKER_HOLDER];
  const targets: Target[] = [];
  if (isTakeable(s, seat, TARGET_OWN, nextSeat, nextKind)) targets.push('own');
  if (isTakeable(s, seat, TARGET_SHARED, nextSeat, nextKind)) targets.push('shared');
  tell(sink, { type: 'windowOpened', seat, targets });
}

/** MV-352: the marker flips and the Gondolieri's turn at `target` starts. */
export function interrupt(s: State, target: number, sink: EventSink | null): void {
  const seat = s[MARKER_HOLDER];
  s[MARKER_USED] = 1;
  const place = target === TARGET_OWN ? s[PAWN + at(seat)] : s[ACT_PLACE];
  // An order that is carried out, or has become impossible, is cleared.
  s[QUEUE_TARGET] = TARGET_NONE;
  s[QUEUE_PLACE] = -1;
  if (sink !== null) {
    const name: Target = target === TARGET_OWN ? 'own' : 'shared';
    tell(sink, { type: 'interrupted', seat, target: name, location: LOCATIONS[place] });
  }
  startTurn(s, seat, place, target === TARGET_OWN ? KIND_MAIN : KIND_SHARED, 1, sink);
}

function startTurn(
  s: State,
  seat: number,
  place: number,
  kind: number,
  byMarker: number,
  sink: EventSink | null,
): void {
  s[PHASE] = PHASE_TURN;
  s[TURN_SEAT] = seat;
  s[TURN_PLACE] = place;
  s[TURN_KIND] = kind;
  s[TURN_BY_MARKER] = byMarker;
  if (sink === null) return;
  tell(sink, {
    type: 'turnStarted',
    seat,
    location: LOCATIONS[place],
    kind: kind === KIND_MAIN ? 'main' : 'shared',
    byMarker: byMarker === 1,
  });
}

/** MV-314: ends the running turn in any state; then the next boundary. */
export function endTurn(s: State, sink: EventSink | null): void {
  const seat = s[TURN_SEAT];
  const place = s[TURN_PLACE];
  if (sink !== null) {
    const passed = s[TURN_ACTED] === 0;
    tell(sink, { type: 'turnEnded', seat, location: LOCATIONS[place], passed });
  }
  bookTurn(s, seat, place, s[TURN_KIND]);
  clearTurn(s);
  boundary(s, sink);
}

function clearTurn(s: State): void {
  s[TURN_SEAT] = -1;
  s[TURN_PLACE] = -1;
  s[TURN_KIND] = -1;
  s[TURN_BY_MARKER] = 0;
  s[TURN_USED] = 0;
  s[TURN_BOUGHT] = 0;
  s[TURN_SOLD] = 0;
  s[TURN_ACTED] = 0;
  s[PENDING] = PENDING_NONE;
}
