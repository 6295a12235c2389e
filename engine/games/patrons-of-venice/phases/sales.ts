/**
 * Sales as codes, each valid only for the hand that it was made for. A hand that allows at most
 * 1,024 different sales numbers them all: the first good's count changes fastest. For a larger hand
 * only the sales of none or all of each good have codes (appendix A.1), by a mask over its kinds;
 * all others stay open commands.
 */

import { GOODS } from '../data.ts';
import { at, HAND, type State } from '../state.ts';
import type { Goods } from '../types.ts';

/** PV-047: any number of hand cards; this is the greatest number of listed sales. */
export const MOST_LISTED = 1024;

/** Counts of the sale that was read last. Scratch, so that nothing is allocated. */
export const SALE = new Int32Array(GOODS.length);

/** How many sales a hand allows, above `MOST_LISTED` any number above it. */
function salesOf(s: State, hand: number): number {
  let sales = 1;
  for (let good = 0; good < GOODS.length && sales <= MOST_LISTED; good++)
    sales *= s[hand + good] + 1;
  return sales;
}

/** Number of kinds of goods in a hand. */
function kindsIn(s: State, hand: number): number {
  let kinds = 0;
  for (let good = 0; good < GOODS.length; good++) if (s[hand + good] > 0) kinds++;
  return kinds;
}

/** First number of a seat's listed sales, and the number after the last. */
export const firstSale = (s: State, p: number): number =>
  salesOf(s, HAND + at(p)) > MOST_LISTED ? MOST_LISTED : 0;
export function endOfSales(s: State, p: number): number {
  const sales = salesOf(s, HAND + at(p));
  return sales > MOST_LISTED ? MOST_LISTED + 2 ** kindsIn(s, HAND + at(p)) : sales;
}

/** Reads the sale with this number into `SALE`. */
export function readSale(s: State, p: number, number: number): void {
  const hand = HAND + at(p);
  const byKind = number >= MOST_LISTED;
  let rest = byKind ? number - MOST_LISTED : number;
  for (let good = 0; good < GOODS.length; good++) {
    const held = s[hand + good];
    const digits = byKind ? Math.min(held, 1) + 1 : held + 1;
    const digit = rest % digits;
    SALE[good] = byKind ? digit * held : digit;
    rest = (rest - digit) / digits;
  }
}

/** The number of a sale, which is read into `SALE`; -1 if it has none. */
export function numberOfSale(s: State, p: number, goods: Goods): number {
  for (let good = 0; good < GOODS.length; good++) SALE[good] = goods[GOODS[good]] ?? 0;
  return numberInSale(s, p);
}

/** The number of the sale in `SALE`; -1 if it has none. */
export function numberInSale(s: State, p: number): number {
  const hand = HAND + at(p);
  const first = firstSale(s, p);
  let number = 0;
  let unit = 1;
  for (let good = 0; good < GOODS.length; good++) {
    const held = s[hand + good];
    const sold = SALE[good];
    if (sold > held || (first > 0 && sold > 0 && sold < held)) return -1;
    number += unit * (first > 0 ? Math.min(sold, 1) : sold);
    unit *= first > 0 ? Math.min(held, 1) + 1 : held + 1;
  }
  return first + number;
}

/** The sale in `SALE` as a map. */
export function goodsOfSale(): Goods {
  const sold = GOODS.map((good, i) => [good, SALE[i]] as const).filter(([, count]) => count > 0);
  return Object.fromEntries(sold) as Goods;
}
