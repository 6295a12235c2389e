/** A seat's assumptions about facts that the rules leave open. */

import type { Chance } from '../../../core/chance.ts';
import * as S from '../state.ts';
import { at, type State } from '../state.ts';

/** A seat's mean earnings in a round, and the blur to either side, in ducats. */
const USUAL_INCOME = 65;
const INCOME_BLUR = 25;

/** Hidden money becomes the usual amount: each round pays about as much. */
export function believe(s: State, seat: number, chance: Chance): void {
  if (s[S.OPT_OPEN_MONEY] === 1 || s[S.PHASE] === S.PHASE_OVER) return;
  const rounds = s[S.ROUND] - 1;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p === seat) continue;
    const blur = chance.below(2 * INCOME_BLUR) - INCOME_BLUR;
    s[S.MONEY + at(p)] = 5 * Math.floor((rounds * (USUAL_INCOME + blur)) / 5);
  }
}
