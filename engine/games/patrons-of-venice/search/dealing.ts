/**
 * A seat's decisions about public cards: it reserves, unloads, takes, sells and buys. Call `survey`
 * and `lookAt` before.
 */

import * as C from '../codes.ts';
import { GOODS, RIGHT, SHIPS, VALUE_OF } from '../data.ts';
import { priceAt, STOCK } from '../phases/buy.ts';
import { isFree, priceFor } from '../phases/reserve.ts';
import { firstSale, numberInSale, SALE } from '../phases/sales.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { pirateRisk } from './city.ts';
import { cardWorth, handWorth } from './hand.ts';

/** Share of a reserved shipment's worth, by how soon it arrives. [ship] */
const SOON = [0.45, 0.65, 0.88] as const;
/** Least gain of a purchase in Ducats. */
const BARGAIN = 0.25;
/** Ducats of another's gain that weigh as much as one of the seat's own. */
const ENVY = 0.5;

/** Value of one further card of each good; -1 = not computed yet. Scratch. */
const worths = new Float64Array(GOODS.length);
/** Value of the hand as it is: computed once for all goods. */
let asItIs = 0;

function startWorths(s: State, p: number): void {
  worths.fill(-1);
  asItIs = handWorth(s, p, 0, 0);
}

function worthOf(s: State, p: number, good: number): number {
  if (worths[good] < 0) worths[good] = handWorth(s, p, good, 1) - asItIs;
  return worths[good];
}

/** Value of a card that can be kept or sold. */
const freeWorth = (s: State, p: number, good: number): number =>
  Math.max(VALUE_OF[good], worthOf(s, p, good));

/** The purchase or reservation that was found last: by how much it pays. */
export const bargain = { gain: 0 };

/** On the player's own board a cube only protects; on another it also gets the shipment. */
export function reservation(s: State, p: number): number {
  bargain.gain = 0;
  if (s[S.CUBES + S.at(p)] === 0) return C.PASS;
  startWorths(s, p);
  const risk = pirateRisk(s);
  let best: number = C.PASS;
  let most = 0;
  for (let owner = 0; owner < s[S.SEATS]; owner++) {
    const price = priceFor(p, owner);
    if (s[S.DUCATS + S.at(p)] < price) continue;
    const cost = owner === p ? price : price * (1 + ENVY / (s[S.SEATS] - 1));
    for (let ship = 0; ship < SHIPS.length; ship++) {
      if (!isFree(s, owner, ship)) continue;
      const worth = freeWorth(s, p, s[S.SHIP + S.at(owner) + ship]) * SOON[ship];
      const gain = (owner === p ? worth * risk : worth) - cost;
      if (gain <= most) continue;
      most = gain;
      best = C.RESERVE + (owner << 2) + ship;
    }
  }
  bargain.gain = most;
  return best;
}

/** Keeps a shipment that is worth more than its price. */
export function unload(s: State, p: number): number {
  const good = s[S.SHIP + S.at(s[S.BOARD]) + RIGHT];
  return C.UNLOAD + (cardWorth(s, p, good) < VALUE_OF[good] ? 1 : 0);
}

/** The most valuable new shipment. */
export function place(s: State, p: number): number {
  startWorths(s, p);
  let best = s[S.NEW];
  for (let i = 1; i < s[S.NEW_SIZE]; i++) {
    if (freeWorth(s, p, s[S.NEW + i]) > freeWorth(s, p, best)) best = s[S.NEW + i];
  }
  return C.PLACE + best;
}

/** Number of cards of a good that are worth more sold: after `purchase` or `startWorths`. */
export function toSell(s: State, p: number, good: number): number {
  const held = s[S.HAND + S.at(p) + good];
  let sold = 0;
  let worth = asItIs;
  while (sold < held) {
    const without = handWorth(s, p, good, -sold - 1);
    if (worth - without >= VALUE_OF[good]) break;
    worth = without;
    sold++;
  }
  return sold;
}

/** All cards that are worth more sold. */
export function sale(s: State, p: number): number {
  const isByKind = firstSale(s, p) > 0;
  startWorths(s, p);
  for (let good = 0; good < GOODS.length; good++) {
    const sold = toSell(s, p, good);
    SALE[good] = isByKind && sold < s[S.HAND + S.at(p) + good] ? 0 : sold;
  }
  return C.SELL + numberInSale(s, p);
}

/** Whether `p` can pay for anything on sale. */
export function canBuy(s: State, p: number): boolean {
  const ducats = s[S.DUCATS + S.at(p)];
  for (let good = 0; good < GOODS.length; good++) {
    if (s[S.WHARF + good] > 0 && ducats > 0) return true;
    if (s[S.MARKET + good] > 0 && ducats >= VALUE_OF[good]) return true;
  }
  return false;
}

/** The card that pays best, or a pass. */
export function purchase(s: State, p: number): number {
  startWorths(s, p);
  let best: number = C.PASS;
  let most = BARGAIN;
  for (let stall = 0; stall < STOCK.length; stall++) {
    for (let good = 0; good < GOODS.length; good++) {
      if (s[STOCK[stall] + good] === 0) continue;
      const price = priceAt(stall, good);
      if (s[S.DUCATS + S.at(p)] < price) continue;
      const gain = worthOf(s, p, good) - price;
      if (gain <= most) continue;
      most = gain;
      best = C.BUY + (stall << 4) + good;
    }
  }
  bargain.gain = best === C.PASS ? 0 : most;
  return best;
}
