/**
 * The players opposite the merchant: their offers for a space, their answers to his proposals, and
 * when they raise (rules, section 12.2: 0.35, 0.55, 0.75 of the space's value to them).
 */

import { check } from '../actions.ts';
import { DECLINE, PASS } from '../codes.ts';
import { canAct, left } from '../limits.ts';
import { isBuilding, SPACES } from '../map.ts';
import * as R from '../offers/record.ts';
import { mustAnswer } from '../phases/move.ts';
import { isNear } from '../phases/offering.ts';
import * as S from '../state.ts';
import type { OfferAction, OpenAction, ReviseAction } from '../types.ts';
import { targetWorth, termsOf } from './bids.ts';
import { payment } from './paying.ts';
import { ownOffer } from './replying.ts';
import { priceFor, RIVAL } from './routes.ts';
import { acceptance } from './selling.ts';
import type { Sight } from './sight.ts';

/** Offers of one seat in one state of the turn. */
const MOST_OFFERS = 2;
/** Least value of a space in ducats: five of them are paid for it. */
const WORTHWHILE = 9;
/** Least value of a space further on for a bid before the tower is near. */
const FAR = 34;
const STEP = 5;

/** The greatest share of its value that is ever bid. */
const last = ({ style: { bids } }: Sight): number => bids[bids.length - 1];

/** The choice of a player whom the game waits for. */
export function buy(sight: Sight): number | OpenAction {
  const { s, p } = sight;
  const proposal = firstProposal(s, p);
  if (proposal >= 0) return answer(sight, proposal);
  if (s[S.PHASE] === S.CLAIM) return mustAnswer(s, p) ? (bidHere(sight) ?? PASS) : PASS;
  return bestOffer(sight) ?? PASS;
}

/** An unasked offer: a bid above a rival's, or one for a later space. */
export function speak(sight: Sight): OpenAction | null {
  const { s, p } = sight;
  if (s[S.PHASE] === S.ACTION) return standing(s, p) === 0 ? bestOffer(sight) : null;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const offer = S.offerAt(slot);
    if (s[offer + R.MAKER] !== p || !isNear(s, s[offer + R.TARGET])) continue;
    const rival = rivalBid(sight, s[offer + R.TARGET]);
    if (rival < termsOf(sight, s, offer).merchant) continue;
    const raised = raise(sight, offer, rival + STEP);
    if (raised) return raised;
  }
  return null;
}

/** The first proposal to `p` that waits for an answer, -1 for none. */
function firstProposal(s: S.State, p: number): number {
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const offer = S.offerAt(slot);
    if (s[offer + R.TAKER] === p && isNear(s, s[offer + R.TARGET])) return offer;
  }
  return -1;
}

function standing(s: S.State, p: number): number {
  let count = 0;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) if (s[S.offerAt(slot) + R.MAKER] === p) count++;
  return count;
}

/** The answer to a proposal: yes, a counter-bid, or no. */
function answer(sight: Sight, proposal: number): number | OpenAction {
  const { s, p } = sight;
  const target = s[proposal + R.TARGET];
  const worth = targetWorth(sight, p, target);
  const { player: cost, merchant: gain } = termsOf(sight, s, proposal);
  const own = ownOffer(s, p, target);
  const isAnswered = own >= 0 && s[own + R.SEQ] > s[proposal + R.SEQ];
  if (isAnswered) return declined(s, proposal);
  const limit = s[S.TRIES_TO + S.at(p)] > 1 ? last(sight) : sight.style.agreed;
  const isFair = worth - cost >= RIVAL[s[S.SEATS]] * gain || s[S.SEATS] === 2;
  if (cost <= limit * worth && isFair) {
    const yes = acceptance(sight, proposal, isBuilding(target) && left(s, p) < 1);
    if (check(s, p, yes) === 0) return yes;
  }
  if (own < 0) return bidFor(sight, target, sight.style.bids[1]) ?? declined(s, proposal);
  return raise(sight, own, 0) ?? declined(s, proposal);
}

const declined = (s: S.State, proposal: number): number => DECLINE + s[proposal + R.NUMBER];

/**
 * A higher version of the bot's own offer, worth at least `least` to the merchant; null at its
 * limit.
 */
function raise(sight: Sight, offer: number, least: number): ReviseAction | null {
  const { s, p } = sight;
  const version = s[offer + R.VERSION];
  if (version >= sight.style.bids.length) return null;
  const target = s[offer + R.TARGET];
  const worth = targetWorth(sight, p, target);
  const now = termsOf(sight, s, offer).merchant;
  const price = priceFor(Math.max(sight.style.bids[version] * worth, least));
  if (price <= now || price > last(sight) * worth) return null;
  const paid = payment(sight, target, price);
  if (!paid || paid.cost > last(sight) * worth) return null;
  const revised: ReviseAction = {
    type: 'revise',
    offerId: `O${s[offer + R.NUMBER]}`,
    ...(paid.give && { give: paid.give }),
    ...(paid.deferred && { deferred: paid.deferred }),
    ...(s[offer + R.USE_EXTRA] === 1 && { useExtra: true }),
  };
  return check(s, p, revised) === 0 ? revised : null;
}

/** Value to the merchant of another seat's best bid for a target. */
function rivalBid(sight: Sight, target: number): number {
  const { s, p } = sight;
  let most = 0;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const offer = S.offerAt(slot);
    const maker = s[offer + R.MAKER];
    if (maker === p || maker === s[S.MERCHANT] || s[offer + R.TARGET] !== target) continue;
    most = Math.max(most, termsOf(sight, s, offer).merchant);
  }
  return most;
}

/** GE-522: for the building under the tower, more than a rival and no more than necessary. */
function bidHere(sight: Sight): OfferAction | null {
  const { s, p } = sight;
  const target = S.tower(s);
  const worth = targetWorth(sight, p, target);
  const rival = rivalBid(sight, target);
  // GE-524: a merchant who cannot act must accept any offer.
  const opening = canAct(s, s[S.MERCHANT]) ? sight.style.bids[0] * worth : STEP;
  return bid(sight, target, worth, Math.max(opening, rival > 0 ? rival + STEP : 0));
}

const bidFor = (sight: Sight, target: number, share: number): OfferAction | null => {
  const worth = targetWorth(sight, sight.p, target);
  return bid(sight, target, worth, share * worth);
};

/** An offer that is worth `price` to the merchant; null if the target is not worth that. */
function bid(sight: Sight, target: number, worth: number, wish: number): OfferAction | null {
  const { s, p } = sight;
  if (worth < WORTHWHILE || s[S.TRIES + S.at(p)] >= sight.style.bids.length) return null;
  const price = priceFor(wish);
  const most = last(sight) * worth;
  if (price > most) return null;
  const paid = payment(sight, target, price);
  if (!paid || paid.cost > most) return null;
  const offered: OfferAction = {
    type: 'offer',
    target: SPACES[target],
    ...(paid.give && { give: paid.give }),
    ...(paid.deferred && { deferred: paid.deferred }),
    ...(isBuilding(target) && left(s, p) < 1 && { useExtra: true }),
  };
  return check(s, p, offered) === 0 ? offered : null;
}

/** The most promising offer among reachable spaces without a bid of the seat. */
function bestOffer(sight: Sight): OfferAction | null {
  const { s, p } = sight;
  if (s[S.TRIES + S.at(p)] >= MOST_OFFERS) return null;
  let best = -1;
  let most = 0;
  for (let space = 0; space < SPACES.length; space++) {
    if (s[S.REACH + space] === 0 || ownOffer(s, p, space) >= 0) continue;
    const isFar = s[S.PHASE] === S.ACTION || !isNear(s, space);
    const worth = targetWorth(sight, p, space) - (isFar ? FAR : WORTHWHILE);
    if (worth > most) [best, most] = [space, worth];
  }
  return best < 0 ? null : bidFor(sight, best, sight.style.bids[0]);
}
