/**
 * Sensible play for roll-outs: the patron's figures, computed once a decision and never tried out.
 * Reads only the seat's own knowledge.
 */

import * as C from '../codes.ts';
import * as S from '../state.ts';
import { survey } from './city.ts';
import { canBuy, place, purchase, reservation, sale, unload } from './dealing.ts';
import { lookAt } from './hand.ts';
import { leadAction } from './lead.ts';
import { production } from './production.ts';
import { sponsoring } from './sponsoring.ts';

/** A legal code for `p`, who owes a decision. */
export function policy(s: S.State, p: number): number {
  // The most frequent question, and mostly without a purchase.
  if (s[S.PHASE] === S.PHASE_BUY && !canBuy(s, p)) return C.PASS;
  if (s[S.PHASE] === S.PHASE_PRODUCE && S.handCount(s, p) === 0) return C.END_PRODUCE;
  survey(s);
  lookAt(s, p);
  switch (s[S.PHASE]) {
    case S.PHASE_RESERVE:
      return reservation(s, p);
    case S.PHASE_UNLOAD:
      return unload(s, p);
    case S.PHASE_PLACE:
      return place(s, p);
    case S.PHASE_SELL:
      return sale(s, p);
    case S.PHASE_BUY:
      return purchase(s, p);
    case S.PHASE_SPONSOR:
      return sponsoring(s, p);
    case S.PHASE_PRODUCE:
      return production(s, p);
    default:
      return C.CHOOSE + leadAction(s, p);
  }
}
