/** A seat's assumptions about facts that the rules leave open; and the choices worth a thought. */

import type { Chance } from '../../../core/chance.ts';
import { body } from '../../../kit/rows.ts';
import { SPONSOR_BUSINESS, SPONSOR_STATUE } from '../codes.ts';
import { GOODS, isTradeOnly, RESERVE, SAIL } from '../data.ts';
import { readSale, SALE } from '../phases/sales.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { survey } from './city.ts';
import { lookAt } from './hand.ts';
import { ownGain } from './lead.ts';
import { likelyHands } from './likely-hands.ts';

/** A seat's mean Ducats, and the blur to either side. */
const USUAL_DUCATS = 8;
const DUCATS_BLUR = 5;

/** Hidden purses get the usual amount, and hands cards that their owners can use. */
export function believe(s: State, seat: number, chance: Chance): void {
  if (s[S.PHASE] === S.PHASE_OVER) return;
  for (let p = 0; p < s[S.SEATS] && s[S.OPT_OPEN_MONEY] === 0; p++) {
    if (p === seat) continue;
    s[S.DUCATS + S.at(p)] = USUAL_DUCATS - DUCATS_BLUR + chance.below(2 * DUCATS_BLUR + 1);
  }
  if (s[S.OPT_OPEN_HANDS] === 0) likelyHands(s, seat, chance);
}

/**
 * Keeps the sales that leave no cards with only a sale value; one proof for each business on each
 * site, because the shown goods change nothing; and a lead's actions with a use for itself.
 */
export function prune(s: State, seat: number, codes: Int32Array, count: number): number {
  if (s[S.PHASE] === S.PHASE_SELL) return pruneSales(s, seat, codes, count);
  if (s[S.PHASE] === S.PHASE_SPONSOR) return pruneProofs(codes, count);
  if (s[S.PHASE] === S.PHASE_CHOOSE) return pruneActions(s, seat, codes, count);
  return count;
}

/** Least gain in Ducats of a Reserve action for the lead. */
const LEAST_RESERVATION = 1;

/**
 * An action without a use for the lead only passes the turn on: if it were considered, seats that
 * see how much it hinders the others would wait for ever.
 */
function pruneActions(s: State, seat: number, codes: Int32Array, count: number): number {
  survey(s);
  lookAt(s, seat);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const action = body(codes[i]);
    const least = action === RESERVE ? LEAST_RESERVATION : 0;
    if (action === SAIL || ownGain(s, seat, action, 0) > least) codes[kept++] = codes[i];
  }
  return kept;
}

function pruneSales(s: State, seat: number, codes: Int32Array, count: number): number {
  const hand = S.HAND + S.at(seat);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    readSale(s, seat, body(codes[i]));
    let isKept = true;
    for (let good = 0; good < GOODS.length && isKept; good++) {
      isKept = !isTradeOnly(good) || SALE[good] === s[hand + good];
    }
    if (isKept) codes[kept++] = codes[i];
  }
  return kept;
}

/** The bits of a sponsoring's code for the shown goods. */
const PROOF = 7;

/** Codes of one business are listed proof by proof, each for all sites: the first proof stays. */
function pruneProofs(codes: Int32Array, count: number): number {
  let kept = 0;
  let business = -1;
  let proof = 0;
  for (let i = 0; i < count; i++) {
    const code = codes[i];
    if (isBusiness(code)) {
      if (code >> 8 !== business) {
        business = code >> 8;
        proof = code & PROOF;
      }
      if ((code & PROOF) !== proof) continue;
    }
    codes[kept++] = code;
  }
  return kept;
}

const isBusiness = (code: number): boolean => code >= SPONSOR_BUSINESS && code < SPONSOR_STATUE;
