/** What a seat takes for likely where the rules leave much possible. */

import type { Chance } from '../../../core/chance.ts';
import { START_DUCATS } from '../data.ts';
import * as R from '../offers/record.ts';
import * as S from '../state.ts';

/**
 * What a purse has gained after some turns, in ducats by the square of their number: orders and
 * messages pay later than they are come by. Between the house's levels: the Doge, who puts more into
 * contracts, has less of it, the milder ones more. [seats]
 */
const GROWTH = [0, 0, 1.2, 0.8, 0.55, 0.5];
/** How far single purses lie off that. */
const BLUR = 0.6;

/**
 * Hidden purses hold what purses usually hold by then, and what their owners' words need. What lies in
 * them is not looked at.
 */
export function believe(s: S.State, seat: number, chance: Chance): void {
  if (s[S.OPT_OPEN_MONEY] === 1 || s[S.PHASE] === S.OVER) return;
  // Turns, not rounds: the Market takes rounds away that nobody has played.
  const turns = s[S.TURN] - 1;
  const gained = Math.round(GROWTH[s[S.SEATS]] * turns * turns);
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p === seat) continue;
    const blur = Math.round(BLUR * gained);
    const ducats = START_DUCATS + gained - blur + chance.below(2 * blur + 1);
    s[S.DUCATS + S.at(p)] = Math.max(dearestWord(s, p), 5 * Math.round(ducats / 5));
  }
}

/** Ducats that `p` gives in the dearest of its words: the merchant's are what is asked for. */
function dearestWord(s: S.State, p: number): number {
  const side = p === s[S.MERCHANT] ? R.ASK : R.GIVE;
  let most = 0;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const offer = S.offerAt(slot);
    if (s[offer + R.MAKER] === p) most = Math.max(most, s[offer + side + R.DUCATS]);
  }
  return most;
}
