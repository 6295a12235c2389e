/**
 * Likely hands of others: cards change places with other unseen ones, more probably if their owners
 * have more use for them. A card is still in a hand because it was kept: randomly dealt hands could
 * produce a third of what real ones do.
 */

import type { Chance } from '../../../core/chance.ts';
import { GOODS, MAX_SEATS, RAW, VALUE_OF } from '../data.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { survey } from './city.ts';
import { handWorth, lookAt } from './hand.ts';

/** How often each card of a hand may change its place. */
const ROUNDS = 4;
/** A hand is likelier by e to the power of this for each Ducat by which it is of more use. */
const SENSE = 2;
/** Denominator of probabilities. */
const FINE = 1 << 20;

/** Changeable cards of each hand, and its `surplus`. [seat] Scratch. */
const counts = new Int32Array(MAX_SEATS);
const surpluses = new Float64Array(MAX_SEATS);
/** The seat of the last call of `lookAt`. */
let looked = -1;

/** The hand's value to `p` above its sale price. */
function surplus(s: State, p: number): number {
  if (looked !== p) {
    looked = p;
    lookAt(s, p);
  }
  const hand = S.HAND + S.at(p);
  let worth = handWorth(s, p, 0, 0);
  for (let good = 0; good < GOODS.length; good++) worth -= s[hand + good] * VALUE_OF[good];
  return worth;
}

/** The good of card number `nth` of a hand. */
function cardOf(s: State, p: number, nth: number): number {
  let rest = nth;
  let good = 0;
  for (; good < GOODS.length - 1; good++) {
    rest -= s[S.HAND + S.at(p) + good];
    if (rest < 0) break;
  }
  return good;
}

const isTaken = (more: number, chance: Chance): boolean =>
  more >= 0 || chance.below(FINE) < Math.exp(SENSE * more) * FINE;

/** Makes the hands that `seat` does not see likely, in place, without reading their real cards. */
export function likelyHands(s: State, seat: number, chance: Chance): void {
  survey(s);
  looked = -1;
  let inHands = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    counts[p] = p === seat ? 0 : S.handCount(s, p);
    inHands += counts[p];
    if (counts[p] > 0) surpluses[p] = surplus(s, p);
  }
  for (let p = 0; p < s[S.SEATS]; p++) {
    const elsewhere = s[S.DECK_SIZE] + inHands - counts[p];
    if (elsewhere === 0) continue;
    for (let k = ROUNDS * counts[p]; k > 0; k--) {
      const good = cardOf(s, p, chance.below(counts[p]));
      const other = chance.below(elsewhere);
      if (other < s[S.DECK_SIZE]) fromDeck(s, p, good, S.DECK + other, chance);
      else fromHand(s, p, good, other - s[S.DECK_SIZE], chance);
    }
  }
}

/** A card of `p` may change places with one of the deck. */
function fromDeck(s: State, p: number, good: number, place: number, chance: Chance): void {
  const card = s[place];
  if (card >= RAW || good >= RAW || card === good) return;
  const hand = S.HAND + S.at(p);
  s[hand + good]--;
  s[hand + card]++;
  const now = surplus(s, p);
  if (isTaken(now - surpluses[p], chance)) {
    s[place] = good;
    surpluses[p] = now;
    return;
  }
  s[hand + good]++;
  s[hand + card]--;
}

/** A card of `p` may change places with one of another hand: card number `nth` of all those. */
function fromHand(s: State, p: number, good: number, nth: number, chance: Chance): void {
  let q = 0;
  let rest = nth;
  for (; q === p || rest >= counts[q]; q++) if (q !== p) rest -= counts[q];
  const card = cardOf(s, q, rest);
  if (card === good) return;
  swap(s, p, good, q, card);
  const own = surplus(s, p);
  const theirs = surplus(s, q);
  if (isTaken(own + theirs - surpluses[p] - surpluses[q], chance)) {
    surpluses[p] = own;
    surpluses[q] = theirs;
  } else swap(s, p, card, q, good);
}

/** `p` gives `good` and gets `card` for it from `q`. */
function swap(s: State, p: number, good: number, q: number, card: number): void {
  s[S.HAND + S.at(p) + good]--;
  s[S.HAND + S.at(p) + card]++;
  s[S.HAND + S.at(q) + card]--;
  s[S.HAND + S.at(q) + good]++;
}
