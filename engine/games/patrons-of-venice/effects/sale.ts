/** The bank buys goods, from a hand or straight from a ship. */

import { isTradeOnly, VALUE_OF } from '../data.ts';
import * as S from '../state.ts';

/**
 * Pays `p` for `count` cards of a good, which leave for the Market or for good; returns the Ducats.
 */
export function sellToBank(s: S.State, p: number, good: number, count: number): number {
  const ducats = VALUE_OF[good] * count;
  s[S.DUCATS + S.at(p)] += ducats;
  s[placeOfSold(good) + good] += count;
  return ducats;
}

/** PV-040: grain, wine and pepper are discarded. PV-048: cloth and canvas go to the Market, too. */
const placeOfSold = (good: number): number => (isTradeOnly(good) ? S.DISCARD : S.MARKET);
