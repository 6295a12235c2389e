/** Phase `window` (rules, 4.5 and 5.14): the Gondolieri is asked, and his two private tools. */

import type { EventSink } from '../../../core/events.ts';
import * as codes from '../codes.ts';
import { body, packInterrupt } from '../codes.ts';
import { tell, tellOnly } from '../effects/emit.ts';
import * as errors from '../errors.ts';
import { interrupt, resume } from '../flow/boundary.ts';
import { nextTurn, turnKind, turnSeat } from '../flow/scheduler.ts';
import { isOpen, isTakeable, markerSeat } from '../marker.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const { DECLINE } = codes;
const { E_MARKER, E_NOT_ELIGIBLE, OK } = errors;
const {
  ACT_PLACE,
  MARKER_HOLDER,
  QUEUE_PLACE,
  QUEUE_TARGET,
  STANCE,
  TARGET_NONE,
  TARGET_OWN,
  TARGET_SHARED,
} = state;

/** MV-353 … MV-355, MV-359: at this boundary. (`nextTurn` changes nothing here: it was asked.) */
export function checkInterrupt(s: State, seat: number, code: number): number {
  if (markerSeat(s) !== seat) return E_MARKER; // MV-351
  const next = nextTurn(s, null);
  const takeable = isTakeable(s, seat, body(code), turnSeat(next), turnKind(next));
  return takeable ? OK : E_NOT_ELIGIBLE;
}

/** Target of a `queueInterrupt` code; TARGET_NONE cancels. */
const queuedTarget = (code: number): number => (body(code) === 2 ? TARGET_NONE : body(code));

export function checkQueue(s: State, seat: number, code: number): number {
  if (markerSeat(s) !== seat) return E_MARKER; // MV-351
  const target = queuedTarget(code);
  if (target === TARGET_NONE) return OK;
  return isOpen(s, seat, target) ? OK : E_NOT_ELIGIBLE;
}

export function legalWindow(s: State, seat: number, out: Int32Array): number {
  let n = 0;
  for (let target = TARGET_OWN; target <= TARGET_SHARED; target++) {
    const code = packInterrupt(target);
    if (checkInterrupt(s, seat, code) === OK) out[n++] = code;
  }
  out[n++] = DECLINE;
  return n;
}

export function applyInterrupt(s: State, code: number, sink: EventSink | null): void {
  interrupt(s, body(code), sink);
}

/** The scheduled turn starts. */
export function applyDecline(s: State, sink: EventSink | null): void {
  if (sink !== null) tell(sink, { type: 'windowDeclined', seat: s[MARKER_HOLDER] });
  resume(s, sink);
}

/** Stored for the next boundary at which it can be carried out; `shared` means the place now. */
export function applyQueue(s: State, seat: number, code: number, sink: EventSink | null): void {
  const target = queuedTarget(code);
  s[QUEUE_TARGET] = target;
  s[QUEUE_PLACE] = target === TARGET_SHARED ? s[ACT_PLACE] : -1;
  if (sink === null) return;
  const name = target === TARGET_NONE ? null : target === TARGET_OWN ? 'own' : 'shared';
  tellOnly(sink, seat, { type: 'interruptQueued', seat, target: name });
}

/** A private preference that lasts until changed; every seat, at any time. */
export function applyStance(s: State, seat: number, code: number, sink: EventSink | null): void {
  s[STANCE + at(seat)] = body(code);
  if (sink === null) return;
  const stance = ['always', 'placeStart', 'wait'][body(code)];
  tellOnly(sink, seat, { type: 'stanceSet', seat, stance });
}
