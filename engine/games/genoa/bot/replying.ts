/**
 * The merchant's reply to a seat that answered his proposal with another: he comes down by a step,
 * accepts, or ends the haggling.
 */

import { check } from '../actions.ts';
import { isBuilding } from '../map.ts';
import * as R from '../offers/record.ts';
import { isNear } from '../phases/offering.ts';
import * as S from '../state.ts';
import type { ReviseAction } from '../types.ts';
import { termsOf } from './bids.ts';
import { demand, type Payment } from './paying.ts';
import { type Prospects, priceFor, wantedBy } from './routes.ts';

/** Shares of its value to the buyer that a proposal and its revisions ask for, in order. */
const COMES_DOWN = [0.62, 0.5, 0.4] as const;

/** The seat's own standing offer for a target, -1 for none. */
export function ownOffer(s: S.State, p: number, target: number): number {
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const offer = S.offerAt(slot);
    if (s[offer + R.MAKER] === p && s[offer + R.TARGET] === target) return offer;
  }
  return -1;
}

/** The counter-offer to a proposal of the merchant, -1 if there is none. */
export function counterTo(s: S.State, proposal: number): number {
  const own = ownOffer(s, s[proposal + R.TAKER], s[proposal + R.TARGET]);
  return own >= 0 && s[own + R.SEQ] > s[proposal + R.SEQ] ? own : -1;
}

/**
 * A lower proposal to one of `seats` that has countered the last one; null if none beats
 * `otherwise`, the turn's value without it.
 * @param worthOf the turn's value after the player's payment
 */
export function comeDown(
  found: Prospects,
  seats: number,
  otherwise: number,
  worthOf: (asked: Payment, player: number, target: number) => number,
): ReviseAction | null {
  const { s, p } = found.sight;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const proposal = S.offerAt(slot);
    const player = s[proposal + R.TAKER];
    const target = s[proposal + R.TARGET];
    if (s[proposal + R.MAKER] !== p || !isNear(s, target) || !isBuilding(target)) continue;
    const counter = ((seats >> player) & 1) === 1 ? counterTo(s, proposal) : -1;
    const share = COMES_DOWN[s[proposal + R.VERSION]];
    if (counter < 0 || share === undefined) continue;
    const asked = demand(
      found.sight,
      player,
      target,
      priceFor(wantedBy(found, player, target) * share),
    );
    if (!asked || worthOf(asked, player, target) <= otherwise) continue;
    const isLess = asked.price < termsOf(found.sight, s, proposal).merchant;
    if (!isLess || asked.price <= termsOf(found.sight, s, counter).merchant) continue;
    const revised: ReviseAction = {
      type: 'revise',
      offerId: `O${s[proposal + R.NUMBER]}`,
      ...(asked.give && { give: asked.give }),
      ...(asked.deferred && { deferred: asked.deferred }),
    };
    if (check(s, p, revised) === 0) return revised;
  }
  return null;
}
