/** The merchant's own moves (rules, section 5.2), and the claim of a building (5.7.5). */

import { body } from '../../../kit/rows.ts';
import { LEAVE_UNUSED, MOVE_FREE, PASS, STOP, TAKE_ACTION } from '../codes.ts';
import { MOST_MOVES } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { canStep } from '../effects/tower.ts';
import { openWindow } from '../effects/window.ts';
import { E, OK } from '../errors.ts';
import { extraField, spaceField } from '../fields.ts';
import { conclude, leaveUnused, startAcquiring, step } from '../flow.ts';
import { hasExtra, isEligible, left } from '../limits.ts';
import { areAdjacent, NEIGHBOURS, NO_SPACE } from '../map.ts';
import { closeFor, hasForcing } from '../offers/hold.ts';
import * as R from '../offers/record.ts';
import { during, type GeCodedRow } from '../row.ts';
import * as S from '../state.ts';

/** Outside `MOVE`: why the tower stays. */
const stays = (s: S.State): number => (s[S.PHASE] === S.CLAIM ? E.E_CLAIM_OPEN : E.E_WRONG_PHASE); // GE-311

/** GE-307, GE-515, GE-521: to any space, even if nobody has an action left. */
export const moveRow: GeCodedRow = {
  type: 'moveFree',
  code: MOVE_FREE,
  states: during(S.MOVE),
  rule: 'GE-301',
  fields: { space: spaceField },
  isNowhere: (code) => body(code as number) === NO_SPACE,
  outside: (s) =>
    s[S.PHASE] === S.CLAIM && S.movesUsed(s) >= MOST_MOVES ? E.E_NO_DISCS : stays(s),
  check: (s, p, code) => {
    if (s[S.MERCHANT] !== p) return E.E_NOT_YOUR_DECISION;
    const space = body(code);
    if (!areAdjacent(S.tower(s), space)) return E.E_NOT_ADJACENT;
    return s[S.VISITED + space] === 1 ? E.E_VISITED : OK;
  },
  apply: (s, _p, code, chance, sink) => {
    step(s, body(code), chance, sink);
    conclude(s, sink);
  },
};

/** GE-308 */
export const stopRow: GeCodedRow = {
  type: 'stop',
  code: STOP,
  states: during(S.MOVE),
  fields: {},
  rule: 'GE-308',
  outside: stays,
  check: (s, p) => (s[S.MERCHANT] === p ? OK : E.E_NOT_YOUR_DECISION),
  apply: (s, _p, _code, _chance, sink) => startAcquiring(s, sink),
};

/** GE-403, GE-405: the merchant acts himself. */
export const takeRow: GeCodedRow = {
  type: 'takeAction',
  code: TAKE_ACTION,
  states: during(S.CLAIM),
  rule: 'GE-405',
  fields: { useExtra: extraField },
  refusals: { E_NO_ACTION: 'GE-403' },
  check: (s, p, code) => {
    if (s[S.MERCHANT] !== p) return E.E_NOT_YOUR_DECISION;
    return left(s, p) >= 1 || (body(code) === 1 && hasExtra(s, p)) ? OK : E.E_NO_ACTION;
  },
  apply: (s, p, _code, _chance, sink) => {
    openWindow(s, p, sink);
    closeFor(s, S.tower(s), sink);
    conclude(s, sink);
  },
};

/** GE-525: only without an offer that forces him (GE-524), and after all have answered (GE-544). */
export const unusedRow: GeCodedRow = {
  type: 'leaveUnused',
  code: LEAVE_UNUSED,
  states: during(S.CLAIM),
  fields: {},
  rule: 'GE-525',
  refusals: { E_MUST_ACCEPT: 'GE-523' },
  check: (s, p) => {
    if (s[S.MERCHANT] !== p) return E.E_NOT_YOUR_DECISION;
    if (hasForcing(s)) return E.E_MUST_ACCEPT;
    for (let other = 0; other < s[S.SEATS]; other++) {
      if (other !== p && mustAnswer(s, other)) return E.E_CLAIM_WAIT;
    }
    return OK;
  },
  apply: (s, _p, _code, _chance, sink) => {
    leaveUnused(s, sink);
    conclude(s, sink);
  },
};

/** Whether a claim waits for `p`: eligible, and neither passed nor an offer standing for it. */
export function mustAnswer(s: S.State, p: number): boolean {
  if (((s[S.PASSED] >> p) & 1) === 1 || !isEligible(s, p)) return false;
  const target = S.tower(s);
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (s[at + R.MAKER] === p && s[at + R.TARGET] === target) return false;
  }
  return true;
}

/** GE-506: nothing to offer here for now. */
export const passRow: GeCodedRow = {
  type: 'pass',
  code: PASS,
  states: during(S.CLAIM, S.MOVE),
  fields: {},
  rule: 'GE-517',
  check: (s, p) => {
    if (s[S.MERCHANT] === p) return E.E_NOT_YOUR_DECISION;
    return ((s[S.PASSED] >> p) & 1) === 1 ? E.E_ALREADY_PASSED : OK;
  },
  apply: (s, p, _code, _chance, sink) => {
    s[S.PASSED] |= 1 << p;
    if (sink) tell(sink, { type: 'passed', seat: p });
    conclude(s, sink);
  },
};

/** The merchant's own possibilities in the claim of a building. */
export function legalClaim(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  if (left(s, p) >= 1) out[n++] = TAKE_ACTION;
  else if (hasExtra(s, p)) out[n++] = TAKE_ACTION + 1;
  if (unusedRow.check(s, p, LEAVE_UNUSED) === OK) out[n++] = LEAVE_UNUSED;
  return n;
}

/** Spaces to which the merchant can move. */
export function legalMove(s: S.State, out: Int32Array, start: number): number {
  let n = start;
  const neighbours = NEIGHBOURS[S.tower(s)];
  for (let i = 0; i < neighbours.length; i++) {
    if (canStep(s, neighbours[i])) out[n++] = MOVE_FREE + neighbours[i];
  }
  out[n++] = STOP;
  return n;
}
