/**
 * The offers of the vocabulary that pass all checks now (rules, section 5.11). The conditions are
 * repeated here, each evaluated once for a whole row of offers; a test compares them with the
 * checks.
 */

import { YIELD } from '../buildings.ts';
import { CARD, kindOf } from '../cards.ts';
import { OFFER, PROPOSE } from '../codes.ts';
import { CARDS, COMMODITIES, EXTRA_ACTION, KINDS, SMALL, TILES } from '../data.ts';
import { canStep } from '../effects/tower.ts';
import { hasExtra, left } from '../limits.ts';
import { isBuilding, NEIGHBOURS } from '../map.ts';
import { hasGoods } from '../phases/main.ts';
import * as S from '../state.ts';
import * as I from './items.ts';
import * as R from './record.ts';

/** Offers, and proposals to one player, that are listed since the state began. */
const MOST_TRIES = 2;

const hand = new Int32Array(CARDS);
let handSize = 0;

function readHand(s: S.State, p: number): void {
  handSize = 0;
  for (let card = 0; card < CARDS; card++) if (s[S.HOLDER + card] === p) hand[handSize++] = card;
}

/** GE-551: whether one more of this maker for this target may stand. */
function hasRoom(s: S.State, maker: number, taker: number, target: number): boolean {
  let standing = 0;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (s[at + R.MAKER] !== maker || s[at + R.TAKER] !== taker) continue;
    if (s[at + R.TARGET] === target) return false;
    standing++;
  }
  return standing < S.MOST_STANDING;
}

const canBeServed = (s: S.State, player: number, target: number): boolean =>
  !isBuilding(target) || left(s, player) >= 1 || hasExtra(s, player);

/** Listed offers of `p` for the claimed building or the spaces that can be moved to now. */
export function listOffers(s: S.State, p: number, out: Int32Array, start: number): number {
  if (s[S.TRIES + S.at(p)] >= MOST_TRIES) return start;
  readHand(s, p);
  let n = start;
  if (s[S.PHASE] === S.CLAIM) return offersFor(s, p, S.tower(s), out, n);
  const neighbours = NEIGHBOURS[S.tower(s)];
  for (let i = 0; i < neighbours.length; i++) {
    if (canStep(s, neighbours[i])) n = offersFor(s, p, neighbours[i], out, n);
  }
  return n;
}

/** Listed proposals of the merchant for the same targets, player by player. */
export function listProposals(s: S.State, m: number, out: Int32Array, start: number): number {
  let n = start;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p === m || s[S.TRIES_TO + S.at(p)] >= MOST_TRIES) continue;
    if (s[S.PHASE] === S.CLAIM) {
      n = proposalsFor(s, m, p, S.tower(s), out, n);
      continue;
    }
    const neighbours = NEIGHBOURS[S.tower(s)];
    for (let i = 0; i < neighbours.length; i++) {
      if (canStep(s, neighbours[i])) n = proposalsFor(s, m, p, neighbours[i], out, n);
    }
  }
  return n;
}

function offersFor(s: S.State, p: number, target: number, out: Int32Array, start: number): number {
  const m = s[S.MERCHANT];
  if (!canBeServed(s, p, target) || !hasRoom(s, p, m, target)) return start;
  const block = S.at(p);
  const purse = s[S.DUCATS + block];
  const mayTakeMarkers = s[S.GENERAL + S.at(m)] > 0;
  // GE-1102: with two players, no deal without a good.
  const isDuel = s[S.SEATS] === 2;
  let n = isDuel ? start : row(OFFER, 0, target, I.NOTHING, purse, out, start);
  for (let i = 0; i < COMMODITIES.length; i++) {
    if (s[S.GOODS + block + i] > 0) n = row(OFFER, 0, target, I.COMMODITY + i, purse, out, n);
  }
  const spent = isBuilding(target) && left(s, p) < 1 ? 1 : 0;
  for (let i = 0; i < TILES.length; i++) {
    const held = s[S.TILE + block + i] - (i === EXTRA_ACTION ? spent : 0);
    if (held > 0) n = row(OFFER, 0, target, I.TILE + i, purse, out, n);
  }
  if (s[S.PERSONAL + block] > 0 && mayTakeMarkers) {
    n = row(OFFER, 0, target, I.MARKER, purse, out, n);
  }
  for (let i = 0; i < handSize; i++) {
    n = row(OFFER, 0, target, I.OWN_CARD + hand[i], purse, out, n);
  }
  n = laterRows(s, OFFER, 0, p, target, purse, out, n);
  if (!isBuilding(target) || isDuel) return n;
  for (let i = 0; i < handSize; i++) {
    const card = hand[i];
    if (kindOf(card) > SMALL || CARD[card].buildings[0] !== target) continue;
    if (hasGoods(s, p, card)) n = row(OFFER, 0, target, I.COMMIT + card, ANY_PURSE, out, n);
  }
  return n;
}

/** A player's payment is not looked up if it may be hidden, or comes out of the action. */
const ANY_PURSE = 2 ** 30;

function proposalsFor(
  s: S.State,
  m: number,
  p: number,
  target: number,
  out: Int32Array,
  start: number,
): number {
  if (!canBeServed(s, p, target) || !hasRoom(s, m, p, target)) return start;
  const block = S.at(p);
  let n = s[S.SEATS] === 2 ? start : row(PROPOSE, p, target, I.NOTHING, ANY_PURSE, out, start);
  let goods = 0;
  for (let i = 0; i < COMMODITIES.length; i++) {
    if (s[S.GOODS + block + i] === 0) continue;
    goods++;
    n = row(PROPOSE, p, target, I.COMMODITY + i, ANY_PURSE, out, n);
  }
  for (let i = 0; i < TILES.length; i++) {
    if (s[S.TILE + block + i] > 0) n = row(PROPOSE, p, target, I.TILE + i, ANY_PURSE, out, n);
  }
  if (s[S.PERSONAL + block] > 0 && s[S.GENERAL + S.at(m)] > 0) {
    n = row(PROPOSE, p, target, I.MARKER, ANY_PURSE, out, n);
  }
  if (goods > 0) n = row(PROPOSE, p, target, I.ANY_GOOD, ANY_PURSE, out, n);
  for (let i = 0; i < KINDS.length; i++) {
    if (s[S.HAND + block + i] > 0) n = row(PROPOSE, p, target, I.ANY_CARD + i, ANY_PURSE, out, n);
  }
  return laterRows(s, PROPOSE, p, p, target, ANY_PURSE, out, n);
}

/** One deferred good of the action's available yield. */
function laterRows(
  s: S.State,
  code: number,
  taker: number,
  p: number,
  target: number,
  purse: number,
  out: Int32Array,
  start: number,
): number {
  if (!isBuilding(target)) return start;
  const { draw, markers, first, tile } = YIELD[target];
  let n = start;
  for (let good = first; first >= 0 && good <= first + 1; good++) {
    if (s[S.SUPPLY + good] > 0) n = row(code, taker, target, I.LATER_GOOD + good, purse, out, n);
  }
  if (tile >= 0 && s[S.TILE_SUPPLY + tile] > 0) {
    n = row(code, taker, target, I.LATER_TILE, purse, out, n);
  }
  const isFree = s[S.GENERAL + S.at(p)] > 0 && s[S.GENERAL + S.at(s[S.MERCHANT])] > 0;
  if (markers > 0 && isFree) n = row(code, taker, target, I.LATER_MARKER, purse, out, n);
  if (draw >= 0 && S.pileCount(s, draw) > 0) {
    n = row(code, taker, target, I.LATER_CARD, purse, out, n);
  }
  return n;
}

/** An item with each of its amounts that the purse allows. */
function row(
  code: number,
  player: number,
  target: number,
  item: number,
  purse: number,
  out: Int32Array,
  start: number,
): number {
  const amounts = I.amountsFor(item);
  let n = start;
  for (let i = 0; i < amounts.length; i++) {
    if (amounts[i] <= purse) out[n++] = code + I.numberFor(player, target, item, i);
  }
  return n;
}
