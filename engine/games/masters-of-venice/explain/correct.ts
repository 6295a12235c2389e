/** The nearest legal action in place of a refused one. */

import { actionOf, check, codeOf, legal, MAX_LEGAL, rowOf } from '../actions.ts';
import { packStance } from '../phases/window.ts';
import { standIn } from '../standIn.ts';
import { at, CASH, STANCE, type State } from '../state.ts';
import type { Action } from '../types.ts';

let listed: Int32Array | null = null;

/** The first of the seat's listed actions with this property, -1 if there is none. */
function firstListed(s: State, seat: number, fits: (code: number) => boolean): number {
  listed ??= new Int32Array(MAX_LEGAL);
  const count = legal(s, seat, listed);
  for (let i = 0; i < count; i++) if (fits(listed[i])) return listed[i];
  return -1;
}

/**
 * A legal action for `seat`: a smaller version of `code`, else another of its type, else the
 * stand-in's; null if no possible action is similar.
 */
export function corrected(s: State, seat: number, code: number): Action | null {
  if (code >= 0) {
    const row = rowOf(code);
    for (const near of row.nearer?.(s, seat, code) ?? [])
      if (check(s, seat, near) === 0) return actionOf(near);
    const same = firstListed(s, seat, (other) => rowOf(other) === row);
    if (same >= 0) return actionOf(same);
  }
  const standing = standIn(s, seat);
  return standing >= 0 ? actionOf(standing) : null;
}

/** For a malformed action: a bid rounded down, an action of the same type, or any legal one. */
export function wellFormed(s: State, seat: number, action: unknown): Action {
  const type = Object(action).type;
  const amount = Object(action).amount;
  if (type === 'submitBid' && typeof amount === 'number') {
    const bid = {
      type,
      amount: 5 * Math.floor(Math.min(Math.max(amount, 0), s[CASH + at(seat)]) / 5),
    };
    if (check(s, seat, codeOf(bid)) === 0) return bid as Action;
  }
  const same = firstListed(s, seat, (other) => rowOf(other).type === type);
  const legalNow = same >= 0 ? same : standIn(s, seat);
  return actionOf(legalNow >= 0 ? legalNow : packStance(s[STANCE + at(seat)]));
}
