/** What can be answered before one is asked: offers, proposals, and the purchase of buildings. */

import type { Beforehand } from '../../core/contract.ts';
import { DECLINE, DECLINE_ACQUIRE, PASS } from './codes.ts';
import { isForcing } from './offers/hold.ts';
import * as R from './offers/record.ts';
import { isNear } from './phases/offering.ts';
import * as S from './state.ts';
import type { OpenAction } from './types.ts';

const isOther = (s: S.State, p: number): boolean =>
  (s[S.PHASE] === S.CLAIM || s[S.PHASE] === S.MOVE) && s[S.MERCHANT] !== p;

/** The merchant’s first proposal that waits for `p`: its slot, -1 for none. */
function proposalTo(s: S.State, p: number): number {
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (s[at + R.MAKER] !== s[S.MERCHANT] || s[at + R.TAKER] !== p) continue;
    if (isNear(s, s[at + R.TARGET])) return slot;
  }
  return -1;
}

function decline(s: S.State, p: number): number | null {
  const slot = isOther(s, p) ? proposalTo(s, p) : -1;
  if (slot < 0 || isForcing(s, slot)) return null;
  return DECLINE + s[S.offerAt(slot) + R.NUMBER];
}

/** A seat that owes an answer to a proposal is asked for that first. */
function pass(s: S.State, p: number): number | null {
  if (!isOther(s, p) || ((s[S.PASSED] >> p) & 1) === 1) return null;
  return proposalTo(s, p) < 0 ? PASS : null;
}

export const beforehand = [
  { id: 'declineProposals', rule: 'GE-515', answer: (s, p) => decline(s, p) },
  { id: 'offerNothing', rule: 'GE-517', answer: (s, p) => pass(s, p) },
  {
    id: 'acquireNothing',
    rule: 'GE-617',
    answer: (s, p) =>
      s[S.PHASE] === S.ACQUIRE && s[S.ACQUIRING] === p && s[S.MERCHANT] !== p
        ? DECLINE_ACQUIRE
        : null,
  },
] as const satisfies readonly Beforehand<OpenAction>[];
