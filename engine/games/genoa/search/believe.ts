/** What a seat takes for likely where the rules leave much possible. */

import type { Chance } from '../../../core/chance.ts';
import { START_DUCATS } from '../data.ts';
import { firstRounds } from '../options.ts';
import * as S from '../state.ts';
import { turnsOf } from './course.ts';

/** Ducats that a purse gains in a round, in the mean of matches of bots, and how far that is blurred. */
const A_ROUND = 75;
const BLUR = 0.35;

/**
 * Hidden purses hold what purses usually hold by then, and never less than a standing offer needs,
 * which is what the view's guess is made of.
 */
export function believe(s: S.State, seat: number, chance: Chance): void {
  if (s[S.OPT_OPEN_MONEY] === 1 || s[S.PHASE] === S.OVER) return;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p === seat) continue;
    const gained = A_ROUND * Math.max(0, firstRounds(s) - turnsOf(s, p));
    const blur = Math.round(BLUR * gained);
    const ducats = START_DUCATS + gained - blur + chance.below(2 * blur + 1);
    s[S.DUCATS + S.at(p)] = Math.max(s[S.DUCATS + S.at(p)], 5 * Math.round(ducats / 5));
  }
}
