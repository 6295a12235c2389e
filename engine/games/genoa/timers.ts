/** Which clocks run (rules, section 5.7.7): the merchant's bank, claims, windows, acquiring, grace. */

import type { Timer } from '../../core/contract.ts';
import { mustAnswer } from './phases/move.ts';
import * as S from './state.ts';

export function timers(s: S.State): readonly Timer[] {
  const merchant = 1 << s[S.MERCHANT];
  const name = (what: string): string => `${s[S.TURN]}.${what}`;
  switch (s[S.PHASE]) {
    case S.START:
      return [{ ...plain(name('start'), 'startTimer'), seats: merchant }];
    case S.ACTION: {
      const id = name(`window.${S.movesUsed(s)}`);
      return [{ ...plain(id, 'windowTimer'), seats: 1 << s[S.ACTOR] }];
    }
    case S.ACQUIRE: {
      const id = name(`acquire.${s[S.ACQUIRING]}`);
      return [{ ...plain(id, 'acquireTimer'), seats: 1 << s[S.ACQUIRING] }];
    }
    case S.CLAIM:
      return claim(s, name);
    case S.MOVE:
      return move(s, merchant, name);
    default:
      return [];
  }
}

const plain = (id: string, option: string) => ({ id, option, bank: false, question: false });

/**
 * The merchant's time for a whole turn. Once it is empty he still gets a little on each space, to
 * settle it and to move on.
 */
const bank = (s: S.State, name: (what: string) => string): Timer => ({
  ...plain(name('bank'), 'merchantTimer'),
  seats: 1 << s[S.MERCHANT],
  extension: {
    count: 2 * S.movesUsed(s) + (s[S.PHASE] === S.MOVE ? 1 : 0),
    option: 'merchantMore',
  },
});

/**
 * GE-544: first the time of seats that have not answered, which each offer prolongs; then the
 * merchant's, also while a seat considers his proposal.
 */
function claim(s: S.State, name: (what: string) => string): readonly Timer[] {
  let others = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p !== s[S.MERCHANT] && mustAnswer(s, p)) others |= 1 << p;
  }
  if (others === 0) return [bank(s, name)];
  return [
    {
      ...plain(name(`claim.${S.movesUsed(s)}`), 'claimTimer'),
      seats: others,
      question: true,
      extension: { count: s[S.SAID], option: 'claimMore', cap: 'claimCap' },
    },
  ];
}

/** GE-545: while a seat has not passed, the merchant waits a little before he moves or stops. */
function move(s: S.State, merchant: number, name: (what: string) => string): readonly Timer[] {
  const everybody = (1 << s[S.SEATS]) - 1;
  if ((s[S.PASSED] | merchant) === everybody) return [bank(s, name)];
  return [
    bank(s, name),
    {
      ...plain(name(`grace.${S.movesUsed(s)}`), 'graceTimer'),
      seats: merchant,
      delays: { types: ['moveFree', 'stop'], code: 'E_OFFER_GRACE', rule: 'GE-545' },
    },
  ];
}
