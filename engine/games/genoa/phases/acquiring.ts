/** Phase 3: buildings are acquired from street spaces with a disc (rules, section 5.8). */

import { body } from '../../../kit/rows.ts';
import { ACQUIRE, DECLINE_ACQUIRE } from '../codes.ts';
import { tell } from '../effects/emit.ts';
import { E, OK } from '../errors.ts';
import {
  OP_NAMES,
  opAt,
  opBuildingAt,
  opsField,
  opsIn,
  PLACE,
  packOp,
  packOps,
  REMOVE,
  REPLACE,
  spaceField,
} from '../fields.ts';
import { acquired } from '../flow.ts';
import {
  areAdjacent,
  BUILDINGS,
  BUILDINGS_AT,
  FIRST_STREET,
  isStreet,
  NO_SPACE,
  SPACES,
} from '../map.ts';
import { during, type GeCodedRow } from '../row.ts';
import * as S from '../state.ts';

const OPS_BITS = 16;
const streetOf = (code: number): number => body(code) >> OPS_BITS;
/** The operations in the code of an acquisition. */
export const opsOf = (code: number): number => body(code) & (2 ** OPS_BITS - 1);

/** GE-605, GE-607, GE-608: markers that an operation costs. */
const costOf = (op: number): number => (op === REPLACE ? 2 : 1);

/** Checks an operation on its building. */
function checkOp(s: S.State, p: number, op: number, building: number): number {
  const owner = s[S.OWNER + building];
  if (owner === p) return E.E_ALREADY_OWNER; // GE-616
  if (op === PLACE) return owner >= 0 ? E.E_OCCUPIED : OK; // GE-606
  return owner < 0 ? E.E_NOTHING_TO_REMOVE : OK; // GE-607
}

/** GE-601, GE-603: one chance, one street. */
export const acquireRow: GeCodedRow = {
  type: 'acquire',
  code: ACQUIRE,
  states: during(S.ACQUIRE),
  rule: 'GE-605',
  fields: { street: spaceField, ops: opsField },
  isNowhere: (code) => streetOf(code as number) === NO_SPACE,
  check: (s, p, code) => {
    if (s[S.ACQUIRING] !== p) return E.E_NOT_YOUR_DECISION;
    if (s[S.PERSONAL + S.at(p)] < 1) return E.E_NO_MARKERS; // GE-602
    const street = streetOf(code);
    if (!isStreet(street) || s[S.DISC + street] === 0) return E.E_NO_STREET_DISC;
    const ops = opsOf(code);
    const size = opsIn(ops);
    if (size < 1 || size > 2) return E.E_NO_OP; // GE-615
    if (size === 2 && opBuildingAt(ops, 0) === opBuildingAt(ops, 1)) return E.E_NO_OP;
    for (let i = 0; i < size; i++) {
      if (!areAdjacent(street, opBuildingAt(ops, i))) return E.E_NOT_ADJACENT_BUILDING;
    }
    let cost = 0;
    for (let i = 0; i < size; i++) {
      const found = checkOp(s, p, opAt(ops, i), opBuildingAt(ops, i));
      if (found !== OK) return found;
      cost += costOf(opAt(ops, i));
    }
    return cost > s[S.PERSONAL + S.at(p)] ? E.E_NO_MARKERS : OK;
  },
  apply: (s, p, code, _chance, sink) => {
    const street = streetOf(code);
    const ops = opsOf(code);
    const size = opsIn(ops);
    if (sink) {
      const told = Array.from({ length: size }, (_, i) => {
        const building = opBuildingAt(ops, i);
        const was = s[S.OWNER + building];
        return {
          op: OP_NAMES[opAt(ops, i)],
          building: BUILDINGS[building],
          was: was < 0 ? null : was,
        };
      });
      tell(sink, { type: 'acquired', seat: p, street: SPACES[street], ops: told });
    }
    for (let i = 0; i < size; i++) carryOut(s, p, opAt(ops, i), opBuildingAt(ops, i));
    s[S.DISC + street] = 0; // GE-609
    acquired(s, sink);
  },
};

function carryOut(s: S.State, p: number, op: number, building: number): void {
  if (op !== PLACE) {
    // GE-607, GE-614: both markers go home.
    s[S.GENERAL + S.at(s[S.OWNER + building])]++;
    s[S.OWNER + building] = -1;
    s[S.PERSONAL + S.at(p)]--;
    s[S.GENERAL + S.at(p)]++;
  }
  if (op === REMOVE) return;
  s[S.PERSONAL + S.at(p)]--;
  s[S.OWNER + building] = p;
}

/** GE-617 */
export const declineRow: GeCodedRow = {
  type: 'declineAcquire',
  code: DECLINE_ACQUIRE,
  states: during(S.ACQUIRE),
  fields: {},
  rule: 'GE-617',
  check: (s, p) => (s[S.ACQUIRING] === p ? OK : E.E_NOT_YOUR_DECISION),
  apply: (s, p, _code, _chance, sink) => {
    if (sink) tell(sink, { type: 'acquireDeclined', seat: p });
    acquired(s, sink);
  },
};

export function legal(s: S.State, p: number, out: Int32Array): number {
  if (s[S.ACQUIRING] !== p) return 0;
  let n = 0;
  out[n++] = DECLINE_ACQUIRE;
  for (let street = FIRST_STREET; street < NO_SPACE; street++) {
    if (s[S.DISC + street] > 0) n = legalAt(s, p, street, out, n);
  }
  return n;
}

/** One operation on either building, then one on both, in the order of the buildings. */
function legalAt(s: S.State, p: number, street: number, out: Int32Array, start: number): number {
  let n = start;
  const purse = s[S.PERSONAL + S.at(p)];
  const buildings = BUILDINGS_AT[street];
  const base = ACQUIRE + street * 2 ** OPS_BITS;
  for (let i = 0; i < buildings.length; i++) {
    for (let op = PLACE; op <= REPLACE; op++) {
      if (costOf(op) > purse || checkOp(s, p, op, buildings[i]) !== OK) continue;
      out[n++] = base + packOps(1, packOp(op, buildings[i]), 0);
    }
  }
  for (let first = PLACE; first <= REPLACE; first++) {
    if (checkOp(s, p, first, buildings[0]) !== OK) continue;
    for (let second = PLACE; second <= REPLACE; second++) {
      if (costOf(first) + costOf(second) > purse) continue;
      if (checkOp(s, p, second, buildings[1]) !== OK) continue;
      out[n++] = base + packOps(2, packOp(first, buildings[0]), packOp(second, buildings[1]));
    }
  }
  return n;
}
