/** What a seat takes for likely where the rules leave much possible. */

import type { Chance } from '../../../core/chance.ts';
import { isTradeOnly, RAW } from '../data.ts';
import * as S from '../state.ts';
import { at, type State } from '../state.ts';

/** Ducats that a seat has in mean at a turn's start, and how far that is blurred to either side. */
const USUAL_DUCATS = 8;
const DUCATS_BLUR = 6;
/** Cards of the deck that are tried in exchange for one that nobody keeps. */
const TRIES = 8;

/** Nobody keeps grain, wine and pepper; hidden purses hold what they usually do. */
export function believe(s: State, seat: number, chance: Chance): void {
  if (s[S.PHASE] === S.PHASE_OVER) return;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p === seat) continue;
    if (s[S.OPT_OPEN_HANDS] === 0) {
      for (let good = 0; good < RAW; good++) if (isTradeOnly(good)) exchange(s, p, good, chance);
    }
    if (s[S.OPT_OPEN_MONEY] === 0) {
      s[S.DUCATS + at(p)] = USUAL_DUCATS - DUCATS_BLUR + chance.below(2 * DUCATS_BLUR + 1);
    }
  }
}

/** Lays cards of a good into the deck for others that may be of use. */
function exchange(s: State, p: number, good: number, chance: Chance): void {
  const hand = S.HAND + at(p);
  for (let held = s[hand + good]; held > 0; held--) {
    for (let k = 0; k < TRIES && s[S.DECK_SIZE] > 0; k++) {
      const place = S.DECK + chance.below(s[S.DECK_SIZE]);
      const other = s[place];
      if (other >= RAW || isTradeOnly(other)) continue;
      s[place] = good;
      s[hand + good]--;
      s[hand + other]++;
      break;
    }
  }
}
