/** Phase `window` (rules, 4.5 and 5.14): the Gondolieri is asked, and his two private tools. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { word, wordOrNull } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, make } from '../codes.ts';
import { tell, tellOnly } from '../effects/emit.ts';
import * as errors from '../errors.ts';
import { interrupt, resume } from '../flow/boundary.ts';
import { nextTurn, turnKind, turnSeat } from '../flow/scheduler.ts';
import { isOpen, isTakeable, markerSeat } from '../marker.ts';
import { ANY_SEAT, type MvRow, noTurn } from '../row.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const { T_DECLINE, T_INTERRUPT, T_QUEUE, T_STANCE } = codes;
const { E_MARKER, E_NOT_ELIGIBLE, E_PHASE, OK } = errors;
const {
  ACT_PLACE,
  MARKER_HOLDER,
  PHASE,
  PHASE_DESTINATION,
  PHASE_TURN,
  PHASE_WINDOW,
  QUEUE_PLACE,
  QUEUE_TARGET,
  STANCE,
  TARGET_NONE,
  TARGET_OWN,
  TARGET_SHARED,
} = state;

const TARGETS = ['own', 'shared'] as const;
const STANCES = ['always', 'placeStart', 'wait'] as const;
export const packStance = (stance: number): number => make(T_STANCE, stance);
const packInterrupt = (target: number): number => make(T_INTERRUPT, target);
export const DECLINE = make(T_DECLINE, 0);

/**
 * MV-353 … MV-355, MV-359: at this boundary. (`nextTurn` changes nothing here: it has been called
 * before.)
 */
function checkInterrupt(s: State, seat: number, code: number): number {
  if (markerSeat(s) !== seat) return E_MARKER; // MV-351
  const next = nextTurn(s, null);
  const takeable = isTakeable(s, seat, body(code), turnSeat(next), turnKind(next));
  return takeable ? OK : E_NOT_ELIGIBLE;
}

/** Target of a `queueInterrupt` code; null, which cancels, is packed as ones only. */
const queuedTarget = (code: number): number => (body(code) === 3 ? TARGET_NONE : body(code));

function checkQueue(s: State, seat: number, code: number): number {
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

/** The scheduled turn starts. */
function applyDecline(
  s: State,
  _seat: number,
  _code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  if (sink !== null) tell(sink, { type: 'windowDeclined', seat: s[MARKER_HOLDER] });
  resume(s, sink);
}

/** Stored for the next boundary at which it can be carried out; `shared` means the place now. */
function applyQueue(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const target = queuedTarget(code);
  s[QUEUE_TARGET] = target;
  s[QUEUE_PLACE] = target === TARGET_SHARED ? s[ACT_PLACE] : -1;
  if (sink === null) return;
  const name = target === TARGET_NONE ? null : TARGETS[target];
  tellOnly(sink, seat, { type: 'interruptQueued', seat, target: name });
}

/** A private preference that lasts until changed; every seat, at any time. */
function applyStance(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  s[STANCE + at(seat)] = body(code);
  if (sink === null) return;
  const stance = STANCES[body(code)];
  tellOnly(sink, seat, { type: 'stanceSet', seat, stance });
}

/** The moment between two turns at which the Gondolieri is asked (MV-353). */
const inWindow = (s: State): number => (s[PHASE] === PHASE_WINDOW ? OK : E_PHASE);

const figures = {
  E_MARKER: (s: State) => ({ holder: s[MARKER_HOLDER] < 0 ? null : s[MARKER_HOLDER] }),
};

export const queueRow: MvRow = {
  type: 'queueInterrupt',
  code: make(T_QUEUE, 0),
  ...noTurn,
  fields: { target: wordOrNull(TARGETS) },
  rule: 'MV-353',
  refusals: { E_MARKER: 'MV-351' },
  moment: (s) => (s[PHASE] >= PHASE_DESTINATION && s[PHASE] <= PHASE_TURN ? OK : E_PHASE),
  seatAt: ANY_SEAT,
  check: checkQueue,
  apply: applyQueue,
  figures,
};

export const stanceRow: MvRow = {
  type: 'setStance',
  code: make(T_STANCE, 0),
  ...noTurn,
  fields: { stance: word(STANCES) },
  rule: 'MV-353',
  moment: () => OK,
  seatAt: ANY_SEAT,
  check: () => OK,
  apply: applyStance,
};

export const interruptRow: MvRow = {
  type: 'useInterrupt',
  code: make(T_INTERRUPT, 0),
  ...noTurn,
  fields: { target: word(TARGETS) },
  rule: 'MV-352',
  refusals: {
    E_PHASE: 'MV-353',
    E_TURN: 'MV-351',
    E_MARKER: 'MV-351',
    E_NOT_ELIGIBLE: 'MV-359',
  },
  moment: inWindow,
  seatAt: MARKER_HOLDER,
  check: checkInterrupt,
  apply: (s, _seat, code, _chance, sink) => interrupt(s, body(code), sink),
  figures,
};

export const declineRow: MvRow = {
  type: 'declineInterrupt',
  code: make(T_DECLINE, 0),
  ...noTurn,
  fields: {},
  rule: 'MV-352',
  refusals: { E_TURN: 'MV-351' },
  moment: inWindow,
  seatAt: MARKER_HOLDER,
  check: () => OK,
  apply: applyDecline,
};
