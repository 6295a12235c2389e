/**
 * The value of the rest of a turn to the merchant: all remaining ways of the tower (section 12.3:
 * at most 205), with expected bids for actions that he does not use.
 */

import { CARD } from '../cards.ts';
import {
  CARDS,
  FIRST_OF,
  MAX_SEATS,
  MESSAGE,
  MESSAGE_PAY,
  MOST_MOVES,
  OWNER_INCOME,
} from '../data.ts';
import { canAct, left } from '../limits.ts';
import { BUILDINGS, isBuilding, isStreet, NEIGHBOURS, SPACES } from '../map.ts';
import * as R from '../offers/record.ts';
import * as S from '../state.ts';
import { bestAt } from './acquiring.ts';
import { actionWorth } from './acting.ts';
import { targetWorth, termsOf } from './bids.ts';
import type { Sight } from './sight.ts';

/** Least gain of a deal for each ducat of a rival's gain (section 12.2). [seats] */
export const RIVAL: readonly number[] = [1, 1, 1, 0.5, 0.35, 0.25];
/** The payment of a buyer who is sure of the deal: the merchant cannot act. */
const FORCED_DUCATS = 5;
/** Bits for a seat's actions in a turn: more than tiles could ever give. */
const ACTS_BITS = 4;
/** Discount for each further step, which is less certain. */
const LATER = 0.85;

/** The merchant's prospects of this turn, found once for a decision. */
export interface Prospects {
  readonly sight: Sight;
  /** Value of the merchant's own action at a building. [building] */
  readonly own: Float64Array;
  /** Extra gain of a visit: a street to place markers from. [space] */
  readonly along: Float64Array;
  /** Value to each seat of the tower on a space; 0 if it cannot act. [seat × spaces + space] */
  readonly wanted: Float64Array;
  /** Expected gain of a deal with a seat for a space, minus a rival's gain. */
  readonly sale: Float64Array;
  /** The same if the tower is there already and must be dealt for. */
  readonly claim: Float64Array;
  /** Cached results of `future`. */
  readonly known: Map<number, number>;
}

const at = (q: number, space: number): number => q * SPACES.length + space;

export function prospects(sight: Sight): Prospects {
  const { s, held } = sight;
  const size = MAX_SEATS * SPACES.length;
  const own = new Float64Array(BUILDINGS.length);
  const along = new Float64Array(SPACES.length);
  const [wanted, sale, claim] = [0, 0, 0].map(() => new Float64Array(size));
  const m = s[S.MERCHANT];
  const found: Prospects = { sight, own, along, wanted, sale, claim, known: new Map() };
  for (let space = 0; space < SPACES.length; space++) {
    if (S.tower(s) >= 0 && s[S.REACH + space] === 0 && space !== S.tower(s)) continue;
    if (isStreet(space)) along[space] = bestAt(sight, m, space);
    if (!isBuilding(space)) continue;
    own[space] = actionWorth(sight, held[m], m, space) - rentShare(sight, m, space);
    for (let q = 0; q < s[S.SEATS]; q++) if (q !== m && canAct(s, q)) expect(found, q, space);
  }
  readOffers(found);
  return found;
}

/** GE-611: the effect on the merchant of the owner's ten ducats when `actor` acts there. */
function rentShare({ s }: Sight, actor: number, building: number): number {
  const owner = s[S.OWNER + building];
  if (owner < 0 || owner === actor) return 0;
  return owner === s[S.MERCHANT] ? -OWNER_INCOME : OWNER_INCOME * RIVAL[s[S.SEATS]];
}

function expect({ sight, wanted, sale, claim }: Prospects, q: number, space: number): void {
  const { s } = sight;
  const m = s[S.MERCHANT];
  const value = Math.max(0, targetWorth(sight, q, space));
  const rent = rentShare(sight, q, space);
  wanted[at(q, space)] = value;
  sale[at(q, space)] = netOf(s, priceFor(value * sight.style.expected), value) - rent;
  const price = left(s, m) > 0 ? priceFor(value * sight.style.claimed) : FORCED_DUCATS;
  claim[at(q, space)] = netOf(s, price, value) - rent;
}

/** Ducats that are paid in fives, at least five. */
export const priceFor = (ducats: number): number => Math.max(5, Math.round(ducats / 5) * 5);

/** Value of a price to the merchant if the buyer gets `value` for it. */
const netOf = (s: S.State, price: number, value: number): number =>
  price - RIVAL[s[S.SEATS]] * Math.max(0, value - price);

/** Standing offers are more certain than expected ones, and have their real value. */
function readOffers({ sight, wanted, sale, claim }: Prospects): void {
  const { s } = sight;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const offer = S.offerAt(slot);
    const maker = s[offer + R.MAKER];
    if (maker === s[S.MERCHANT]) continue;
    const i = at(maker, s[offer + R.TARGET]);
    const net = offerWorth(sight, offer, wanted[i]);
    sale[i] = Math.max(sale[i], net);
    claim[i] = Math.max(claim[i], net);
  }
}

/** The merchant's gain from the offer that begins at `offer`, minus a rival's gain. */
export function offerWorth(sight: Sight, offer: number, value: number): number {
  const { s } = sight;
  const { merchant, player } = termsOf(sight, s, offer);
  const target = s[offer + R.TARGET];
  const rent = isBuilding(target) ? rentShare(sight, s[offer + R.MAKER], target) : 0;
  return merchant - RIVAL[s[S.SEATS]] * Math.max(0, value - player) - rent;
}

/** Spaces no longer open on the way being examined. */
const gone = new Uint8Array(SPACES.length);

/**
 * The remaining value of the turn from `space` on, without `space` itself, which is settled.
 * @param acts actions that the merchant has left
 * @param busy seats that have none, as a bit mask
 */
export function future(found: Prospects, space: number, acts: number, busy: number): number {
  const key = (((space << MAX_SEATS) | busy) << ACTS_BITS) | acts;
  const known = found.known.get(key);
  if (known !== undefined) return known;
  const { s } = found.sight;
  gone.set(s.subarray(S.VISITED, S.VISITED + SPACES.length));
  gone[space] = 1;
  const value = onward(found, space, movesTo(s, space), acts, busy);
  found.known.set(key, value);
  return value;
}

/** Moves that are used once the tower is on `space`. */
const movesTo = (s: S.State, space: number): number =>
  space === S.tower(s) ? S.movesUsed(s) : S.movesUsed(s) + 1;

function onward(found: Prospects, from: number, moves: number, acts: number, busy: number): number {
  if (moves >= MOST_MOVES) return 0;
  let best = 0;
  const neighbours = NEIGHBOURS[from];
  for (let i = 0; i < neighbours.length; i++) {
    const space = neighbours[i];
    if (gone[space] === 1) continue;
    gone[space] = 1;
    const value = stepWorth(found, space, moves + 1, acts, busy);
    gone[space] = 0;
    if (value > best) best = value;
  }
  return best * LATER;
}

/** The value of a step by an expected deal, or of the merchant's own action there. */
function stepWorth(
  found: Prospects,
  space: number,
  moves: number,
  acts: number,
  busy: number,
): number {
  const by = found.along[space] + messages(found, space);
  let best = onward(found, space, moves, acts, busy);
  if (!isBuilding(space)) return by + best;
  if (acts > 0) {
    best = Math.max(best, found.own[space] + onward(found, space, moves, acts - 1, busy));
  }
  const q = bestBuyer(found.sale, found, space, busy);
  if (q >= 0) {
    const value = found.sale[at(q, space)];
    best = Math.max(
      best,
      value + onward(found, space, moves, actsAfter(found, acts, busy), busy | (1 << q)),
    );
  }
  return by + best;
}

/** GE-1103: with two players the other's first action gives the merchant a second one. */
export const actsAfter = ({ sight: { s } }: Prospects, acts: number, busy: number): number =>
  s[S.SEATS] === 2 && busy === 0 && s[S.TAKEN_ACTIONS + S.at(1 - s[S.MERCHANT])] === 0
    ? acts + 1
    : acts;

/** The seat with the greatest expected payment for a space, -1 for none. */
function bestBuyer(table: Float64Array, found: Prospects, space: number, busy: number): number {
  const { s } = found.sight;
  let best = -1;
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (q === s[S.MERCHANT] || ((busy >> q) & 1) === 1) continue;
    const i = at(q, space);
    if (found.wanted[i] > 0 && (best < 0 || table[i] > table[at(best, space)])) best = q;
  }
  return best;
}

/** Own messages that a visit completes on the way being examined. */
function messages({ sight: { s, holds } }: Prospects, space: number): number {
  if (!isBuilding(space)) return 0;
  const m = s[S.MERCHANT];
  let sum = 0;
  for (let card = FIRST_OF[MESSAGE]; card < FIRST_OF[MESSAGE + 1]; card++) {
    if (holds[m * CARDS + card] < 1) continue;
    const [a, b] = CARD[card].buildings;
    if ((a === space && gone[b] === 1) || (b === space && gone[a] === 1)) sum += MESSAGE_PAY / 2;
  }
  return sum;
}

/**
 * The value of a free move to `space`: the claim there is used, sold or left, then the way on.
 * @param busy seats that have no action left
 */
export function freeMove(found: Prospects, space: number, acts: number, busy: number): number {
  const { s } = found.sight;
  gone.set(s.subarray(S.VISITED, S.VISITED + SPACES.length));
  const by = found.along[space] + messages(found, space);
  const unused = future(found, space, acts, busy);
  if (!isBuilding(space)) return by + unused;
  const q = bestBuyer(found.claim, found, space, busy);
  if (q < 0) {
    return (
      by +
      (acts > 0
        ? Math.max(unused, found.own[space] + future(found, space, acts - 1, busy))
        : unused)
    );
  }
  const sold =
    found.claim[at(q, space)] + future(found, space, actsAfter(found, acts, busy), busy | (1 << q));
  // A merchant who cannot act must sell (GE-524).
  return (
    by + (acts > 0 ? Math.max(sold, found.own[space] + future(found, space, acts - 1, busy)) : sold)
  );
}

/** The value of a turn that starts on `space`, before the tower is placed: its first moves. */
export function startWorth(found: Prospects, space: number): number {
  gone.fill(0);
  gone[space] = 1;
  const { s } = found.sight;
  return stepWorth(found, space, 1, left(s, s[S.MERCHANT]), 0);
}

/** Seats without an action in this turn, as a bit mask. */
export function busySeats(s: S.State): number {
  let mask = 0;
  for (let q = 0; q < s[S.SEATS]; q++) if (!canAct(s, q)) mask |= 1 << q;
  return mask;
}

/** The value of the tower there to a seat. */
export const wantedBy = ({ wanted }: Prospects, q: number, space: number): number =>
  wanted[at(q, space)];
